"""The text formats of Arukone / Numberlink, one file each."""
