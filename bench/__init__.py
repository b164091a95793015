"""Benchmarks: `python -m bench.<kind>` measures one kind and writes JSON."""
