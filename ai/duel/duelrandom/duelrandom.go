// Package duelrandom is the brain that plays any legal action with the same chance: the least that an opponent can be,
// and a measure for the others.
package duelrandom

import (
	"context"

	"boardduels/ai"
	"boardduels/runtime/duel"
)

// Brain is the brain "random".
var Brain = ai.Brain{ID: id, New: newPlayer}

const id = "random"

type player struct {
	seed      uint64
	duel      *duel.Duel
	rationale *ai.Rationale // nil if nobody asks why
}

func newPlayer(s ai.Setup) (ai.Player, error) {
	p := &player{seed: s.Seed, duel: s.Duel}
	if !s.Tacit {
		p.rationale = &ai.Rationale{Brain: id, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)}
	}
	return p, nil
}

// Decide implements [ai.Player]. The draw depends on the seed, the seat and the number of the decision alone. The chain
// begins with the action that was drawn.
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	stream := ai.Chance(p.seed, view)
	drawn := legal[stream.Below(len(legal))]
	if p.rationale != nil {
		p.explain(view, legal, drawn)
	}
	return drawn, p.rationale, nil
}

func (p *player) explain(view *duel.View, legal []duel.Action, drawn duel.Action) {
	r := p.rationale
	r.Chain = append(r.Chain[:0], ai.Consider(p.duel, view.Seat, drawn, 0, ai.Taken))
	for _, action := range legal {
		if action != drawn {
			r.Chain = append(r.Chain, ai.Consider(p.duel, view.Seat, action, 0, ai.NotReached))
		}
	}
}
