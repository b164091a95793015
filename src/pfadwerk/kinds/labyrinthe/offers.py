"""What mazes offer beyond solving and checking."""

from pfadwerk.kinds.interface import Offers
from pfadwerk.kinds.labyrinthe.explain import explain
from pfadwerk.kinds.labyrinthe.generate import GENERATORS
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.play import PLAY
from pfadwerk.kinds.labyrinthe.questions import QUESTIONS
from pfadwerk.kinds.labyrinthe.rate import rate
from pfadwerk.kinds.labyrinthe.solvers import count_sequences
from pfadwerk.kinds.labyrinthe.symmetry import SYMMETRY

OFFERS: Offers[Mazes, Instructions] = Offers(
    symmetry=SYMMETRY,
    count=count_sequences,
    generators=GENERATORS,
    rate=rate,
    explain=explain,
    questions=QUESTIONS,
    play=PLAY,
)
