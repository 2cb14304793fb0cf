package perceptron

import (
	"cmp"
	"context"
	"slices"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/logistic"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/game"
)

// evolution climbs from the weights of a champion, hero by hero: mutants of its weights play the same duels, the best
// are recombined, and their child takes the place of the champion if it wins more of some further duels.
type evolution struct {
	field    *field
	weights  []weights // the champion's, by hero
	seed     uint64
	duels    int // that each mutant plays
	progress func(done int)
	done     int
}

const (
	generations = 10
	population  = 24
	parents     = population / 4 // how many are recombined
	// confirmation is how many times the duels of a mutant decide between child and champion.
	confirmation = 4
	// mutation is the size of changes, over that of the weight.
	mutation = 0.15
)

func (e *evolution) run(ctx context.Context) error {
	for generation := range generations {
		for hero := range e.weights {
			chance := game.NewStream(e.seed, uint64(generation*len(e.weights)+hero))
			if err := e.advance(ctx, hero, &chance); err != nil {
				return err
			}
		}
	}
	return nil
}

// advance is a generation of a hero.
func (e *evolution) advance(ctx context.Context, hero int, chance *game.Stream) error {
	mutants := make([]weights, population)
	for i := range mutants {
		mutants[i] = mutate(&e.weights[hero], chance)
	}
	won, err := e.scores(ctx, mutants, hero, chance.Next(), e.duels)
	if err != nil {
		return err
	}
	child := recombine(mutants, won)
	decision, err := e.scores(ctx, []weights{child, e.weights[hero]}, hero, chance.Next(), confirmation*e.duels)
	if err != nil {
		return err
	}
	if decision[0] > decision[1] {
		e.weights[hero] = child
	}
	return nil
}

// mutate returns weights with a change in each.
func mutate(of *weights, chance *game.Stream) weights {
	const least = 0.1 // of the size to which a weight's change is in proportion
	w := *of
	for p := range w {
		for i, x := range w[p] {
			if !turnfeature.ID(i).IsSpare() {
				w[p][i] = x + float32(mutation*logistic.Bell(chance)*max(x, -x, least))
			}
		}
	}
	return w
}

// recombine returns the mean of the mutants that won most.
func recombine(mutants []weights, won []int) (child weights) {
	order := make([]int, len(mutants))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(won[b], won[a]) })
	for p := range child {
		for i := range child[p] {
			for _, mutant := range order[:parents] {
				child[p][i] += mutants[mutant][p][i]
			}
			child[p][i] /= parents
		}
	}
	return child
}

// scores plays the same duels with each of some weights for a hero, against the champion with every hero, and counts
// the duels won.
func (e *evolution) scores(ctx context.Context, contenders []weights, hero int, seed uint64, duels int) ([]int, error) {
	results := make([]bool, len(contenders)*duels)
	err := selfplay.Each(ctx, len(results), func(i int) {
		results[i] = e.play(&contenders[i/duels], hero, seed, i%duels)
	})
	won := make([]int, len(contenders))
	for i, isWon := range results {
		if isWon {
			won[i/duels]++
		}
	}
	e.done += len(results)
	e.progress(e.done)
	return won, err
}

// play plays a duel of a hero with some weights, and reports whether it was won. Each seed is played in both seats.
func (e *evolution) play(w *weights, hero int, seed uint64, number int) bool {
	seat := game.Seat(number % 2)
	heroes := [2]int{hero, hero}
	heroes[1-seat] = number / 2 % len(e.weights)
	d := e.field.duel(heroes)
	chance := game.NewStream(seed, uint64(number/2))
	s := d.Start(chance.Next())
	by := [2]*weights{&e.weights[heroes[0]], &e.weights[heroes[1]]}
	by[seat] = w
	players := newSparrers(d, by)
	return playOut(d, &s, &players) == seat
}
