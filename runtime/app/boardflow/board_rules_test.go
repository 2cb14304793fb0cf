package boardflow_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/docs"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/look/looktest"
)

// “How to play” has the rules of every board game as the documents tell them, with pictures by the game's own board,
// and leads back.
func TestRulesOfBoardGamesAreRead(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
			s := apptest.New(t, size, language)
			for _, family := range []string{"reversi", "backgammon", "dicewars", "tactics"} {
				s.Press("home.how_to")
				s.Press("boards." + family)
				var told strings.Builder
				for _, text := range apptest.Visible(s, func(*widget.RichText) bool { return true }) {
					told.WriteString(text.String() + "\n")
				}
				for _, section := range docs.BoardRules(family, language) {
					assert.True(t, s.Shows(section.Title), section.Title)
					assert.Contains(t, told.String(), strings.SplitN(section.Text(), ",", 2)[0])
				}
				drawn := apptest.Visible(s, func(o *canvas.Rectangle) bool { return apptest.IsUnder(s.Game.Sheets().Layer, o) })
				assert.NotEmpty(t, drawn)
				looktest.AssertNothingCutOff(t, s.Window, "rules of "+family)
				s.Save(fmt.Sprintf("rules_%s_%s_%.0f", family, language, size.Width))
				s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				s.Sees("how_to.goal")
				s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			}
		}
	}
}

// Whoever plays a board game finds its rules where the game can be left.
func TestRulesOfABoardGameAreReadBesideIt(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "uk")
	s.Sit(boardscreens.Choice{Family: "tactics", Brain: "level_20", Seat: 0})
	s.Game.Boards.LeaveBoard(s.Game.Boards.Session)
	s.PressOnSheet("home.how_to")
	assert.True(t, s.Shows(docs.BoardRules("tactics", "uk")[1].Title))
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.False(t, s.Game.Sheets().IsOpen())
}

// Where a game is put together a button leads to its rules, and closing these back to what was being chosen.
func TestRulesAreReadWhereAGameBegins(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
			s := apptest.New(t, size, language)
			for _, way := range []struct {
				name  string
				open  func()
				told  string // of the rules
				title string // of the page
			}{
				{"duel", s.Game.OpenChoice, s.Text("how_to.goal"), s.Text("choice.title")},
				{"runs", s.Game.OpenRuns, s.Text("how_to.goal"), s.Text("runs.title")},
				{"reversi", func() { s.Game.Boards.OpenBoardChoice("reversi") }, docs.BoardRules("reversi", language)[1].Title, s.Text("boards.reversi")},
				{"backgammon", func() { s.Game.Boards.OpenBoardChoice("backgammon") }, docs.BoardRules("backgammon", language)[1].Title, s.Text("boards.backgammon")},
				{"dicewars", func() { s.Game.Boards.OpenBoardChoice("dicewars") }, docs.BoardRules("dicewars", language)[1].Title, s.Text("boards.dicewars")},
				{"tactics", func() { s.Game.Boards.OpenBoardChoice("tactics") }, docs.BoardRules("tactics", language)[1].Title, s.Text("boards.tactics")},
			} {
				way.open()
				s.Work()
				looktest.AssertNothingCutOff(t, s.Window, "before "+way.name)
				s.Save(fmt.Sprintf("new_%s_%s_%.0f", way.name, language, size.Width))
				s.Press("home.how_to")
				assert.True(t, s.Shows(way.told), "%s: %s", way.name, way.told)
				s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				assert.False(t, s.Game.Sheets().IsOpen())
				assert.True(t, s.Shows(way.title), way.title)
			}
		}
	}
}
