"""The benchmark of simultaneous mazes."""
