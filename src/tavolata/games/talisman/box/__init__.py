"""What lies in the box: cards, characters, spaces, and how answers are written."""
