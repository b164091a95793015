"""Stromrallye measured: boards of the published generator by size and difficulty, and the official files."""
