"""What Stromrallye offers beyond solving and checking."""

from pfadwerk.kinds.interface import Offers
from pfadwerk.kinds.stromrallye import counting, explain, rate
from pfadwerk.kinds.stromrallye.generators import GENERATORS
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.play import PLAY
from pfadwerk.kinds.stromrallye.questions import QUESTIONS
from pfadwerk.kinds.stromrallye.symmetry import SYMMETRY

OFFERS: Offers[Board, Walk] = Offers(
    symmetry=SYMMETRY,
    count=counting.count,
    generators=GENERATORS,
    rate=rate.rate,
    explain=explain.explain,
    questions=QUESTIONS,
    play=PLAY,
)
