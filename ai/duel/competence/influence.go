package competence

import (
	"context"

	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Influence is what one expert's table decides: what would be otherwise without it.
type Influence struct {
	Expert int        // which of the table
	Shifts []kb.Shift // of ranks in the consensus
	// Changed are the situations in which the AI would play another card; Unpractised those in which it would if it
	// knew what the experts say, but had never practised. What practice has taught leaves the experts' priorities only
	// turns that are as good as each other.
	Changed, Unpractised []int
}

// Influences leaves the experts that count out one after the other. The knowledge is that of the hero, whose priorities
// are the experts' consensus; of one expert alone nothing is said. It returns the error of a context that ends.
func Influences(ctx context.Context, k *kb.Knowledge, experts []schema.Expert, all []Recorded) ([]Influence, error) {
	together := *k
	together.Priorities = kb.Consensus(experts)
	base, err := bothWays(ctx, &together, all)
	if err != nil {
		return nil, err
	}
	var found []Influence
	for i := range experts {
		without, shifts, ok := kb.LeaveOut(experts, i)
		if !ok {
			continue
		}
		left := *k
		left.Priorities = without
		now, err := bothWays(ctx, &left, all)
		if err != nil {
			return nil, err
		}
		found = append(found, Influence{i, shifts, differing(base[0], now[0]), differing(base[1], now[1])})
	}
	return found, nil
}

// bothWays returns what is decided with what practice has taught, and without.
func bothWays(ctx context.Context, k *kb.Knowledge, all []Recorded) (decided [2][]duel.Action, err error) {
	if decided[0], err = decisions(ctx, k, all); err == nil {
		decided[1], err = decisions(ctx, k.Untrained(), all)
	}
	return decided, err
}
