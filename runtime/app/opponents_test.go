package app

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
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
)

// openDoor opens a group of opponents. The doors are the first things to press on the screen.
func (s *stand) openDoor(door int) {
	s.t.Helper()
	test.Tap(visible(s, func(*ui.Pressable) bool { return true })[door])
}

// The doors to the groups of opponents, from the first.
const (
	_ = iota
	_
	doubleDoor
	levelsDoor
	charactersDoor
	rivalsDoor
)

func isSlider(*ui.Slider) bool { return true }

// Somebody new begins with an even match, which goes on where the duels before have left it.
func TestEvenMatchFollowsTheDuelsBefore(t *testing.T) {
	folder := t.TempDir()
	s := newStandWith(t, onPhone, "en", folder, func(o *Options) {
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			learned := learnedFrom(p)
			learned.User.Result, learned.User.Weight = 90, 1000
			return learned, nil
		}
	})
	s.press("home.new_duel")
	assert.False(t, s.shows("now plays"))
	s.press("choice.begin")
	s.work()
	s.myTurn()
	assert.Equal(t, "even_15_patient", s.game.duels.Session.Match.Record().Seats[1].Brain)
	assert.Equal(t, difficulty.Match, s.game.Settings.Get().Duel.Brain)
	s.game.duels.Session.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	s.work()
	assert.True(t, s.shows("The opponent has learned from this duel. It practised in 1,000 duels in its head. More often than before, it expects you to take care of your hp.\nIn the next even match it plays a little stronger: step 19 of 21, from its gentlest to its full strength."))
	looktest.AssertNothingCutOff(t, s.window, "the end of an even match")
	s.game.Close()

	s = newStandIn(t, onPhone, "en", folder)
	s.press("home.new_duel")
	s.work()
	assert.True(t, s.shows(explanation.BrainAbout(s.game.Translator(), difficulty.Match)+" Against you it now plays in earnest, and with thought: step 19 of 21, from its gentlest to its full strength."))
	assert.Equal(t, "even_90", s.begin(s.game.duels.LastPairing()).Match.Record().Seats[1].Brain)
}

func TestDifficultyIsChosenAndKept(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.press("home.new_duel")
	assert.True(t, s.shows("Even match"), "an even match is chosen at first")
	s.openDoor(levelsDoor)
	slider := find(s, isSlider)
	assert.True(t, s.shows("Practised, level 70"))
	for i := range duelbrains.Levels() {
		slider.SetValue(float64(i))
		assert.True(t, s.shows(explanation.Brain(s.game.Translator(), fmt.Sprintf("level_%d", 10*i))))
		assert.True(t, s.shows(explanation.BrainAbout(s.game.Translator(), fmt.Sprintf("level_%d", 10*i))))
	}
	slider.SetValue(3)
	s.openDoor(charactersDoor)
	s.openDoor(levelsDoor)
	assert.True(t, s.shows("Apprentice, level 30"), "the level that was set before")
	s.press("choice.begin")
	s.work()
	s.myTurn()
	assert.Equal(t, "level_30", s.game.duels.Session.Match.Record().Seats[1].Brain)
	duel := s.game.Settings.Get().Duel
	assert.Equal(t, [2]string{"level_30", "level_30"}, [2]string{duel.Brain, duel.Level})
}

func TestLevelOutlastsAnotherOpponent(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.begin(pair("knight", "mage", "level_110"))
	s.game.duels.Session.Leave()
	s.game.duels.BeginAtOnce(nil, pair("knight", "mage", "random"))
	s.work()
	assert.Equal(t, "level_110", s.game.Settings.Get().Duel.Level)
	s.game.OpenChoice()
	assert.True(t, s.shows("The Fool"), "the last opponent is chosen again, its group is open")
	s.openDoor(levelsDoor)
	assert.True(t, s.shows("Expert, level 110"))
}

