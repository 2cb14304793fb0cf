package replayflow_test

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
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// A duel that was lost by doing nothing says which turn cost most, and lets it be played again from there.
func TestTheCostliestChoiceIsPlayedAgain(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			s := apptest.New(t, size, language)
			s.LookBack()
			v := s.Begin(apptest.Pair("knight", "mage", "tree"))
			s.Dawdle(v)
			for len(s.Played) > 0 {
				<-s.Played
			}
			looktest.AssertNothingCutOff(t, s.Window, "costliest")
			s.Save("costliest_" + name)
			kept := len(s.Replays())
			before := s.Game.Duels.Session()
			s.Press("practice.begin")
			s.Settle(func() bool { return s.Game.Duels.Session() != before })
			s.MyTurn()
			again := s.Game.Duels.Session()
			assert.Less(t, len(again.Match.Record().Turns), len(v.Match.Record().Turns))
			again.Resign()
			s.Settle(func() bool { return s.Game.Table() == nil })
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, "practice")
			assert.Len(t, s.Replays(), kept, "it is none of the player's own duels")
			assert.Equal(t, 1, s.Career().Total().Played)
			assert.Empty(t, s.Played, "nobody learns from it")
			assert.True(t, s.Shows(s.Text("practice.kept")))
			s.Press("replays.compare_original")
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, "comparison")
			s.Save("compared_" + name)
			assert.True(t, s.Shows(s.Text("replays.parting")))
			s.Game.Back()
			s.Work()
			assert.True(t, s.Shows(s.Text("result.defeat")), "back at the result")
			s.Press("practice.back")
			s.Work()
			require.NotNil(t, s.Game.Table())
			s.Save("marks_" + name)
			looktest.AssertNothingCutOff(t, s.Window, "marks")
		}
	}
}

// A practice can be given up, and its row says what it was, as the duel's header did.
func TestAPracticeIsGivenUpAndKept(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		record := apptest.WholeDuel(t)
		s := apptest.New(t, size, "uk")
		s.LookBack()
		plies, err := record.TurnStart(3)
		require.NoError(t, err)
		s.Game.Replays.PlayFrom()(record, plies)
		s.Settle(func() bool { return s.Game.Duels.Session() != nil && s.Game.Duels.Session().Now.View.Round > 0 })
		s.MyTurn()
		occasion := apptest.Words(s.Game.Duels.Session().Table.Occasion)
		s.Game.Duels.Session().OpenMenu()
		looktest.AssertNothingCutOff(t, s.Window, "practice menu")
		s.Press("leave.resign")
		assert.True(t, s.Shows(s.Text("practice.resign_about")))
		looktest.AssertNothingCutOff(t, s.Window, "practice resign")
		s.Press("leave.resign")
		s.Settle(func() bool { return s.Game.Table() == nil })
		s.Work()
		s.Game.OpenReplays()
		s.Work()
		assert.True(t, s.Shows(occasion))
		looktest.AssertNothingCutOff(t, s.Window, "row of a practice")
		s.Save(fmt.Sprintf("practice_row_%.0f", size.Width))
	}
}

// A duel of a run says, too, which turn cost most, and can be played again from there. The run stays as it is.
func TestTheCostliestChoiceOfARunIsPlayedAgain(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays a whole run")
	hard := schema.Run{ID: "hard", Name: "Hard", Stages: []schema.Stage{{Rival: "tree", Hero: "mage"}, {Rival: "tree", Hero: "rogue"}}}
	for size, language := range map[fyne.Size]string{apptest.OnPhone: "uk", apptest.OnPhoneWide: "en", apptest.OnDesktop: "en"} {
		s := apptest.New(t, size, language)
		s.LookBack()
		s.SetOut(hard, "1")
		v := s.Fight()
		s.Dawdle(v)
		looktest.AssertNothingCutOff(t, s.Window, "costliest")
		s.Save(fmt.Sprintf("costliest_run_%.0f", size.Width))
		run, err := os.ReadFile(s.Game.RunFiles().Current())
		require.NoError(t, err)
		before := s.Game.Duels.Session()
		s.Press("practice.begin")
		s.Settle(func() bool { return s.Game.Duels.Session() != before })
		s.MyTurn()
		s.Game.Duels.Session().Resign()
		s.Settle(func() bool { return s.Game.Table() == nil })
		s.Work()
		assert.True(t, s.Shows(s.Text("practice.kept")))
		s.Press("practice.back")
		s.Work()
		require.NotNil(t, s.Game.Table(), "the duel of the run is played back")
		s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		s.Work()
		after, err := os.ReadFile(s.Game.RunFiles().Current())
		if err == nil {
			assert.Equal(t, string(run), string(after))
		}
		assert.True(t, s.Shows(s.Text("run.lost")), "back to the run, which that duel has ended")
	}
}

// What a choice cost is looked for in the background; whoever goes on doesn't wait for that.
func TestTheSearchForTheCostliestChoiceIsGivenUp(t *testing.T) {
	searches := make(chan context.Context, 1)
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) {
		o.Sparing = func(ctx context.Context) context.Context {
			searches <- ctx
			return ctx
		}
	})
	s.LookBack()
	s.SetOut(schema.Run{ID: "hard", Name: "Hard", Stages: []schema.Stage{{Rival: "tree", Hero: "mage"}, {Rival: "tree", Hero: "rogue"}}}, "1")
	s.Fight().Resign()
	s.Settle(func() bool { return s.Shows(s.Text("run.end")) })
	s.Press("run.end")
	s.Work()
	select {
	case search := <-searches:
		<-search.Done()
	default:
		t.Fatal("nothing was looked for")
	}
}

// The way of a replay has marks where much was given away, each tells what, and from the own turns one can play on.
func TestAReplayMarksWhatWasGivenAway(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.LookBack()
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	s.Dawdle(v)
	record := v.Match.Record()
	turns := s.Game.Replays.Hindsight(t.Context(), record)
	require.NotEmpty(t, turns)
	s.Press("result.watch")
	s.Work()
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	fork := apptest.Find(s, func(b *ui.Button) bool { return b.Icon == theme.LoginIcon() })
	marked := 0
	for i := range turns {
		slider.SetValue(float64(turns[i].Ply))
		told := screen.LossLine(s.Game.Translator(), s.Game.Gallery, record, record.Person(), &turns[i])
		if screen.IsWorthTelling(&turns[i]) {
			marked++
			assert.Equal(t, told, s.Game.Table().Advice.Text)
		} else {
			assert.Empty(t, s.Game.Table().Advice.Text)
		}
		assert.False(t, fork.Disabled(), "it is the own turn")
	}
	assert.Positive(t, marked)
	slider.SetValue(float64(otherTurn(record)))
	assert.True(t, fork.Disabled())

	faster := apptest.Find(s, func(b *ui.Button) bool { return b.Text == "×1" })
	s.Tap(faster)
	assert.Equal(t, "×2", faster.Text)
	s.Tap(faster)
	s.Tap(faster)
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
