package stats

import (
	"math"

	"boardduels/runtime/game"
)

// beta draws from the beta distribution, whose parameters must be above 0.
func beta(chance *game.Stream, a, b float64) float64 {
	x, y := gamma(chance, a), gamma(chance, b)
	return x / (x + y)
}

// gamma draws from the gamma distribution of a shape above 0 (G. Marsaglia and W. W. Tsang, "A simple method for
// generating gamma variables", 2000).
func gamma(chance *game.Stream, shape float64) float64 {
	if shape < 1 {
		return gamma(chance, shape+1) * math.Pow(1-uniform(chance), 1/shape)
	}
	d := shape - 1./3
	c := 1 / math.Sqrt(9*d)
	for {
		x := normal(chance)
		v := 1 + float64(c*x)
		if v <= 0 {
			continue
		}
		v = float64(v * v * v)
		if math.Log(1-uniform(chance)) < float64(x*x)/2+float64(d*(1-v+math.Log(v))) {
			return d * v
		}
	}
}

// normal draws from the standard normal distribution (G. E. P. Box and M. E. Muller, 1958).
func normal(chance *game.Stream) float64 {
	radius := math.Sqrt(-2 * math.Log(1-uniform(chance)))
	return radius * math.Cos(2*math.Pi*uniform(chance))
}
