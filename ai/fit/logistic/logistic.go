// Package logistic turns scores into chances. Its figures are the same to the bit on every machine, which those of
// math.Exp aren't: some processors have their own code for that.
package logistic

import "boardduels/runtime/game"

// Chance turns log-odds into a probability.
func Chance(logOdds float32) float32 {
	if logOdds > 0 {
		return 1 / (1 + expNegative(-logOdds))
	}
	e := expNegative(logOdds)
	return e / (1 + e)
}

// Softmax replaces scores by chances that add up to 1, in proportion to e to the power of the score over the warmth,
// which is above 0: the warmer, the likelier is what falls short of the best. There must be a score.
func Softmax(scores []float32, warmth float32) {
	best := scores[0]
	for _, score := range scores {
		best = max(best, score)
	}
	var sum float32
	for i, score := range scores {
		scores[i] = expNegative((score - best) / warmth)
		sum += scores[i]
	}
	for i := range scores {
		scores[i] /= sum
	}
}

// Draw returns a place among chances that add up to 1, each as often as it says.
func Draw(chances []float32, luck *game.Stream) int {
	const fine = 1 << 24
	left := float32(luck.Below(fine)) / fine
	for i, p := range chances {
		if left -= p; left < 0 {
			return i
		}
	}
	return len(chances) - 1
}

// Bell returns a number around 0, with a deviation of about 1.
func Bell(luck *game.Stream) float32 {
	const fine = 1000
	sum := 0
	for range 3 {
		sum += luck.Below(2*fine+1) - fine
	}
	return float32(sum) / fine
}

// expNegative returns e to the power of x for x ≤ 0, to a thousandth near 0 and to some hundredths where it hardly
// counts, by nothing but products.
func expNegative(x float32) float32 {
	if x < -20 {
		return 0
	}
	return power16(power16(power16(1 + x/(16*16*16))))
}

func power16(y float32) float32 {
	y *= y
	y *= y
	y *= y
	return y * y
}
