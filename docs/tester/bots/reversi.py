#!/usr/bin/env python3
"""A small bot for Reversi in Board Duels: it likes corners, shuns the squares beside empty ones, and turns many discs.

Try it from the project's folder:

    duel board reversi match "exec:python3 docs/tester/bots/reversi.py" level_40 --games 20

It needs nothing but Python 3. docs/tester/protocol.md explains the messages.
"""

import json
import sys

PROTOCOL = 1
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
CORNERS = [(0, 0), (0, 7), (7, 0), (7, 7)]


def answer(message):
    """Writes a line. Without flush it would wait in a buffer while the clock runs."""
    print(json.dumps(message), flush=True)


def square(place):
    """Returns the file and the row of a place such as d3, from 0."""
    return ord(place[0]) - ord("a"), int(place[1]) - 1


def turned(board, at, me):
    """Counts the enemy discs that a disc of mine would turn."""
    count = 0
    for dx, dy in DIRECTIONS:
        x, y, line = at[0] + dx, at[1] + dy, 0
        while board.get((x, y), 0) not in (0, me):
            x, y, line = x + dx, y + dy, line + 1
        if board.get((x, y), 0) == me:
            count += line
    return count


def worth(board, at, me):
    """Guesses what a disc of mine on a square is worth."""
    if at in CORNERS:
        return 100
    value = turned(board, at, me)
    for corner in CORNERS:
        near = max(abs(at[0] - corner[0]), abs(at[1] - corner[1])) == 1
        if near and board[corner] == 0:
            value -= 30
    if 0 in at or 7 in at:
        value += 5
    return value


def choose(view, actions):
    """Returns the action that is worth most; of equals, the first."""
    if actions[0]["id"] == "pass":
        return "pass"
    board = {square(piece["place"]): piece["seat"] for piece in view["pieces"]}
    best = max(actions, key=lambda action: worth(board, square(action["id"]), view["seat"]))
    return best["id"]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message.get("family") != "reversi":
                sys.exit("this bot plays nothing but Reversi")
            answer({"protocol": PROTOCOL, "name": "Corners"})
        elif message["type"] == "decide":
            action = choose(message["view"], message["actions"])
            answer({"decision": message["decision"], "action": action})
        # "start", "events" and "end" need no answer, and this bot learns nothing from them.


if __name__ == "__main__":
    main()
