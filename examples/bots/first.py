"""A bot in Python: it likes what its options promise, and otherwise takes the first one.

tawy arena match kemet "program:python3 examples/bots/first.py" random --games 2
"""

import json
import sys

LIKED = ("attack", "conflict", "raise", "recruit", "summon")

for line in sys.stdin:
    asked = json.loads(line)
    options = asked["options"]
    liked = [one for one in options if any(word in one["words"] for word in LIKED)]
    print(json.dumps({"choice": (liked or options)[0]["option"]}), flush=True)
