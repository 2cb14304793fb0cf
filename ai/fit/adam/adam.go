// Package adam fits the weights of models by going down the gradient of their error. Its figures are the same to the
// bit on every machine.
package adam

import "math"

// Adam descends a gradient with steps that suit each weight (D. Kingma and J. Ba, "Adam: a method for stochastic
// optimization", 2015).
type Adam struct {
	mean, square []float32
	left1, left2 float64 // how much of the zeros at the beginning is left in the means
}

// NewAdam returns the descent of so many weights.
func NewAdam(n int) *Adam {
	return &Adam{mean: make([]float32, n), square: make([]float32, n), left1: 1, left2: 1}
}

// Step moves the weights against their gradient.
func (a *Adam) Step(weights, gradient []float32, rate float32) {
	const keep1, keep2, tiny = 0.9, 0.999, 1e-8
	a.left1, a.left2 = float64(a.left1*keep1), float64(a.left2*keep2)
	scale1, scale2 := float32(1/(1-a.left1)), float32(1/(1-a.left2))
	for i, g := range gradient {
		a.mean[i] = float32(keep1*a.mean[i]) + float32((1-keep1)*g)
		a.square[i] = float32(keep2*a.square[i]) + float32(float32((1-keep2)*g)*g)
		m, s := float32(a.mean[i]*scale1), float32(a.square[i]*scale2)
		weights[i] -= float32(rate*m) / (float32(math.Sqrt(float64(s))) + tiny)
	}
}
