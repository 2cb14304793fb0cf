package run_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// ruledWorld is one in which cards, heroes and relics say what they do by rules.
func ruledWorld(t require.TestingT) *world {
	return &world{schematest.Ruled(), poolOf(t, schematest.Ruled())}
}

// poolOf is what runs of a pack offer.
func poolOf(t require.TestingT, pack *schema.Pack) run.Pool {
	var heroes []duelrecord.Hero
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		heroes = append(heroes, hero)
	}
	pool, err := run.PoolOf(pack, heroes)
	require.NoError(t, err)
	return pool
}

// setOut returns a new run by the rules of the pack.
func (w *world) setOut(t require.TestingT, hero string, seed uint64, plan schema.Run) *run.Run {
	h, err := duelrecord.PackHero(w.pack, hero)
	require.NoError(t, err)
	r, err := run.New(duelrecord.PackOf(w.pack), plan, h, seed)
	require.NoError(t, err)
	r.Date = time.Date(2026, 11, 25, 8, 0, 0, 0, time.UTC)
	return r
}

// raised returns by how much the amounts of a card's rules are larger than those of another one, by rule.
func raised(from, to *schema.Card) map[int]int16 {
	by := map[int]int16{}
	before := from.Says.Rules.All()
	for i, r := range to.Says.Rules.All() {
		if r.Amount != before[i].Amount {
			by[i] = r.Amount - before[i].Amount
		}
	}
	return by
}

// A card that says what it does by rules gets better, too: its first rule on play of which more is better does one
// more, as long as that is something.
func TestCardsOfRulesGetBetter(t *testing.T) {
	w := ruledWorld(t)
	better := map[string]map[int]int16{}
	for seed := range uint64(60) {
		r := w.setOut(t, "alchemist", seed, schema.Run{ID: "road", Stages: three("zombie", "zombie")})
		require.NoError(t, r.Finish(w.fight(t, r, "evaluation"), w.pool))
		for _, offer := range r.Legs[0].Offers {
			if offer.Kind != run.Sharpen {
				continue
			}
			before, ok := w.pack.Card(offer.Out)
			require.True(t, ok)
			if by := raised(&before, &offer.Card); len(by) > 0 {
				better[offer.Out] = by
			}
		}
	}
	assert.Equal(t, map[int]int16{0: 1}, better["venom"], "3 poison become 4")
	assert.Equal(t, map[int]int16{0: 1}, better["tonic"], "its first mode, not all")
	for card, by := range better {
		require.Len(t, by, 1, card)
		before, _ := w.pack.Card(card)
		for i, more := range by {
			r := before.Says.Rules.All()[i]
			assert.Equal(t, rule.Play, r.On, card)
			assert.EqualValues(t, 1, more, card)
			assert.Less(t, r.Amount, r.Do.Meaning().Max, card)
		}
	}
}
