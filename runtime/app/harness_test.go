package app

import (
	"context"
	"flag"
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
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/career"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

var update = flag.Bool("update", false, "write the master files anew")

// The sizes in which the game is looked at.
var (
	onPhone     = fyne.NewSize(360, 640)
	onPhoneWide = fyne.NewSize(640, 360)
	onDesktop   = fyne.NewSize(1280, 800)
)

// shorterTestsDo is why a test is left out under the race detector that meets nothing there which others don't.
const shorterTestsDo = "all that it has computed beside the screen, shorter tests have, too"

// stand is a game in a test window. Whatever other goroutines want done on the toolkit's thread waits in a queue, which
// the test works off: so it all happens on the test's goroutine, in order.
type stand struct {
	t      testing.TB
	window fyne.Window
	game   *Game
	queue  chan func()
	folder string
	played chan duelflow.Played
	again  chan time.Time // what failed is tried again
	device device         // which is tapped where the stand is; nil if there is none
}

// opened are the settings of games of this run, by their folders.
var opened = map[string]*settings.Store{}

func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	return newStandIn(t, size, language, t.TempDir())
}

func newStandIn(t *testing.T, size fyne.Size, language, folder string) *stand {
	t.Helper()
	return newStandWith(t, size, language, folder, func(*Options) {})
}

func newStandWith(t testing.TB, size fyne.Size, language, folder string, change func(*Options)) *stand {
	t.Helper()
	app := looktest.NewApp(t)
	s := &stand{t: t, queue: app.Queue, folder: folder, played: make(chan duelflow.Played, 1), again: make(chan time.Time)}
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
	s.window = test.NewTempWindow(t, nil)
	s.window.SetPadded(false)
	var seed atomic.Uint64
	options := Options{
		Window: s.window, Settings: set, Lost: lost, Pack: pack, Brains: duelbrains.Known(), Brain: duelbrains.Default, Double: "double",
		Imitate: func(known *kb.Knowledge, duels []*duelrecord.Record) (*kb.Knowledge, error) {
			k := *known
			k.Experience.Observed = 10 * len(duels)
			return &k, nil
		},
		Folder: folder, Language: language, Brightness: look.Dark,
		Learn: func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			s.played <- p
			return learnedFrom(p), nil
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
		Do:    app.Do,
		After: func(time.Duration) <-chan time.Time { return s.again },
	}
	change(&options)
	var err error
	s.game, err = NewGame(options)
	require.NoError(t, err)
	t.Cleanup(s.game.Close)
	s.window.SetContent(s.game.Content())
	s.window.Resize(size)
	return s
}

// lookingBack has duels judged that are over, which takes more than most tests do besides.
func lookingBack(o *Options) { o.Review, o.Decisive = hindsight.Review, hindsight.Decisive }

// lookBack has the duels of this stand judged from now on, as [lookingBack] does those of a new one.
func (s *stand) lookBack() {
	s.game.replays.Review, s.game.replays.Decisive = hindsight.Review, hindsight.Decisive
}

// learnedFrom is what an AI makes of a duel so that a test can tell it.
func learnedFrom(p duelflow.Played) *duelflow.Learned {
	mine := *p.Mine
	mine.Experience.Decisions++
	learned := &duelflow.Learned{Knowledge: []*kb.Knowledge{&mine}, Changes: []kb.Change{
		{Kind: "sparred", Hero: mine.Hero, To: 1000},
		{Kind: "style", Hero: p.Theirs.Hero, Trait: "own_hp", From: 3, To: 3.5},
		{Kind: "weight", Hero: mine.Hero, Trait: "kept_" + p.Record.Seats[p.Seat].Hero.Cards[0].ID, To: -0.25},
	}}
	learned.User = p.User
	learned.User.Duels++
	if p.Theirs != p.Mine {
		learned.Knowledge = append(learned.Knowledge, p.Theirs)
	}
	return learned
}

// settle works the queue off until done holds.
func (s *stand) settle(done func() bool) {
	s.t.Helper()
	for !done() {
		select {
		case f := <-s.queue:
			f()
		case <-time.After(2 * time.Minute):
			s.t.Fatal("nothing happens any more")
		}
	}
}

// begin starts a duel and waits until the person is asked, or it is over.
func (s *stand) begin(p screen.Pairing) *screen.Session {
	s.t.Helper()
	s.game.duels.Begin(p)
	s.settle(func() bool { return s.game.duels.Session != nil && s.game.duels.Session.Now.View.Round > 0 })
	s.myTurn()
	return s.game.duels.Session
}

// resume continues the interrupted duel.
func (s *stand) resume() {
	s.t.Helper()
	before := s.game.duels.Session
	s.game.Resume()
	s.settle(func() bool { return s.game.duels.Session != before })
	s.myTurn()
}

// myTurn waits until the person can choose, or the duel is over.
func (s *stand) myTurn() {
	s.t.Helper()
	s.settle(func() bool {
		return len(s.game.duels.Session.Now.Legal) > 0 || s.game.duels.Session.Result.Decided && s.game.Table == nil
	})
}

// career returns what the player has achieved.
func (s *stand) career() *career.Career {
	s.t.Helper()
	c, err := s.game.duels.Book.Read()
	require.NoError(s.t, err)
	return c
}

func (s *stand) picture() image.Image { return s.window.Canvas().Capture() }

// save writes the picture where SCREENS names a folder, for people to look at.
func (s *stand) save(name string) {
	s.t.Helper()
	folder := os.Getenv("SCREENS")
	if folder == "" {
		return
	}
	file, err := os.Create(filepath.Join(folder, name+".png"))
	require.NoError(s.t, err)
	defer file.Close()
	require.NoError(s.t, png.Encode(file, s.picture()))
}

func pair(mine, theirs, brain string) screen.Pairing {
	return screen.Pairing{Mine: mine, Theirs: theirs, Brain: brain}
}
