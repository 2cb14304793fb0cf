package stats

// Meeting is what two of some players, by their places, came to against each other.
type Meeting struct {
	First, Second int
	Stratum           // of the first one's scores
	Games         int // of each trial
}

// Rate returns the [Elo] ratings of n players by their meetings, and the mean of each one's shares of wins against
// those that it has met, with what chance makes of them.
func Rate(seed uint64, n int, meetings []Meeting) (elo, shares []Estimate, wins Matrix) {
	strata, won := make([]Stratum, len(meetings)), make([]Wins, len(meetings))
	for i := range meetings {
		m := &meetings[i]
		strata[i] = m.Stratum
		of := float64(m.N() * m.Games)
		won[i] = Wins{Won: m.Mean() * of, Of: of}
	}
	compute := func(sample []Wins, statistics []float64) {
		wins := matrix(n, meetings, sample)
		copy(statistics, Elo(wins))
		copy(statistics[n:], meanShares(wins))
	}
	values := make([]float64, 2*n)
	compute(won, values)
	for i, interval := range Bootstrap(seed, strata, len(values), compute) {
		e := Estimate{values[i], interval.Including(values[i])}
		if i < n {
			elo = append(elo, e)
		} else {
			shares = append(shares, e)
		}
	}
	return elo, shares, matrix(n, meetings, won)
}

// matrix adds up the games that each player won against each.
func matrix(n int, meetings []Meeting, won []Wins) Matrix {
	wins := NewMatrix(n)
	for i, w := range won {
		first, second := meetings[i].First, meetings[i].Second
		wins[first][second] += w.Won
		wins[second][first] += w.Of - w.Won
	}
	return wins
}

// meanShares returns the mean of each player's shares of wins against those that it has played.
func meanShares(wins Matrix) []float64 {
	means := make([]float64, len(wins))
	for i := range wins {
		sum, opponents := 0., 0
		for j := range wins {
			if n := wins[i][j] + wins[j][i]; n > 0 {
				sum += wins[i][j] / n
				opponents++
			}
		}
		if opponents > 0 {
			means[i] = sum / float64(opponents)
		}
	}
	return means
}
