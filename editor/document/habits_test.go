package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

// Judging a habit is one step to undo; it changes the line of the habit alone.
func TestHabitsAreJudged(t *testing.T) {
	w := classicWorkspace(t)
	stated := schema.Habit{HabitKey: schema.HabitKey{When: "hurt", Does: "defends"}, Status: schema.Stated, Seen: 20, Done: 15, Usual: 0.5}
	require.NoError(t, w.Do(learned{stated}))
	base, _ := w.Pack().Find(schema.CasesKind, "knight").CaseBase()

	habit := func() schema.Habit {
		d := w.Pack().Find(schema.CasesKind, "knight")
		require.Empty(t, d.Diagnostics())
		now, _ := d.CaseBase()
		require.Equal(t, base.Cases, now.Cases)
		return now.Habits[0]
	}
	judge := func(status string, share float32) {
		require.NoError(t, w.Do(document.JudgeHabit{Hero: "knight", Index: 0, Status: status, Share: share}))
	}
	judge(schema.Edited, 0.4)
	want := stated
	want.Status, want.Share = schema.Edited, 0.4
	assert.Equal(t, want, habit())
	judge(schema.Forbidden, 0.4)
	want.Status, want.Share = schema.Forbidden, 0
	assert.Equal(t, want, habit())
	w.Undo()
	assert.Equal(t, schema.Edited, habit().Status)
	w.Undo()
	assert.Equal(t, stated, habit())
	assert.Error(t, w.Do(document.JudgeHabit{Hero: "knight", Index: 1, Status: schema.Accepted}))
}

// learned puts a habit into the knight's document, as learning does.
type learned struct{ habit schema.Habit }

func (learned) Kind() string    { return "set" }
func (learned) Subject() string { return document.HabitPath(0) }

func (e learned) Changes(pack *schema.Pack) ([]document.Change, error) {
	d := pack.Find(schema.CasesKind, "knight")
	next, err := d.Insert(e.Subject(), e.habit)
	return []document.Change{{File: d.File(), From: d, To: next}}, err
}
