package usermodel

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/cholesky"
	"boardduels/ai/fit/logistic"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// strengthOf returns how strong somebody at some places along the ways seems to be, in log-odds of winning against the
// opponents of the training. Too much of anything makes players weak, so it bends.
func (b *basis) strengthOf(places []float32) float32 {
	sum := b.usual
	for way, x := range places {
		sum += float32(b.lean[way]*x) + float32(b.bend[way]*float32(x*x))
	}
	return sum
}

// places returns where weights lie along the ways: so that the least of them is left over.
func (b *basis) places(weights *Vector) []float32 {
	sides, squares := make([]float32, len(b.telling)), square(len(b.telling))
	for id, w := range weights {
		far := w - b.mean[id]
		for i, x := range b.along[id] {
			sides[i] += float32(x * far)
			for k, y := range b.along[id][:i+1] {
				squares[i][k] += float32(x * y)
			}
		}
	}
	for i := range squares {
		squares[i][i] += 1e-3 // ways of cards that the deck lacks move nothing
	}
	return solve(squares, sides)
}

// at returns the weights of somebody at some places along the ways.
func (b *basis) at(places []float32) Vector {
	weights := b.mean
	for id := range weights {
		for way, part := range b.along[id] {
			weights[id] += float32(places[way] * part)
		}
	}
	return weights
}

// somewhere draws where somebody lies along the ways.
func (b *basis) somewhere(luck *game.Stream) []float32 {
	places := make([]float32, len(b.telling))
	for way := range places {
		places[way] = logistic.Bell(luck)
	}
	return places
}

const (
	// tried is how many people are drawn of each hero to find what makes players strong, and tries how many games each
	// of them plays: with these numbers two thirds of what differs in strength are found.
	tried, tries = 600, 60
	// nearest and farthest are how far from the mean they are drawn, as users are known to be, most and least alike.
	nearest, farthest = 0.3, 1.9
)

// strength finds by games of people drawn from a section how strong players are along its ways. Those of a section of
// all other heroes play the heroes there are, one after the other.
func (t *Training) strength(ctx context.Context, duels []*duel.Duel, h *heroPopulation, heroes []int) error {
	bases := make([]*basis, len(heroes))
	for i, hero := range heroes {
		bases[i] = h.basis(&t.Heroes[hero], 0, 0)
	}
	places, odds, failures := make([][]float32, tried), make([]float64, tried), make([]error, tried)
	err := selfplay.Each(ctx, tried, func(i int) {
		hero := heroes[i%len(heroes)]
		luck := game.NewStream(t.Seed, uint64(hero)<<48|uint64(len(heroes))<<32|uint64(i))
		b := bases[i%len(heroes)]
		places[i] = b.somewhere(&luck)
		far := nearest + float32((farthest-nearest)*float32(i%10)/9)
		for way := range places[i] {
			places[i][way] *= far
		}
		weights := b.at(places[i])
		odds[i], failures[i] = t.odds(ctx, duels, hero, i, &weights)
		places[i] = places[i][:len(h.telling)] // cards that it doesn't know stand for themselves
	})
	if err == nil {
		err = firstOf(failures)
	}
	if err == nil {
		h.usual, h.lean, h.bend = leanings(places, odds)
	}
	return err
}

// odds returns the log-odds of winning of somebody with some weights; half a game more is won, and lost: nobody does
// either for certain.
func (t *Training) odds(ctx context.Context, duels []*duel.Duel, hero, person int, weights *Vector) (float64, error) {
	player := Player{New: func(d *duel.Duel, seat game.Seat, seed uint64) (ai.Player, error) {
		return newPerson(d, seat, weights, seed), nil
	}}
	won := 0
	for k := range tries {
		g := t.game(duels, hero, k, player, game.NewStream(t.Seed, uint64(hero)<<48|uint64(len(t.Players)+person)<<24|uint64(k)))
		winner, err := g.play(ctx, nil)
		if err != nil {
			return 0, err
		}
		if winner == g.seat {
			won++
		}
	}
	return logOfOdd(2*won+1) - logOfOdd(2*(tries-won)+1), nil
}

// logOfOdd returns the logarithm of an odd number, the same to the bit on every machine: it adds up those of 3/1, 5/3,
// …, each by the series of the inverse hyperbolic tangent.
func logOfOdd(n int) (sum float64) {
	for even := 2; even < n; even += 2 {
		x := 1 / float64(even)
		power, square := x, float64(x*x)
		for k := 1; k < 60; k += 2 {
			sum += float64(2 * power / float64(k))
			power = float64(power * square)
		}
	}
	return sum
}

// leanings fits strength by places along the ways, and by their squares.
func leanings(places [][]float32, odds []float64) (usual float32, lean, bend []float32) {
	const narrow = 5 // as if so many people more said that nothing depends on a way
	n := len(places[0])
	squares, sides := newMatrix(1+2*n), make([]float64, 1+2*n)
	for i := 1; i <= 2*n; i++ {
		squares[i][i] = narrow
	}
	row := make([]float64, 1+2*n)
	for i, at := range places {
		row[0] = 1
		for way, x := range at {
			row[1+way], row[1+n+way] = float64(x), float64(x*x)
		}
		for a, x := range row {
			sides[a] += float64(x * odds[i])
			for b, y := range row[:a+1] {
				squares[a][b] += float64(x * y)
			}
		}
	}
	all := make([]float32, len(row))
	for i, x := range cholesky.Solve(cholesky.Root(squares), sides) {
		all[i] = trained.Round(float32(x))
	}
	return all[0], all[1 : 1+n], all[1+n:]
}

// person plays turns as likely as weights have them.
type person struct {
	judge   *Judge
	planner *turnplan.Planner
	luck    game.Stream
	left    []duel.Action // of the turn, to be played
	isMid   bool          // a turn is under way
}

func newPerson(d *duel.Duel, seat game.Seat, weights *Vector, seed uint64) *person {
	return &person{judge: NewJudge(d, seat, weights), planner: turnplan.New(d, seat, mostPlans), luck: game.NewStream(seed, 0)}
}

// Decide implements [ai.Player].
func (p *person) Decide(_ context.Context, view *duel.View, _ []duel.Action) (duel.Action, *ai.Rationale, error) {
	if !p.isMid {
		s := p.judge.duel.Determinize(view, 0) // its own hand is as it is, and plans look no further
		p.judge.Begin(&s)
		plans := p.planner.Plans(&s, p.judge)
		chosen := &plans[logistic.Draw(turnplan.Chances(nil, plans, 1), &p.luck)]
		p.left, p.isMid = append(p.left[:0], chosen.Played()...), true
	}
	if len(p.left) == 0 {
		p.isMid = false
		return duel.EndTurn, nil, nil
	}
	action := p.left[0]
	p.left = p.left[1:]
	return action, nil, nil
}
