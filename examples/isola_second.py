# %% [markdown]
# # What does the second player of Isola dei Demoni need?
#
# Who begins has an advantage. The option `second-player` gives the other one something for it: order points, or a first turn of the
# opponent without attack. Which of them brings both closest together, and does the game stay as long?

# %%
import os
from pathlib import Path
from tempfile import mkdtemp

from tavolata.lab import read
from tavolata.lab.experiment import experiment_of
from tavolata.lab.runs import go_on, new_run

DEALS = int(os.environ.get("DEALS", "400"))
REMEDIES = ("points-2", "points-4", "no-first-attack")

experiment = experiment_of(
    {
        "game": "isola",
        "players": 2,
        "bots": ["policy"],
        "deals": DEALS,
        "seed": 1,
        "variants": {remedy: {"second-player": remedy} for remedy in REMEDIES},
    }
)
folder = Path(mkdtemp()) / "second.run"
print("digest", go_on(new_run(experiment, folder), workers=1))

# %% [markdown]
# The share of victories of who begins; even is 50 %.

# %%
results = read(folder)
for number, match in enumerate(results.matches):
    first = next(share for share in results.shares(number, "after_first") if share.name == "0")
    turns = results.figures(number)["turns"]
    print(f"{match.variant:16} {first.share:6.1%} ({first.low:.1%} to {first.high:.1%}), {turns.mean:.1f} turns")

# %% [markdown]
# What is certain about each of them.

# %%
for remedy in REMEDIES:
    clear = [change.name for change in results.differences(remedy) if change.is_clear]
    print(f"{remedy:16} changes {', '.join(clear) or 'nothing for certain'}")
