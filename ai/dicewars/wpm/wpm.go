package wpm

import (
	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/odds"
	"boardduels/runtime/dicewars"
)

// ID is the brain's.
const ID = "wpm"

// Brain returns the brain of a model, which is asked for when a player first needs it.
func Brain(id string, model func() *Model) attackchoice.Brain {
	return attackchoice.By(id, func(uint64) attackchoice.Way {
		return func(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
			return model().decide(v, legal, r)
		}
	})
}

// least is what an attack must gain at least, unless eight dice attack.
const least = -0.05

// decide takes the attack that is expected to gain most of the logarithm of the chance to win. Ending the turn gains
// what new dice are worth; where that is more, only areas with eight dice attack.
func (m *Model) decide(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
	now := m.logChance(&v.Board, 0)
	ending := m.logChance(&v.Board, falls(&v.Board)) - now
	r.Consider(dicewars.End, ending, board.Term{Name: "new_dice", Amount: ending})
	taken, best := dicewars.End, 0.0
	strong, most := dicewars.End, 0.0 // of eight dice
	for _, a := range legal[:len(legal)-1] {
		taking, failing := m.attack(&v.Board, a, now)
		gain := taking + failing
		r.Consider(a, gain, board.Term{Name: "if_taken", Amount: taking}, board.Term{Name: "if_held", Amount: failing})
		isStrong := v.Dice[a.From] == dicewars.MaxDice
		if isStrong && (strong == dicewars.End || gain > most) {
			strong, most = a, gain
		}
		if (isStrong || gain >= least) && (taken == dicewars.End || gain > best) {
			taken, best = a, gain
		}
	}
	if taken != dicewars.End && best >= ending {
		return taken
	}
	return strong
}

// attack returns what both outcomes of an attack add to the expected gain, each by its own chance.
func (m *Model) attack(b *dicewars.Board, a dicewars.Action, now float64) (taking, failing float64) {
	won := odds.Win(b.Dice[a.From], b.Dice[a.To])
	after := *b
	after.Take(a)
	taking = float64(won * (m.logChance(&after, 0) - now))
	after = *b
	after.Fail(a)
	return taking, float64((1 - won) * (m.logChance(&after, 0) - now))
}

// falls returns how many dice fall if the mover ends its turn.
func falls(b *dicewars.Board) int {
	room := dicewars.MaxDice*b.Own[b.Mover].Len() - b.Total(b.Mover)
	return min(b.Due(b.Mover), room)
}
