"""Numberlink measured: finding, proving and counting on generated boards and on the collections."""
