package precedent

import (
	"boardduels/ai"
	"boardduels/ai/network"
	"boardduels/ai/retrieval"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// recall turns a situation into priorities.
type recall struct {
	knowledge *kb.Knowledge
	options   *Options
	network   network.Network
}

// of fills in what follows from a rationale's inputs: the cases that were found, and the priorities.
func (t *recall) of(r *ai.Rationale) {
	cases := t.knowledge.Cases
	two := retrieval.ClosestTwo(&r.Inputs, cases, t.options.LastOfEqual)
	r.Retrieved = append(r.Retrieved[:0], retrieval.Found(&r.Inputs, cases, two[0]), retrieval.Found(&r.Inputs, cases, two[1]))
	nearest := &cases[two[0]]
	r.Copied = r.Retrieved[0].Distance <= retrieval.Close && retrieval.Proven(nearest, t.options.CopyAbove)
	if r.Copied {
		r.Targets, r.Outputs = nearest.Outputs, nearest.Outputs
		r.Weights = [schema.Outputs][schema.Inputs]float32{}
		return
	}
	r.Targets = average(nearest, &cases[two[1]])
	t.network.Relearn((*network.Signals)(&r.Inputs), &r.Targets, &t.knowledge.Priorities)
	r.Outputs, r.Weights = t.network.Outputs, t.network.Weights
}

func average(a, b *schema.Case) (outputs [duel.KindCount]float32) {
	for i := range outputs {
		outputs[i] = 0.5 * (a.Outputs[i] + b.Outputs[i])
	}
	return outputs
}
