package perceptron

import (
	"context"

	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/game"
)

// Training is what training is asked for.
type Training struct{ selfplay.Task }

// The streams of chance of a training.
const (
	regressionStream = iota
	evolutionStream
	exampleStream
	netStream            // plus the hero
	lineStream = 1 << 32 // plus the line
)

// seedOf returns the seed of a part of the training.
func (t *Training) seedOf(part uint64) uint64 { return seedOf(t.Seed, part) }

func seedOf(seed, part uint64) uint64 {
	stream := game.NewStream(seed, part)
	return stream.Next()
}

// Nets finds perceptrons from the play of the linear evaluation function.
func (t *Training) Nets(ctx context.Context, strong *Linear) (*Nets, error) {
	field, err := t.field()
	if err != nil {
		return nil, err
	}
	s := &school{field: field, seed: t.seedOf(exampleStream), duels: t.Games / gamesAnExample, progress: t.Tell}
	for i := range t.Heroes {
		s.weights = append(s.weights, strong.of(&t.Heroes[i]))
	}
	examples, err := s.examples(ctx)
	if err != nil {
		return nil, err
	}
	return t.teach(ctx, examples)
}

// teach trains a net for each hero, and one for all others.
func (t *Training) teach(ctx context.Context, examples [][]example) (*Nets, error) {
	var all []example
	for _, some := range examples {
		for _, l := range some {
			forgetCards(&l.vector)
			all = append(all, l)
		}
	}
	examples = append(examples, all)
	nets := make([]net, len(examples))
	err := selfplay.Each(ctx, len(examples), func(i int) {
		chance := game.NewStream(t.Seed, netStream+uint64(i))
		p := newPupil(&chance)
		p.learn(examples[i], &chance)
		p.net.round()
		nets[i] = p.net
	})
	n := &Nets{others: nets[len(t.Heroes)]}
	for i := range t.Heroes {
		n.heroes = append(n.heroes, newHeroNet(&t.Heroes[i], &nets[i]))
	}
	return n, err
}

func (t *Training) field() (*field, error) {
	duels, err := t.Duels()
	return &field{heroes: t.Heroes, duels: duels}, err
}
