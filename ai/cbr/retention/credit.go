// Package retention is what a finished match does to the cases of a knowledge base, whatever the game: those that
// decided are credited or blamed, and the situation that the base misses most becomes a case.
package retention

import (
	"math"
	"slices"

	"boardduels/kb"
)

// Use is which cases a match used, and how it ended.
type Use struct {
	Won       bool
	Decisions int
	Cases     []int // by the place of a case: the decisions that used it
}

// Credit returns what knowledge becomes by a match: a case's potency is the share of won matches in which it was used,
// its frequency the share of decisions that used it (thesis, Table 3.1). Shares that were written into initial
// knowledge rest on no matches, so the first match replaces them.
func Credit(k *kb.Knowledge, u *Use) *kb.Knowledge {
	learned := *k
	learned.Cases = slices.Clone(k.Cases)
	learned.Experience.Decisions += u.Decisions
	if u.Won {
		learned.Experience.Won++
	}
	for i := range learned.Cases {
		c := &learned.Cases[i]
		uses := 0
		if i < len(u.Cases) {
			uses = u.Cases[i]
		}
		c.Frequency = share(c.Frequency, k.Experience.Decisions, uses, learned.Experience.Decisions)
		wins := 0
		if u.Won && uses > 0 {
			wins = 1
		}
		c.Potency = share(c.Potency, k.Experience.Won, wins, learned.Experience.Won)
	}
	return &learned
}

// share returns what a share of old things becomes when more are added, of which there are then all. The count behind
// the old share is a whole number, so nothing is lost to rounding over the matches.
func share(old float32, of, more, all int) float32 {
	if all == of {
		return old
	}
	count := int(math.Round(float64(old)*float64(of))) + more
	return float32(float64(count) / float64(all))
}
