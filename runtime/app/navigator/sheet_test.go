package navigator_test

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
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

func TestCardOfADeckIsEnlarged(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.Press("home.new_duel")
		s.Press("choice.deck")
		card := apptest.Find(s, func(c *face.Link) bool { return apptest.IsUnder(s.Game.Sheets().Layer, c) })
		s.Tap(card)
		large := apptest.Find(s, func(f *face.Face) bool { return f.Text() == card.Text() })
		assert.Greater(t, large.Size().Height, 1.6*card.Size().Height)
		looktest.AssertNothingCutOff(t, s.Window, "enlarged")
		s.Tap(large)
		assert.Empty(t, apptest.Visible(s, func(f *face.Face) bool { return f == large }))
		assert.True(t, s.Game.Sheets().IsOpen(), "back to the deck")
		s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		assert.False(t, s.Game.Sheets().IsOpen())
	}
}

func TestSheetClosesOnlyWhenPeopleWantIt(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Press("home.how_to")
	s.Tap(apptest.Find(s, func(l *widget.Label) bool { return l.Text == s.Game.Translator().Text("how_to.goal") }))
	assert.True(t, s.Game.Sheets().IsOpen(), "a tap on what is read")
	test.TapCanvas(s.Window.Canvas(), fyne.NewPos(5, 5))
	assert.False(t, s.Game.Sheets().IsOpen(), "a tap beside it")
}

// A sheet is as high as what stands on it, unless the screen is too low.
func TestASheetLeavesNoRoomEmpty(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			for _, lines := range []int{1, 3, 60} {
				s.Game.OpenSheet("x", ui.Paragraph(strings.Repeat("багато слів ", 6*lines)))
				scroll := apptest.Find(s, func(c *container.Scroll) bool { return apptest.IsUnder(s.Game.Sheets().Layer, c) })
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
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	v.OpenMenu()
	s.Press("leave.resign")
	s.Press("confirm.cancel")
	assert.False(t, s.Game.Sheets().IsOpen())
	s.PlaySome(1)
	assert.False(t, v.Result.Decided)

	v.OpenMenu()
	s.Press("leave.resign")
	s.Press("leave.resign")
	s.Settle(func() bool { return v.Result.Decided })
}

func TestHeroesOfTheStartScreenLeadToADuelWithThem(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	for i, name := range []string{"Жрець", "Лицар", "Маг", "Розбійник"} { // as the alphabet has them
		s.Tap(apptest.Visible(s, func(*ui.Pressable) bool { return true })[i])
		chosen := apptest.Visible(s, func(tile *ui.Tile) bool { return tile.Chosen })
		assert.Equal(t, name, chosen[0].Name)
		s.Game.OpenHome()
	}
}

// The game shows the rules as the documents tell them, and leads back to where they were asked for.
func TestAllRulesAreRead(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
			s := apptest.New(t, size, language)
			s.Press("home.how_to")
			s.Press("how_to.all")
			var told strings.Builder
			for _, text := range apptest.Visible(s, func(*widget.RichText) bool { return true }) {
				told.WriteString(text.String() + "\n")
			}
			for _, section := range docs.Rules(language) {
				last := section.Text()[strings.LastIndex(section.Text(), "\n\n")+1:]
				assert.Contains(t, told.String(), strings.Fields(last)[0]+" "+strings.Fields(last)[1])
			}
			looktest.AssertNothingCutOff(t, s.Window, "rules")
			s.Save("rules-" + language + fmt.Sprint(size.Width))
			s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			s.Sees("how_to.goal")
		}
	}
}
