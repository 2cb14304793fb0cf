package greedy

import (
	"cmp"
	"slices"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// weighing collects what actions gain and turns it into a rationale.
type weighing struct {
	duel      *duel.Duel
	seat      game.Seat
	sensible  [duel.ActionCapacity]duel.Action
	rationale ai.Rationale
}

func newWeighing(s *ai.Setup, brain string) weighing {
	return weighing{
		duel: s.Duel, seat: s.Seat,
		rationale: ai.Rationale{Brain: brain, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
	}
}

// reset begins with all sensible actions, unweighed and thus none better.
func (w *weighing) reset(view *duel.View, legal []duel.Action) {
	w.rationale.Chain = w.rationale.Chain[:0]
	for _, a := range ai.Sensible(w.duel, view, legal, w.sensible[:0]) {
		w.rationale.Chain = append(w.rationale.Chain, ai.Consider(w.duel, w.seat, a, 0, ai.Worse))
	}
}

// decide takes the first of the actions that gain most. The chain goes from the most gain to the least, and ends with
// the cards that cost too much.
func (w *weighing) decide(view *duel.View) (duel.Action, *ai.Rationale, error) {
	r := &w.rationale
	slices.SortStableFunc(r.Chain, func(a, b ai.Candidate) int { return cmp.Compare(b.Score, a.Score) })
	r.Chain[0].Verdict = ai.Taken
	r.AddRefused(w.duel, view)
	return r.Chain[0].Action, r, nil
}
