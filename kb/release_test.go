package kb_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/schema"
)

// releasedKnowledge is what the AI of version 0.1.0 knew after its last entry.
func releasedKnowledge() *kb.Knowledge {
	k := learned(3)
	k.Cases[1].Origin = "user"
	k.Cases[1].Weights = []schema.Weight{{Of: "own_hp", Value: 2.5}}
	k.Weights = []schema.Weight{{Of: "foe_ep", Value: -0.25}}
	k.Enemies = []schema.Enemy{{Hero: "mage", Ease: -5, Weights: []schema.Weight{{Of: "own_ep", Value: 1}}}}
	k.Style = []schema.Weight{{Of: "foe_hp", Value: -2}}
	k.Experience.Simulated, k.Experience.Observed = 3000, 30
	k.Habits = []schema.Habit{
		{HabitKey: schema.HabitKey{When: "hurt", Does: "defends"}, Status: schema.Stated, Seen: 9, Done: 8, Usual: 0.4, Tested: 3, Held: 2, Chance: 0.5},
		{HabitKey: schema.HabitKey{When: schema.Anytime, Does: schema.PlaysCard, Card: "cleave"}, Status: schema.Forbidden, Seen: 20, Done: 15, Usual: 0.3},
	}
	return k
}

// What version 0.1.0 wrote is read for ever, without a word of damage, and goes on.
func TestTheStoreOfVersion010IsRead(t *testing.T) {
	written := map[string]string{}
	names, err := filepath.Glob("testdata/0.1.0/knowledge/*.xml")
	require.NoError(t, err)
	for _, name := range names {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		written[filepath.Base(name)] = string(text)
	}
	require.Len(t, written, 14)
	store, dir := lay(t, written)
	report, err := store.Check()
	require.NoError(t, err)
	assert.Equal(t, &kb.Report{Entries: 6, Generations: 7}, report)
	requireLoads(t, store, releasedKnowledge())
	assert.Equal(t, written, files(t, dir), "whoever reads changes nothing")

	history, err := store.History("knight")
	require.NoError(t, err)
	require.Len(t, history, 5)
	for i, want := range []kb.Entry{
		{Number: 1, Kind: kb.Played}, {Number: 3, Kind: kb.Imported}, {Number: 4, Kind: kb.RolledBack}, {Number: 5, Kind: kb.Restored, To: 3}, {Number: 6, Kind: kb.Judged},
	} {
		e := history[i]
		assert.Equal(t, want, kb.Entry{Number: e.Number, Kind: e.Kind, To: e.To})
		assert.True(t, e.Kept)
	}
	occasion := match
	occasion.User = &kb.Rating{Duels: 7, Result: 0.25, Weight: 5.5, Regret: 0.125, Turns: 60}
	assert.Equal(t, occasion, history[0].Occasion)
	assert.Equal(t, changes, history[0].Changes)
	assert.Equal(t, []kb.Change{{Kind: kb.HabitForbidden, Hero: "knight", Trait: "always/plays_card/cleave", From: 0.3, To: 0.75}}, history[4].Changes)
	atFirst, err := store.After("knight", 4, initial)
	require.NoError(t, err)
	assert.Equal(t, initial, atFirst)
	user, err := store.Rating()
	require.NoError(t, err)
	assert.Equal(t, *occasion.User, user)

	require.NoError(t, learnOne(t.Context(), store, "new"))
	report, err = store.Check()
	require.NoError(t, err)
	assert.Equal(t, &kb.Report{Entries: 7, Generations: 9}, report)
}

func TestTheDoubleOfVersion010IsRead(t *testing.T) {
	text, err := os.ReadFile("testdata/0.1.0/double.xml")
	require.NoError(t, err)
	double, err := doubleIn(t, string(text))
	require.NoError(t, err)
	assert.Equal(t, &kb.Double{Hero: "knight", Games: 12, Turns: 30, Style: []schema.Weight{{Of: "foe_hp", Value: -2}}}, double)
	assert.Contains(t, string(text), "</cases><!-- double sealed ")
}
