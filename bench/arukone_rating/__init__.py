"""Calibrates the rating of Arukone boards on the pen moves that a person needed."""
