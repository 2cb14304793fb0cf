package stats

import (
	"math"

	"boardduels/runtime/game"
)

// uniform draws a number in 0…1, below 1.
func uniform(chance *game.Stream) float64 { return float64(chance.Next()>>11) / (1 << 53) }

// binomial draws how many of n trials succeed when each does with chance p: from the most likely number outwards, until
// the chance of what was passed adds up to a uniform draw.
func binomial(chance *game.Stream, n int, p float64) int {
	switch {
	case n == 0 || p <= 0:
		return 0
	case p >= 1:
		return n
	}
	mode := min(int(float64(n+1)*p), n)
	odds := p / (1 - p)
	atMode := math.Exp(logChoose(n, mode) + float64(float64(mode)*math.Log(p)) + float64(float64(n-mode)*math.Log1p(-p)))
	up, down := mode, mode
	atUp, atDown := atMode, atMode
	left := uniform(chance) - atMode
	for left >= 0 && (up < n || down > 0) {
		if up < n {
			atUp = float64(atUp * (float64(n-up) / float64(up+1) * odds))
			up++
			if left -= atUp; left < 0 {
				return up
			}
		}
		if down > 0 {
			atDown = float64(atDown * (float64(down) / float64(n-down+1) / odds))
			down--
			if left -= atDown; left < 0 {
				return down
			}
		}
	}
	return mode // also for a draw beyond what rounding left of the sum
}

func logChoose(n, k int) float64 {
	all, _ := math.Lgamma(float64(n + 1))
	chosen, _ := math.Lgamma(float64(k + 1))
	rest, _ := math.Lgamma(float64(n - k + 1))
	return all - chosen - rest
}
