package app

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/ai"
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

func standWithThinker(t *testing.T) (*stand, *thinker) {
	th := &thinker{thinking: make(chan struct{}, 1)}
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Brains = append(o.Brains, th.brain()) })
	return s, th
}

// While an AI thinks, people read, look around and leave.
func TestScreensGoOnWhileTheAIThinks(t *testing.T) {
	s, th := standWithThinker(t)
	v := s.begin(pair("knight", "mage", "thinker"))
	th.slow.Store(true)
	s.tap(v.Table.Turn)
	<-th.thinking
	v.OpenLog()
	assert.True(t, s.game.Sheets.IsOpen())
	s.game.Sheets.Close()
	v.Inspect(false)
	assert.True(t, s.game.Sheets.IsOpen())
	s.game.Sheets.Close()
	test.Tap(find(s, func(*dueltable.TurnButton) bool { return true })) // nobody is asked: nothing happens
	v.OpenMenu()
	s.press("leave.later")
	assert.True(t, s.shows(s.game.Translator().Text("home.title")))
	<-v.Ended
}

// A duel that is come back to shows what has happened and goes on before the AI has thought its reasons over again;
// they come when it has.
func TestAResumedDuelDoesNotWaitForReasons(t *testing.T) {
	s, th := standWithThinker(t)
	v := s.begin(pair("knight", "mage", "thinker"))
	for range 2 {
		s.tap(v.Table.Turn)
		s.myTurn()
	}
	lines := v.Table.Field.Now.Lines
	v.Leave()
	<-v.Ended
	th.slow.Store(true)
	s.resume()
	again := s.game.duels.Session
	assert.Equal(t, lines, again.Table.Field.Now.Lines)
	assert.Nil(t, again.Reason)
	th.slow.Store(false)
	s.tap(again.Table.Turn)
	s.myTurn()
	again.Leave() // the AI still thinks of its reasons, and stops
	<-again.Ended

	s.resume()
	s.settle(func() bool { return s.game.duels.Session.Reason != nil })
	assert.True(t, s.game.duels.Session.Table.Field.Why.Visible())
}

// The program ends at once although an AI that thinks long is explaining a replay.
func TestExplainingEndsWithTheProgram(t *testing.T) {
	s, th := standWithThinker(t)
	v := s.begin(pair("knight", "mage", "thinker"))
	for range 3 {
		s.tap(v.Table.Turn)
		s.myTurn()
	}
	v.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	s.work()
	th.slow.Store(true)
	s.press("result.watch")
	s.settle(func() bool { return s.game.Table != nil })
	<-th.thinking
	find(s, isSlider).SetValue(0)
	s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, 1.0, find(s, isSlider).Value, "people can step on meanwhile")
	s.game.Close()
}
