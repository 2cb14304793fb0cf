package app

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// A board of the pack stands among a game's set-ups, is begun by taps and played by taps; its record verifies, and
// plays again.
func TestABoardOfThePackByTaps(t *testing.T) {
	for _, c := range []struct {
		size     fyne.Size
		language string
	}{{onPhone, "uk"}, {onPhone, "en"}, {onDesktop, "en"}} {
		t.Run(fmt.Sprintf("%.0f_%s", c.size.Width, c.language), func(t *testing.T) {
			s := newStand(t, c.size, c.language)
			position, ok := s.game.Edition.Pack.Position("chequered_diamond")
			require.True(t, ok)
			s.game.boards.OpenBoardChoice("reversi")
			s.work()
			looktest.AssertNothingCutOff(t, s.window, "set-up of Reversi")
			s.save(fmt.Sprintf("pack_boards_%.0f_%s", c.size.Width, c.language))
			s.tapButton(schema.DisplayName(c.language, position.ID, position.Name, position.NameUK))
			looktest.AssertNothingCutOff(t, s.window, "a board that is chosen")
			about := schema.DisplayName(c.language, "", position.About, position.AboutUK)
			require.NotNil(t, find(s, func(l *widget.Label) bool { return l.Text == about }))
			s.save(fmt.Sprintf("pack_board_chosen_%.0f_%s", c.size.Width, c.language))
			// Which changes nothing
			s.tapButton(schema.DisplayName(c.language, position.ID, position.Name, position.NameUK))
			s.tapButton(s.text("boards.begin"))
			s.settle(func() bool { return s.game.boards.Session != nil })
			s.myMove()
			v := s.game.boards.Session
			require.Equal(t, position.Rows, v.Record().Setup[:8])
			for !v.Result.Decided {
				_, _, legal := legalNow(t, v)
				if legal[0] == boardview.Pass {
					s.tapButton(s.text("boards.pass_button"))
				} else {
					s.tapSquare(legal[0])
				}
				s.myMove()
			}
			s.work()
			list, err := s.game.boards.Files().SavedBoards(10)
			require.NoError(t, err)
			require.Len(t, list, 1)
			table, err := tableOf(list[0].Record)
			require.NoError(t, err)
			require.NoError(t, boardrecord.Verify(table, list[0].Record))
			assert.Equal(t, position.Rows, list[0].Record.Setup[:8])
			s.game.boards.RematchBoard(v.Record())
			s.settle(func() bool { return s.game.boards.Session != v })
			s.myMove()
			assert.Equal(t, position.Rows, s.game.boards.Session.Record().Setup[:8], "a rematch is on the same board")
		})
	}
}

// A game on each board of the pack can be begun, and one that is gone from the pack is still played from its record.
func TestEachBoardOfThePackBegins(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "uk")
	for _, family := range []string{"tactics", "dicewars", "reversi", "backgammon"} {
		for _, b := range s.game.Edition.Pack.Boards(family) {
			s.game.boards.OpenBoardChoice(family)
			s.work()
			looktest.AssertNothingCutOff(t, s.window, b.ID)
			s.tapButton(schema.DisplayName("uk", b.ID, b.Name, b.NameUK))
			c := s.game.boards.Last(family)
			c.Variant, c.Brain = b.ID, "level_0"
			v := s.sit(c)
			require.Equal(t, b.Setup, v.Record().Setup, b.ID)
			looktest.AssertNothingCutOff(t, s.window, b.ID)
			s.save("pack_board_" + b.ID)
		}
	}
}

// Who begins a board of the pack is told where the side is chosen.
func TestASetUpTellsWhoBeginsABoardOfThePack(t *testing.T) {
	mine := newPack(t, "Mine")
	change(t, mine, "positions/chequered_diamond.xml", "</name>", "</name>\n  <begins>2</begins>")
	s := withPacks(t, t.TempDir(), mine)
	s.press("home.new_duel")
	s.choosePack("Mine")
	s.game.boards.OpenBoardChoice("reversi")
	s.work()
	assert.True(t, s.shows("Black, first"))
	s.tapButton("Chequered Diamond")
	assert.True(t, s.shows("White, first"))
	assert.False(t, s.shows("Black, first"))
}
