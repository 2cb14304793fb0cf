package perceptron

import "context"

// lines is how many times weights are bred, each time from the beginning. Where hill climbing leads a hero is a matter
// of luck: two lines as strong as each other can be 10 points apart in a pair of heroes. Their mean is as strong as
// they are, and doesn't take one hero's luck for strength.
const lines = 4

// Linear finds weights of the linear evaluation function: the mean of several lines, which share the games. Of its
// share a line spends an eighth on the regression, the rest on hill climbing. It returns the error of a context that
// ends.
func (t *Training) Linear(ctx context.Context) (*Linear, error) {
	return t.breed(ctx, func(l *line) (*regression, []weights, error) {
		start, err := l.regress(ctx)
		if err != nil {
			return nil, nil, err
		}
		best, err := l.evolve(ctx, start)
		return start, best, err
	})
}

// Regress finds weights by the regressions alone, with the same eighth of the games: what hill climbing starts from.
func (t *Training) Regress(ctx context.Context) (*Linear, error) {
	return t.breed(ctx, func(l *line) (*regression, []weights, error) {
		found, err := l.regress(ctx)
		return found, found.found(), err
	})
}

// breed returns the mean of what each line finds: a regression, and the heroes' weights.
func (t *Training) breed(ctx context.Context, find func(*line) (*regression, []weights, error)) (*Linear, error) {
	field, err := t.field()
	if err != nil {
		return nil, err
	}
	heroes, common := make([]weights, len(t.Heroes)), weights{}
	for number := range lines {
		games := t.Games / lines
		start, found, err := find(&line{
			field: field, games: games, seed: t.seedOf(lineStream + uint64(number)),
			tell: func(done int) { t.Tell(number*games + done) },
		})
		if err != nil {
			return nil, err
		}
		for i := range heroes {
			heroes[i].add(&found[i], 1.0/lines)
		}
		common.add(&start.common.weights, 1.0/lines)
	}
	return newLinear(t.Heroes, heroes, common), nil
}

// line is one breeding.
type line struct {
	field *field
	games int
	seed  uint64
	tell  func(done int)
}

func (l *line) regress(ctx context.Context) (*regression, error) {
	r := &regression{field: l.field, seed: seedOf(l.seed, regressionStream), duels: l.games / 8, progress: l.tell}
	return r, r.run(ctx)
}

func (l *line) evolve(ctx context.Context, start *regression) ([]weights, error) {
	before := l.games / 8
	e := &evolution{
		field: l.field, weights: start.found(), seed: seedOf(l.seed, evolutionStream),
		duels:    (l.games - before) / (generations * len(l.field.heroes) * (population + 2*confirmation)),
		progress: func(done int) { l.tell(before + done) },
	}
	return e.weights, e.run(ctx)
}

// add adds a share of other weights.
func (w *weights) add(other *weights, share float32) {
	for p := range w {
		for i, x := range other[p] {
			w[p][i] += float32(share * x)
		}
	}
}
