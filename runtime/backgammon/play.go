package backgammon

import "cmp"

// Step is the way of one checker by one die, between places of the seat that moves.
type Step struct{ From, To int8 }

// Play is what a seat does with a roll: up to four steps, those from the rear first, and empty ones after them. Of all
// steps that lead to one position exactly one choice is a legal action.
type Play [4]Step

// Pass is the play of who can't move.
var Pass Play

// Len returns how many steps a play has.
func (p *Play) Len() int {
	n := 0
	for n < len(p) && p[n] != (Step{}) {
		n++
	}
	return n
}

// pair returns the play of two steps.
func pair(a, b Step) Play {
	if cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.To, b.To)) < 0 {
		a, b = b, a
	}
	return Play{a, b}
}
