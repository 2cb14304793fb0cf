package learning_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/personas"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/schema"
)

// trusted is from which trust on a user answers in three of four imagined duels (package precedent).
const trusted = 2000

// trustIn returns the trust in a user after each of some matches; other is who it is from a match on.
func trustIn(t *testing.T, theirs string, user, other ai.Brain, from, matches int, seed uint64) (trust []int, turns []int) {
	k := known(t, "knight", theirs)
	for n := range matches {
		if n == from {
			user = other
		}
		m := play(t, k, user, seed+uint64(n))
		k = learning.Learn(k, m, learning.Options{Seed: uint64(n), KeepsCases: true}).Known
		e := k.Theirs.Experience
		trust, turns = append(trust, e.Trust.Least()), append(turns, e.Observed)
	}
	return trust, turns
}

// A user who keeps to its ways is foretold better and better, and believed.
func TestAUserWhoStaysIsTrusted(t *testing.T) {
	for _, theirs := range []string{"mage", "priest"} {
		trust, turns := trustIn(t, theirs, personas.Drawn("lazy", 5), personas.Drawn("lazy", 5), 0, 8, 100)
		for n := 4; n < len(trust); n++ {
			assert.Greater(t, trust[n], trusted, "%s after %d matches: %v", theirs, n+1, trust)
			assert.Greater(t, turns[n], turns[n-1])
		}
	}
}

// Whoever changes isn't believed any more after two matches at the latest, but for few whose ways are alike, and is
// again after some more.
func TestAUserWhoChangesIsDoubted(t *testing.T) {
	quick.Statistics(t)
	const change, matches = 6, 16
	series, stays, before, after, end := 0, 0, 0, 0, 0
	for _, theirs := range pack.IDs(schema.HeroKind) {
		for i, users := range [][2]string{{"lazy", "eager"}, {"hoarder", "spender"}, {"plain", "lazy"}} {
			n := uint64(i)
			trust, turns := trustIn(t, theirs, personas.Drawn(users[0], 20+n), personas.Drawn(users[1], 30+n), change, matches, 200+50*n)
			t.Log(theirs, users, trust, turns)
			least := min(trust[change], trust[change+1])
			series++
			before, after, end = before+trust[change-1], after+least, end+trust[matches-1]
			stays += one(least >= trusted)
		}
	}
	assert.Greater(t, before/series, 2*trusted)
	assert.Less(t, after/series, trusted/2)
	assert.LessOrEqual(t, stays, series/6)
	assert.Greater(t, end/series, trusted)
}

// Nobody can foretell who plays by lot better than by lot: but for luck, in few matches, it is never trusted.
func TestWhoPlaysByLotIsNotTrusted(t *testing.T) {
	quick.Statistics(t)
	matches, luck := 0, 0
	for i, theirs := range pack.IDs(schema.HeroKind) {
		trust, _ := trustIn(t, theirs, duelrandom.Brain, duelrandom.Brain, 0, 14, uint64(300+100*i))
		t.Log(theirs, trust)
		for _, x := range trust {
			matches++
			luck += one(x >= trusted)
		}
	}
	assert.LessOrEqual(t, luck, matches/10)
}

// What nobody measured is told from what came to nothing.
func TestTrustIsMeasuredFromTheFirstMatchOn(t *testing.T) {
	k := known(t, "knight", "mage")
	assert.False(t, k.Theirs.Experience.Trust.IsMeasured())
	k = teach(t, k, personas.Drawn("lazy", 5), 1)
	assert.True(t, k.Theirs.Experience.Trust.IsMeasured())
	assert.False(t, k.Mine.Experience.Trust.IsMeasured())
	assert.Equal(t, -3, kb.Trust{People: 5, Lots: -3}.Least())
}
