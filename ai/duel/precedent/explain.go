package precedent

import (
	"fmt"

	"boardduels/ai"
	"boardduels/kb"
)

// Explain returns what a brain makes of a situation: everything but the chain, which needs a hand of cards; Order tells
// in which order it would go through the kinds of action. It returns an error if the knowledge holds no cases, or if an
// input is outside 0…1.
func Explain(s ai.Situation, k *kb.Knowledge, o Options) (*ai.Rationale, error) {
	if err := check(k); err != nil {
		return nil, err
	}
	for i, x := range s {
		if !(x >= 0 && x <= 1) {
			return nil, fmt.Errorf("input %d is %v, allowed are 0 to 1", i, x)
		}
	}
	r := &ai.Rationale{Inputs: s}
	t := o.recall(k)
	t.Of(r)
	return r, nil
}

func check(k *kb.Knowledge) error {
	if k == nil {
		return fmt.Errorf("the brain needs knowledge of its hero")
	}
	if len(k.Cases) == 0 {
		return fmt.Errorf("the knowledge of hero %s holds no cases, at least 1 is needed", k.Hero)
	}
	return nil
}
