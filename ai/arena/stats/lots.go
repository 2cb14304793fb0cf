package stats

import "math"

// Lots counts what some games drew by lots of which the chances are known, and how the games ended: of a card, each
// draw of its owner is a lot, which has a chance of c in n to be one of c copies among the n cards that are left. What
// was drawn less what was to be expected is the excess of a game. All counts are in units of 1/[LotUnit].
type Lots struct {
	Won         int `json:"won"`  // the excess of all games that were won
	Lost        int `json:"lost"` // and of those that were lost
	WonSquares  int `json:"won_squares"`
	LostSquares int `json:"lost_squares"`
	Variance    int `json:"variance"` // of the excess, as it was to be expected
}

// LotUnit is the least common multiple of 1 to 12, so that all chances of c in n up to n = 12 are whole.
const LotUnit = 27720

// Lot returns what is expected of a lot with a chance of c in n, and the variance of it.
func Lot(c, n int) (expected, variance int) {
	return LotUnit * c / n, (LotUnit*c*(n-c) + n*n/2) / (n * n)
}

// Add adds a game with an excess, of which a variance was to be expected.
func (l *Lots) Add(excess, variance int, won bool) {
	square := (excess*excess + LotUnit/2) / LotUnit
	l.Variance += variance
	if won {
		l.Won += excess
		l.WonSquares += square
		return
	}
	l.Lost += excess
	l.LostSquares += square
}

// Merge adds the counts of other games.
func (l *Lots) Merge(other *Lots) {
	l.Won += other.Won
	l.Lost += other.Lost
	l.WonSquares += other.WonSquares
	l.LostSquares += other.LostSquares
	l.Variance += other.Variance
}

// Lotted is what lots came to in games that all have one chance to be won.
type Lotted struct {
	Lots       Lots
	Won, Games int
}

// Gain returns by how much larger the share of wins is where a lot was drawn than where it wasn't, at the same moment
// of a game: the mean over all lots, by their variance. Since nothing but the lot decides whether it is drawn, whatever
// came before it is the same on both sides, as that long games draw more lots. It is observed less expected over the
// variance, as in N. Mantel and W. Haenszel, "Statistical aspects of the analysis of data from retrospective studies of
// disease", 1959. The interval takes each game for a trial of its own, and is no narrower than if the lots changed
// nothing. Without lots nothing is known.
func Gain(strata []Lotted) Estimate {
	sum, variance, squares := 0., 0., 0.
	for i := range strata {
		s := &strata[i]
		if s.Games == 0 {
			continue
		}
		won := float64(s.Won) / float64(s.Games)
		lost := 1 - won
		sum += float64(lost*float64(s.Lots.Won)) - float64(won*float64(s.Lots.Lost))
		variance += float64(s.Lots.Variance)
		seen := float64(lost*lost*float64(s.Lots.WonSquares)) + float64(won*won*float64(s.Lots.LostSquares))
		likely := (float64(s.Won) + 2) / (float64(s.Games) + 4) // A. Agresti and B. A. Coull, 1998
		squares += max(seen, float64(likely*(1-likely)*float64(s.Lots.Variance)))
	}
	if variance == 0 {
		return Estimate{Interval: Interval{-1, 1}}
	}
	gain, half := sum/variance, z*math.Sqrt(squares*LotUnit)/variance
	return Estimate{gain, Interval{max(-1, gain-half), min(1, gain+half)}}
}
