"""What Arukone offers beyond solving and checking."""

from pfadwerk.kinds.arukone import play, symmetry
from pfadwerk.kinds.arukone.count import count
from pfadwerk.kinds.arukone.explain import explain
from pfadwerk.kinds.arukone.generators import GENERATORS
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.arukone.questions import QUESTIONS
from pfadwerk.kinds.arukone.rate import rate
from pfadwerk.kinds.interface import Offers, Play, Symmetry

OFFERS: Offers[Puzzle, Lines] = Offers(
    symmetry=Symmetry(symmetry.turn, symmetry.mirror, symmetry.normal),
    count=count,
    generators=GENERATORS,
    rate=rate,
    explain=explain,
    questions=QUESTIONS,
    play=Play(play.start, play.moves, play.execute, play.replay, play.show),
)
