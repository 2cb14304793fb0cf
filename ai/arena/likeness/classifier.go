package likeness

import (
	"math"

	"boardduels/ai/fit/cholesky"
	"boardduels/ai/fit/logistic"
)

// inputs are the figures of a portrait and their squares.
const inputs = 2*figures + 1

// Classifier tells whose a portrait is: a logistic regression on its figures and their squares, as what sets two
// players apart may be a mean, or how far they stray from it.
type Classifier struct {
	mean, spread [figures]float64
	weights      [inputs]float64
}

const (
	// ridge draws the weights to 0.
	ridge = 20
	// steps are enough for the weights to settle.
	steps = 8
)

// Train returns a classifier that has seen portraits of two players.
func Train(first, second []*Portrait) *Classifier {
	c := &Classifier{}
	c.scale(first, second)
	all := make([][inputs]float64, 0, len(first)+len(second))
	for _, portraits := range [][]*Portrait{first, second} {
		for _, p := range portraits {
			all = append(all, c.look(p))
		}
	}
	for range steps {
		c.step(all, len(first))
	}
	return c
}

// IsFirst reports whether a portrait seems to be the first player's.
func (c *Classifier) IsFirst(p *Portrait) bool {
	x := c.look(p)
	return c.odds(&x) > 0
}

func (c *Classifier) odds(x *[inputs]float64) (sum float64) {
	for i, w := range c.weights {
		sum += float64(w * x[i])
	}
	return sum
}

// scale finds the mean and the spread of each figure.
func (c *Classifier) scale(players ...[]*Portrait) {
	for i := range figures {
		var n, sum, squares float64
		for _, portraits := range players {
			for _, p := range portraits {
				if f := p[i]; f.occasions > 0 {
					x := f.sum / f.occasions
					n, sum, squares = n+1, sum+x, squares+float64(x*x)
				}
			}
		}
		if n > 0 {
			c.mean[i] = sum / n
			c.spread[i] = math.Sqrt(max(squares/n-float64(c.mean[i]*c.mean[i]), 0))
		}
	}
}

// look returns what the classifier sees of a portrait. A figure that is absent counts as usual.
func (c *Classifier) look(p *Portrait) (x [inputs]float64) {
	const far = 3
	for i, f := range p {
		if f.occasions == 0 || c.spread[i] < 1e-9 {
			continue
		}
		z := min(max((f.sum/f.occasions-c.mean[i])/c.spread[i], -far), far)
		x[i], x[figures+i] = z, (float64(z*z)-1)/2
	}
	x[inputs-1] = 1
	return x
}

// step takes Newton's step; the first of the portraits are the first player's.
func (c *Classifier) step(all [][inputs]float64, first int) {
	a := make([][]float64, inputs)
	var b [inputs]float64
	for i := range a {
		a[i] = make([]float64, inputs)
		a[i][i] = ridge
		b[i] = -float64(ridge * c.weights[i])
	}
	for n := range all {
		x := &all[n]
		p := float64(logistic.Chance(float32(c.odds(x))))
		wrong := -p
		if n < first {
			wrong++
		}
		weight := float64(p * (1 - p))
		for i, xi := range x {
			b[i] += float64(wrong * xi)
			part := float64(weight * xi)
			if part == 0 {
				continue
			}
			for j, xj := range x[:i+1] {
				a[i][j] += float64(part * xj)
			}
		}
	}
	for i, x := range cholesky.Solve(cholesky.Root(a), b[:]) {
		c.weights[i] += x
	}
}
