// Package expert is the brain that knows what positions are worth: each attack by its exact chance, with the attacks
// that may follow from the area that it takes, against the end of the turn.
package expert

import (
	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/odds"
	"boardduels/ai/dicewars/value"
	"boardduels/runtime/dicewars"
)

// ID is the brain's.
const ID = "expert"

// Attacks is how many attacks in a row the brain looks ahead by default.
const Attacks = 3

// Brain returns the brain that judges by a net, which is asked for when a player first needs it, and looks so many
// attacks in a row ahead, at least one.
func Brain(id string, net func() *value.Net, attacks int) attackchoice.Brain {
	return attackchoice.By(id, func(uint64) attackchoice.Way {
		return func(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
			return (&decision{net: net(), r: r}).take(v, legal, attacks)
		}
	})
}

// decision is a decision under way.
type decision struct {
	net *value.Net
	r   *attackchoice.Rationale
}

// take takes what gives the best chance to win.
func (d *decision) take(v *dicewars.View, legal []dicewars.Action, attacks int) dicewars.Action {
	d.r.Plies = attacks
	taken, best := dicewars.End, d.worth(&v.Board)
	d.r.Consider(dicewars.End, float64(best))
	for _, a := range legal[:len(legal)-1] {
		taking, failing := d.attack(&v.Board, a, attacks)
		d.r.Consider(a, float64(taking+failing), board.Term{Name: "if_taken", Amount: float64(taking)}, board.Term{Name: "if_held", Amount: float64(failing)})
		if taking+failing > best {
			taken, best = a, taking+failing
		}
	}
	return taken
}

// worth returns the mover's chance to win if it ends its turn.
func (d *decision) worth(b *dicewars.Board) float32 {
	d.r.Work++
	chances := d.net.Chances(b)
	return chances[b.Mover]
}

// attack returns what both outcomes of an attack add to the mover's chance to win, each by its own chance. If it
// succeeds, the dice that moved in may go on, so many attacks in all.
func (d *decision) attack(b *dicewars.Board, a dicewars.Action, attacks int) (taking, failing float32) {
	won := float32(odds.Win(b.Dice[a.From], b.Dice[a.To]))
	after := *b
	after.Fail(a)
	failing = float32((1 - won) * d.worth(&after))
	after = *b
	after.Take(a)
	best := d.worth(&after)
	if attacks > 1 && after.Dice[a.To] > dicewars.MinDice {
		for rest := b.Near[a.To] &^ after.Own[b.Mover]; rest != 0; {
			to := rest.First()
			rest = rest.Without(to)
			further, failed := d.attack(&after, dicewars.Action{From: a.To, To: to}, attacks-1)
			best = max(best, further+failed)
		}
	}
	return float32(won * best), failing
}
