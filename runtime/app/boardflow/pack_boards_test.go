package boardflow_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
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
	}{{apptest.OnPhone, "uk"}, {apptest.OnPhone, "en"}, {apptest.OnDesktop, "en"}} {
		t.Run(fmt.Sprintf("%.0f_%s", c.size.Width, c.language), func(t *testing.T) {
			s := apptest.New(t, c.size, c.language)
			position, ok := s.Game.Edition.Pack.Position("chequered_diamond")
			require.True(t, ok)
			s.Game.Boards.OpenBoardChoice("reversi")
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, "set-up of Reversi")
			s.Save(fmt.Sprintf("pack_boards_%.0f_%s", c.size.Width, c.language))
			s.TapButton(schema.DisplayName(c.language, position.ID, position.Name, position.NameUK))
			looktest.AssertNothingCutOff(t, s.Window, "a board that is chosen")
			about := schema.DisplayName(c.language, "", position.About, position.AboutUK)
			require.NotNil(t, apptest.Find(s, func(l *widget.Label) bool { return l.Text == about }))
			s.Save(fmt.Sprintf("pack_board_chosen_%.0f_%s", c.size.Width, c.language))
			// Which changes nothing
			s.TapButton(schema.DisplayName(c.language, position.ID, position.Name, position.NameUK))
			s.TapButton(s.Text("boards.begin"))
			s.Settle(func() bool { return s.Game.Boards.Session != nil })
			s.MyMove()
			v := s.Game.Boards.Session
			require.Equal(t, position.Rows, v.Record().Setup[:8])
			for !v.Result.Decided {
				_, _, legal := apptest.LegalNow(t, v)
				if legal[0] == boardview.Pass {
					s.TapButton(s.Text("boards.pass_button"))
				} else {
					s.TapSquare(legal[0])
				}
				s.MyMove()
			}
			s.Work()
			list, err := s.Game.Boards.Files().SavedBoards(10)
			require.NoError(t, err)
			require.Len(t, list, 1)
			table, err := apptest.TableOf(list[0].Record)
			require.NoError(t, err)
			require.NoError(t, boardrecord.Verify(table, list[0].Record))
			assert.Equal(t, position.Rows, list[0].Record.Setup[:8])
			s.Game.Boards.RematchBoard(v.Record())
			s.Settle(func() bool { return s.Game.Boards.Session != v })
			s.MyMove()
			assert.Equal(t, position.Rows, s.Game.Boards.Session.Record().Setup[:8], "a rematch is on the same board")
		})
	}
}

// A game on each board of the pack can be begun, and one that is gone from the pack is still played from its record.
func TestEachBoardOfThePackBegins(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "uk")
	for _, family := range []string{"tactics", "dicewars", "reversi", "backgammon"} {
		for _, b := range s.Game.Edition.Pack.Boards(family) {
			s.Game.Boards.OpenBoardChoice(family)
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, b.ID)
			s.TapButton(schema.DisplayName("uk", b.ID, b.Name, b.NameUK))
			c := s.Game.Boards.Last(family)
			c.Variant, c.Brain = b.ID, "level_0"
			v := s.Sit(c)
			require.Equal(t, b.Setup, v.Record().Setup, b.ID)
			looktest.AssertNothingCutOff(t, s.Window, b.ID)
			s.Save("pack_board_" + b.ID)
		}
	}
}

// Who begins a board of the pack is told where the side is chosen.
func TestASetUpTellsWhoBeginsABoardOfThePack(t *testing.T) {
	mine := apptest.NewPack(t, "Mine")
	apptest.Change(t, mine, "positions/chequered_diamond.xml", "</name>", "</name>\n  <begins>2</begins>")
	s := apptest.WithPacks(t, t.TempDir(), mine)
	s.Press("home.new_duel")
	s.ChoosePack("Mine")
	s.Game.Boards.OpenBoardChoice("reversi")
	s.Work()
	assert.True(t, s.Shows("Black, first"))
	s.TapButton("Chequered Diamond")
	assert.True(t, s.Shows("White, first"))
	assert.False(t, s.Shows("Black, first"))
}
