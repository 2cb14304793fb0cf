package adam

import "math"

// Exp is the exponential function, the same on every machine: packages of assembly stand behind math.Exp on some. Its
// relative error is below 1e-9; x beyond ±700 counts as ±700.
func Exp(x float64) float64 {
	const log2e, ln2 = 1.44269504088896340736, 0.693147180559945309417
	x = min(max(x, -700), 700)
	whole := math.Floor(float64(x*log2e) + 0.5)
	rest := x - float64(whole*ln2)
	sum := 1.0
	for i := 10.0; i >= 1; i-- {
		sum = 1 + float64(rest*sum)/i
	}
	return math.Ldexp(sum, int(whole))
}

// Log is the natural logarithm of a number above 0, the same on every machine as [Exp] is. Its error is below 1e-13.
func Log(x float64) float64 {
	const ln2 = 0.693147180559945309417
	part, whole := math.Frexp(x)
	if part < math.Sqrt2/2 {
		part, whole = float64(2*part), whole-1
	}
	t := (part - 1) / (part + 1)
	square, sum := t*t, 0.0
	for i := 19.0; i >= 1; i -= 2 { // the series of the inverse hyperbolic tangent
		sum = float64(sum*square) + 1/i
	}
	return float64(float64(2*t)*sum) + float64(float64(whole)*ln2)
}

// Logistic is the chance that belongs to log-odds.
func Logistic(x float32) float32 { return float32(1 / (1 + Exp(-float64(x)))) }
