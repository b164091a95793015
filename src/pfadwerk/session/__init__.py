"""Playing a puzzle of any kind: moves with undo and redo, saving, hints, time. It knows no kind."""
