package perceptron

import (
	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// hidden is the number of neurons between the features and the answer.
const hidden = 12

// net is a perceptron with one hidden layer of rectified neurons. Its answer is the log-odds of winning.
type net struct {
	in  [turnfeature.Count]layer // the bias is a feature
	out [hidden + 1]float32      // the last is the answer's bias
}

// layer is what the hidden neurons answer.
type layer [hidden]float32

// answer runs the net; h receives what the hidden neurons answer.
func (n *net) answer(v *turnfeature.Vector, h *layer) float32 {
	*h = layer{}
	for i, x := range v {
		if x == 0 {
			continue
		}
		for k, w := range &n.in[i] {
			h[k] += float32(x * w)
		}
	}
	sum := n.out[hidden]
	for k := range h {
		h[k] = max(h[k], 0)
		sum += float32(h[k] * n.out[k])
	}
	return sum
}

// perceptron measures positions by a net.
type perceptron struct {
	duel   *duel.Duel
	seat   game.Seat
	net    *net
	blind  bool // the net knows no cards: it stands in for a hero that it hasn't seen
	vector turnfeature.Vector
	layer  layer
}

func (p *perceptron) look(*duel.State) {}

// Judge implements [plan.Judge].
func (p *perceptron) Judge(after *duel.State, _ []duel.Action) float32 {
	if after.Winner != game.Nobody {
		return worthOfEnd(after, p.seat)
	}
	turnfeature.Of(p.duel, after, p.seat, &p.vector)
	if p.blind {
		forgetCards(&p.vector)
	}
	return p.net.answer(&p.vector, &p.layer)
}

func forgetCards(v *turnfeature.Vector) { clear(v[turnfeature.Hand:turnfeature.Bias]) }
