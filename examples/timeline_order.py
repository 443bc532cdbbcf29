# %% [markdown]
# # Is Timeline fairer if the order goes to and fro?
#
# Whoever places first needs one right card fewer in the same number of rounds. The option `turn-order` lets every other round go
# back the way it came. Both are played on the same deals, so that only the option makes the difference.
#
# Run it as it is, or cell by cell in an editor that knows `# %%` (Jupyter, VS Code, Spyder).

# %%
import os
from pathlib import Path
from tempfile import mkdtemp

from tavolata.lab import read
from tavolata.lab.experiment import experiment_of
from tavolata.lab.runs import go_on, new_run

DEALS = int(os.environ.get("DEALS", "2000"))

experiment = experiment_of(
    {
        "game": "timeline",
        "players": 4,
        "bots": ["adult"],
        "deals": DEALS,
        "seed": 1,
        "variants": {"to-and-fro": {"turn-order": "to-and-fro"}},
    }
)
folder = Path(mkdtemp()) / "order.run"
print("digest", go_on(new_run(experiment, folder)))

# %% [markdown]
# The share of victories by how many seats after the first one sits; 25 % would be even.

# %%
results = read(folder)
for number, match in enumerate(results.matches):
    print(match.variant)
    for share in results.shares(number, "after_first"):
        print(f"  {share.name} after the first: {share.share:6.1%}  ({share.low:.1%} to {share.high:.1%})")

# %% [markdown]
# What the option changes, deal by deal. Only what the interval makes certain is marked.

# %%
for change in results.differences("to-and-fro"):
    mark = "*" if change.is_clear else " "
    print(f"{mark} {change.name:18} {change.base:8.3f} -> {change.variant:8.3f}")

# %% [markdown]
# Anything else is a question in SQL; the answer is an Arrow table (`.to_pandas()` makes a frame of it).

# %%
print(
    results.ask(
        """
        SELECT variant, max(share) - min(share) AS spread
        FROM (
            SELECT variant, after_first, avg(won) AS share
            FROM players JOIN matches USING (match) WHERE rank > 0 GROUP BY ALL
        ) GROUP BY variant ORDER BY variant
        """
    )
)
