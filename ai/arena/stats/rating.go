package stats

import (
	"math"

	"boardduels/runtime/game"
)

// Matrix holds for each two of n players what the first one got against the second.
type Matrix [][]float64

// NewMatrix returns a matrix of zeros.
func NewMatrix(n int) Matrix {
	m := make(Matrix, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// MeanElo is the mean of the ratings that [Elo] returns.
const MeanElo = 1500

// Elo returns the ratings of players by the wins that each has over each: those of the Bradley–Terry model, which are
// the most likely ones, found by minorization and maximization (D. R. Hunter, "MM algorithms for generalized
// Bradley–Terry models", 2004). A lead of 400 stands for odds of ten to one. If some players have never lost to the
// others, no finite ratings are the most likely ones; then half a win and half a defeat are added to each pairing that
// has played.
func Elo(wins Matrix) []float64 {
	if !isConnected(wins) {
		wins = smoothed(wins, 0.5)
	}
	n := len(wins)
	strengths := make([]float64, n)
	for i := range strengths {
		strengths[i] = 1
	}
	const enough, most = 1e-12, 20_000
	for range most {
		if improve(strengths, wins) < enough {
			break
		}
	}
	mean := 0.
	for i, s := range strengths {
		strengths[i] = 400 * math.Log10(s)
		mean += strengths[i] / float64(n)
	}
	for i := range strengths {
		strengths[i] += MeanElo - mean
	}
	return strengths
}

// improve makes strengths more likely, and returns the largest change in proportion.
func improve(strengths []float64, wins Matrix) float64 {
	largest := 0.
	for i := range strengths {
		won, expected := 0., 0.
		for j := range strengths {
			if i != j {
				won += wins[i][j]
				expected += (wins[i][j] + wins[j][i]) / (strengths[i] + strengths[j])
			}
		}
		if expected == 0 {
			continue // has played nobody
		}
		next := won / expected
		largest = max(largest, math.Abs(next/strengths[i]-1))
		strengths[i] = next
	}
	return largest
}

// isConnected reports whether from each player chains of wins lead to all others that it could have played.
func isConnected(wins Matrix) bool {
	return reaches(wins, func(i, j int) bool { return wins[i][j] > 0 }) && reaches(wins, func(i, j int) bool { return wins[j][i] > 0 })
}

// reaches reports whether chains of steps lead from the first player to all.
func reaches(wins Matrix, step func(from, to int) bool) bool {
	reached, open := make([]bool, len(wins)), []int{0}
	for reached[0] = true; len(open) > 0; {
		from := open[len(open)-1]
		open = open[:len(open)-1]
		for to := range wins {
			if !reached[to] && step(from, to) {
				reached[to] = true
				open = append(open, to)
			}
		}
	}
	for _, r := range reached {
		if !r {
			return false
		}
	}
	return true
}

// smoothed returns the wins with some more for both sides of each pairing that has played.
func smoothed(wins Matrix, more float64) Matrix {
	m := NewMatrix(len(wins))
	for i := range wins {
		for j := range wins {
			if i != j && wins[i][j]+wins[j][i] > 0 {
				m[i][j] = wins[i][j] + more
			}
		}
	}
	return m
}

// Cyclic returns how much of the differences between players no ratings can tell, in 0…1: 0 if each beats all that are
// weaker by as much as its rating says, 1 if all beat each other in circles, as rock, paper and scissors. It is the
// curl's share of the squared log odds of all pairings, which all must have played (D. Balduzzi et al., "Re-evaluating
// evaluation", 2018); half a win is added to each side.
func Cyclic(wins Matrix) float64 {
	n := len(wins)
	odds := NewMatrix(n)
	ratings := make([]float64, n)
	for i := range wins {
		for j := range wins {
			if i != j {
				odds[i][j] = math.Log((wins[i][j] + 0.5) / (wins[j][i] + 0.5))
				ratings[i] += odds[i][j] / float64(n)
			}
		}
	}
	all, curl := 0., 0.
	for i := range odds {
		for j := range odds {
			if i != j {
				all += float64(odds[i][j] * odds[i][j])
				rest := odds[i][j] - (ratings[i] - ratings[j])
				curl += float64(rest * rest)
			}
		}
	}
	if all == 0 {
		return 0
	}
	return curl / all
}

// Expected returns the share of wins that a rating expects against another.
func Expected(rating, other float64) float64 {
	return 1 / (1 + math.Pow(10, (other-rating)/400))
}

// CyclicByChance returns how much [Cyclic] would come to on average, by chance, if ratings told everything; and how
// likely it would be to come to at least what it does.
func CyclicByChance(seed uint64, wins Matrix) (mean, likely float64) {
	ratings, found := Elo(wins), Cyclic(wins)
	chance := game.NewStream(seed, 1)
	drawn, reached := NewMatrix(len(wins)), 0
	for range Resamples {
		for i := range wins {
			for j := range i {
				n := int(math.Round(wins[i][j] + wins[j][i]))
				won := binomial(&chance, n, Expected(ratings[i], ratings[j]))
				drawn[i][j], drawn[j][i] = float64(won), float64(n-won)
			}
		}
		c := Cyclic(drawn)
		mean += c / Resamples
		if c >= found {
			reached++
		}
	}
	return mean, float64(reached+1) / (Resamples + 1)
}
