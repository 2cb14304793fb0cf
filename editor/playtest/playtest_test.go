package playtest_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/document"
	"boardduels/editor/playtest"
	"boardduels/kb/classic"
)

func workspace(t *testing.T) *document.Workspace {
	t.Helper()
	w, err := document.Open(document.Embedded{FS: classic.FS()})
	require.NoError(t, err)
	return w
}

func setup(w *document.Workspace) playtest.Setup {
	return playtest.Setup{Pack: w.Pack(), Heroes: [2]string{"knight", "mage"}, Brains: [2]string{"tree", "random"}, Seed: 7}
}

func TestDuelsUseTheCardsAsEdited(t *testing.T) {
	w := workspace(t)
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "base_damage", Value: "9", Along: true}))
	record, err := setup(w).Play(context.Background(), duelbrains.All())
	require.NoError(t, err)
	assert.True(t, record.Finished())
	for _, card := range record.Seats[0].Hero.Cards {
		if card.ID == "cleave" {
			assert.EqualValues(t, 9, card.BaseDamage)
		}
	}
}

func TestDuelsThatCannotBe(t *testing.T) {
	w := workspace(t)
	s := setup(w)
	s.Brains[0] = "none"
	_, err := s.Record(duelbrains.All())
	assert.ErrorContains(t, err, "none")
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "cost", Value: "99"}))
	_, err = setup(w).Record(duelbrains.All())
	assert.ErrorContains(t, err, "cards/cleave.xml")
}
