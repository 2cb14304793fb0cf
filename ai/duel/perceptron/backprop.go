package perceptron

import (
	"math"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/adam"
	"boardduels/runtime/game"
)

// pupil is a net that learns by backpropagation of the logarithmic loss.
type pupil struct {
	net         net
	gradientIn  [turnfeature.Count]layer
	gradientOut [hidden + 1]float32
	in          [turnfeature.Count]*adam.Adam
	out         *adam.Adam
}

// newPupil returns a net with random weights of a size that keeps the signal's.
func newPupil(chance *game.Stream) *pupil {
	p := &pupil{out: adam.NewAdam(hidden + 1)}
	centred := func() float32 { return float32(unit(chance) - 0.5) }
	const usual = 15 // features that aren't 0
	width := float32(math.Sqrt(6.0 / usual))
	for i := range p.net.in {
		p.in[i] = adam.NewAdam(hidden)
		if turnfeature.ID(i).IsSpare() {
			continue
		}
		for k := range p.net.in[i] {
			p.net.in[i][k] = 2 * width * centred()
		}
	}
	for k := range hidden {
		p.net.out[k] = centred()
	}
	return p
}

// learn goes through the examples several times in random orders, with ever smaller steps.
func (p *pupil) learn(examples []example, chance *game.Stream) {
	const times, group, rate = 10, 32, 0.004
	order := make([]int, len(examples))
	for i := range order {
		order[i] = i
	}
	for time := range times {
		left := 1 - float32(time)/times
		for i := len(order) - 1; i > 0; i-- {
			j := chance.Below(i + 1)
			order[i], order[j] = order[j], order[i]
		}
		for i, number := range order {
			p.study(&examples[number])
			if i%group == group-1 {
				p.step(rate * left)
			}
		}
	}
}

// study adds an example's gradient.
func (p *pupil) study(l *example) {
	var h layer
	wrong := adam.Logistic(p.net.answer(&l.vector, &h)) - l.won
	p.gradientOut[hidden] += wrong
	var back layer
	for k, x := range h {
		if x > 0 {
			p.gradientOut[k] += float32(wrong * x)
			back[k] = wrong * p.net.out[k]
		}
	}
	for i, x := range l.vector {
		if x == 0 {
			continue
		}
		for k, b := range back {
			p.gradientIn[i][k] += float32(x * b)
		}
	}
}

// step moves the weights against the gradient, which begins anew.
func (p *pupil) step(rate float32) {
	for i := range p.net.in {
		p.in[i].Step(p.net.in[i][:], p.gradientIn[i][:], rate)
	}
	p.out.Step(p.net.out[:], p.gradientOut[:], rate)
	p.gradientIn, p.gradientOut = [turnfeature.Count]layer{}, [hidden + 1]float32{}
}
