package duelflow_test

import (
	"context"
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/ui"
)

// Somebody new begins with an even match, which goes on where the duels before have left it.
func TestEvenMatchFollowsTheDuelsBefore(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewWith(t, apptest.OnPhone, "en", folder, func(o *app.Options) {
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			learned := apptest.LearnedFrom(p)
			learned.User.Result, learned.User.Weight = 90, 1000
			return learned, nil
		}
	})
	s.Press("home.new_duel")
	assert.False(t, s.Shows("now plays"))
	s.Press("choice.begin")
	s.Work()
	s.MyTurn()
	assert.Equal(t, "even_15_patient", s.Game.Duels.Session().Match.Record().Seats[1].Brain)
	assert.Equal(t, difficulty.Match, s.Game.Settings().Get().Duel.Brain)
	s.Game.Duels.Session().Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	s.Work()
	assert.True(t, s.Shows("The opponent has learned from this duel. More often than before, it expects you to take care of your hp.\nIn the next even match it plays a little stronger: step 19 of 21, from its gentlest to its full strength."))
	looktest.AssertNothingCutOff(t, s.Window, "the end of an even match")
	s.Game.Close()

	s = apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Press("home.new_duel")
	s.Work()
	assert.True(t, s.Shows(explanation.BrainAbout(s.Game.Translator(), difficulty.Match)+" Against you it now plays in earnest, and with thought: step 19 of 21, from its gentlest to its full strength."))
	assert.Equal(t, "even_90", s.Begin(s.Game.Duels.LastPairing()).Match.Record().Seats[1].Brain)
}

func TestDifficultyIsChosenAndKept(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Press("home.new_duel")
	assert.True(t, s.Shows("Even match"), "an even match is chosen at first")
	s.OpenDoor(apptest.LevelsDoor)
	slider := apptest.Find(s, apptest.IsSlider)
	assert.True(t, s.Shows("Practised, level 70"))
	for i := range duelbrains.Levels() {
		slider.SetValue(float64(i))
		assert.True(t, s.Shows(explanation.Brain(s.Game.Translator(), fmt.Sprintf("level_%d", 10*i))))
		assert.True(t, s.Shows(explanation.BrainAbout(s.Game.Translator(), fmt.Sprintf("level_%d", 10*i))))
	}
	slider.SetValue(3)
	s.OpenDoor(apptest.CharactersDoor)
	s.OpenDoor(apptest.LevelsDoor)
	assert.True(t, s.Shows("Apprentice, level 30"), "the level that was set before")
	s.Press("choice.begin")
	s.Work()
	s.MyTurn()
	assert.Equal(t, "level_30", s.Game.Duels.Session().Match.Record().Seats[1].Brain)
	duel := s.Game.Settings().Get().Duel
	assert.Equal(t, [2]string{"level_30", "level_30"}, [2]string{duel.Brain, duel.Level})
}

func TestLevelOutlastsAnotherOpponent(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Begin(apptest.Pair("knight", "mage", "level_110"))
	s.Game.Duels.Session().Leave()
	s.Game.Duels.BeginAtOnce(nil, apptest.Pair("knight", "mage", "random"))
	s.Work()
	assert.Equal(t, "level_110", s.Game.Settings().Get().Duel.Level)
	s.Game.OpenChoice()
	assert.True(t, s.Shows("The Fool"), "the last opponent is chosen again, its group is open")
	s.OpenDoor(apptest.LevelsDoor)
	assert.True(t, s.Shows("Expert, level 110"))
}

func TestCharactersAndRivalsAreChosen(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Press("home.new_duel")
	begin := func() string {
		s.Press("choice.begin")
		if s.Game.Sheets().IsOpen() { // the last one will be lost
			test.Tap(apptest.Find(s, func(b *ui.Button) bool {
				return b.Text == "Begin the duel" && apptest.IsUnder(s.Game.Sheets().Layer, b)
			}))
		}
		s.Work()
		s.Game.OpenChoice()
		return s.Game.Duels.Session().Match.Record().Seats[1].Brain
	}
	for _, id := range []string{"orc", "cyborg", "elf", "zombie"} {
		s.OpenDoor(apptest.CharactersDoor)
		test.Tap(apptest.Find(s, func(h *ui.Tile) bool { return h.Name == explanation.Brain(s.Game.Translator(), id) }))
		assert.True(t, s.Shows(explanation.BrainAbout(s.Game.Translator(), id)))
		assert.Equal(t, id, begin())
	}
	for _, id := range []string{"novice", "knn", "printed"} {
		s.OpenDoor(apptest.RivalsDoor)
		about := explanation.BrainAbout(s.Game.Translator(), id)
		test.Tap(apptest.Find(s, func(p *ui.Pressable) bool {
			said := false
			looktest.WalkVisible(p.Content, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
				label, ok := o.(*widget.Label)
				said = said || ok && label.Text == about
			})
			return said
		}))
		assert.Equal(t, id, begin())
	}
}

