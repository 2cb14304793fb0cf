package learning_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/learning"
	"boardduels/kb"
	"boardduels/schema"
)

func rationale(copied bool, places ...int) *ai.Rationale {
	r := &ai.Rationale{Copied: copied}
	for _, place := range places {
		r.Retrieved = append(r.Retrieved, ai.Retrieved{Index: place})
	}
	return r
}

func TestNoteCountsTheCasesThatADecisionUsed(t *testing.T) {
	var m learning.Episode
	m.Note(rationale(false, 4, 2))
	m.Note(rationale(false, 4, 3))
	m.Note(rationale(true, 1, 2))
	m.Note(rationale(false, 0, 0)) // a base of one case
	m.Note(rationale(false))       // a brain without cases
	assert.Equal(t, learning.Episode{Decisions: 5, Uses: []int{1, 1, 1, 1, 2}}, m)
}

func TestCreditAfterAMatch(t *testing.T) {
	before := &kb.Knowledge{Hero: "knight", Cases: make([]schema.Case, 3)}
	match := &learning.Episode{Decisions: 4, Uses: []int{4, 1}, Won: true}

	won := learning.Credit(before, match)
	assert.Equal(t, kb.Experience{Won: 1, Decisions: 4}, won.Experience)
	assert.Equal(t, []schema.Case{{Frequency: 1, Potency: 1}, {Frequency: 0.25, Potency: 1}, {}}, won.Cases)
	assert.Equal(t, make([]schema.Case, 3), before.Cases, "the knowledge before the match must not change")

	match.Won = false
	lost := learning.Credit(won, match)
	assert.Equal(t, kb.Experience{Won: 1, Decisions: 8}, lost.Experience)
	assert.Equal(t, []schema.Case{{Frequency: 1, Potency: 1}, {Frequency: 0.25, Potency: 1}, {}}, lost.Cases)

	again := learning.Credit(lost, &learning.Episode{Decisions: 2, Uses: []int{0, 0, 1}, Won: true})
	assert.Equal(t, kb.Experience{Won: 2, Decisions: 10}, again.Experience)
	assert.Equal(t, []schema.Case{{Frequency: 0.8, Potency: 0.5}, {Frequency: 0.2, Potency: 0.5}, {Frequency: 0.1, Potency: 0.5}}, again.Cases)
}

func TestCreditKeepsSharesOfNothing(t *testing.T) {
	before := &kb.Knowledge{Cases: []schema.Case{{Potency: 0.4, Frequency: 0.3}}}
	after := learning.Credit(before, &learning.Episode{})
	assert.Equal(t, before.Cases, after.Cases)
}

// However the matches go, the shares are exactly those of the counts: nothing drifts.
func TestSharesAreExactOverManyMatches(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cases = 3
		k := &kb.Knowledge{Cases: make([]schema.Case, cases)}
		var decisions, won int
		var uses, wins [cases]int
		for range rapid.IntRange(1, 60).Draw(t, "matches") {
			m := learning.Episode{Decisions: rapid.IntRange(1, 90).Draw(t, "decisions"), Uses: make([]int, cases)}
			isWon := rapid.Bool().Draw(t, "won")
			m.Won = isWon
			for i := range m.Uses {
				m.Uses[i] = rapid.IntRange(0, m.Decisions).Draw(t, "uses")
				uses[i] += m.Uses[i]
				if isWon && m.Uses[i] > 0 {
					wins[i]++
				}
			}
			decisions += m.Decisions
			if isWon {
				won++
			}
			k = learning.Credit(k, &m)
		}
		for i, c := range k.Cases {
			assert.Equal(t, float32(float64(uses[i])/float64(decisions)), c.Frequency)
			if won > 0 {
				assert.Equal(t, float32(float64(wins[i])/float64(won)), c.Potency)
			}
		}
	})
}
