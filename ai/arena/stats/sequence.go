package stats

import "math"

// The bets of a sequential test, as shares of what may be lost, from large effects to small ones.
var bets = [...]float64{1. / 2, 1. / 4, 1. / 8, 1. / 16, 1. / 32, 1. / 64, 1. / 128, 1. / 256}

// Sequence returns an interval of the mean score that may be looked at after every trial: the chance that the true mean
// ever leaves it is at most alpha, in 0…1, however often one looks and whenever one stops. Trials need not be alike: it
// is the mean of their true means that counts, if all kinds of trials were made equally often.
//
// It is a confidence sequence by betting (I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables
// by betting", 2024): a mean is ruled out once somebody who bets against it, a fixed share of the capital on each
// trial, averaged over bets of several sizes, has become 2/alpha times as rich; by Ville's inequality that has a chance
// of at most alpha/2 if the mean is true, on each side.
func (s Scores) Sequence(alpha float64) Interval {
	return Interval{s.lowest(alpha / 2), 1 - s.Flip().lowest(alpha/2)}
}

// lowest returns the least mean that isn't ruled out from below with a chance of error of alpha.
func (s Scores) lowest(alpha float64) float64 {
	enough := math.Log(1 / alpha)
	low, high := 0., s.Mean()
	if s.N() == 0 || high == 0 {
		return 0
	}
	const steps = 40
	for range steps {
		middle := (low + high) / 2
		if s.wealth(middle) >= enough {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}

// wealth returns the logarithm of the capital, at first 1, of somebody who has bet on a higher mean than this one,
// which must be above 0. It falls as the mean rises.
func (s Scores) wealth(mean float64) float64 {
	var logs [len(bets)]float64
	most := math.Inf(-1)
	for b, bet := range bets {
		for i, count := range s {
			logs[b] += float64(float64(count) * math.Log1p(bet*(s.score(i)/mean-1)))
		}
		most = max(most, logs[b])
	}
	sum := 0.
	for _, log := range logs {
		sum += math.Exp(log - most)
	}
	return most + math.Log(sum/float64(len(bets)))
}
