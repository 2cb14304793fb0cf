package stats

// Scores counts how often each score was reached in independent trials: of k+1 counts, the i-th belongs to the score
// i/k. Wins and losses are two counts; pairs of games, of which 0, 1 or 2 may be won, are three.
type Scores []int

// N returns the number of trials.
func (s Scores) N() int {
	n := 0
	for _, count := range s {
		n += count
	}
	return n
}

// Mean returns the mean score, in 0…1; one half of no trials.
func (s Scores) Mean() float64 {
	n, sum := 0, 0
	for i, count := range s {
		n += count
		sum += i * count
	}
	if n == 0 {
		return 0.5
	}
	return float64(sum) / float64(n*s.top())
}

// top is the score of one in steps.
func (s Scores) top() int { return len(s) - 1 }

// score returns the i-th score, in 0…1.
func (s Scores) score(i int) float64 { return float64(i) / float64(s.top()) }

// Add adds the trials of another count of the same scores, which may be nil.
func (s Scores) Add(other Scores) {
	for i, count := range other {
		s[i] += count
	}
}

// Flip returns the scores as the other side sees them.
func (s Scores) Flip() Scores {
	flipped := make(Scores, len(s))
	for i, count := range s {
		flipped[s.top()-i] = count
	}
	return flipped
}
