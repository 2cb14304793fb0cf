package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/runtime/app/apptest"
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
	s := apptest.Newcomer(t, phoneSize, "en")
	s.Device = p
	choosePace(s, "settings.pace.double") // for an emulated phone takes its time
	playEvening(s, "phone", games)
	assert.Equal(t, []string{unready}, p.complaints())
}

// playEvening plays games here and on the device, from the first screen on.
func playEvening(s *apptest.Stand, name string, games []outing) {
	s.T.Helper()
	keepPictures(s, name+"_home")
	s.TapButton(s.Text("home.boards"))
	for i, g := range games {
		s.Work()
		s.Device.Settle(apptest.UsualRest)
		if i == 0 {
			keepPictures(s, name+"_boards")
		}
		s.Tap(apptest.Visible(s, apptest.Called(s.Text("boards.new")))[i])
		s.Device.Settle(apptest.UsualRest)
		name := name + "_" + g.family
		beginOnDevice(s, g.chosen, name)
		playByBrain(s, g.brain, name)
		assertKept(s)
		keepPictures(s, name+"_over")
		s.TapButton(s.Text("boards.others"))
	}
	s.Work()
	s.Device.Settle(apptest.UsualRest)
	keepPictures(s, name+"_collection")
	list, err := s.OnDevice().SavedBoards(2 * len(games))
	require.NoError(s.T, err)
	assert.Len(s.T, list, len(games))
}

// choosePace goes to the settings and back, and has things move at another pace.
func choosePace(s *apptest.Stand, key string) {
	s.T.Helper()
	s.TapButton(s.Text("home.settings"))
	s.Device.Settle(apptest.UsualRest)
	tapOption(s, s.Text(key))
	s.Device.Settle(apptest.UsualRest)
	s.Tap(apptest.Find(s, func(b *ui.Button) bool { return b.Icon == theme.NavigateBackIcon() }))
	s.Device.Settle(apptest.UsualRest)
}

// keepPictures keeps pictures of what is shown here and on the device.
func keepPictures(s *apptest.Stand, name string) {
	s.T.Helper()
	s.Save(name)
	s.Device.Photograph(name)
}

// beginOnDevice puts a game together, against the weakest opponent where that can be chosen without scrolling, begins
// it, and sits down here to the very game that the device has begun.
func beginOnDevice(s *apptest.Stand, chosen []string, name string) {
	s.T.Helper()
	for _, key := range chosen {
		tapOption(s, s.Text(key))
	}
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	begin := apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("boards.begin") })
	canChoose := place(slider).Y+slider.Size().Height < place(begin).Y
	if canChoose {
		s.Touch(place(slider).AddXY(8, slider.Size().Height/2))
		s.Device.Settle(apptest.UsualRest)
	}
	keepPictures(s, name+"_setup")
	before := s.Game.Boards.Session
	s.TapButton(s.Text("boards.begin"))
	s.Settle(func() bool { return s.Game.Boards.Session != before })
	own := s.Game.Boards.Session.Record()
	opponent := own.Seats[1-own.Person()].Brain
	require.Equal(s.T, canChoose, opponent == weakest, "whether the slider is where it was tapped: %s", opponent)
	var there *boardrecord.Record
	s.Device.Await("the device has begun with "+own.Family, func() bool {
		there = s.Load(s.OnDevice().Current(own.Family))
		return there != nil
	})
	require.Equal(s.T, own.Setup, there.Setup)
	require.Equal(s.T, opponent, there.Seats[1-there.Person()].Brain)
	before = s.Game.Boards.Session
	s.Game.Boards.SitDown(there.Clone())
	s.Settle(func() bool { return s.Game.Boards.Session != before })
	s.MyMove()
}

// tapOption taps an option by its text, or the beginning of that.
func tapOption(s *apptest.Stand, text string) {
	s.T.Helper()
	s.Tap(apptest.Find(s, func(b *ui.Button) bool { return len(b.Text) >= len(text) && b.Text[:len(text)] == text }))
}

// playByBrain plays the game that is under way to its end by taps, as a brain wants it. Each action is the one that was
// meant.
func playByBrain(s *apptest.Stand, id, name string) {
	s.T.Helper()
	v := s.Game.Boards.Session
	table, err := apptest.TableOf(v.Record())
	require.NoError(s.T, err)
	brain, err := table.Brains.Find(id)
	require.NoError(s.T, err)
	me, person := brain.New(board.Setup{Seed: 1, Tacit: true}), v.Record().Person()
	const often = 12 // a picture among so many actions
	for n := 0; !v.Result.Decided; n++ {
		_, at, legal := apptest.LegalNow(s.T, v)
		view := table.View(at, person)
		meant, _, err := me.Decide(s.T.Context(), &view, legal)
		require.NoError(s.T, err)
		if v.Record().Family == "tactics" {
			meant = tappable(s.T, v.Record(), meant)
		}
		ply := v.Record().Plies()
		s.TakeBoardAction(meant)
		s.MyMove()
		require.Equal(s.T, meant, actionAt(v.Record().Turns, ply))
		if n%often == 0 {
			keepPictures(s, fmt.Sprintf("%s_%03d", name, n))
		}
	}
}

// tappable returns an order that can be told by taps: an attack without a step on an own unit that waits can't, and
// the turn is ended instead.
func tappable(t testing.TB, r *boardrecord.Record, text string) string {
	_, state := apptest.Position(t, r)
	a, ok := tactics.ParseOrder(text)
	if !ok || a.To != a.From {
		return text
	}
	if _, own := apptest.VictimOf(&state, a); a.Attack == tactics.Nowhere || own {
		return boardview.EndTurn
	}
	return text
}

// assertKept asserts that the game that is over here lies in the collection of the device, whole.
func assertKept(s *apptest.Stand) {
	s.T.Helper()
	s.Work()
	here := s.Game.Boards.Session.Record()
	kept := s.Load(boardmatch.File{Path: filepath.Join(s.OnDevice().Games(), library.BoardName(here)+library.ReplayEnding)})
	require.NotNil(s.T, kept)
	require.Equal(s.T, here.Seats, kept.Seats)
	require.Equal(s.T, here.Result, kept.Result)
	table, err := apptest.TableOf(kept)
	require.NoError(s.T, err)
	require.NoError(s.T, boardrecord.Verify(table, kept))
	assert.NoFileExists(s.T, s.OnDevice().Current(here.Family).Path)
	s.T.Logf("%s: %d actions", kept.Family, kept.Plies())
}
