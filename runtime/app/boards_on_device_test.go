package app

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	ai "boardduels/ai/board"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/tactics"
)

// An outing is a game that is played: what is chosen for it besides the usual, by the keys of the options, and the
// brain that plays it for the person, a good one, so that it is soon over.
type outing struct {
	family string
	chosen []string
	brain  string
}

// evening is one game of each family in the order of their tiles.
var evening = []outing{
	{"reversi", []string{"boards.seat.white"}, "professional"},
	{"backgammon", []string{"boards.seat.black"}, "linear"},
	{"dicewars", []string{"boards.variant.two"}, "expert"},
	{"tactics", []string{"boards.variant.one_less", "boards.seat.sky"}, "orcs"},
}

// The opponent of all these games.
const weakest = "level_0"

// The packaged app is led from its first screen to the boards, where games are played to their ends by taps; then they
// lie in the collection. The second half of the evening takes an emulated phone minutes, and is played where LONG says
// so.
func TestBoardsOnAPhone(t *testing.T) {
	games := evening
	if os.Getenv("LONG") == "" {
		games = evening[:2]
	}
	p := newPhone(t)
	p.rest(told{})
	s := newcomer(t, phoneSize, "en")
	s.device = p
	s.choosePace("settings.pace.double") // for an emulated phone takes its time
	s.playEvening("phone", games)
	assert.Equal(t, []string{unready}, p.complaints())
}

// playEvening plays games here and on the device, from the first screen on.
func (s *stand) playEvening(name string, games []outing) {
	s.t.Helper()
	s.look(name + "_home")
	s.tapButton(s.text("home.boards"))
	for i, g := range games {
		s.work()
		s.device.settle(usualRest)
		if i == 0 {
			s.look(name + "_boards")
		}
		s.tap(visible(s, called(s.text("boards.new")))[i])
		s.device.settle(usualRest)
		name := name + "_" + g.family
		s.beginOnDevice(g.chosen, name)
		s.playByBrain(g.brain, name)
		s.assertKept()
		s.look(name + "_over")
		s.tapButton(s.text("boards.others"))
	}
	s.work()
	s.device.settle(usualRest)
	s.look(name + "_collection")
	list, err := s.onDevice().SavedBoards(2 * len(games))
	require.NoError(s.t, err)
	assert.Len(s.t, list, len(games))
}

// choosePace goes to the settings and back, and has things move at another pace.
func (s *stand) choosePace(key string) {
	s.t.Helper()
	s.tapButton(s.text("home.settings"))
	s.device.settle(usualRest)
	s.tapOption(s.text(key))
	s.device.settle(usualRest)
	s.tap(find(s, func(b *ui.Button) bool { return b.Icon == theme.NavigateBackIcon() }))
	s.device.settle(usualRest)
}

// look keeps pictures of what is shown here and on the device.
func (s *stand) look(name string) {
	s.t.Helper()
	s.save(name)
	s.device.photograph(name)
}

// beginOnDevice puts a game together, against the weakest opponent where that can be chosen without scrolling, begins
// it, and sits down here to the very game that the device has begun.
func (s *stand) beginOnDevice(chosen []string, name string) {
	s.t.Helper()
	for _, key := range chosen {
		s.tapOption(s.text(key))
	}
	slider := find(s, func(*ui.Slider) bool { return true })
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	begin := find(s, func(b *ui.Button) bool { return b.Text == s.text("boards.begin") })
	canChoose := place(slider).Y+slider.Size().Height < place(begin).Y
	if canChoose {
		s.touch(place(slider).AddXY(8, slider.Size().Height/2))
		s.device.settle(usualRest)
	}
	s.look(name + "_setup")
	before := s.game.boards.Session
	s.tapButton(s.text("boards.begin"))
	s.settle(func() bool { return s.game.boards.Session != before })
	own := s.game.boards.Session.Record()
	opponent := own.Seats[1-own.Person()].Brain
	require.Equal(s.t, canChoose, opponent == weakest, "whether the slider is where it was tapped: %s", opponent)
	var there *boardrecord.Record
	s.device.await("the device has begun with "+own.Family, func() bool {
		there = s.load(s.onDevice().Current(own.Family))
		return there != nil
	})
	require.Equal(s.t, own.Setup, there.Setup)
	require.Equal(s.t, opponent, there.Seats[1-there.Person()].Brain)
	before = s.game.boards.Session
	s.game.boards.SitDown(there.Clone())
	s.settle(func() bool { return s.game.boards.Session != before })
	s.myMove()
}

// tapOption taps an option by its text, or the beginning of that.
func (s *stand) tapOption(text string) {
	s.t.Helper()
	s.tap(find(s, func(b *ui.Button) bool { return len(b.Text) >= len(text) && b.Text[:len(text)] == text }))
}

// playByBrain plays the game that is under way to its end by taps, as a brain wants it. Each action is the one that was
// meant.
func (s *stand) playByBrain(id, name string) {
	s.t.Helper()
	v := s.game.boards.Session
	table, err := tableOf(v.Record())
	require.NoError(s.t, err)
	brain, err := table.Brains.Find(id)
	require.NoError(s.t, err)
	me, person := brain.New(ai.Setup{Seed: 1, Tacit: true}), v.Record().Person()
	const often = 12 // a picture among so many actions
	for n := 0; !v.Result.Decided; n++ {
		_, at, legal := legalNow(s.t, v)
		view := table.View(at, person)
		meant, _, err := me.Decide(s.t.Context(), &view, legal)
		require.NoError(s.t, err)
		if v.Record().Family == "tactics" {
			meant = tappable(s.t, v.Record(), meant)
		}
		ply := v.Record().Plies()
		s.takeBoardAction(meant)
		s.myMove()
		require.Equal(s.t, meant, actionAt(v.Record().Turns, ply))
		if n%often == 0 {
			s.look(fmt.Sprintf("%s_%03d", name, n))
		}
	}
}

// tappable returns an order that can be told by taps: an attack without a step on an own unit that waits can't, and
// the turn is ended instead.
func tappable(t testing.TB, r *boardrecord.Record, text string) string {
	_, state := position(t, r)
	a, ok := tactics.ParseOrder(text)
	if !ok || a.To != a.From {
		return text
	}
	if _, own := victimOf(&state, a); a.Attack == tactics.Nowhere || own {
		return boardview.EndTurn
	}
	return text
}

// assertKept asserts that the game that is over here lies in the collection of the device, whole.
func (s *stand) assertKept() {
	s.t.Helper()
	s.work()
	here := s.game.boards.Session.Record()
	kept := s.load(boardmatch.File{Path: filepath.Join(s.onDevice().Games(), library.BoardName(here)+library.ReplayEnding)})
	require.NotNil(s.t, kept)
	require.Equal(s.t, here.Seats, kept.Seats)
	require.Equal(s.t, here.Result, kept.Result)
	table, err := tableOf(kept)
	require.NoError(s.t, err)
	require.NoError(s.t, boardrecord.Verify(table, kept))
	assert.NoFileExists(s.t, s.onDevice().Current(here.Family).Path)
	s.t.Logf("%s: %d actions", kept.Family, kept.Plies())
}