// An opponent of earlier days that is gone, or one of a newer program.
func TestUnknownOpponentIsReplaced(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Game.Settings().Change(func(all *settings.Settings) {
		all.Duel.Brain, all.Duel.Level = "oracle", "level_200"
	}, nil)
	s.Press("home.new_duel")
	assert.True(t, s.Shows("Even match"))
	s.OpenDoor(apptest.LevelsDoor)
	assert.True(t, s.Shows("Practised, level 70"))
}

// A level can be continued, explained and watched although no list shows it.
func TestLevelIsFoundEverywhere(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Begin(apptest.Pair("knight", "mage", "level_120"))
	s.PlaySome(8)
	s.Game.Close()

	s = apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Resume()
	assert.Equal(t, "level_120", s.Game.Duels.Session().Match.Record().Seats[1].Brain)
	s.Settle(func() bool { return s.Game.Duels.Session().Reason != nil }) // what it did before can be explained
	s.Game.Duels.Session().Explain()
	assert.True(t, s.Shows("Opponent: Expert, level 120."))
	s.Game.Sheets().Close()
	s.Game.Duels.Session().Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	s.Work()
	s.Press("result.watch")
	s.Work()
	s.Game.OpenReplays()
	s.Work()
	found, err := s.Game.Library.Saved(9)
	require.NoError(t, err)
	require.Len(t, found, 1)
	assert.True(t, s.Shows(replayflow.ReplayTitle(s.Game.Translator(), s.Game.Gallery, found[0].Record)))
	assert.Contains(t, replayflow.ReplayTitle(s.Game.Translator(), s.Game.Gallery, found[0].Record), "Expert, level 120")
}

// TestEveryOpponentInEveryShape opens every door and looks for text that is cut off.
func TestEveryOpponentInEveryShape(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				s.Press("home.new_duel")
				for kind, screen := range []string{"even", "learner", "double", "levels", "characters", "rivals"} {
					s.OpenDoor(kind)
					looktest.AssertNothingCutOff(t, s.Window, screen)
					s.Save("choice_" + screen + "_" + name)
				}
			})
		}
	}
}

// After a defeat against a character the next gentler one is a button away, with the same heroes.
func TestAGentlerOpponentIsOffered(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.LoseTo(apptest.Pair("knight", "mage", "elf"))
		looktest.AssertNothingCutOff(t, s.Window, "gentler")
		before := s.Game.Duels.Session()
		s.TapButton(s.Text("result.gentler", i18n.Args{"Rival": "Орк"}))
		s.Settle(func() bool { return s.Game.Duels.Session() != before })
		record := s.Game.Duels.Session().Match.Record()
		assert.Equal(t, [3]string{"knight", "mage", "orc"}, [3]string{record.Seats[0].Hero.ID, record.Seats[1].Hero.ID, record.Seats[1].Brain})
		s.MyTurn()
	}
}

// After a defeat against the one that learns the even match is a button away, and so is that opponent itself.
func TestWhoLostToTheLearnerIsOfferedTheEvenMatch(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.LoseTo(apptest.Pair("knight", "mage", duelbrains.Default))
		looktest.AssertNothingCutOff(t, s.Window, "as strong")
		assert.True(t, s.Shows(s.Text("result.rematch")))
		before := s.Game.Duels.Session()
		s.TapButton(s.Text("result.as_strong", i18n.Args{"Rival": explanation.Brain(s.Game.Translator(), difficulty.Match)}))
		s.Settle(func() bool { return s.Game.Duels.Session() != before })
		record := s.Game.Duels.Session().Match.Record()
		assert.Equal(t, [2]string{"knight", "mage"}, [2]string{record.Seats[0].Hero.ID, record.Seats[1].Hero.ID})
		_, is := explanation.Even(record.Seats[1].Brain)
		assert.True(t, is, record.Seats[1].Brain)
		s.MyTurn()
	}
}

// Whoever chooses heroes for an even match is told how strongly that is played with these.
func TestTheStepOfAnEvenMatchIsThatOfItsHeroes(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "even"))
	s.Work()
	steps := map[string]bool{}
	for _, p := range []edition.Pairing{apptest.Pair("knight", "mage", "even"), apptest.Pair("priest", "knight", "even")} {
		strength, ok := explanation.Even(s.Game.Edition.BrainOf(p))
		require.True(t, ok)
		s.Game.Settings().Change(func(set *settings.Settings) { set.Duel.Hero, set.Duel.Opponent = p.Mine, p.Theirs }, nil)
		s.Game.OpenChoice()
		s.Work()
		told := explanation.Standing(s.Game.Translator(), strength)
		assert.True(t, s.Shows(explanation.BrainAbout(s.Game.Translator(), "even")+" "+told), told)
		steps[told] = true
	}
	assert.Len(t, steps, 2, "they differ")
}

// Whoever is new is offered the same duel in each language, though heroes are sorted by their names.
func TestTheFirstPairingIsTheSameInEachLanguage(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnDesktop, language)
		s.Game.OpenChoice()
		s.Work()
		s.Press("choice.begin")
		s.Settle(func() bool { return s.Game.Duels.Session() != nil })
		for seat, hero := range []string{"knight", "mage"} {
			assert.Equal(t, hero, s.Game.Duels.Session().Match.Record().Seats[seat].Hero.ID, language)
		}
	}
}
