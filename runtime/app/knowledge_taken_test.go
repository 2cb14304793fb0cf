package app

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/schema"
)

// desk is a pack that is edited: the one that the game plays, a little changed.
type desk struct {
	stand *stand
	left  bool
	taken []schema.Case
}

func (d *desk) Leave() { d.left = true }

func (d *desk) Take(_ string, learned schema.Case) { d.taken = append(d.taken, learned) }

func (d *desk) Cases(hero string) ([]schema.Case, bool) {
	k, err := kb.ForHero(d.stand.game.Edition.Pack, hero)
	require.NoError(d.stand.t, err)
	cases := append([]schema.Case(nil), k.Cases...)
	cases[0].Inputs[0] -= 0.5 // what was learned differs
	cases[1].ID = 77          // the AI doesn't know it, and the pack not what stood there
	return cases, hero != "rogue"
}

func TestLearnedCasesAreTaken(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	d := &desk{stand: s}
	s.game.OpenLearned(d)
	s.work()
	s.chooseTile("Knight")
	s.work()
	assert.True(t, s.shows("What the AI has learned with the pack that the game plays: Classic."))
	assert.True(t, s.shows("The pack that is edited has it otherwise: Own hp 0.50 → 1.00."))
	assert.True(t, s.shows("The pack that is edited has no such case."))
	assert.True(t, s.shows("It is as in the pack that is edited."))
	assert.True(t, s.shows("Cases of the pack that the AI doesn’t have: 77. in good health, the enemy unhurt: guard. It gave them up, or they are new in the pack."))
	s.press("knowledge.take")
	assert.True(t, d.left)
	require.Len(t, d.taken, 1)
	k, err := kb.ForHero(s.game.Edition.Pack, "knight")
	require.NoError(t, err)
	assert.Equal(t, k.Cases[0].Inputs, d.taken[0].Inputs)

	s.game.OpenLearned(d)
	s.work()
	s.chooseTile("Rogue")
	s.work()
	assert.False(t, s.shows("It is as in the pack that is edited."), "the pack that is edited has no such hero")
}
