package competence_test

import (
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/playtest"
)

// A position looks like its situation, and can be played.
func TestPositionsAreLikeTheirSituations(t *testing.T) {
	d, err := pack().Duel(hero, "mage")
	require.NoError(t, err)
	adviser := competence.NewAdviser(knowledge(t))
	rapid.Check(t, func(t *rapid.T) {
		s := ai.Situation(rapid.SliceOfN(rapid.Float32Range(0, 1), len(ai.Situation{}), len(ai.Situation{})).Draw(t, "situation"))
		seed := rapid.Uint64().Draw(t, "seed")
		v := competence.Position(d, s, seed)
		require.Equal(t, v, competence.Position(d, s, seed))
		got := retrieval.Describe(d, &v)
		for input, most := range map[int]int16{1: d.Hero(1).HP, 2: d.Hero(0).EP, 3: d.Hero(1).EP, 4: d.Numbers().Hand} {
			require.InDelta(t, s[input], got[input], 0.5/float64(most)+0.04, "input %d", input)
		}
		action, _, err := adviser.Advise(d, &v)
		require.NoError(t, err)
		require.Contains(t, d.LegalView(&v, nil), action)
	})
}

// A situation of a duel comes back as it was but for what signals don't tell.
func TestPositionOfARecordedSituation(t *testing.T) {
	for _, r := range some() {
		v := competence.Position(r.Duel, r.Inputs, 3)
		got := retrieval.Describe(r.Duel, &v)
		if r.View.Seat == 0 && r.View.Me().MaxHPBonus == 0 && r.View.Foe().MaxHPBonus == 0 {
			for _, input := range []int{0, 1, 2, 3, 4, 7, 8, 9, 10, 11} {
				assert.InDelta(t, r.Inputs[input], got[input], 1e-6, "input %d", input)
			}
		}
	}
}

func TestReplaysOfAFolder(t *testing.T) {
	record, err := playtest.Setup{Pack: pack(), Heroes: [2]string{hero, "mage"}, Brains: [2]string{"tree", "tree"}, Seed: 3}.Play(t.Context(), duelbrains.All())
	require.NoError(t, err)
	text, err := record.MarshalText()
	require.NoError(t, err)
	folder := fstest.MapFS{
		"a.replay": {Data: text, ModTime: time.Unix(1, 0)}, "b.replay": {Data: []byte("none"), ModTime: time.Unix(2, 0)},
		"c.txt": {Data: text}, "d.replay/x": {Data: text},
	}
	records := competence.Replays(folder)
	require.Len(t, records, 1)
	assert.NotEmpty(t, competence.Saved(records, hero))
	assert.Empty(t, competence.Replays(fstest.MapFS{}))
}
