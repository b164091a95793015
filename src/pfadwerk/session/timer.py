"""How long a game has been played; off unless somebody wants it. The clock is the caller's."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Timer:
    """Seconds that have passed, and the clock's reading since when it runs (None: it stands)."""

    passed: float = 0.0
    since: float | None = None

    def run(self, now: float) -> Timer:
        """The timer going on from `now`."""
        return self if self.since is not None else replace(self, since=now)

    def stop(self, now: float) -> Timer:
        """The timer held at `now`."""
        return Timer(self.seconds(now))

    def seconds(self, now: float) -> float:
        """What it shows at `now`; a clock set back takes nothing away."""
        return self.passed + (max(0.0, now - self.since) if self.since is not None else 0.0)
