#!/usr/bin/env python3
"""A small bot for Board Duels: it plays the card that seems worth most, until none is worth playing.

Try it from the project's folder:

    duel match --seat1 "exec:python3 docs/tester/bots/greedy.py" --seat2 tree --games 20

It needs nothing but Python 3. docs/tester/protocol.md explains the messages.
"""

import json
import random
import sys

PROTOCOL = 1


def answer(message):
    """Writes a line. Without flush it would wait in a buffer while the clock runs."""
    print(json.dumps(message), flush=True)


def rules_worth(card, mode, me, foe):
    """Guesses what a card does by rules as it is played in a mode, 0 where it has none, without a look at conditions."""
    points = 0
    for rule in card.get("rules", []):
        if rule.get("on", "play") != "play" or rule.get("mode", 0) not in (0, mode):
            continue
        amount = rule.get("amount", 0 if "per" in rule else 1) + (2 * rule.get("gain", 1) if "per" in rule else 0)
        if rule["do"] == "heal":
            amount = min(amount, me["max_hp"] - me["hp"])
        elif rule["do"] == "damage":
            amount *= rule.get("hits", 1)
            if amount >= foe["hp"] + foe["shield"]:
                points += 100
        points += -amount if rule["do"] == "damage" and rule.get("to") == "self" else max(amount, 1)
    return points


def worth(card, mode, me, foe):
    """Guesses what a card is worth now, in hit points."""
    lost = me["max_hp"] - me["hp"]
    length = card["bonus_length"]
    points = 0
    if not card["attackHimself"]:
        damage = (card["base_damage"] + card["max_damage"]) / 2
        if damage > 0:
            damage += me["damage_bonus"]
        if not card["ignore_defense"]:
            damage -= damage * foe["defence"] / 100
        if damage >= foe["hp"] + foe["shield"] and not card["isNotFatal"]:
            points += 100
        points += damage
        points += card["DoT_power"] * length
        points += 4 * card["stun_time"]
    points += min(lost, (card["base_healing"] + card["max_healing"]) / 2)
    points += min(lost, card["HoT_power"] * length)
    points += 0.7 * (card["base_absorb"] + card["max_absorb"]) / 2
    points += card["defense_bonus"] * length / 30
    points += 2 * card["immortality_length"]
    points += card["damage_bonus"] * length
    points -= card["cost_bonus"] * length
    points += card["health_bonus"] + 3 * card["my_regen_bonus"] + card["my_healing_bonus"]
    if card["removingEffects"]:
        points += 2 * len(me["dots"]) if card["attackHimself"] else foe["shield"] / 10
    return points + rules_worth(card, mode, me, foe)


def choose(view, actions, cards):
    """Returns the id of the action that is worth most for its cost; the end of the turn is worth nothing."""
    best, most = "end-turn", 0
    for action in actions:
        if action["kind"] == "end":
            continue
        card = cards[action["id"].partition("/")[0]]  # "card/1" is the first mode of a card that offers a choice
        value = worth(card, action.get("mode", 0), view["me"], view["foe"]) / (1 + action["cost"])
        if value > most:
            best, most = action["id"], value
    return best


def main():
    cards = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer({"protocol": PROTOCOL, "name": "Greedy"})
        elif message["type"] == "start":
            mine = message["heroes"][message["seat"] - 1]
            cards = {card["id"]: card for card in mine["deck"]}
        elif message["type"] == "decide":
            if message["actions"][0]["kind"] == "stance":  # a clash: whoever can be foreseen loses
                action = random.choice(message["actions"])["id"]
            else:
                action = choose(message["view"], message["actions"], cards)
            answer({"decision": message["decision"], "action": action})
        # "events" and "end" need no answer, and this bot learns nothing from them.


if __name__ == "__main__":
    main()
