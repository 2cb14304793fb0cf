package hindsight_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/hindsight"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Stances are no turns, and no cards that could have decided.
func TestDuelsWithClashesAreReviewed(t *testing.T) {
	pack := classictest.Pack()
	mine, theirs, err := kb.ForHeroes(pack, "knight", "mage")
	require.NoError(t, err)
	rules := schema.Rules{Numbers: duel.Classic()}
	rules.Numbers.Clash.Pace, rules.Numbers.Clash.First = rule.EachTurn, 1
	var seats [2]duelrecord.Seat
	for i, hero := range []string{"knight", "mage"} {
		seats[i].Hero, err = duelrecord.PackHero(pack, hero)
		require.NoError(t, err)
	}
	r, err := duelrecord.New(duelrecord.Pack{Rules: &rules}, 1, seats)
	require.NoError(t, err)
	d, err := r.Duel()
	require.NoError(t, err)
	s, luck := d.Start(1), game.NewStream(1, 1)
	for s.Winner == game.Nobody {
		legal := d.Legal(&s, nil)
		action, seat := legal[luck.Below(len(legal))], s.Mover
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, seat, action, &s)
	}
	turns, err := hindsight.Review(t.Context(), r, 0, mine, theirs)
	require.NoError(t, err)
	assert.NotEmpty(t, turns)
	for i := range turns {
		for _, a := range append(turns[i].Taken.Played(), turns[i].Better.Played()...) {
			assert.NotEqual(t, duel.NoCard, a.Card)
		}
	}
	known := [2]*kb.Knowledge{mine, theirs}
	_, err = hindsight.Decisive(t.Context(), r, known[s.Winner], known[1-s.Winner], func(float32) {})
	require.NoError(t, err)
}
