"""Makes the sounds of the table: ``python scripts/sounds.py``. Needs ffmpeg, once, for whoever changes a sound.

Every sound is worked out here, sample by sample, from noise and decaying tones: nothing is recorded, and nothing is anybody
else's. The same script makes the same samples. What is committed is what ffmpeg makes of them: small MP3 files, which every
browser plays.
"""

from __future__ import annotations

import argparse
import math
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "stage" / "sounds"
RATE = 32_000
#: How loud the loudest sample of a sound is, of 1.
PEAK = 0.8

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def add(into: Samples, sound: Samples, at: float = 0.0, loud: float = 1.0) -> None:
    """Mix a sound into another, from a moment on; what does not fit lengthens it."""
    first = int(at * RATE)
    into.extend([0.0] * (first + len(sound) - len(into)))
    for place, sample in enumerate(sound, first):
        into[place] += sample * loud


def tone(pitch: float, seconds: float, decay: float, partials: tuple[tuple[float, float], ...] = ((1, 1),)) -> Samples:
    """A struck tone; each partial is (times the pitch, how loud), and high ones die away sooner."""
    made = []
    for place in range(int(seconds * RATE)):
        time = place / RATE
        attack = min(1.0, time / 0.004)
        made.append(
            attack
            * sum(
                loud * math.exp(-time * decay * ratio**0.5) * math.sin(2 * math.pi * pitch * ratio * time)
                for ratio, loud in partials
            )
        )
    return made


def noise(seconds: float, envelope: Callable[[float], float], low: float, high: float, seed: int) -> Samples:
    """Noise between two pitches (two one-pole filters), with a loudness for every moment."""
    luck = random.Random(seed)
    smooth, deep = 0.0, 0.0
    close = 1 - math.exp(-2 * math.pi * high / RATE)
    far = 1 - math.exp(-2 * math.pi * low / RATE)
    made = []
    for place in range(int(seconds * RATE)):
        smooth += close * (luck.uniform(-1, 1) - smooth)
        deep += far * (smooth - deep)
        made.append((smooth - deep) * envelope(place / RATE))
    return made


def glide(start: float, end: float, seconds: float, decay: float) -> Samples:
    """A tone that slides from a pitch to another."""
    phase, made = 0.0, []
    for place in range(int(seconds * RATE)):
        time = place / RATE
        phase += 2 * math.pi * start * (end / start) ** (time / seconds) / RATE
        made.append(min(1.0, time / 0.006) * math.exp(-time * decay) * math.sin(phase))
    return made


def fading(decay: float, attack: float = 0.002) -> Callable[[float], float]:
    return lambda time: min(1.0, time / attack) * math.exp(-time * decay)


def swelling(seconds: float) -> Callable[[float], float]:
    return lambda time: math.sin(math.pi * min(1.0, time / seconds)) ** 2


WOOD = ((1, 1.0), (2.76, 0.4), (5.4, 0.2))
METAL = ((1, 1.0), (2.32, 0.7), (4.25, 0.5), (6.63, 0.35), (9.38, 0.2))
BELL = ((1, 1.0), (2.0, 0.45), (3.0, 0.2), (4.2, 0.12))


def card() -> Samples:
    """Laid on the table: paper slides, then lands."""
    made = noise(0.16, swelling(0.13), 900, 6500, 1)
    add(made, noise(0.09, fading(60), 120, 1400, 2), 0.105, 1.6)
    return made


def flip() -> Samples:
    """Turned over: a quick swish that rises, and a snap."""
    made = noise(0.2, swelling(0.17), 1800, 9000, 3)
    add(made, noise(0.06, fading(90), 600, 7000, 4), 0.15, 1.8)
    add(made, tone(1318.5, 0.35, 12, BELL), 0.16, 0.12)
    return made


def dice() -> Samples:
    """Two dice: knocks on wood that come closer together."""
    luck, made, at = random.Random(5), silence(0.1), 0.0
    for gap in (0.09, 0.075, 0.07, 0.05, 0.055, 0.04, 0.03, 0.025):
        knock = tone(luck.uniform(620, 900), 0.06, 80, WOOD)
        add(knock, noise(0.03, fading(140), 800, 6000, luck.randrange(999)), 0, 0.7)
        add(made, knock, at, luck.uniform(0.5, 1.0))
        at += gap
    return made


