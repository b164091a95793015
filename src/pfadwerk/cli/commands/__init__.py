"""The commands, one a file; each is imported when it is asked for."""
