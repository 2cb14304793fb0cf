package knn

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// threshold is the worth that every step of a path must exceed.
const threshold = 0.5

// paths judges plans as the report judges paths of attacks: by the mean worth of their steps. The state
// before a step is that of the plan which it continues, the last one judged of one card less.
type paths struct {
	duel  *duel.Duel
	seat  game.Seat
	space *space

	states [turnplan.MaxPlays + 1]duel.State // by the number of steps
	worths [turnplan.MaxPlays + 1]float32    // of the step that leads there
}

// cut is the score of a path with a step that isn't worth taking: only its beginning is a candidate.
const cut = 0

// Judge implements [turnplan.Judge].
func (p *paths) Judge(after *duel.State, played []duel.Action) float32 {
	steps := len(played)
	p.duel.Copy(&p.states[steps], after)
	if steps == 0 {
		return threshold
	}
	p.worths[steps] = p.step(after, played[steps-1].Card, &p.states[steps-1])
	var sum float32
	for _, worth := range p.worths[1 : steps+1] {
		if worth <= threshold {
			return cut
		}
		sum += worth
	}
	return sum / float32(steps)
}

// step is the worth of playing a card.
func (p *paths) step(after *duel.State, card duel.CardIndex, before *duel.State) float32 {
	switch after.Winner {
	case p.seat:
		return 1
	case 1 - p.seat:
		return 0
	}
	u := describe(p.duel, p.seat, card, before, after)
	return p.space.Worth(&u, neighbours)
}
