package career

import (
	"math"

	"boardduels/ai/duel/rating"
)

// The ratings of players (A. Elo, "The Rating of Chessplayers", 1978). Opponents have those that they were measured to
// have, see package rating, and keep them.
const (
	Start      = 1200 // of whom nothing is known
	early      = 40   // the most that a duel changes, at first
	settled    = 20   // and later
	earlyDuels = 20   // that count as the first
	logistic   = 400  // points that are odds of ten to one
)

// Rating is how well the player is known to play after a duel.
type Rating struct {
	Value  int
	Change int // by the duel
	Duel   int // place in [Career.Duels]
}

// Ratings returns the rating after each duel with an opponent whose own is known. Duels against doubles don't count:
// who plays as the player does is as strong.
func (c *Career) Ratings() (all []Rating) {
	value := float64(Start)
	for i := range c.Duels {
		d := &c.Duels[i]
		theirs, known := rating.Of(d.Brain)
		if !known {
			continue
		}
		expected, result, most := 1/(1+math.Pow(10, (theirs-value)/logistic)), 0.0, float64(settled)
		if d.Won {
			result = 1
		}
		if len(all) < earlyDuels {
			most = early
		}
		before := int(math.Round(value))
		value += most * (result - expected)
		after := int(math.Round(value))
		all = append(all, Rating{after, after - before, i})
	}
	return all
}

// IsSettled reports whether enough duels were rated for the rating to mean something.
func IsSettled(all []Rating) bool { return len(all) >= earlyDuels }
