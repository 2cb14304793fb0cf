package kb_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/schema"
)

// Damage that is found on the way is told to who asks next.
func TestWhoJudgesSwallowsNoDamage(t *testing.T) {
	store, dir := open(t)
	known, other := learned(1), learned(1)
	key := schema.HabitKey{When: "hurt", Does: "defends"}
	known.Habits = []schema.Habit{{HabitKey: key, Status: schema.Stated, Seen: 10, Done: 9, Usual: 0.5}}
	other.Hero = "mage"
	require.NoError(t, store.Save(t.Context(), known))
	require.NoError(t, store.Save(t.Context(), other))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "000001-mage.xml"), []byte("<cases>"), 0o644))
	require.NoError(t, store.Judge(t.Context(), learned(0), key, schema.Forbidden, time.Now))
	damage := store.Damage()
	require.NotNil(t, damage)
	assert.Equal(t, "000001-mage.xml", damage.Problems[0].File)
}

// What somebody says of a habit is a step of the history: it can be led back, and undone.
func TestAHabitIsJudged(t *testing.T) {
	store, _ := open(t)
	initial := learned(0)
	known := learned(1)
	key := schema.HabitKey{When: "hurt", Does: "defends"}
	known.Habits = []schema.Habit{{HabitKey: schema.HabitKey{When: "early", Does: "one"}}, {HabitKey: key, Status: schema.Stated, Seen: 10, Done: 9, Usual: 0.5}}
	require.NoError(t, store.Save(t.Context(), known))
	then := func() time.Time { return time.Date(2026, 11, 22, 1, 2, 3, 0, time.UTC) }

	require.NoError(t, store.Judge(t.Context(), initial, key, schema.Forbidden, then))
	now, _, err := store.Load("knight", initial)
	require.NoError(t, err)
	assert.Equal(t, schema.Forbidden, now.Habits[1].Status)
	assert.Equal(t, known.Habits[0], now.Habits[0])
	assert.Equal(t, schema.Stated, known.Habits[1].Status, "what was given stays")
	history, err := store.History("knight")
	require.NoError(t, err)
	require.Len(t, history, 2)
	assert.Equal(t, kb.Judged, history[1].Kind)
	assert.Equal(t, then(), history[1].Date)
	assert.Equal(t, []kb.Change{{Kind: kb.HabitForbidden, Hero: "knight", Trait: "hurt/defends", From: 0.5, To: 0.9}}, history[1].Changes)

	require.NoError(t, store.Rollback(t.Context(), "knight", 1, then))
	back, _, err := store.Load("knight", initial)
	require.NoError(t, err)
	assert.Equal(t, known.Habits, back.Habits)

	require.NoError(t, store.Judge(t.Context(), initial, key, schema.Watched, then))
	history, err = store.History("knight")
	require.NoError(t, err)
	assert.Equal(t, kb.HabitAllowed, history[3].Changes[0].Kind)
	assert.ErrorContains(t, store.Judge(t.Context(), initial, schema.HabitKey{When: "hurt", Does: "one"}, schema.Forbidden, then),
		"nothing is known of a habit hurt/one of hero knight's user")
}
