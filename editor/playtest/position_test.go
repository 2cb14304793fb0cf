package playtest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/document"
	"boardduels/editor/playtest"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// placed is a trial with all kinds of things in its position.
func placed(t *testing.T, w *document.Workspace, brains [2]string) (playtest.Setup, *duel.Duel) {
	t.Helper()
	s := setup(w)
	s.Brains = brains
	p, d, err := playtest.Opening(w.Pack(), s.Heroes, [2][]string{})
	require.NoError(t, err)
	assert.True(t, p.IsOpening())
	mine, theirs := &p.At.Fighters[0], &p.At.Fighters[1]
	p.At.Starter, mine.HP, theirs.HP, theirs.EP = 1, 9, 7, 2
	mine.DoTs[2] = duel.Periodic{Power: 1, Time: 3}
	mine.DamageBonus, mine.DamageBonusTime = -1, 2
	theirs.Defence, theirs.DefenceTime = 30, 2
	p.At.Drawn[0] = false
	p.At.Hands[0][0], p.At.Hands[0][1] = 1, 1
	assert.False(t, p.IsOpening())
	require.Empty(t, d.Faults(&p.At))
	s.Position = &p
	return s, d
}

// Every brain plays from a position, twice the same, and the record can be looked at.
func TestTrialsBeginAtAPosition(t *testing.T) {
	all := duelbrains.All()
	for _, brain := range all.IDs() {
		s, _ := placed(t, workspace(t), [2]string{brain, "tree"})
		record, err := s.Play(t.Context(), all)
		require.NoError(t, err, brain)
		require.True(t, record.Finished(), brain)
		require.Empty(t, record.Result.Forfeit, brain)
		again, err := s.Play(t.Context(), all)
		require.NoError(t, err)
		assert.Equal(t, record, again, brain)
		laid, err := duelrecord.Open(record)
		require.NoError(t, err)
		first, err := laid.At(0)
		require.NoError(t, err)
		assert.EqualValues(t, 9, first.State.Fighters[0].HP)
		assert.EqualValues(t, 2, first.State.Fighters[0].HandCount)
		assert.EqualValues(t, 1, first.State.Mover)
	}
}

// After edits a position is still of the same cards, wherever they stand in the deck, and of full hp.
func TestPositionsFollowEdits(t *testing.T) {
	w := workspace(t)
	s, before := placed(t, w, [2]string{"tree", "tree"})
	s.Position.At.Fighters[0].HP = before.Hero(0).HP
	first, second := before.Card(0, 0).ID, before.Card(0, 1).ID
	require.NoError(t, w.Do(document.SetField{File: "heroes/knight.xml", Path: "hp", Value: "50"}))
	hero, _ := w.Pack().Hero("knight")
	require.NoError(t, w.Do(document.MoveLine{Hero: "knight", To: len(hero.Deck) - 1}))
	now, d, err := s.Position.In(w.Pack())
	require.NoError(t, err)
	require.Empty(t, d.Faults(&now.At))
	assert.EqualValues(t, 50, now.At.Fighters[0].HP)
	for i, line := range d.Hero(0).Deck {
		placed := line.Card.ID == first || line.Card.ID == second
		assert.Equal(t, placed, now.At.Hands[0][i] == 1, line.Card.ID)
	}
	after := s
	after.Pack = w.Pack()
	assert.True(t, s.SameLuck(after))
	after.Position = &now
	assert.False(t, s.SameLuck(after))
	after.Position = nil
	assert.False(t, s.SameLuck(after))

	require.NoError(t, w.Do(document.SetField{File: "heroes/mage.xml", Path: "hp", Value: "20"}))
	s.Position.At.Fighters[1].HP = 21
	s.Pack = w.Pack()
	_, err = s.Record(duelbrains.All())
	assert.ErrorAs(t, err, new(*duel.Fault))
}
