"""`python -m pfadwerk` is the command `pfadwerk`."""

import sys

from pfadwerk.cli.main import main

sys.exit(main())
