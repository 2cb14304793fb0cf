// Package reuse gets from a situation to the priorities of the kinds of action, whatever the game: the two closest
// precedents are found, and the network is trained toward their outputs.
package reuse

import (
	"boardduels/ai"
	"boardduels/ai/cbr/network"
	"boardduels/ai/cbr/retrieval"
	"boardduels/kb"
	"boardduels/schema"
)

// Recall turns a situation into priorities.
type Recall struct {
	Knowledge *kb.Knowledge
	Network   network.Network
	// CopyAbove is the efficacy above which a case that is close to the situation is proven: its outputs are copied
	// instead of training the network (thesis, section 3.4).
	CopyAbove   float32
	LastOfEqual bool // takes the last of equally close cases, as the listing does, instead of the first
}

// Found is how many cases are found for a situation.
const Found = 2

// Of fills in what follows from a rationale's inputs: the cases that were found, and the priorities.
func (t *Recall) Of(r *ai.Rationale) {
	cases := t.Knowledge.Cases
	two := retrieval.ClosestTwo(&r.Inputs, cases, t.LastOfEqual)
	r.Retrieved = append(r.Retrieved[:0], retrieval.Found(&r.Inputs, cases, two[0]), retrieval.Found(&r.Inputs, cases, two[1]))
	nearest := &cases[two[0]]
	r.Copied = r.Retrieved[0].Distance <= retrieval.Close && retrieval.Proven(nearest, t.CopyAbove)
	if r.Copied {
		r.Targets, r.Outputs = nearest.Outputs, nearest.Outputs
		r.Weights = [schema.Outputs][schema.Inputs]float32{}
		return
	}
	r.Targets = average(nearest, &cases[two[1]])
	t.Network.Relearn((*network.Signals)(&r.Inputs), &r.Targets, &t.Knowledge.Priorities)
	r.Outputs, r.Weights = t.Network.Outputs, t.Network.Weights
}

func average(a, b *schema.Case) (outputs network.Outputs) {
	for i := range outputs {
		outputs[i] = 0.5 * (a.Outputs[i] + b.Outputs[i])
	}
	return outputs
}
