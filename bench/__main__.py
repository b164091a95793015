"""Run the benchmark of every kind, one after the other."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import bench


def main() -> int:
    """Each in a process of its own, so that peak memory is measured apart; the first failure's code."""
    names = [module.name for module in pkgutil.iter_modules(bench.__path__) if module.ispkg]
    codes = [subprocess.run([sys.executable, "-m", f"bench.{name}"], check=False).returncode for name in names]
    return next((code for code in codes if code), 0)


if __name__ == "__main__":
    sys.exit(main())
