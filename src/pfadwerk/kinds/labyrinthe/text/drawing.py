"""Reads one maze of the map format, from its top border to its bottom border."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.model import MAX_SIDE, Maze
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE
from pfadwerk.kinds.labyrinthe.text.complaint import complaint
from pfadwerk.text.cursor import Cursor, Line, Token

_BORDER = re.compile(r"\+(?:-+\+)+")


@dataclass(slots=True)
class _Drawing:
    """What was read of a maze so far. `posts` are the columns of the `+`; cells lie between them."""

    posts: list[int]
    right: bytearray = field(default_factory=bytearray)
    below: bytearray = field(default_factory=bytearray)
    rows: int = 0
    start: Cell | None = None
    goal: Cell | None = None
    pits: set[Cell] = field(default_factory=set)

    @property
    def width(self) -> int:
        return len(self.posts) - 1

    def maze(self) -> Maze:
        """The maze, once its bottom border was read."""
        below = bytes(self.below[: self.width * (self.rows - 1)])
        last = (self.width - 1, self.rows - 1)
        start, goal = self.start or (0, 0), self.goal or last
        return Maze(self.width, self.rows, bytes(self.right), below, frozenset(self.pits), start, goal)


def read_drawing(cursor: Cursor) -> Maze:
    """The next maze of the text."""
    drawing = _Drawing(_posts(cursor.take("map-border", package=PACKAGE)))
    while True:
        _read_row(drawing, cursor.take("map-row", package=PACKAGE))
        seam = cursor.take("map-seam", package=PACKAGE)
        _read_seam(drawing, seam)
        following = cursor.peek()
        if following is None or not following.text.startswith("|", drawing.posts[0]):
            break
    _need_border(drawing, seam)
    return drawing.maze()


def _posts(line: Line) -> list[int]:
    text = line.text.rstrip()
    indent = len(text) - len(text.lstrip())
    found = _BORDER.match(text, indent)
    if found is None or found.end() != len(text):
        raise _complaint(line, found.end() if found else indent, "map-border")
    posts = [place for place, character in enumerate(text) if character == "+"]
    if len(posts) - 1 > MAX_SIDE:
        raise _complaint(line, posts[MAX_SIDE + 1], "map-size", bound=MAX_SIDE)
    return posts


def _read_row(drawing: _Drawing, line: Line) -> None:
    posts, text = drawing.posts, _padded(drawing, line)
    for post in (posts[0], posts[-1]):
        if text[post] != "|":
            raise _complaint(line, post, "map-side")
    if drawing.rows == MAX_SIDE:
        raise _complaint(line, posts[0], "map-size", bound=MAX_SIDE)
    walls = "".join([text[post] for post in posts[1:-1]])
    if wrong := re.search("[^ |]", walls):
        raise _complaint(line, posts[1 + wrong.start()], "map-wall")
    drawing.right += bytes([wall == "|" for wall in walls])
    _read_marks(drawing, line, text)
    drawing.rows += 1


def _read_marks(drawing: _Drawing, line: Line, text: str) -> None:
    column = 0
    for found in re.finditer("[^ ]", text):
        place = found.start()
        while column < drawing.width and place > drawing.posts[column + 1]:
            column += 1
        if place not in (drawing.posts[column], drawing.posts[column + 1]):
            _set_mark(drawing, (column, drawing.rows), _token(line, place))


def _set_mark(drawing: _Drawing, cell: Cell, token: Token) -> None:
    match token.text.upper():
        case "O":
            drawing.pits.add(cell)
        case "S" if drawing.start is None:
            drawing.start = cell
        case "G" if drawing.goal is None:
            drawing.goal = cell
        case "S" | "G":
            raise complaint(token, "map-once", mark=token.text.upper())
        case _:
            raise complaint(token, "map-mark")


def _read_seam(drawing: _Drawing, line: Line) -> None:
    posts, text = drawing.posts, _padded(drawing, line)
    for column, post in enumerate(posts):
        if text[post] != "+":
            raise _complaint(line, post, "map-post")
        if column < drawing.width:
            drawing.below.append(_wall_between(line, text, post + 1, posts[column + 1]))


def _wall_between(line: Line, text: str, begin: int, end: int) -> bool:
    piece = text[begin:end]
    if piece.strip(" ") == "":
        return False
    if wrong := re.search("[^-]", piece):
        raise _complaint(line, begin + wrong.start(), "map-seam")
    return True


def _need_border(drawing: _Drawing, seam: Line) -> None:
    gap = drawing.below.find(0, drawing.width * (drawing.rows - 1))
    if gap >= 0:
        raise _complaint(seam, drawing.posts[gap % drawing.width] + 1, "map-border")


def _padded(drawing: _Drawing, line: Line) -> str:
    """The line without what is blank on its right, as wide as the maze; nothing may stand outside of it."""
    text = line.text.rstrip()
    indent = len(text) - len(text.lstrip())
    width = drawing.posts[-1] + 1
    if indent < drawing.posts[0] or len(text) > width:
        outside = indent if indent < drawing.posts[0] else text.index(text[width:].lstrip()[0], width)
        raise _complaint(line, outside, "map-outside")
    return text.ljust(width)


def _complaint(line: Line, place: int, code: str, **details: object) -> Exception:
    return complaint(_token(line, place), code, **details)


def _token(line: Line, place: int) -> Token:
    return Token(line.text[place : place + 1].strip(), line.number, place + 1)
