package ai

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// WinsAtOnce is the rule of a decision that takes what wins at once, whatever its brain goes by otherwise.
const WinsAtOnce = "wins_at_once"

// Winning returns the first of the legal plays of a card that wins at once in each of a few states that a view allows;
// false if none does. It is for brains that go by what the fields of cards say: of rules they wouldn't see it. In a
// classic duel there is nothing that they don't see.
func Winning(d *duel.Duel, v *duel.View, legal []duel.Action, seed uint64) (duel.Action, bool) {
	if d.IsClassic() {
		return duel.EndTurn, false
	}
	return winning(d, v, legal, seed)
}

func winning(d *duel.Duel, v *duel.View, legal []duel.Action, seed uint64) (duel.Action, bool) {
	chance := Chance(seed, v)
	const looks = 4
	var worlds [looks]duel.State
	for i := range worlds {
		worlds[i] = d.Determinize(v, chance.Next())
	}
	for _, a := range legal {
		if a != duel.EndTurn && winsIn(d, worlds[:], a, v.Seat) {
			return a, true
		}
	}
	return duel.EndTurn, false
}

func winsIn(d *duel.Duel, worlds []duel.State, a duel.Action, seat game.Seat) bool {
	for i := range worlds {
		after := worlds[i]
		if d.Apply(&after, a, nil) != nil || after.Winner != seat {
			return false
		}
	}
	return true
}
