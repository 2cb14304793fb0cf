package duelflow_test

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/duel"
)

// thinker is a brain that thinks until it is told to stop, while it is slow.
type thinker struct {
	slow     atomic.Bool
	thinking chan struct{} // gets a value when it begins to think slowly
}

func (th *thinker) brain() ai.Brain {
	return ai.Brain{ID: "thinker", New: func(ai.Setup) (ai.Player, error) { return th, nil }}
}

func (th *thinker) Decide(ctx context.Context, _ *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if th.slow.Load() {
		select {
		case th.thinking <- struct{}{}:
		default:
		}
		<-ctx.Done()
		return duel.Action{}, nil, ctx.Err()
	}
	end := slices.Index(legal, duel.EndTurn)
	return legal[end], &ai.Rationale{Brain: "thinker"}, nil
}

func standWithThinker(t *testing.T) (*apptest.Stand, *thinker) {
	th := &thinker{thinking: make(chan struct{}, 1)}
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Brains = append(o.Brains, th.brain()) })
	return s, th
}

// While an AI thinks, people read, look around and leave.
func TestScreensGoOnWhileTheAIThinks(t *testing.T) {
	s, th := standWithThinker(t)
	v := s.Begin(apptest.Pair("knight", "mage", "thinker"))
	th.slow.Store(true)
	s.Tap(v.Table.Turn)
	<-th.thinking
	v.OpenLog()
	assert.True(t, s.Game.Sheets().IsOpen())
	s.Game.Sheets().Close()
	v.Inspect(false)
	assert.True(t, s.Game.Sheets().IsOpen())
	s.Game.Sheets().Close()
	test.Tap(apptest.Find(s, func(*dueltable.TurnButton) bool { return true })) // nobody is asked: nothing happens
	v.OpenMenu()
	s.Press("leave.later")
	assert.True(t, s.Shows(s.Game.Translator().Text("home.title")))
	<-v.Ended
}

// A duel that is come back to shows what has happened and goes on before the AI has thought its reasons over again;
// they come when it has.
func TestAResumedDuelDoesNotWaitForReasons(t *testing.T) {
	s, th := standWithThinker(t)
	v := s.Begin(apptest.Pair("knight", "mage", "thinker"))
	for range 2 {
		s.Tap(v.Table.Turn)
		s.MyTurn()
	}
	lines := v.Table.Field.Now.Lines
	v.Leave()
	<-v.Ended
	th.slow.Store(true)
	s.Resume()
	again := s.Game.Duels.Session()
	assert.Equal(t, lines, again.Table.Field.Now.Lines)
	assert.Nil(t, again.Reason)
	th.slow.Store(false)
	s.Tap(again.Table.Turn)
	s.MyTurn()
	again.Leave() // the AI still thinks of its reasons, and stops
	<-again.Ended

	s.Resume()
	s.Settle(func() bool { return s.Game.Duels.Session().Reason != nil })
	assert.True(t, s.Game.Duels.Session().Table.Field.Why.Visible())
}

// The program ends at once although an AI that thinks long is explaining a replay.
func TestExplainingEndsWithTheProgram(t *testing.T) {
	s, th := standWithThinker(t)
	v := s.Begin(apptest.Pair("knight", "mage", "thinker"))
	for range 3 {
		s.Tap(v.Table.Turn)
		s.MyTurn()
	}
	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	s.Work()
	th.slow.Store(true)
	s.Press("result.watch")
	s.Settle(func() bool { return s.Game.Table() != nil })
	<-th.thinking
	apptest.Find(s, apptest.IsSlider).SetValue(0)
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, 1.0, apptest.Find(s, apptest.IsSlider).Value, "people can step on meanwhile")
	s.Game.Close()
}
