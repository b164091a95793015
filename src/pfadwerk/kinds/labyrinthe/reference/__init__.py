"""Exact solvers in plain Python: the textbook methods, and the oracle of everything faster."""
