package knowledgeflow_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// Where the last step is the only one, it is taken back by that name; all is forgotten only where that is asked for.
func TestOneStepIsTakenBackWithoutTalkOfForgetting(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnPhone, language)
		known, err := s.Game.Edition.Known("mage")
		require.NoError(t, err)
		learned := *known
		learned.Experience = kb.Experience{Won: 1, Decisions: 20, Observed: 9}
		require.NoError(t, s.Game.Edition.Store.Update(t.Context(), func(u *kb.Update) error {
			_, err := u.Learn(kb.Occasion{ID: "first", Date: s.Game.Now(), Mine: "mage", Theirs: "knight", Won: true}, nil, &learned)
			return err
		}))
		s.Game.OpenKnowledge()
		s.Work()
		s.ChooseTile(s.Game.HeroCalled("mage"))
		dangers := func() []*ui.Button {
			return apptest.Visible(s, func(b *ui.Button) bool {
				return b.Importance == widget.DangerImportance && apptest.IsUnder(s.Game.Sheets().Layer, b)
			})
		}
		assertCancels := func() {
			cancel := apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("confirm.cancel") })
			assert.Same(t, cancel, s.Window.Canvas().Focused())
			looktest.AssertNothingCutOff(t, s.Window, "step back")
		}

		s.Press("knowledge.step_back")
		assert.Empty(t, dangers())
		assert.False(t, s.Shows(s.Text("knowledge.roll_back_about")))
		assert.True(t, s.Shows(map[string]string{
			"en": "1. 20.11.2026 18:00: its Mage beat your Knight.", "uk": "1. 20.11.2026 18:00: його Маг перемагає, ваш герой Лицар.",
		}[language]), apptest.Texts(s.Game.Sheets().Layer))
		assertCancels()
		s.Save("step_back_" + language)
		s.PressOnSheet("confirm.cancel")

		s.Press("knowledge.roll_back")
		assert.Len(t, dangers(), 1)
		assert.True(t, s.Shows(s.Text("knowledge.roll_back_about")))
		assertCancels()
		s.PressOnSheet("confirm.cancel")

		s.Press("knowledge.step_back")
		s.PressOnSheet("knowledge.before")
		s.Work()
		known, err = s.Game.Edition.Known("mage")
		require.NoError(t, err)
		assert.True(t, known.Experience.IsPractice())
	}
}

// What the AI knows opens on the hero that the player played last. Whoever has it forget something while a duel waits
// is told that this one goes on as it began.
func TestTheKnowledgeOpensOnTheHeroPlayedLast(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "uk")
	s.Game.OpenKnowledge()
	s.Work()
	assert.True(t, isTileChosen(s, s.Game.Heroes()[0].Hero.ID), "nothing was learned yet")
	learns := func(hero string) {
		known, err := s.Game.Edition.Known(hero)
		require.NoError(t, err)
		learned := *known
		learned.Cases = slices.Clone(known.Cases)
		learned.Cases[1].ID = 11
		learned.Experience = kb.Experience{Won: 1, Decisions: 20, Observed: 9}
		require.NoError(t, s.Game.Edition.Store.Update(t.Context(), func(u *kb.Update) error {
			_, err := u.Learn(kb.Occasion{ID: hero, Date: s.Game.Now(), Mine: "knight", Theirs: hero, Won: true}, nil, &learned)
			return err
		}))
	}
	learns("mage")
	learns("priest")
	s.Game.OpenKnowledge()
	s.Work()
	assert.True(t, isTileChosen(s, "priest"))
	known, err := s.Game.Edition.Known("priest")
	require.NoError(t, err)
	require.Equal(t, 11, known.Cases[1].ID)
	s.Press("knowledge.in_figures")
	s.Work()
	for i, name := range explanation.CaseNames(s.Game.Translator(), known.Cases) {
		assert.True(t, s.Shows(s.Text("knowledge.case", i18n.Args{"Case": i + 1, "Name": name})), "they are counted as they are shown")
	}
	s.Press("knowledge.roll_back")
	assert.False(t, s.Shows(s.Text("knowledge.duel_goes_on")))
	s.PressOnSheet("confirm.cancel")

	s.Begin(apptest.Pair("knight", "priest", "precedent"))
	s.Game.OpenHome()
	s.Work()
	s.Game.OpenKnowledge()
	s.Work()
	for _, key := range []string{"knowledge.roll_back", "knowledge.step_back"} {
		s.Press(key)
		assert.True(t, s.Shows(s.Text("knowledge.duel_goes_on")), key)
		looktest.AssertNothingCutOff(t, s.Window, key)
		s.PressOnSheet("confirm.cancel")
	}
}

// isTileChosen reports whether a hero is the one that is shown.
func isTileChosen(s *apptest.Stand, hero string) bool {
	name := s.Game.HeroCalled(hero)
	return len(apptest.Visible(s, func(tile *ui.Tile) bool { return tile.Chosen && tile.Name == name })) > 0
}

func TestRollbackAsksFirstAndCanBeUndone(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	known, err := s.Game.Edition.Known("knight")
	require.NoError(t, err)
	learned := *known
	learned.Experience = kb.Experience{Won: 1, Decisions: 9}
	require.NoError(t, s.Game.Edition.Store.Save(t.Context(), &learned))

	s.Press("home.knowledge")
	s.Work()
	s.Press("knowledge.roll_back")
	s.Press("confirm.cancel")
	again, err := s.Game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, 9, again.Experience.Decisions, "cancelled")

	s.Press("knowledge.roll_back")
	test.Tap(apptest.Find(s, func(b *ui.Button) bool {
		return b.Text == s.Game.Translator().Text("knowledge.roll_back") && s.Game.Sheets().IsOpen() && apptest.IsUnder(s.Game.Sheets().Layer, b)
	}))
	s.Work()
	again, err = s.Game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, known, again)

	s.Press("knowledge.undo")
	s.Work()
	again, err = s.Game.Edition.Known("knight")
	require.NoError(t, err)
	assert.Equal(t, learned.Experience, again.Experience)
}
