"""What all tests need."""

from __future__ import annotations

import signal

# A shell starts what runs in the background with Ctrl-C ignored; tests press it, here and in processes of their own.
signal.signal(signal.SIGINT, signal.default_int_handler)