def coin() -> Samples:
    made = tone(2093, 0.5, 14, METAL)
    add(made, tone(2793, 0.5, 12, METAL), 0.07, 0.8)
    return made


def step() -> Samples:
    """A pawn moves on: two soft knocks."""
    made = tone(330, 0.1, 45, WOOD)
    add(made, tone(392, 0.12, 40, WOOD), 0.11, 0.8)
    return made


def blow() -> Samples:
    """Steel on steel."""
    made = tone(740, 0.45, 13, METAL)
    add(made, noise(0.12, fading(45), 1500, 11000, 6), 0, 1.4)
    add(made, tone(110, 0.18, 26), 0, 0.9)
    return made


def magic() -> Samples:
    made = silence(0.1)
    for place, pitch in enumerate((784, 988, 1175, 1480, 1760)):
        add(made, tone(pitch, 0.55, 8, BELL), place * 0.055, 0.5)
    add(made, noise(0.5, swelling(0.5), 4000, 11000, 7), 0, 0.25)
    return made


def fall() -> Samples:
    """Something is lost: a tone sinks, and a thud."""
    made = glide(330, 98, 0.6, 3.2)
    add(made, tone(82, 0.4, 12), 0.42, 1.1)
    add(made, noise(0.12, fading(35), 60, 500, 8), 0.42, 1.2)
    return made


def anvil() -> Samples:
    made = tone(1046, 0.7, 9, METAL)
    add(made, noise(0.05, fading(90), 1000, 9000, 9), 0, 1.0)
    add(made, tone(1046, 0.6, 10, METAL), 0.24, 0.6)
    return made


def turn() -> Samples:
    """It is your turn: two warm bells."""
    made = tone(523.25, 0.7, 6, BELL)
    add(made, tone(783.99, 0.9, 5, BELL), 0.14)
    return made


def chat() -> Samples:
    made = tone(880, 0.2, 24, BELL)
    add(made, tone(1174.7, 0.22, 22, BELL), 0.06, 0.7)
    return made


def victory() -> Samples:
    made = silence(0.1)
    for place, pitch in enumerate((392, 493.88, 587.33, 783.99)):
        add(made, tone(pitch, 1.0, 4.2, BELL), place * 0.13, 0.7)
    for pitch in (392, 587.33, 783.99, 987.77):
        add(made, tone(pitch, 1.5, 2.6, BELL), 0.55, 0.45)
    return made


def end() -> Samples:
    """The game is over, and somebody else has won: calm, not sad."""
    made = tone(392, 0.8, 4.5, BELL)
    add(made, tone(329.63, 1.2, 3.5, BELL), 0.2, 0.9)
    return made


SOUNDS: dict[str, Callable[[], Samples]] = {
    made.__name__: made for made in (card, flip, dice, coin, step, blow, magic, fall, anvil, turn, chat, victory, end)
}


def as_wave(samples: Samples, path: Path) -> None:
    """16 bits, one channel, as loud as all others, and without a click at the end."""
    loudest = max(abs(sample) for sample in samples)
    last = int(0.01 * RATE)
    shown = [
        int(32767 * PEAK * sample / loudest * min(1.0, (len(samples) - place) / last))
        for place, sample in enumerate(samples)
    ]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(shown)}h", *shown))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=FOLDER)
    out: Path = parser.parse_args(arguments).out
    if shutil.which("ffmpeg") is None:
        print("There is no ffmpeg here: it makes the small files.", file=sys.stderr)
        return 1
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, make in SOUNDS.items():
            raw = Path(folder) / f"{name}.wav"
            as_wave(make(), raw)
            command = ["ffmpeg", "-y", "-loglevel", "error", "-i", str(raw), "-map_metadata", "-1", "-bitexact"]
            command += ["-codec:a", "libmp3lame", "-b:a", "48k", "-write_xing", "0", "-id3v2_version", "0"]
            subprocess.run([*command, str(out / f"{name}.mp3")], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
