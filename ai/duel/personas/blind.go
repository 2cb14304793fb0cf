package personas

import (
	"context"

	"boardduels/ai"
	"boardduels/runtime/duel"
)

// Blind is the user "blind": it plays whatever it can, by lot, and ends its turn when there is nothing left to play.
var Blind = ai.Brain{ID: "blind", New: func(s ai.Setup) (ai.Player, error) {
	return &blind{setup: s, rationale: ai.Rationale{Brain: "blind", Chain: make([]ai.Candidate, 0, duel.ActionCapacity)}}, nil
}}

type blind struct {
	setup     ai.Setup
	rationale ai.Rationale
}

// Decide implements [ai.Player].
func (b *blind) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	drawn, plays, luck := duel.EndTurn, 0, ai.Chance(b.setup.Seed, view)
	for _, a := range legal {
		if a == duel.EndTurn {
			continue
		}
		if plays++; luck.Below(plays) == 0 {
			drawn = a
		}
	}
	chain := append(b.rationale.Chain[:0], ai.Consider(b.setup.Duel, view.Seat, drawn, 0, ai.Taken))
	for _, a := range legal {
		if a != drawn {
			chain = append(chain, ai.Consider(b.setup.Duel, view.Seat, a, 0, ai.NotReached))
		}
	}
	b.rationale.Chain = chain
	return drawn, &b.rationale, nil
}
