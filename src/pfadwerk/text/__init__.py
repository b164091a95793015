"""Reading and writing: what all text formats share."""
