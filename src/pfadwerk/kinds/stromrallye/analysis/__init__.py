"""What can be found out about a board by asking the solver about its positions."""
