package boardflow_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/record/boardrecord"
)

// A board game that can't be saved goes on, with a warning; closing the window asks, and saves it once that works.
func TestAnUnsavedBoardGame(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	boardsFolder := s.Game.Boards.Files().Home()
	require.NoError(t, os.WriteFile(boardsFolder, nil, 0o644)) // a file in the way
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 0})
	s.Settle(func() bool { return v.Unsaved != nil })
	s.TapSquare("d3")
	s.MyMove()
	assert.Equal(t, 2, v.Record().Plies())

	closed := 0
	s.Game.Settle(func() {}, func() { closed++ })
	assert.Zero(t, closed)
	s.AssertUkrainian()
	require.NoError(t, os.Remove(boardsFolder))
	s.TapButton(s.Text("close.again"))
	s.Work()
	assert.Equal(t, 1, closed)
	saved, err := s.Game.Boards.Files().Current("reversi").Load()
	require.NoError(t, err)
	assert.Equal(t, 2, saved.Plies())
}

// The second program on a folder has one of its own; what the first one plays stays as it is. Here the same program
// begins anew, and finds the game as it was left.
func TestABoardGameIsFoundAfterAnEnd(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	_, _, legal := apptest.LegalNow(t, s.Game.Boards.Session)
	plies := s.Game.Boards.Session.Record().Plies()
	s.Game.Close()
	again := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	again.Game.Boards.ResumeBoard("backgammon")
	again.Settle(func() bool { return again.Game.Boards.Session != nil })
	again.MyMove()
	_, _, now := apptest.LegalNow(t, again.Game.Boards.Session)
	assert.Equal(t, plies, again.Game.Boards.Session.Record().Plies())
	assert.Equal(t, legal, now, "the dice are the same")
}

// A game that is over, but wasn't put away before the program ended, isn't one to go on with; it is put away later.
func TestAFinishedBoardGameIsNotOfferedAgain(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
	s.Game.OpenHome()
	assert.NotEmpty(t, apptest.Visible(s, apptest.Called(s.Text("home.boards_continue"))))
	s.Game.Boards.ResumeBoard("reversi")
	s.Settle(func() bool { return s.Game.Boards.Session != v })
	s.MyMove()
	s.Game.Boards.Session.Resign()
	s.Settle(func() bool { return s.Game.Boards.Session.Result.Decided })
	s.Work()
	over := s.Game.Boards.Session.Record().Clone()
	require.NoError(t, s.Game.Boards.Files().Current("reversi").Save(over))
	s.Game.Close()

	again := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	assert.Empty(t, apptest.Visible(again, apptest.Called(again.Text("home.boards_continue"))))
	again.Press("home.boards")
	again.Work()
	assert.NoFileExists(t, again.Game.Boards.Files().Current("reversi").Path)
}

// passing is a position in which White can't move once Black has taken a1, and Black can after that.
var passing = []string{".ox.....", "........", "........", "........", "........", "........", "........", "xo......", "black"}

// The opponent's pass is told, not passed over; the own one has a button.
func TestPassesAreShown(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	for _, me := range []int{0, 1} {
		r := &boardrecord.Record{Family: "reversi", Setup: passing}
		table, err := apptest.TableOf(r)
		require.NoError(t, err)
		seats := []boardrecord.Seat{{Brain: "level_0", Seed: 1}, {Brain: "level_0", Seed: 1}}
		seats[me] = boardrecord.Seat{}
		r, err = boardrecord.NewRecord(table, 1, seats)
		require.NoError(t, err)
		before := s.Game.Boards.Session
		s.Game.Boards.SitDown(r)
		s.Settle(func() bool { return s.Game.Boards.Session != before })
		s.MyMove()
		v := s.Game.Boards.Session
		if me == 0 {
			s.TapSquare("a1")
			s.MyMove()
			_, _, legal := apptest.LegalNow(t, v)
			assert.NotEqual(t, boardview.Pass, legal[0])
			assert.True(t, s.Shows("Level 0 had to pass. It is your turn."))
			continue
		}
		_, _, legal := apptest.LegalNow(t, v)
		require.Equal(t, []string{boardview.Pass}, legal)
		assert.True(t, s.Shows(s.Text("boards.must_pass")))
		s.TapButton(s.Text("boards.pass_button"))
		s.MyMove()
		assert.GreaterOrEqual(t, v.Record().Plies(), 3)
	}
}

// A rematch begins with the next seed against the same opponent on the same side; the first game is kept, and the
// second one is the one under way.
func TestARematchOnABoard(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Variant: "hypergammon", Brain: "corsair", Seat: 1})
	v.Resign()
	s.Settle(func() bool { return v.Result.Decided })
	assert.True(t, s.Shows(s.Text("boards.resigned")))
	s.TapButton(s.Text("boards.again"))
	s.Settle(func() bool { return s.Game.Boards.Session != v })
	s.MyMove()
	s.Work()
	again := s.Game.Boards.Session.Record()
	assert.Equal(t, v.Record().Setup, again.Setup)
	assert.Equal(t, "corsair", again.Seats[0].Brain)
	assert.NotEqual(t, v.Record().Seed, again.Seed)
	list, err := s.Game.Boards.Files().SavedBoards(10)
	require.NoError(t, err)
	assert.Len(t, list, 1)
	now, err := s.Game.Boards.Files().UnderWay("backgammon")
	require.NoError(t, err)
	require.NotNil(t, now)
	assert.Equal(t, again.Seed, now.Seed)
}
