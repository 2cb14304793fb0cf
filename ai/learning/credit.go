// Package learning is what a finished match teaches a knowledge base: how often each case was used, and how often in a
// match that was won.
package learning

import (
	"math"
	"slices"

	"boardduels/ai"
	"boardduels/kb"
)

// Match counts what the decisions of one match used. Its zero value is a match without decisions.
type Match struct {
	Decisions int
	Uses      []int // by the place of a case: the decisions that used it
}

// Note counts a decision. It used the two cases that were found, or just the nearest if that was copied.
func (m *Match) Note(r *ai.Rationale) {
	m.Decisions++
	used := r.Retrieved
	if r.Copied {
		used = used[:1]
	}
	for i, c := range used {
		if i == 0 || c.Index != used[0].Index {
			m.use(c.Index)
		}
	}
}

func (m *Match) use(place int) {
	for len(m.Uses) <= place {
		m.Uses = append(m.Uses, 0)
	}
	m.Uses[place]++
}

// After returns what knowledge becomes by a match: a case's potency is the share of won matches in which it was used, its
// frequency the share of decisions that used it (thesis, Table 3.1). Shares that were written into initial knowledge
// rest on no matches, so the first match replaces them.
func After(k *kb.Knowledge, m *Match, won bool) *kb.Knowledge {
	learned := *k
	learned.Cases = slices.Clone(k.Cases)
	learned.Experience.Decisions += m.Decisions
	if won {
		learned.Experience.Won++
	}
	for i := range learned.Cases {
		c := &learned.Cases[i]
		uses := 0
		if i < len(m.Uses) {
			uses = m.Uses[i]
		}
		c.Frequency = share(c.Frequency, k.Experience.Decisions, uses, learned.Experience.Decisions)
		wins := 0
		if won && uses > 0 {
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
