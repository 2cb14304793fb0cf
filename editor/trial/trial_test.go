package trial_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/brains"
	"boardduels/editor/document"
	"boardduels/editor/trial"
	"boardduels/kb/classic"
)

func workspace(t *testing.T) *document.Workspace {
	t.Helper()
	w, err := document.Open(document.Embedded{FS: classic.FS()})
	require.NoError(t, err)
	return w
}

func setup(w *document.Workspace) trial.Setup {
	return trial.Setup{Pack: w.Pack(), Heroes: [2]string{"knight", "mage"}, Brains: [2]string{"tree", "random"}, Seed: 7}
}

func TestDuelsUseTheCardsAsEdited(t *testing.T) {
	w := workspace(t)
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "base_damage", Value: "9", Along: true}))
	record, err := setup(w).Play(context.Background(), brains.All())
	require.NoError(t, err)
	assert.True(t, record.Finished())
	for _, card := range record.Seats[0].Hero.Cards {
		if card.ID == "cleave" {
			assert.EqualValues(t, 9, card.BaseDamage)
		}
	}
}

func TestAStrongerCardWinsMore(t *testing.T) {
	w := workspace(t)
	const duels = 60
	count := func() (last trial.Tally) {
		require.NoError(t, setup(w).Count(context.Background(), brains.All(), duels, func(tally trial.Tally) { last = tally }))
		return last
	}
	before := count()
	for _, field := range []string{"base_damage", "cost"} {
		value := map[string]string{"base_damage": "10", "cost": "0"}[field]
		require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: field, Value: value, Along: true}))
	}
	after := count()
	assert.Equal(t, duels, after.Played)
	assert.Greater(t, after.Won, before.Won)
	assert.Equal(t, after, count(), "the same seed gives the same duels")
}

func TestCountStopsWhenAsked(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	played := 0
	err := setup(workspace(t)).Count(ctx, brains.All(), 100, func(tally trial.Tally) {
		if played = tally.Played; played == 3 {
			stop()
		}
	})
	require.NoError(t, err)
	assert.Equal(t, 3, played)
}

func TestInterval(t *testing.T) {
	for _, c := range []struct {
		tally     trial.Tally
		low, high float64
	}{
		{trial.Tally{}, 0, 1},
		{trial.Tally{Played: 10}, 0, 0.2775},
		{trial.Tally{Played: 200, Won: 100}, 0.4314, 0.5686},
		{trial.Tally{Played: 10, Won: 10}, 0.7225, 1},
	} {
		low, high := c.tally.Interval()
		assert.InDelta(t, c.low, low, 1e-4)
		assert.InDelta(t, c.high, high, 1e-4)
	}
}

func TestDuelsThatCannotBe(t *testing.T) {
	w := workspace(t)
	s := setup(w)
	s.Brains[0] = "none"
	_, err := s.Record(brains.All())
	assert.ErrorContains(t, err, "none")
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "cost", Value: "99"}))
	_, err = setup(w).Record(brains.All())
	assert.ErrorContains(t, err, "cards/cleave.xml")
}
