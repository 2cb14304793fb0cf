package view

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/editor/document"
	"boardduels/editor/playtest"
	"boardduels/editor/view/trialpage"
	"boardduels/editor/view/viewtest"
	"boardduels/kb"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// learnersChoice returns of what kind the card is that the AI that plays by cases alone would have played in place of
// whoever decided, with the pack as it is; none if it would have ended its turn.
func (s *stand) learnersChoice(d trialpage.Decision) (kind duel.Kind, played bool) {
	s.T.Helper()
	brain, err := s.deps.Brains.Find("printed")
	require.NoError(s.T, err)
	known, err := kb.ForHero(s.work.Pack(), d.Duel.Hero(d.View.Seat).ID)
	require.NoError(s.T, err)
	player, err := brain.New(ai.Setup{Duel: d.Duel, Seat: d.View.Seat, Seed: 1, Knowledge: known})
	require.NoError(s.T, err)
	action, _, err := player.Decide(s.T.Context(), &d.View, d.Duel.LegalView(&d.View, nil))
	require.NoError(s.T, err)
	if action == duel.EndTurn {
		return 0, false
	}
	return d.Duel.Kind(d.View.Seat, action.Card), true
}

// TestATurnTeachesTheAI goes the whole way: a duel is watched, at a turn where the AI would play another kind of card a
// case is made of it, and then the AI plays that kind there, too, until the case is undone.
func TestATurnTeachesTheAI(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	require.NoError(t, s.work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	s.stage.Watch(playtest.Setup{Pack: s.work.Pack(), Heroes: [2]string{"knight", "mage"}, Brains: [2]string{"tree", "tree"}, Seed: 7})
	s.Until(func() bool { return s.stage.Shop != nil })
	var taught trialpage.Decision
	slider := viewtest.All[*ui.Slider](s)[0]
	for moment := slider.Max; taught.Card == nil && moment >= 0; moment-- {
		slider.SetValue(moment)
		d, played := s.stage.Shop.Trial.Decision()
		if !played || d.View.Seat != 0 {
			continue
		}
		if would, plays := s.learnersChoice(d); plays && would != d.Kind {
			taught = d
		}
	}
	require.NotNil(t, taught.Card, "the two agree about the whole duel")
	before, _ := s.learnersChoice(taught)

	s.Press("Make a case of it (C)")
	assert.Equal(t, "cases/knight.xml", s.file)
	after, plays := s.learnersChoice(taught)
	assert.True(t, plays)
	assert.Equal(t, taught.Kind, after, "instead of %v", before)
	s.undo()
	undone, _ := s.learnersChoice(taught)
	assert.Equal(t, before, undone)
}
