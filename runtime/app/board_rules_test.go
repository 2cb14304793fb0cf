package app

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
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/look/looktest"
)

// “How to play” has the rules of every board game as the documents tell them, with pictures by the game's own board,
// and leads back.
func TestRulesOfBoardGamesAreRead(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
			s := newStand(t, size, language)
			for _, family := range []string{"reversi", "backgammon", "dicewars", "tactics"} {
				s.press("home.how_to")
				s.press("boards." + family)
				var told strings.Builder
				for _, text := range visible(s, func(*widget.RichText) bool { return true }) {
					told.WriteString(text.String() + "\n")
				}
				for _, section := range docs.BoardRules(family, language) {
					assert.True(t, s.shows(section.Title), section.Title)
					assert.Contains(t, told.String(), strings.SplitN(section.Text(), ",", 2)[0])
				}
				drawn := visible(s, func(o *canvas.Rectangle) bool { return isUnder(s.game.Sheets.Layer, o) })
				assert.NotEmpty(t, drawn)
				looktest.AssertNothingCutOff(t, s.window, "rules of "+family)
				s.save(fmt.Sprintf("rules_%s_%s_%.0f", family, language, size.Width))
				s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				s.sees("how_to.goal")
				s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			}
		}
	}
}

// Whoever plays a board game finds its rules where the game can be left.
func TestRulesOfABoardGameAreReadBesideIt(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "uk")
	s.sit(boardscreens.Choice{Family: "tactics", Brain: "level_20", Seat: 0})
	s.game.boards.LeaveBoard(s.game.boards.Session)
	s.pressOnSheet("home.how_to")
	assert.True(t, s.shows(docs.BoardRules("tactics", "uk")[1].Title))
	s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.False(t, s.game.Sheets.IsOpen())
}

// Where a game is put together a button leads to its rules, and closing these back to what was being chosen.
func TestRulesAreReadWhereAGameBegins(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
			s := newStand(t, size, language)
			for _, way := range []struct {
				name  string
				open  func()
				told  string // of the rules
				title string // of the page
			}{
				{"duel", s.game.OpenChoice, s.text("how_to.goal"), s.text("choice.title")},
				{"runs", s.game.OpenRuns, s.text("how_to.goal"), s.text("runs.title")},
				{"reversi", func() { s.game.boards.OpenBoardChoice("reversi") }, docs.BoardRules("reversi", language)[1].Title, s.text("boards.reversi")},
				{"backgammon", func() { s.game.boards.OpenBoardChoice("backgammon") }, docs.BoardRules("backgammon", language)[1].Title, s.text("boards.backgammon")},
				{"dicewars", func() { s.game.boards.OpenBoardChoice("dicewars") }, docs.BoardRules("dicewars", language)[1].Title, s.text("boards.dicewars")},
				{"tactics", func() { s.game.boards.OpenBoardChoice("tactics") }, docs.BoardRules("tactics", language)[1].Title, s.text("boards.tactics")},
			} {
				way.open()
				s.work()
				looktest.AssertNothingCutOff(t, s.window, "before "+way.name)
				s.save(fmt.Sprintf("new_%s_%s_%.0f", way.name, language, size.Width))
				s.press("home.how_to")
				assert.True(t, s.shows(way.told), "%s: %s", way.name, way.told)
				s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				assert.False(t, s.game.Sheets.IsOpen())
				assert.True(t, s.shows(way.title), way.title)
			}
		}
	}
}
