"""Box-drawing characters by their arms: up, right, down, left."""

from __future__ import annotations

Arms = tuple[int, int, int, int]

LIGHT = 1
HEAVY = 2

# By arms as a number of base 3, up first: 0 none, 1 light, 2 heavy.
_WALLS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"

# By arms as a number of base 2, up first: single lines with round bends; double where a way is taken twice.
_ROUND = " ╴╷╮╶─╭┬╵╯│┤╰┴├┼"
_DOUBLE = " ═║╗══╔╦║╝║╣╚╩╠╬"
_DOUBLE_ACROSS = " ═╷╕══╒╤╵╛│╡╘╧╞╪"
_DOUBLE_DOWN = " ╴║╖╶─╓╥║╜║╢╙╨╟╫"


def wall(arms: Arms, ascii_only: bool) -> str:
    """The corner or piece of a grid line; arms are 0, `LIGHT` or `HEAVY`."""
    if not ascii_only:
        up, right, down, left = arms
        return _WALLS[27 * up + 9 * right + 3 * down + left]
    upright, across = arms[0] or arms[2], arms[1] or arms[3]
    return "+" if upright and across else "|" if upright else "-" if across else " "


def way(arms: Arms) -> str:
    """The piece of a way whose arms say how often it is walked (2 = more than once)."""
    up, right, down, left = arms
    table = _TABLES[max(right, left) > 1, max(up, down) > 1]
    return table[8 * bool(up) + 4 * bool(right) + 2 * bool(down) + bool(left)]


_TABLES = {
    (False, False): _ROUND,
    (True, False): _DOUBLE_ACROSS,
    (False, True): _DOUBLE_DOWN,
    (True, True): _DOUBLE,
}
