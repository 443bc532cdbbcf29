"""``python -m tavolata`` is the command line."""

import sys

from tavolata.cli import main

sys.exit(main())
