"""The entry point: runs a command, and turns every ending into an exit code and at most one line of complaint."""

from __future__ import annotations

import sys

from pfadwerk.cli.streams import open_what_is_closed, silence

# Not from typing: until `main` runs, Ctrl-C is a traceback, so as little as can be comes before it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import FrameType

PROGRAM = "pfadwerk"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        open_what_is_closed()
        _hear_termination()
        # Imported in here, so that Ctrl-C during the start is no traceback either.
        from pfadwerk.cli.run import run

        code = run(PROGRAM, given)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except RuntimeError as error:
        if isinstance(error.__cause__, KeyboardInterrupt):  # Python 3.11 wraps it so while it makes a class
            return 130
        raise
    except BrokenPipeError:  # the reader has seen enough (`| head`)
        silence(sys.stdout)
        return 0
    except OSError as error:
        silence(sys.stdout)
        return _complain(error, given)


def _hear_termination() -> None:
    """Let SIGTERM end a command as Ctrl-C does: what was found is printed."""
    import signal

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        if callable(signal.getsignal(signal.SIGINT)):
            signal.raise_signal(signal.SIGINT)
        else:  # started in the background of a script, where Ctrl-C is not heard
            raise KeyboardInterrupt

    try:
        signal.signal(signal.SIGTERM, interrupt)
    except ValueError:  # not in the main thread
        return


def _complain(error: OSError, arguments: Sequence[str]) -> int:
    from pfadwerk.cli.exits import Exit
    from pfadwerk.cli.language import language_of
    from pfadwerk.cli.voice import Voice

    Voice.plain(language_of(arguments)).complain_of_file(error)
    return Exit.UNREADABLE
