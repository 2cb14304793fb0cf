// Package value judges positions of dice wars: a small net, the same for each seat, sees what a seat has and what
// stands against it, and says how strong it is; the chances to win are in proportion to e to the power of that.
package value

import (
	"boardduels/ai/fit/adam"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// hidden is how many neurons stand between what is seen and the strength.
const hidden = 24

// Net is the weights of all neurons.
type Net struct {
	in   [hidden][inputs]float32
	bias [hidden]float32
	out  [hidden]float32
}

// Chances returns each seat's chance to win as the mover ends the turn, before its dice fall. Who has no area has none;
// what is missing to 1 is that nobody wins.
func (n *Net) Chances(b *dicewars.Board) (chances [game.MaxSeats]float32) {
	var s sight
	s.see(b)
	switch {
	case s.alive == 1:
		chances[b.Mover] = 1
		return chances
	case b.Patience() <= 1:
		return chances
	}
	var v vector
	seat, strengths := b.Mover, [game.MaxSeats + 1]float32{}
	for before := range s.alive {
		seat = next(b, seat)
		s.read(seat, before, &v)
		strengths[before] = n.strength(&v)
	}
	s.idle(&v)
	strengths[s.alive] = n.strength(&v)
	softmax(strengths[:s.alive+1])
	for before := range s.alive {
		seat = next(b, seat)
		chances[seat] = strengths[before]
	}
	return chances
}

// next returns the seat with an area that comes after one.
func next(b *dicewars.Board, seat game.Seat) game.Seat {
	for {
		seat = (seat + 1) % game.Seat(b.Seats)
		if b.Own[seat] != 0 {
			return seat
		}
	}
}

// softmax turns strengths into chances.
func softmax(strengths []float32) {
	best := strengths[0]
	for _, x := range strengths {
		best = max(best, x)
	}
	var sum float32
	for i, x := range strengths {
		strengths[i] = float32(adam.Exp(float64(x - best)))
		sum += strengths[i]
	}
	for i := range strengths {
		strengths[i] /= sum
	}
}

func (n *Net) strength(v *vector) float32 {
	sum := float32(0)
	for h := range hidden {
		if x := n.neuron(h, v); x > 0 {
			sum += float32(x * n.out[h])
		}
	}
	return sum
}

// neuron is what a hidden neuron sees; it tells it only if it is above 0.
func (n *Net) neuron(h int, v *vector) float32 {
	weights := &n.in[h]
	var a, b, c float32 // several sums, since each waits for the last addition
	for i := 0; i < inputs; i += 3 {
		a += float32(weights[i] * v[i])
		b += float32(weights[i+1] * v[i+1])
		c += float32(weights[i+2] * v[i+2])
	}
	return n.bias[h] + a + (b + c)
}
