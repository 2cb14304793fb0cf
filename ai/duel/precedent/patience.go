package precedent

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

const (
	// hesitation is by how many strengths who leaves all its energy unspent is met more mildly than who spends it all.
	hesitation = 30
	// usuallyLeft is the share of its energy with which an enemy is met at the strength itself.
	usuallyLeft = 0.44
)

// patience waits for those who hesitate: an enemy that leaves its energy unspent is met more mildly, one that spends
// all less so. All see what energy is left.
type patience struct {
	strength float32
	left     float32 // sum of the shares of its energy that the enemy left in its turns
	turns    float32
}

// observe notes what the enemy leaves as it ends a turn in which it could have acted.
func (p *patience) observe(d *duel.Duel, before *duel.View, a duel.Action) {
	foe := before.Foe()
	if a != duel.EndTurn || foe.StunTime > 0 {
		return
	}
	p.left += float32(foe.EP) / float32(d.Hero(1-game.Seat(before.Seat)).EP)
	p.turns++
}

// leniency returns what a turn may give away at present, as [Options] do.
func (p *patience) leniency() (gentle, content float32) {
	if p.turns == 0 {
		return leniencyOf(p.strength)
	}
	more := float32(hesitation * (usuallyLeft - p.left/p.turns))
	return leniencyOf(min(max(p.strength+more, 0), Quick))
}
