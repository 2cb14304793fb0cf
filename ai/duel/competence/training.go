package competence

import (
	"boardduels/ai"
	"boardduels/ai/cbr/network"
	"boardduels/ai/duel/precedent"
	"boardduels/kb"
	"boardduels/schema"
)

// Training is the network before and after it was trained on a situation.
type Training struct {
	Before, After [schema.Outputs][schema.Inputs]float32 // weights; each row adds up to 1
	// Contributions is what each input adds to the signal of each neuron after training. A neuron answers their sum, or
	// nothing if that is below its threshold.
	Contributions [schema.Outputs][schema.Inputs]float32
	// Rationale tells the cases that were found, and what was answered. If a proven case was copied, nothing was
	// trained: After is Before.
	Rationale *ai.Rationale
}

// Train returns what the network of the precedent brain makes of a situation. It returns an error if the knowledge
// holds no cases, or if an input is outside 0…1.
func Train(s ai.Situation, k *kb.Knowledge) (*Training, error) {
	r, err := precedent.Explain(s, k, precedent.Intended)
	if err != nil {
		return nil, err
	}
	t := &Training{Rationale: r, After: r.Weights}
	for neuron := range t.Before {
		t.Before[neuron] = network.Shares(&k.Priorities[neuron])
	}
	if r.Copied {
		t.After = t.Before
	}
	for neuron := range t.After {
		for input, weight := range t.After[neuron] {
			t.Contributions[neuron][input] = float32(weight * s[input])
		}
	}
	return t, nil
}
