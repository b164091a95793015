"""The puzzle families, and the registry that finds them."""
