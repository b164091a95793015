"""Drawing: scenes, themes and the outputs that show them.

Its modules are imported one by one: who solves a puzzle needs `scene`, not the SVG writer (30 ms).
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _Drawing(ModuleType):
    """This package, callable: once it is imported it takes the place of the function `pfadwerk.draw` of its name."""

    def __call__(self, *args: Any, **options: Any) -> Any:
        # by name: drawing itself stands below the calls that use it
        return import_module("pfadwerk.api").draw(*args, **options)


sys.modules[__name__].__class__ = _Drawing
