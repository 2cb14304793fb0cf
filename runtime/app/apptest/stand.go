// Package apptest has a game stand in a test window, where it is looked at, tapped and typed to. Only tests import it.
package apptest

import (
	"context"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/profile"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/career"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// The sizes in which the game is looked at.
var (
	OnPhone     = fyne.NewSize(360, 640)
	OnPhoneWide = fyne.NewSize(640, 360)
	OnDesktop   = fyne.NewSize(1280, 800)
)

// ShorterTestsDo is why a test is left out under the race detector that meets nothing there which others don't.
const ShorterTestsDo = "all that it has computed beside the screen, shorter tests have, too"

// Stand is a game in a test window. Whatever other goroutines want done on the toolkit's thread waits in a queue, which
// the test works off: so it all happens on the test's goroutine, in order.
type Stand struct {
	T      testing.TB
	Window fyne.Window
	Game   *app.Game
	Queue  chan func()
	Folder string
	Played chan duelflow.Played
	Left   []string       // for which players the game was to be left
	again  chan time.Time // what failed is tried again
	Device Device         // which is tapped where the stand is; nil if there is none

	Options app.Options
}

// opened are the settings of games of this run, by their folders.
var opened = map[string]*settings.Store{}

func New(t *testing.T, size fyne.Size, language string) *Stand {
	t.Helper()
	return NewIn(t, size, language, t.TempDir())
}

func NewIn(t *testing.T, size fyne.Size, language, folder string) *Stand {
	t.Helper()
	return NewWith(t, size, language, folder, func(*app.Options) {})
}

func NewWith(t testing.TB, size fyne.Size, language, folder string, change func(*app.Options)) *Stand {
	t.Helper()
	dressed := looktest.NewApp(t)
	s := &Stand{T: t, Queue: dressed.Queue, Folder: folder, Played: make(chan duelflow.Played, 1), again: make(chan time.Time)}
	pack := classictest.Pack()
	ui.Deafen(false)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape, fyne.KeyE} {
		ui.KeyUp(&fyne.KeyEvent{Name: key}) // nobody holds one from the test before
	}
	if before := opened[folder]; before != nil {
		_ = before.Flush() // as an earlier program does at its end
	}
	set, lost := settings.Open(filepath.Join(folder, "settings.json"))
	opened[folder] = set
	set.Change(func(s *settings.Settings) { s.Taught = true }, func(error) {})
	s.Window = test.NewTempWindow(t, nil)
	s.Window.SetPadded(false)
	var seed atomic.Uint64
	options := app.Options{
		Window: s.Window, Settings: set, Lost: lost, Pack: pack, Brains: duelbrains.Known(), Brain: duelbrains.Default, Double: "double",
		Imitate: func(known *kb.Knowledge, duels []*duelrecord.Record) (*kb.Knowledge, error) {
			k := *known
			k.Experience.Observed = 10 * len(duels)
			return &k, nil
		},
		Folder: folder, Language: language, Brightness: look.Dark, Roster: profile.In(folder),
		PlayAs: func(player string, _ func(error)) { s.Left = append(s.Left, player) },
		Learn: func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			s.Played <- p
			return LearnedFrom(p), nil
		},
		Answer: func(context.Context, *schema.Pack, string, map[string]*kb.Knowledge) (habit.Answers, error) {
			return habit.Answers{"behind": {Does: "strikes", Turns: 50, Done: 31, Unaware: 24, Differs: true}}, nil
		},
		Review: func(context.Context, *duelrecord.Record, game.Seat, *kb.Knowledge, *kb.Knowledge) ([]hindsight.Turn, error) {
			return nil, nil
		},
		Decisive: func(context.Context, *duelrecord.Record, *kb.Knowledge, *kb.Knowledge, func(float32)) (*hindsight.Card, error) {
			return nil, nil
		},
		Now:   func() time.Time { return time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC) },
		Seed:  func() uint64 { return seed.Add(1) },
		Do:    dressed.Do,
		After: func(time.Duration) <-chan time.Time { return s.again },
	}
	change(&options)
	s.Options = options
	var err error
	s.Game, err = app.NewGame(options)
	require.NoError(t, err)
	t.Cleanup(s.Game.Close)
	s.Window.SetContent(s.Game.Content())
	s.Window.Resize(size)
	s.Game.Grow()
	return s
}

// LookingBack has duels judged that are over, which takes more than most tests do besides.
func LookingBack(o *app.Options) { o.Review, o.Decisive = hindsight.Review, hindsight.Decisive }

// LookBack has the duels of this stand judged from now on, as [LookingBack] does those of a new one.
func (s *Stand) LookBack() {
	s.Game.Replays.Review, s.Game.Replays.Decisive = hindsight.Review, hindsight.Decisive
}

// LearnedFrom is what an AI makes of a duel so that a test can tell it.
func LearnedFrom(p duelflow.Played) *duelflow.Learned {
	mine := *p.Mine
	mine.Experience.Decisions++
	learned := &duelflow.Learned{Knowledge: []*kb.Knowledge{&mine}, Changes: []kb.Change{
		{Kind: "style", Hero: p.Theirs.Hero, Trait: "own_hp", From: 3, To: 3.5},
		{Kind: "frequency", Hero: mine.Hero, Case: mine.Cases[0].ID, From: 0.25, To: 0.5},
	}}
	learned.User = p.User
	learned.User.Duels++
	if p.Theirs != p.Mine {
		learned.Knowledge = append(learned.Knowledge, p.Theirs)
	}
	return learned
}

// Settle works the queue off until done holds.
func (s *Stand) Settle(done func() bool) {
	s.T.Helper()
	for !done() {
		select {
		case f := <-s.Queue:
			f()
		case <-time.After(2 * time.Minute):
			s.T.Fatal("nothing happens any more")
		}
	}
}

// Begin starts a duel and waits until the person is asked, or it is over.
func (s *Stand) Begin(p edition.Pairing) *screen.Session {
	s.T.Helper()
	before := s.Game.Duels.Session()
	s.Game.Duels.Begin(p)
	s.Settle(func() bool {
		v := s.Game.Duels.Session()
		return v != before && v.Now.View.Round > 0
	})
	s.MyTurn()
	return s.Game.Duels.Session()
}

// Resume continues the interrupted duel.
func (s *Stand) Resume() {
	s.T.Helper()
	before := s.Game.Duels.Session()
	s.Game.Resume()
	s.Settle(func() bool { return s.Game.Duels.Session() != before })
	s.MyTurn()
}

// MyTurn waits until the person can choose, or the duel is over.
func (s *Stand) MyTurn() {
	s.T.Helper()
	s.Settle(func() bool {
		return len(s.Game.Duels.Session().Now.Legal) > 0 || s.Game.Duels.Session().Result.Decided && s.Game.Table() == nil
	})
}

// Career returns what the player has achieved.
func (s *Stand) Career() *career.Career {
	s.T.Helper()
	c, err := s.Game.Duels.Book.Read()
	require.NoError(s.T, err)
	return c
}

func (s *Stand) Picture() image.Image { return s.Window.Canvas().Capture() }

// Save writes the picture where SCREENS names a folder, for people to look at.
func (s *Stand) Save(name string) {
	s.T.Helper()
	folder := os.Getenv("SCREENS")
	if folder == "" {
		return
	}
	file, err := os.Create(filepath.Join(folder, name+".png"))
	require.NoError(s.T, err)
	defer file.Close()
	require.NoError(s.T, png.Encode(file, s.Picture()))
}

func Pair(mine, theirs, brain string) edition.Pairing {
	return edition.Pairing{Mine: mine, Theirs: theirs, Brain: brain}
}
