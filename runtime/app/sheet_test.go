package app

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/docs"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

func TestCardOfADeckIsEnlarged(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		s.press("home.new_duel")
		s.press("choice.deck")
		card := find(s, func(c *face.Link) bool { return isUnder(s.game.Sheets.Layer, c) })
		s.tap(card)
		large := find(s, func(f *face.Face) bool { return f.Text() == card.Text() })
		assert.Greater(t, large.Size().Height, 1.6*card.Size().Height)
		looktest.AssertNothingCutOff(t, s.window, "enlarged")
		s.tap(large)
		assert.Empty(t, visible(s, func(f *face.Face) bool { return f == large }))
		assert.True(t, s.game.Sheets.IsOpen(), "back to the deck")
		s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		assert.False(t, s.game.Sheets.IsOpen())
	}
}

func TestSheetClosesOnlyWhenPeopleWantIt(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.press("home.how_to")
	s.tap(find(s, func(l *widget.Label) bool { return l.Text == s.game.Translator().Text("how_to.goal") }))
	assert.True(t, s.game.Sheets.IsOpen(), "a tap on what is read")
	test.TapCanvas(s.window.Canvas(), fyne.NewPos(5, 5))
	assert.False(t, s.game.Sheets.IsOpen(), "a tap beside it")
}

// A sheet is as high as what stands on it, unless the screen is too low.
func TestASheetLeavesNoRoomEmpty(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			for _, lines := range []int{1, 3, 60} {
				s.game.OpenSheet("x", ui.Paragraph(strings.Repeat("багато слів ", 6*lines)))
				scroll := find(s, func(c *container.Scroll) bool { return isUnder(s.game.Sheets.Layer, c) })
				needed, given := scroll.Content.MinSize().Height, scroll.Size().Height
				assert.LessOrEqual(t, given, needed+0.5, "%d lines: nothing is empty", lines)
				if lines < 4 {
					assert.GreaterOrEqual(t, given, needed-0.5, "%d lines: nothing has to scroll", lines)
				}
			}
		}
	}
}

func TestGivingUpAsksFirst(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("knight", "mage", "tree"))
	v.OpenMenu()
	s.press("leave.resign")
	s.press("confirm.cancel")
	assert.False(t, s.game.Sheets.IsOpen())
	s.playSome(1)
	assert.False(t, v.Result.Decided)

	v.OpenMenu()
	s.press("leave.resign")
	s.press("leave.resign")
	s.settle(func() bool { return v.Result.Decided })
}

func TestHeroesOfTheStartScreenLeadToADuelWithThem(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	for i, name := range []string{"Жрець", "Лицар", "Маг", "Розбійник"} { // as the alphabet has them
		s.tap(visible(s, func(*ui.Pressable) bool { return true })[i])
		chosen := visible(s, func(tile *ui.Tile) bool { return tile.Chosen })
		assert.Equal(t, name, chosen[0].Name)
		s.game.OpenHome()
	}
}

// The game shows the rules as the documents tell them, and leads back to where they were asked for.
func TestAllRulesAreRead(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
			s := newStand(t, size, language)
			s.press("home.how_to")
			s.press("how_to.all")
			var told strings.Builder
			for _, text := range visible(s, func(*widget.RichText) bool { return true }) {
				told.WriteString(text.String() + "\n")
			}
			for _, section := range docs.Rules(language) {
				last := section.Text()[strings.LastIndex(section.Text(), "\n\n")+1:]
				assert.Contains(t, told.String(), strings.Fields(last)[0]+" "+strings.Fields(last)[1])
			}
			looktest.AssertNothingCutOff(t, s.window, "rules")
			s.save("rules-" + language + fmt.Sprint(size.Width))
			s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			s.sees("how_to.goal")
		}
	}
}
