package wpm

import (
	"boardduels/ai/fit/adam"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// Sample is a board as a turn begins, and whether its mover has won the game.
type Sample struct {
	seen  row
	alive int
	won   float32
}

// NewSample returns the sample of a board in a game that a seat or nobody has won.
func NewSample(b *dicewars.Board, winner game.Seat) (s Sample) {
	s.seen, s.alive = read(b, 0)
	if winner == b.Mover {
		s.won = 1
	}
	return s
}

// New returns a model that knows nothing but that more of its own and less of others' is better.
func New() *Model {
	m := &Model{}
	for alive := 2; alive < len(m); alive++ {
		for i := 1; i <= seen*alive; i++ {
			m[alive][i] = -1 / float32(alive)
			if i <= seen {
				m[alive][i] = 1
			}
		}
	}
	return m
}

// The numbers of the logistic regression.
const (
	batch  = 256
	passes = 8
	rate   = 0.02
)

// Fit moves the weights such that who has won was likely to (logistic regression).
func (m *Model) Fit(samples []Sample) {
	var parts [game.MaxSeats + 1][]*Sample
	for i := range samples {
		s := &samples[i]
		parts[s.alive] = append(parts[s.alive], s)
	}
	for alive, part := range parts {
		w, regression := &m[alive], adam.NewRegression(width, batch, 1.0/batch)
		steps := passes * len(part) / batch
		for i := range steps * batch {
			s := part[i%len(part)]
			left := 1 - float32(i/batch)/float32(steps)
			regression.Learn(w[:], s.seen[:], w.dot(&s.seen), s.won, rate*left)
		}
	}
}
