package learning

// expNegative returns e to the power of x for x ≤ 0, to a thousandth near 0 and to some hundredths where it hardly
// counts. Unlike math.Exp, which some processors have their own code for, it is the same to the bit on every machine:
// nothing but products.
func expNegative(x float32) float32 {
	const halvings = 12
	if x < -20 {
		return 0
	}
	y := 1 + x/(1<<halvings)
	for range halvings {
		y *= y
	}
	return y
}

// chance turns log-odds into a probability.
func chance(logOdds float32) float32 {
	if logOdds > 0 {
		return 1 / (1 + expNegative(-logOdds))
	}
	e := expNegative(logOdds)
	return e / (1 + e)
}
