package app

import (
	"context"
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// dawdle ends each turn at once, until the duel is lost: that gives much away.
func (s *stand) dawdle(v *screen.Session) {
	s.t.Helper()
	for s.game.Table != nil {
		v.EndTurn()
		s.settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
		s.myTurn()
	}
	s.work()
}

// A duel that was lost by doing nothing says which turn cost most, and lets it be played again from there.
func TestTheCostliestChoiceIsPlayedAgain(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			s := newStand(t, size, language)
			s.lookBack()
			v := s.begin(pair("knight", "mage", "tree"))
			s.dawdle(v)
			for len(s.played) > 0 {
				<-s.played
			}
			looktest.AssertNothingCutOff(t, s.window, "costliest")
			s.save("costliest_" + name)
			kept := len(s.replays())
			before := s.game.duels.Session
			s.press("practice.begin")
			s.settle(func() bool { return s.game.duels.Session != before })
			s.myTurn()
			again := s.game.duels.Session
			assert.Less(t, len(again.Match.Record().Turns), len(v.Match.Record().Turns))
			again.Resign()
			s.settle(func() bool { return s.game.Table == nil })
			s.work()
			looktest.AssertNothingCutOff(t, s.window, "practice")
			assert.Len(t, s.replays(), kept, "it is none of the player's own duels")
			assert.Equal(t, 1, s.career().Total().Played)
			assert.Empty(t, s.played, "nobody learns from it")
			assert.True(t, s.shows(s.text("practice.kept")))
			s.press("replays.compare_original")
			s.work()
			looktest.AssertNothingCutOff(t, s.window, "comparison")
			s.save("compared_" + name)
			assert.True(t, s.shows(s.text("replays.parting")))
			s.game.Back()
			s.work()
			assert.True(t, s.shows(s.text("result.defeat")), "back at the result")
			s.press("practice.back")
			s.work()
			require.NotNil(t, s.game.Table)
			s.save("marks_" + name)
			looktest.AssertNothingCutOff(t, s.window, "marks")
		}
	}
}

// A practice can be given up, and its row says what it was, as the duel's header did.
func TestAPracticeIsGivenUpAndKept(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		record := wholeDuel(t)
		s := newStand(t, size, "uk")
		s.lookBack()
		plies, err := record.TurnStart(3)
		require.NoError(t, err)
		s.game.replays.PlayFrom()(record, plies)
		s.settle(func() bool { return s.game.duels.Session != nil && s.game.duels.Session.Now.View.Round > 0 })
		s.myTurn()
		occasion := words(s.game.duels.Session.Table.Occasion)
		s.game.duels.Session.OpenMenu()
		looktest.AssertNothingCutOff(t, s.window, "practice menu")
		s.press("leave.resign")
		assert.True(t, s.shows(s.text("practice.resign_about")))
		looktest.AssertNothingCutOff(t, s.window, "practice resign")
		s.press("leave.resign")
		s.settle(func() bool { return s.game.Table == nil })
		s.work()
		s.game.OpenReplays()
		s.work()
		assert.True(t, s.shows(occasion))
		looktest.AssertNothingCutOff(t, s.window, "row of a practice")
		s.save(fmt.Sprintf("practice_row_%.0f", size.Width))
	}
}

// A duel of a run says, too, which turn cost most, and can be played again from there. The run stays as it is.
func TestTheCostliestChoiceOfARunIsPlayedAgain(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	quick.Skip(t, "plays a whole run")
	hard := schema.Run{ID: "hard", Name: "Hard", Stages: []schema.Stage{{Rival: "tree", Hero: "mage"}, {Rival: "tree", Hero: "rogue"}}}
	for size, language := range map[fyne.Size]string{onPhone: "uk", onPhoneWide: "en", onDesktop: "en"} {
		s := newStand(t, size, language)
		s.lookBack()
		s.setOut(hard, "1")
		v := s.fight()
		s.dawdle(v)
		looktest.AssertNothingCutOff(t, s.window, "costliest")
		s.save(fmt.Sprintf("costliest_run_%.0f", size.Width))
		run, err := os.ReadFile(s.game.Runs().Current())
		require.NoError(t, err)
		before := s.game.duels.Session
		s.press("practice.begin")
		s.settle(func() bool { return s.game.duels.Session != before })
		s.myTurn()
		s.game.duels.Session.Resign()
		s.settle(func() bool { return s.game.Table == nil })
		s.work()
		assert.True(t, s.shows(s.text("practice.kept")))
		s.press("practice.back")
		s.work()
		require.NotNil(t, s.game.Table, "the duel of the run is played back")
		s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		s.work()
		after, err := os.ReadFile(s.game.Runs().Current())
		if err == nil {
			assert.Equal(t, string(run), string(after))
		}
		assert.True(t, s.shows(s.text("run.lost")), "back to the run, which that duel has ended")
	}
}

// What a choice cost is looked for in the background; whoever goes on doesn't wait for that.
func TestTheSearchForTheCostliestChoiceIsGivenUp(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.lookBack()
	searches := make(chan context.Context, 1)
	s.game.Sparing = func(ctx context.Context) context.Context {
		searches <- ctx
		return ctx
	}
	s.setOut(schema.Run{ID: "hard", Name: "Hard", Stages: []schema.Stage{{Rival: "tree", Hero: "mage"}, {Rival: "tree", Hero: "rogue"}}}, "1")
	s.fight().Resign()
	s.settle(func() bool { return s.shows(s.text("run.end")) })
	s.press("run.end")
	s.work()
	select {
	case search := <-searches:
		<-search.Done()
	default:
		t.Fatal("nothing was looked for")
	}
}

// The way of a replay has marks where much was given away, each tells what, and from the own turns one can play on.
func TestAReplayMarksWhatWasGivenAway(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.lookBack()
	v := s.begin(pair("knight", "mage", "tree"))
	s.dawdle(v)
	record := v.Match.Record()
	turns := s.game.replays.Hindsight(t.Context(), record)
	require.NotEmpty(t, turns)
	s.press("result.watch")
	s.work()
	slider := find(s, func(*ui.Slider) bool { return true })
	fork := find(s, func(b *ui.Button) bool { return b.Icon == theme.LoginIcon() })
	marked := 0
	for i := range turns {
		slider.SetValue(float64(turns[i].Ply))
		told := screen.LossLine(s.game.Translator(), s.game.Gallery, record, record.Person(), &turns[i])
		if screen.IsWorthTelling(&turns[i]) {
			marked++
			assert.Equal(t, told, s.game.Table.Advice.Text)
		} else {
			assert.Empty(t, s.game.Table.Advice.Text)
		}
		assert.False(t, fork.Disabled(), "it is the own turn")
	}
	assert.Positive(t, marked)
	slider.SetValue(float64(otherTurn(record)))
	assert.True(t, fork.Disabled())

	faster := find(s, func(b *ui.Button) bool { return b.Text == "×1" })
	s.tap(faster)
	assert.Equal(t, "×2", faster.Text)
	s.tap(faster)
	s.tap(faster)
	assert.Equal(t, "×1", faster.Text)
}

// otherTurn returns the number of actions before a turn of the AI.
func otherTurn(record *duelrecord.Record) (ply int) {
	for _, turn := range record.Turns {
		if turn.Seat != record.Person() && len(turn.Actions) > 0 && turn.Actions[0] != duel.EndTurn {
			return ply
		}
		ply += len(turn.Actions)
	}
	return ply
}
