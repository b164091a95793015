"""The text formats of the mazes."""
