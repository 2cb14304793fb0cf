package evaluation

import (
	"context"

	"boardduels/ai/selfplay"
	"boardduels/runtime/game"
)

// Training is what training is asked for.
type Training struct{ selfplay.Task }

// The streams of chance of a training.
const (
	regressionStream = iota
	evolutionStream
	exampleStream
	netStream // plus the hero
)

// seedOf returns the seed of a part of the training.
func (t *Training) seedOf(part uint64) uint64 {
	stream := game.NewStream(t.Seed, part)
	return stream.Next()
}

// Linear finds weights of the linear evaluation function: an eighth of the games goes into the regression, the others
// into hill climbing. It returns the error of a context that ends.
func (t *Training) Linear(ctx context.Context) (*Linear, error) {
	start, err := t.regress(ctx)
	if err != nil {
		return nil, err
	}
	best, err := t.evolve(ctx, start)
	if err != nil {
		return nil, err
	}
	return newLinear(t.Heroes, best, start.common.weights), nil
}

// Regress finds weights by the regression alone, with the same eighth of the games: what hill climbing starts from.
func (t *Training) Regress(ctx context.Context) (*Linear, error) {
	found, err := t.regress(ctx)
	if err != nil {
		return nil, err
	}
	return newLinear(t.Heroes, found.found(), found.common.weights), nil
}

func (t *Training) regress(ctx context.Context) (*regression, error) {
	field, err := t.field()
	if err != nil {
		return nil, err
	}
	r := &regression{field: field, seed: t.seedOf(regressionStream), duels: t.Games / 8, progress: t.Tell}
	return r, r.run(ctx)
}

func (t *Training) evolve(ctx context.Context, start *regression) ([]weights, error) {
	before := t.Games / 8
	e := &evolution{
		field: start.field, weights: start.found(), seed: t.seedOf(evolutionStream),
		duels:    (t.Games - before) / (generations * len(t.Heroes) * (population + 2*confirmation)),
		progress: func(done int) { t.Tell(before + done) },
	}
	return e.weights, e.run(ctx)
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
