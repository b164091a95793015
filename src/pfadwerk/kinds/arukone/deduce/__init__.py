"""Solving as people do: named deductions, the cheapest first. Rating, explanations and hints rest on it."""
