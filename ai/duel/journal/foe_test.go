package journal_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/ai/duel/tree"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// wary decides by how much it has seen of whoever plays the other hero.
type wary struct{ ai.Setup }

func (w wary) Decide(_ context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	seen := 0
	if w.Foe != nil {
		seen = w.Foe.Experience.Observed
	}
	return legal[(seen+int(v.Ply))%len(legal)], &ai.Rationale{Brain: "wary"}, nil
}

var waryBrain = ai.Brain{ID: "wary", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) { return wary{s}, nil }}

// observed returns what is known of a hero after some turns of its user.
func observed(t *testing.T, pack *schema.Pack, hero string, turns int) *kb.Knowledge {
	t.Helper()
	k, err := kb.ForHero(pack, hero)
	require.NoError(t, err)
	k.Experience.Observed = turns
	return k
}

// What brains knew of the other hero is in the record, so they decide the same again, and otherwise if it is altered.
func TestDecisionsAreVerifiedWithWhatWasKnownOfTheOtherHero(t *testing.T) {
	pack := classictest.Pack()
	known := ai.Brains{waryBrain, tree.Brain}
	for _, heroes := range [][2]string{{"knight", "mage"}, {"mage", "mage"}} {
		for seat := range game.Seat(2) {
			var seats [2]duelrecord.Seat
			for i := range seats {
				hero, err := duelrecord.PackHero(pack, heroes[i])
				require.NoError(t, err)
				seats[i] = duelrecord.Seat{Hero: hero, Brain: "tree"}
			}
			seats[seat].Brain = "wary"
			own, foe := observed(t, pack, heroes[seat], 0), observed(t, pack, heroes[1-seat], 7)
			if heroes[0] == heroes[1] {
				own = foe
			}
			seats[seat].Know(own, foe)
			r, err := duelrecord.New(duelrecord.Pack{}, 3, seats)
			require.NoError(t, err)
			d, err := r.Duel()
			require.NoError(t, err)
			var players [2]ai.Player
			for i := range players {
				players[i], err = journal.Player(r, game.Seat(i), d, known)
				require.NoError(t, err)
			}
			told := players[seat].(wary)
			assert.Equal(t, own, told.Knowledge)
			assert.Equal(t, foe, told.Foe)
			assert.Equal(t, heroes[0] == heroes[1], told.Knowledge == told.Foe)

			m, err := duelmatch.New(r, players, duelmatch.Options{})
			require.NoError(t, err)
			_, err = m.Run(t.Context())
			require.NoError(t, err)
			written, err := m.Record().MarshalText()
			require.NoError(t, err)
			back, err := duelrecord.Parse(written)
			require.NoError(t, err)
			_, err = journal.Verify(t.Context(), back, known)
			require.NoError(t, err)

			back.Seats[seat].Know(own, observed(t, pack, heroes[1-seat], 8))
			var otherwise *duelrecord.Divergence
			_, err = journal.Verify(t.Context(), back, known)
			require.ErrorAs(t, err, &otherwise)
			assert.Equal(t, seat, otherwise.Seat)
		}
	}
}

// A record need not tell what a brain knew of the other hero.
func TestRecordsThatTellNothingOfTheOtherHero(t *testing.T) {
	r := golden(t, "mage-precedent-priest-precedent")
	d, err := r.Duel()
	require.NoError(t, err)
	for seat := range game.Seat(2) {
		r.Seats[seat].Brain, r.Seats[seat].Foe = "wary", nil
		player, err := journal.Player(r, seat, d, ai.Brains{waryBrain})
		require.NoError(t, err)
		assert.NotNil(t, player.(wary).Knowledge)
		assert.Nil(t, player.(wary).Foe)
	}
}

// Knowledge that can't be read is told with its seat, of whichever hero it is.
func TestKnowledgeOfTheOtherHeroThatCanNotBeRead(t *testing.T) {
	r := golden(t, "rogue-precedent-mage-precedent")
	broken := &kb.Knowledge{Hero: "mage", Cases: make([]schema.Case, schema.MaxCases+1)}
	r.Seats[0].Foe = duelrecord.NewKnowledge(broken)
	r.Seats[0].Brain, r.Seats[1].Brain = "wary", "wary"
	_, err := journal.Verify(t.Context(), r, ai.Brains{waryBrain})
	assert.ErrorContains(t, err, "seat 1: knowledge of mage: cases/mage.xml:")
}
