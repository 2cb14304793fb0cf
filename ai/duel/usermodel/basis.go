package usermodel

import (
	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
)

// basis is what is known of those who play a hero before one of them was seen.
type basis struct {
	mean Vector
	// along holds by trait how far each way to differ moves its weight. Ways are scaled so that players lie about 1
	// from the mean along each, and don't tell of one another.
	along [Count][]float32
	// telling is by how much a turn, on average, makes what is known of each way more certain; before the first turn
	// that is 1.
	telling []float32
	// How strong a player is: usual is that of who lies at the mean; lean is what the place along each way adds, and
	// bend what its square does.
	usual      float32
	lean, bend []float32
}

// ownAxis adds a way to differ by the weight of one trait alone, as for a card that the population hasn't met.
func (b *basis) ownAxis(id ID, spread, telling float32) {
	for i := range b.along {
		b.along[i] = append(b.along[i], 0)
	}
	b.along[id][len(b.telling)] = spread
	b.telling, b.lean, b.bend = append(b.telling, telling), append(b.lean, 0), append(b.bend, 0)
}

// isKept reports whether a trait is of a card that the hero may keep.
func isKept(hero *duel.Hero, id ID) bool {
	return id < Played && turnfeature.ID(id).IsKept() && int(turnfeature.ID(id)-turnfeature.Hand) < len(hero.Deck)
}
