package value

import (
	"boardduels/ai/fit/adam"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// Sample is a turn's end, and who has won the game.
type Sample struct {
	seen   []vector // of the seats that have an area, as they move, and of nobody
	winner int      // its place among them
	sure   float32  // how much of the game it gets; the rest is nobody's
}

// patience is how much of a game is still worth as much as all of it when it has gone on for a turn more: who could win
// at any time should do so.
const patience = 0.997

// NewSample returns the sample of a board whose mover ends the turn, in a game that a seat or nobody wins so many turns
// later.
func NewSample(b *dicewars.Board, winner game.Seat, later int) Sample {
	var s sight
	s.see(b)
	sample := Sample{seen: make([]vector, s.alive+1), winner: s.alive, sure: 1}
	for range later {
		sample.sure = float32(sample.sure * patience)
	}
	seat := b.Mover
	for before := range s.alive {
		seat = next(b, seat)
		s.read(seat, before, &sample.seen[before])
		if seat == winner {
			sample.winner = before
		}
	}
	s.idle(&sample.seen[s.alive])
	return sample
}

// The numbers of the fitting.
const (
	batch = 64
	rate  = 0.003
)

// Fit goes through samples a number of times, each time in another order, and moves the net such that who won was
// likely to (cross entropy).
func (n *Net) Fit(samples []Sample, passes int, seed uint64) {
	chance := game.NewStream(seed, 0)
	const weights = hidden*inputs + 2*hidden
	adam, flat, gradient := adam.NewAdam(weights), make([]float32, weights), make([]float32, weights)
	order := make([]int, len(samples))
	for i := range order {
		order[i] = i
	}
	steps := passes * len(samples) / batch
	for step := range steps {
		clear(gradient)
		var g Net
		for i := range batch {
			at := (step*batch + i) % len(order)
			if at == 0 {
				shuffle(order, &chance)
			}
			n.blame(&samples[order[at]], &g)
		}
		n.flatten(flat)
		g.flatten(gradient)
		left := 1 - float32(step)/float32(steps)
		adam.Step(flat, gradient, rate*left)
		n.unfold(flat)
	}
}

func shuffle(order []int, chance *game.Stream) {
	for i := len(order) - 1; i > 0; i-- {
		k := chance.Below(i + 1)
		order[i], order[k] = order[k], order[i]
	}
}

// blame adds a sample's gradient.
func (n *Net) blame(s *Sample, g *Net) {
	var chances [game.MaxSeats + 1]float32
	for i := range s.seen {
		chances[i] = n.strength(&s.seen[i])
	}
	softmax(chances[:len(s.seen)])
	for i := range s.seen {
		wrong := (chances[i] - s.share(i)) / batch
		for h := range hidden {
			x := n.neuron(h, &s.seen[i])
			if x <= 0 {
				continue
			}
			g.out[h] += float32(wrong * x)
			back := float32(wrong * n.out[h])
			g.bias[h] += back
			for k, seen := range s.seen[i] {
				g.in[h][k] += float32(back * seen)
			}
		}
	}
}

// share returns what a place gets of the game.
func (s *Sample) share(place int) (share float32) {
	if place == s.winner {
		share += s.sure
	}
	if place == len(s.seen)-1 {
		share += 1 - s.sure
	}
	return share
}

// flatten writes all weights in a row.
func (n *Net) flatten(row []float32) {
	for h := range hidden {
		copy(row[h*inputs:], n.in[h][:])
	}
	copy(row[hidden*inputs:], n.bias[:])
	copy(row[hidden*inputs+hidden:], n.out[:])
}

// unfold reads what flatten writes.
func (n *Net) unfold(row []float32) {
	for h := range hidden {
		copy(n.in[h][:], row[h*inputs:])
	}
	copy(n.bias[:], row[hidden*inputs:])
	copy(n.out[:], row[hidden*inputs+hidden:])
}

// New returns a net that knows nothing: its weights are drawn.
func New(seed uint64) *Net {
	n, chance := &Net{}, game.NewStream(seed, 1)
	for h := range hidden {
		for i := range n.in[h] {
			n.in[h][i] = logistic.Bell(&chance) / 4
		}
		n.out[h] = logistic.Bell(&chance) / 4
	}
	return n
}
