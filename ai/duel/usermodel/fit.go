package usermodel

import (
	"context"
	"math"
	"slices"

	"boardduels/ai/fit/cholesky"
	"boardduels/ai/fit/logistic"
	"boardduels/ai/fit/selfplay"
)

// choice is a turn of which the hand is known: the traits of all ways to spend it, and which of them play the cards
// that were played.
type choice struct {
	plans []Vector
	isIt  []bool
}

// seen is a player of the population with what became of its choices.
type seen struct {
	share   float64
	choices []choice

	weights   []float64
	spread    matrix // covariance: how unsure the weights are
	certainty matrix // that a turn brings, on average
}

// prior is a normal distribution of weights.
type prior struct {
	mean            []float64
	spread, inverse matrix
}

// rough is what is believed of players before any was seen.
func rough() *prior {
	p := &prior{mean: make([]float64, Count), spread: newMatrix(Count), inverse: newMatrix(Count)}
	p.mean[0], p.mean[17] = 3, -3
	for i := range Count {
		spread := 1.0
		if i < 34 {
			spread = 4
		}
		p.spread[i][i], p.inverse[i][i] = spread, 1/spread
	}
	return p
}

// rounds of the fit: each finds the weights of all players by what is believed of players, then what is to be believed
// of players by their weights. More follow players who choose without fail to ever larger weights.
const rounds = 2

// fit finds the weights of players.
func fit(ctx context.Context, players []seen) error {
	believed := rough()
	for i := range players {
		players[i].weights = believed.mean
	}
	for round := range rounds {
		steps := 3
		if round == 0 {
			steps = 6
		}
		if err := selfplay.Each(ctx, len(players), func(i int) { players[i].fit(believed, steps) }); err != nil {
			return err
		}
		believed = priorOf(players)
	}
	return nil
}

// fit finds the likeliest weights of a player (Newton's method), and how sure they are.
func (s *seen) fit(believed *prior, steps int) {
	var certainty matrix
	for range steps {
		lean := make([]float64, Count)
		certainty = newMatrix(Count)
		for i := range s.choices {
			s.choices[i].tell(s.weights, lean, certainty)
		}
		certainty.mirror()
		s.certainty = newMatrix(Count)
		s.certainty.add(certainty, 1/float64(max(len(s.choices), 1)))
		certainty.add(believed.inverse, 1)
		for i := range lean {
			for j, x := range believed.inverse[i] {
				lean[i] -= float64(x * (s.weights[j] - believed.mean[j]))
			}
		}
		step := cholesky.Solve(cholesky.Root(certainty), lean)
		const longest = 2
		far := float64(longest)
		for _, x := range step {
			far = max(far, math.Abs(x))
		}
		next := make([]float64, Count)
		for i, w := range s.weights {
			next[i] = w + float64(step[i]*(longest/far))
		}
		s.weights = next
	}
	s.spread = certainty.inverse()
}

// tell adds what a choice tells of weights; of the certainty, the lower triangle.
func (c *choice) tell(weights, lean []float64, certainty matrix) {
	var w Vector
	for i, x := range weights {
		w[i] = float32(x)
	}
	chances := make([]float32, len(c.plans))
	for i := range c.plans {
		chances[i] = c.plans[i].dot(&w)
	}
	logistic.Softmax(chances, 1)
	likely := float32(1e-9)
	for i, p := range chances {
		if c.isIt[i] {
			likely += p
		}
	}
	var expected [Count]float64
	for i, p := range chances {
		share := -p
		if c.isIt[i] {
			share += p / likely
		}
		for k, x := range c.plans[i] {
			expected[k] += float64(p * x)
			lean[k] += float64(share * x)
		}
	}
	differ := c.differ()
	for i, p := range chances {
		for k, a := range differ {
			part := float64(p) * (float64(c.plans[i][a]) - expected[a])
			for _, b := range differ[:k+1] {
				certainty[a][b] += float64(part * (float64(c.plans[i][b]) - expected[b]))
			}
		}
	}
}

// differ returns the traits that the plans don't share: of the others a choice tells nothing.
func (c *choice) differ() (traits []int) {
	for k, x := range c.plans[0] {
		if slices.ContainsFunc(c.plans, func(v Vector) bool { return v[k] != x }) {
			traits = append(traits, k)
		}
	}
	return traits
}

// priorOf returns what is to be believed of a player, after others, by their shares.
func priorOf(players []seen) *prior {
	p := &prior{mean: make([]float64, Count), spread: newMatrix(Count)}
	var all float64
	for i := range players {
		all += players[i].share
	}
	for i := range players {
		for k, w := range players[i].weights {
			p.mean[k] += float64(players[i].share / all * w)
		}
	}
	for i := range players {
		s := &players[i]
		part := s.share / all
		p.spread.add(s.spread, part)
		for k := range p.mean {
			x := part * (s.weights[k] - p.mean[k])
			for m := range p.mean {
				p.spread[k][m] += float64(x * (s.weights[m] - p.mean[m]))
			}
		}
	}
	const least = 0.02 // of the spread, so that it can be inverted
	for k := range p.spread {
		p.spread[k][k] += least
	}
	p.inverse = p.spread.inverse()
	return p
}

// certaintyOf returns how much a turn tells of a player's weights, on average over players.
func certaintyOf(players []seen) matrix {
	var all float64
	for i := range players {
		all += players[i].share
	}
	mean := newMatrix(Count)
	for i := range players {
		mean.add(players[i].certainty, players[i].share/all)
	}
	return mean
}