func TestCharactersAndRivalsAreChosen(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.press("home.new_duel")
	begin := func() string {
		s.press("choice.begin")
		if s.game.Sheets.IsOpen() { // the last one will be lost
			test.Tap(find(s, func(b *ui.Button) bool { return b.Text == "Begin the duel" && isUnder(s.game.Sheets.Layer, b) }))
		}
		s.work()
		s.game.OpenChoice()
		return s.game.duels.Session.Match.Record().Seats[1].Brain
	}
	for _, id := range []string{"orc", "cyborg", "elf", "zombie"} {
		s.openDoor(charactersDoor)
		test.Tap(find(s, func(h *ui.Tile) bool { return h.Name == explanation.Brain(s.game.Translator(), id) }))
		assert.True(t, s.shows(explanation.BrainAbout(s.game.Translator(), id)))
		assert.Equal(t, id, begin())
	}
	for _, id := range []string{"novice", "knn", "printed"} {
		s.openDoor(rivalsDoor)
		about := explanation.BrainAbout(s.game.Translator(), id)
		test.Tap(find(s, func(p *ui.Pressable) bool {
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
	s := newStand(t, onPhone, "en")
	s.game.Settings.Change(func(all *settings.Settings) {
		all.Duel.Brain, all.Duel.Level = "oracle", "level_200"
	}, nil)
	s.press("home.new_duel")
	assert.True(t, s.shows("Even match"))
	s.openDoor(levelsDoor)
	assert.True(t, s.shows("Practised, level 70"))
}

// A level can be continued, explained and watched although no list shows it.
func TestLevelIsFoundEverywhere(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	s.begin(pair("knight", "mage", "level_120"))
	s.playSome(8)
	s.game.Close()

	s = newStandIn(t, onPhone, "en", folder)
	s.resume()
	assert.Equal(t, "level_120", s.game.duels.Session.Match.Record().Seats[1].Brain)
	s.settle(func() bool { return s.game.duels.Session.Reason != nil }) // what it did before can be explained
	s.game.duels.Session.Explain()
	assert.True(t, s.shows("Opponent: Expert, level 120."))
	s.game.Sheets.Close()
	s.game.duels.Session.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	s.work()
	s.press("result.watch")
	s.work()
	s.game.OpenReplays()
	s.work()
	found, err := s.game.Library.Saved(9)
	require.NoError(t, err)
	require.Len(t, found, 1)
	assert.True(t, s.shows(screen.ReplayTitle(s.game.Translator(), s.game.Gallery, found[0].Record)))
	assert.Contains(t, screen.ReplayTitle(s.game.Translator(), s.game.Gallery, found[0].Record), "Expert, level 120")
}

// TestEveryOpponentInEveryShape opens every door and looks for text that is cut off.
func TestEveryOpponentInEveryShape(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				s.press("home.new_duel")
				for kind, screen := range []string{"even", "learner", "double", "levels", "characters", "rivals"} {
					s.openDoor(kind)
					looktest.AssertNothingCutOff(t, s.window, screen)
					s.save("choice_" + screen + "_" + name)
				}
			})
		}
	}
}

// After a defeat against a character the next gentler one is a button away, with the same heroes.
func TestAGentlerOpponentIsOffered(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		s := newStand(t, size, "uk")
		s.loseTo(pair("knight", "mage", "elf"))
		looktest.AssertNothingCutOff(t, s.window, "gentler")
		before := s.game.duels.Session
		s.tapButton(s.text("result.gentler", i18n.Args{"Rival": "Орк"}))
		s.settle(func() bool { return s.game.duels.Session != before })
		record := s.game.duels.Session.Match.Record()
		assert.Equal(t, [3]string{"knight", "mage", "orc"}, [3]string{record.Seats[0].Hero.ID, record.Seats[1].Hero.ID, record.Seats[1].Brain})
		s.myTurn()
	}
}

// After a defeat against the one that learns the even match is a button away, and so is that opponent itself.
func TestWhoLostToTheLearnerIsOfferedTheEvenMatch(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		s := newStand(t, size, "uk")
		s.loseTo(pair("knight", "mage", duelbrains.Default))
		looktest.AssertNothingCutOff(t, s.window, "as strong")
		assert.True(t, s.shows(s.text("result.rematch")))
		before := s.game.duels.Session
		s.tapButton(s.text("result.as_strong", i18n.Args{"Rival": explanation.Brain(s.game.Translator(), difficulty.Match)}))
		s.settle(func() bool { return s.game.duels.Session != before })
		record := s.game.duels.Session.Match.Record()
		assert.Equal(t, [2]string{"knight", "mage"}, [2]string{record.Seats[0].Hero.ID, record.Seats[1].Hero.ID})
		_, is := explanation.Even(record.Seats[1].Brain)
		assert.True(t, is, record.Seats[1].Brain)
		s.myTurn()
	}
}

// Whoever chooses heroes for an even match is told how strongly that is played with these.
func TestTheStepOfAnEvenMatchIsThatOfItsHeroes(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.loseTo(pair("knight", "mage", "even"))
	s.work()
	steps := map[string]bool{}
	for _, p := range []screen.Pairing{pair("knight", "mage", "even"), pair("priest", "knight", "even")} {
		strength, ok := explanation.Even(s.game.Edition.BrainOf(p))
		require.True(t, ok)
		s.game.Settings.Change(func(set *settings.Settings) { set.Duel.Hero, set.Duel.Opponent = p.Mine, p.Theirs }, nil)
		s.game.OpenChoice()
		s.work()
		told := explanation.Standing(s.game.Translator(), strength)
		assert.True(t, s.shows(explanation.BrainAbout(s.game.Translator(), "even")+" "+told), told)
		steps[told] = true
	}
	assert.Len(t, steps, 2, "they differ")
}

// Whoever is new is offered the same duel in each language, though heroes are sorted by their names.
func TestTheFirstPairingIsTheSameInEachLanguage(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onDesktop, language)
		s.game.OpenChoice()
		s.work()
		s.press("choice.begin")
		s.settle(func() bool { return s.game.duels.Session != nil })
		for seat, hero := range []string{"knight", "mage"} {
			assert.Equal(t, hero, s.game.duels.Session.Match.Record().Seats[seat].Hero.ID, language)
		}
	}
}
