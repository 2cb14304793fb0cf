package run_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// Whatever pack has no errors can be played: its duels and runs are saved, read again and verified.
func TestWhateverHasNoErrorsIsPlayedAndSaved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pack, found := schema.LoadPack(schematest.Pack(t))
		require.False(t, schema.HasErrors(found), found)
		w := &world{pack: pack}
		w.pool = poolOf(t, pack)
		hero, err := duelrecord.PackHero(pack, pack.IDs(schema.HeroKind)[0])
		require.NoError(t, err)
		plan, err := pack.DuelRun(pack.IDs(schema.RunKind)[0])
		require.NoError(t, err)
		r, err := run.New(duelrecord.Pack{Name: pack.Title().Name, Hash: pack.Hash()}, plan, hero, rapid.Uint64().Draw(t, "seed"))
		require.NoError(t, err)
		w.play(t, r, "random", func([]run.Change) int { return 0 })
		for i := range r.Legs {
			text, err := r.Legs[i].Duel.MarshalText()
			require.NoError(t, err)
			back, err := duelrecord.Parse(text)
			require.NoError(t, err)
			assert.Equal(t, r.Legs[i].Duel.Seats, back.Seats)
			require.NoError(t, duelrecord.Verify(back))
		}
		text, err := r.MarshalText()
		require.NoError(t, err)
		back, err := run.Parse(text)
		require.NoError(t, err)
		assert.Equal(t, r.Plan, back.Plan)
		assert.Equal(t, r.Pack, back.Pack)
	})
}
