package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// Where the last step is the only one, it is taken back by that name; all is forgotten only where that is asked for.
func TestOneStepIsTakenBackWithoutTalkOfForgetting(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onPhone, language)
		known, err := s.game.Edition.Known("mage")
		require.NoError(t, err)
		learned := *known
		learned.Experience = kb.Experience{Won: 1, Decisions: 20, Observed: 9}
		require.NoError(t, s.game.Edition.Store.Update(t.Context(), func(u *kb.Update) error {
			_, err := u.Learn(kb.Occasion{ID: "first", Date: s.game.Now(), Mine: "mage", Theirs: "knight", Won: true}, nil, &learned)
			return err
		}))
		s.game.OpenKnowledge()
		s.work()
		s.chooseTile(s.game.HeroCalled("mage"))
		dangers := func() []*ui.Button {
			return visible(s, func(b *ui.Button) bool {
				return b.Importance == widget.DangerImportance && isUnder(s.game.Sheets.Layer, b)
			})
		}
		assertCancels := func() {
			cancel := find(s, func(b *ui.Button) bool { return b.Text == s.text("confirm.cancel") })
			assert.Same(t, cancel, s.window.Canvas().Focused())
			looktest.AssertNothingCutOff(t, s.window, "step back")
		}

		s.press("knowledge.step_back")
		assert.Empty(t, dangers())
		assert.False(t, s.shows(s.text("knowledge.roll_back_about")))
		assert.True(t, s.shows(map[string]string{
			"en": "1. 20.11.2026 18:00: its Mage beat your Knight.", "uk": "1. 20.11.2026 18:00: його Маг перемагає, ваш герой Лицар.",
		}[language]), texts(s.game.Sheets.Layer))
		assertCancels()
		s.save("step_back_" + language)
		s.pressOnSheet("confirm.cancel")

		s.press("knowledge.roll_back")
		assert.Len(t, dangers(), 1)
		assert.True(t, s.shows(s.text("knowledge.roll_back_about")))
		assertCancels()
		s.pressOnSheet("confirm.cancel")

		s.press("knowledge.step_back")
		s.pressOnSheet("knowledge.before")
		s.work()
		known, err = s.game.Edition.Known("mage")
		require.NoError(t, err)
		assert.True(t, known.Experience.IsPractice())
	}
}

// What the AI knows opens on the hero of which it learned last. Whoever has it forget something while a duel waits is
// told that this one goes on as it began.
func TestTheKnowledgeOpensWhereItLearnedLast(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "uk")
	s.game.OpenKnowledge()
	s.work()
	assert.True(t, s.isTileChosen(s.game.Heroes()[0].Hero.ID), "nothing was learned yet")
	learns := func(hero string) {
		known, err := s.game.Edition.Known(hero)
		require.NoError(t, err)
		learned := *known
		learned.Cases = slices.Clone(known.Cases)
		learned.Cases[1].ID = 11
		learned.Experience = kb.Experience{Won: 1, Decisions: 20, Observed: 9}
		require.NoError(t, s.game.Edition.Store.Update(t.Context(), func(u *kb.Update) error {
			_, err := u.Learn(kb.Occasion{ID: hero, Date: s.game.Now(), Mine: hero, Theirs: "knight", Won: true}, nil, &learned)
			return err
		}))
	}
	learns("mage")
	learns("priest")
	s.game.OpenKnowledge()
	s.work()
	assert.True(t, s.isTileChosen("priest"))
	known, err := s.game.Edition.Known("priest")
	require.NoError(t, err)
	require.Equal(t, 11, known.Cases[1].ID)
	for i, name := range explanation.CaseNames(s.game.Translator(), known.Cases) {
		assert.True(t, s.shows(s.text("knowledge.case", i18n.Args{"Case": i + 1, "Name": name})), "they are counted as they are shown")
	}
	s.press("knowledge.roll_back")
	assert.False(t, s.shows(s.text("knowledge.duel_goes_on")))
	s.pressOnSheet("confirm.cancel")

	s.begin(pair("knight", "priest", "precedent"))
	s.game.OpenHome()
	s.work()
	s.game.OpenKnowledge()
	s.work()
	for _, key := range []string{"knowledge.roll_back", "knowledge.step_back"} {
		s.press(key)
		assert.True(t, s.shows(s.text("knowledge.duel_goes_on")), key)
		looktest.AssertNothingCutOff(t, s.window, key)
		s.pressOnSheet("confirm.cancel")
	}
}

// isTileChosen reports whether a hero is the one that is shown.
func (s *stand) isTileChosen(hero string) bool {
	name := s.game.HeroCalled(hero)
	return len(visible(s, func(tile *ui.Tile) bool { return tile.Chosen && tile.Name == name })) > 0
}
