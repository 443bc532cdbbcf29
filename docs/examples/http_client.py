"""Plays a seat of a Tavolata table with random legal answers: http_client.py "http://localhost:8000/t/TABLE#TOKEN" [NAME]"""

import json
import random
import sys
import urllib.error
import urllib.request

link, _, token = sys.argv[1].partition("#")
HEADERS = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(link.replace("/t/", "/api/tables/") + path, data, HEADERS, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)  # {"key": ..., "text": "why not"}


def choose(seen, question):
    """The answer: here is where a program would think. ``seen["view"]`` is what the seat sees."""
    return random.choice(question["options"])


seat = call("GET", "")["seat"]
if len(sys.argv) > 2:
    sat = call("POST", "/sit", {"person": {"name": sys.argv[2]}})
    # Whoever sits down has a link of their own from then on.
    HEADERS["Authorization"] = "Bearer " + sat["link"].partition("#")[2]
have, acts = -1, 0
while not (now := call("GET", f"/wait?seat={seat}&have={have}"))["over"]:
    asked = now["question"] or (now["reaction"] if random.random() < 0.2 else None)
    if asked:
        acts += 1
        act = {"t": "act", "id": f"{acts}", "decision": asked["decision"], "on": now["v"]}
        call("POST", f"/send?seat={seat}", act | {"action": choose(now, asked)})
    else:
        have = now["v"]
print(f"seat {seat + 1}: {acts} answers, place {call('GET', '')['table']['places'][seat]}")
