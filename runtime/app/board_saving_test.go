package app

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/record/boardrecord"
)

// A board game that can't be saved goes on, with a warning; closing the window asks, and saves it once that works.
func TestAnUnsavedBoardGame(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	boardsFolder := s.game.boards.Files().Home()
	require.NoError(t, os.WriteFile(boardsFolder, nil, 0o644)) // a file in the way
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 0})
	s.settle(func() bool { return v.Unsaved != nil })
	s.tapSquare("d3")
	s.myMove()
	assert.Equal(t, 2, v.Record().Plies())

	closed := 0
	s.game.Settle(func() {}, func() { closed++ })
	assert.Zero(t, closed)
	s.assertUkrainian()
	require.NoError(t, os.Remove(boardsFolder))
	s.tapButton(s.text("close.again"))
	s.work()
	assert.Equal(t, 1, closed)
	saved, err := s.game.boards.Files().Current("reversi").Load()
	require.NoError(t, err)
	assert.Equal(t, 2, saved.Plies())
}

// The second program on a folder has one of its own; what the first one plays stays as it is. Here the same program
// begins anew, and finds the game as it was left.
func TestABoardGameIsFoundAfterAnEnd(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	s.sit(boardscreens.Choice{Family: "backgammon", Brain: "level_20", Seat: 0})
	_, _, legal := legalNow(t, s.game.boards.Session)
	plies := s.game.boards.Session.Record().Plies()
	s.game.Close()
	again := newStandIn(t, onPhone, "en", folder)
	again.game.boards.ResumeBoard("backgammon")
	again.settle(func() bool { return again.game.boards.Session != nil })
	again.myMove()
	_, _, now := legalNow(t, again.game.boards.Session)
	assert.Equal(t, plies, again.game.boards.Session.Record().Plies())
	assert.Equal(t, legal, now, "the dice are the same")
}

// A game that is over, but wasn't put away before the program ended, isn't one to go on with; it is put away later.
func TestAFinishedBoardGameIsNotOfferedAgain(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
	s.game.OpenHome()
	assert.NotEmpty(t, visible(s, called(s.text("home.boards_continue"))))
	s.game.boards.ResumeBoard("reversi")
	s.settle(func() bool { return s.game.boards.Session != v })
	s.myMove()
	s.game.boards.Session.Resign()
	s.settle(func() bool { return s.game.boards.Session.Result.Decided })
	s.work()
	over := s.game.boards.Session.Record().Clone()
	require.NoError(t, s.game.boards.Files().Current("reversi").Save(over))
	s.game.Close()

	again := newStandIn(t, onPhone, "en", folder)
	assert.Empty(t, visible(again, called(again.text("home.boards_continue"))))
	again.press("home.boards")
	again.work()
	assert.NoFileExists(t, again.game.boards.Files().Current("reversi").Path)
}

// passing is a position in which White can't move once Black has taken a1, and Black can after that.
var passing = []string{".ox.....", "........", "........", "........", "........", "........", "........", "xo......", "black"}

// The opponent's pass is told, not passed over; the own one has a button.
func TestPassesAreShown(t *testing.T) {
	s := newStand(t, onPhone, "en")
	for _, me := range []int{0, 1} {
		r := &boardrecord.Record{Family: "reversi", Setup: passing}
		table, err := tableOf(r)
		require.NoError(t, err)
		seats := []boardrecord.Seat{{Brain: "level_0", Seed: 1}, {Brain: "level_0", Seed: 1}}
		seats[me] = boardrecord.Seat{}
		r, err = boardrecord.NewRecord(table, 1, seats)
		require.NoError(t, err)
		before := s.game.boards.Session
		s.game.boards.SitDown(r)
		s.settle(func() bool { return s.game.boards.Session != before })
		s.myMove()
		v := s.game.boards.Session
		if me == 0 {
			s.tapSquare("a1")
			s.myMove()
			_, _, legal := legalNow(t, v)
			assert.NotEqual(t, boardview.Pass, legal[0])
			assert.True(t, s.shows("Level 0 had to pass. It is your turn."))
			continue
		}
		_, _, legal := legalNow(t, v)
		require.Equal(t, []string{boardview.Pass}, legal)
		assert.True(t, s.shows(s.text("boards.must_pass")))
		s.tapButton(s.text("boards.pass_button"))
		s.myMove()
		assert.GreaterOrEqual(t, v.Record().Plies(), 3)
	}
}

// A rematch begins with the next seed against the same opponent on the same side; the first game is kept, and the
// second one is the one under way.
func TestARematchOnABoard(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.sit(boardscreens.Choice{Family: "backgammon", Variant: "hypergammon", Brain: "corsair", Seat: 1})
	v.Resign()
	s.settle(func() bool { return v.Result.Decided })
	assert.True(t, s.shows(s.text("boards.resigned")))
	s.tapButton(s.text("boards.again"))
	s.settle(func() bool { return s.game.boards.Session != v })
	s.myMove()
	s.work()
	again := s.game.boards.Session.Record()
	assert.Equal(t, v.Record().Setup, again.Setup)
	assert.Equal(t, "corsair", again.Seats[0].Brain)
	assert.NotEqual(t, v.Record().Seed, again.Seed)
	list, err := s.game.boards.Files().SavedBoards(10)
	require.NoError(t, err)
	assert.Len(t, list, 1)
	now, err := s.game.boards.Files().UnderWay("backgammon")
	require.NoError(t, err)
	require.NotNil(t, now)
	assert.Equal(t, again.Seed, now.Seed)
}
