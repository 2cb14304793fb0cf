package habit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/schema"
)

// expect returns how likely the mage ends its turn at once in a duel that begins, and how likely anything is.
func expect(seed uint64, habits ...schema.Habit) (nothing, all float32) {
	d := knightAndMage
	believed := usermodel.Believed(d.Hero(1), nil)
	e := habit.NewExpectation(d, 1, usermodel.NewJudge(d, 1, &believed), habits)
	s := d.Start(seed)
	s.Mover = 1
	e.Begin(&s)
	plans := turnplan.New(d, 1, 64).Plans(&s, e)
	for i, p := range e.Chances(nil, plans) {
		all += p
		if plans[i].Plays == 0 {
			nothing += p
		}
	}
	return nothing, all
}

func TestAnExpertsShareIsExpected(t *testing.T) {
	h := schema.Habit{HabitKey: schema.HabitKey{When: "early", Does: "nothing"}, Status: schema.Edited, Share: 0.7}
	asModelled, _ := expect(1)
	met, _ := expect(1, h)
	assert.InDelta(t, 0.7, met, 1e-3)

	h.Seen, h.Done = 10, 7
	same, _ := expect(1, h)
	assert.InDelta(t, asModelled, same, 1e-6, "as it was seen, so as the model has learned it")
	h.Done = 2
	more, _ := expect(1, h)
	assert.Greater(t, more, asModelled)
	h.Done = 9
	less, _ := expect(1, h)
	assert.Less(t, less, asModelled)

	h.When = "dying"
	elsewhere, _ := expect(1, h)
	assert.Equal(t, asModelled, elsewhere)
	h.When, h.Status = "early", schema.Stated
	stated, _ := expect(1, h)
	assert.Equal(t, asModelled, stated)
	h.Does, h.Card, h.Status = schema.PlaysCard, "smite", schema.Edited
	foreign, _ := expect(1, h)
	assert.Equal(t, asModelled, foreign, "no card of the hero")
}

// Whatever experts say, chances add up to 1.
func TestExpectationsAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var habits []schema.Habit
		for _, when := range []string{"always", "early", "rich"} {
			h := schema.Habit{Status: schema.Edited, Share: rapid.Float32Range(0, 1).Draw(t, "share"), Seen: rapid.IntRange(0, 9).Draw(t, "seen")}
			h.HabitKey = schema.HabitKey{When: when, Does: rapid.SampledFrom(schema.Doings[:10]).Draw(t, "does")}
			h.Done = rapid.IntRange(0, h.Seen).Draw(t, "done")
			habits = append(habits, h)
		}
		nothing, all := expect(rapid.Uint64().Draw(t, "seed"), habits...)
		assert.InDelta(t, 1, all, 1e-3)
		assert.GreaterOrEqual(t, nothing, float32(0))
	})
}
