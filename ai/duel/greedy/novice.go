package greedy

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
)

type noviceMind struct {
	weighing
	measure *material.Measure
	seed    uint64
	before  duel.State // that the view allows
	after   duel.State // an action
}

func newNovice(s ai.Setup) (ai.Player, error) {
	return &noviceMind{weighing: newWeighing(&s, novice), measure: material.New(s.Duel), seed: s.Seed}, nil
}

// Decide implements [ai.Player]. A candidate's score is what it gains, in points of material; the end of the turn gains
// nothing.
func (n *noviceMind) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	n.reset(view, legal)
	stream := ai.Chance(n.seed, view)
	n.duel.Sketch(view, stream.Next(), &n.before)
	lead := n.measure.Lead(&n.before, n.seat)
	for i := range n.rationale.Chain {
		c := &n.rationale.Chain[i]
		c.Score = 0
		if c.Action == duel.EndTurn {
			continue
		}
		n.duel.Copy(&n.after, &n.before)
		if err := n.duel.Apply(&n.after, c.Action, nil); err != nil {
			return duel.Action{}, nil, err
		}
		c.Score = float64(n.measure.Lead(&n.after, n.seat) - lead)
	}
	return n.decide(view)
}
