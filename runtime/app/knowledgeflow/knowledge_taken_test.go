package knowledgeflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/apptest"
	"boardduels/schema"
)

// desk is a pack that is edited: the one that the game plays, a little changed.
type desk struct {
	stand *apptest.Stand
	left  bool
	taken []schema.Case
}

func (d *desk) Leave() { d.left = true }

func (d *desk) Take(_ string, learned schema.Case) { d.taken = append(d.taken, learned) }

func (d *desk) Cases(hero string) ([]schema.Case, bool) {
	k, err := kb.ForHero(d.stand.Game.Edition.Pack, hero)
	require.NoError(d.stand.T, err)
	cases := append([]schema.Case(nil), k.Cases...)
	cases[0].Inputs[0] -= 0.5 // what was learned differs
	cases[1].ID = 77          // the AI doesn't know it, and the pack not what stood there
	return cases, hero != "rogue"
}

func TestLearnedCasesAreTaken(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	d := &desk{stand: s}
	s.Game.OpenLearned(d)
	s.Work()
	s.ChooseTile("Knight")
	s.Work()
	assert.True(t, s.Shows("What the AI has learned with the pack that the game plays: Classic."))
	assert.True(t, s.Shows("The pack that is edited has it otherwise: Own hp 0.50 → 1.00."))
	assert.True(t, s.Shows("The pack that is edited has no such case."))
	assert.True(t, s.Shows("It is as in the pack that is edited."))
	assert.True(t, s.Shows("Cases of the pack that the AI doesn’t have: 77. in good health, the enemy unhurt: guard. It gave them up, or they are new in the pack."))
	s.Press("knowledge.take")
	assert.True(t, d.left)
	require.Len(t, d.taken, 1)
	k, err := kb.ForHero(s.Game.Edition.Pack, "knight")
	require.NoError(t, err)
	assert.Equal(t, k.Cases[0].Inputs, d.taken[0].Inputs)

	s.Game.OpenLearned(d)
	s.Work()
	s.ChooseTile("Rogue")
	s.Work()
	assert.False(t, s.Shows("It is as in the pack that is edited."), "the pack that is edited has no such hero")
}
