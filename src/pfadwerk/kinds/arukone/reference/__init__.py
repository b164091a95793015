"""Exact solvers in plain Python: the oracle of the fast ones, and the textbook methods."""
