"""The games behind interfaces that researchers know. Each adapter needs its extra: ``pip install "tavolata[pettingzoo]"``."""
