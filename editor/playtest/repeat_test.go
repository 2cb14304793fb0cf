package playtest_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/editor/document"
	"boardduels/editor/playtest"
	"boardduels/kb/classic"
	"boardduels/runtime/match/duelmatch"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// byPerson plays a duel whose first seat is a person's, who decides as the setup's brain would.
func byPerson(t *testing.T, s playtest.Setup) *playtest.Duel {
	t.Helper()
	guided, err := s.Record(duelbrains.All())
	require.NoError(t, err)
	d, err := guided.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	players[0], err = journal.Player(guided, 0, d, duelbrains.All())
	require.NoError(t, err)
	players[1], err = journal.Player(guided, 1, d, duelbrains.All())
	require.NoError(t, err)
	s.Brains[0] = ""
	record, err := s.Record(duelbrains.All())
	require.NoError(t, err)
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)
	return m.Record()
}

// With the same cards a duel comes out as it was played, whoever would decide in the person's place.
func TestAPlayedDuelIsRepeated(t *testing.T) {
	w := workspace(t)
	for seed := range uint64(20) {
		s := playtest.Setup{Pack: w.Pack(), Heroes: [2]string{"rogue", "priest"}, Brains: [2]string{"tree", "random"}, Seed: seed}
		played := byPerson(t, s)
		s.Brains[0] = "random"
		again, told, err := s.Repeat(t.Context(), played, duelbrains.All())
		require.NoError(t, err)
		assert.Equal(t, played, again)
		assert.Zero(t, told)
	}
}

// A card that offers modes is played in the one in which it was.
func TestModesAreRepeated(t *testing.T) {
	pack := schema.ReadPack(schematest.Choices())
	for seed := range uint64(5) {
		s := playtest.Setup{Pack: pack, Heroes: [2]string{"sage", "sage"}, Brains: [2]string{"scenario", "random"}, Seed: seed}
		played := byPerson(t, s)
		again, told, err := s.Repeat(t.Context(), played, duelbrains.All())
		require.NoError(t, err)
		assert.Equal(t, played, again)
		assert.Zero(t, told)
	}
}

// Stances are taken again at the ends and beginnings of turns at which they were.
func TestStancesAreRepeated(t *testing.T) {
	files := fstest.MapFS{}
	require.NoError(t, fs.WalkDir(classic.FS(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(classic.FS(), path)
		files[path] = &fstest.MapFile{Data: text}
		return err
	}))
	files[schema.RulesFile] = &fstest.MapFile{Data: []byte("<rules><clash>turn</clash></rules>")}
	pack := schema.ReadPack(files)
	for seed := range uint64(5) {
		s := playtest.Setup{Pack: pack, Heroes: [2]string{"rogue", "priest"}, Brains: [2]string{"random", "tree"}, Seed: seed}
		played := byPerson(t, s)
		require.True(t, played.HasClash())
		s.Brains[0] = "tree"
		again, told, err := s.Repeat(t.Context(), played, duelbrains.All())
		require.NoError(t, err)
		assert.Equal(t, played.Turns, again.Turns)
		assert.Zero(t, told)
	}
}

// What the edited cards don't allow is left, and a brain decides where the duel goes on for longer.
func TestDuelsPart(t *testing.T) {
	w := workspace(t)
	first, err := setup(w).Play(t.Context(), duelbrains.All())
	require.NoError(t, err)
	same, err := setup(w).Play(t.Context(), duelbrains.All())
	require.NoError(t, err)
	assert.Zero(t, playtest.Parting(first, same))
	cut := *first
	cut.Turns = cut.Turns[:4]
	assert.Equal(t, 3, playtest.Parting(first, &cut), "one goes on where the other ends")
	assert.Equal(t, 3, playtest.Parting(&cut, first))
}

func TestARepeatedDuelFollowsTheEdit(t *testing.T) {
	w := workspace(t)
	s := playtest.Setup{Pack: w.Pack(), Heroes: [2]string{"knight", "mage"}, Brains: [2]string{"tree", "random"}, Seed: 7}
	played := byPerson(t, s)
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "cost", Value: "5"}))
	require.NoError(t, w.Do(document.SetField{File: "heroes/mage.xml", Path: "hp", Value: "50"}))
	s.Pack = w.Pack()
	again, told, err := s.Repeat(t.Context(), played, duelbrains.All())
	require.NoError(t, err)
	assert.True(t, again.Finished())
	assert.True(t, again.Seats[0].IsPerson())
	assert.Positive(t, told.Left)
	before, err := playtest.OutcomeOf(played)
	require.NoError(t, err)
	after, err := playtest.OutcomeOf(again)
	require.NoError(t, err)
	assert.Greater(t, after.Rounds, before.Rounds)
	assert.Equal(t, before.Rounds, told.From, "the round in which the duel ended goes on")

	_, _, err = s.Repeat(t.Context(), &playtest.Duel{}, duelbrains.All())
	assert.Error(t, err, "of another version of the rules")
}
