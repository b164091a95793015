"""What the family offers beyond solving and checking."""

from pfadwerk.kinds.interface import Offers, Symmetry
from pfadwerk_template.model import Park, Walk, mirrored, turned

OFFERS: Offers[Park, Walk] = Offers(symmetry=Symmetry(turn=turned, mirror=mirrored, normal=lambda park: park))
