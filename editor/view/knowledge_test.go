package view

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/document"
	"boardduels/editor/view/expertspage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// All tabs of cases and experts fit the least window, in both languages.
func TestExpertsTabsFitASmallWindow(t *testing.T) {
	size := fyne.NewSize(900, 700)
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, size, language)
		for _, file := range []string{"cases/knight.xml", "priorities/knight.xml", "priorities/listing.xml"} {
			s.open(file)
			side := s.desk.page(s.work.Pack().Document(file).Kind()).side.(*container.AppTabs)
			for i, item := range side.Items {
				side.SelectIndex(i)
				s.AssertWhole(file+" "+item.Text, size)
			}
		}
	}
}

// A number that was typed counts wherever one goes on, with or without Enter.
func TestTypedNumbersOfAnExpertCount(t *testing.T) {
	goOn := map[string]func(s *stand, l *expertspage.RankLine){
		"another field": func(s *stand, l *expertspage.RankLine) { s.window.Canvas().Focus(l.Ranking.Lines[7].Number) },
		"nowhere":       func(s *stand, _ *expertspage.RankLine) { s.window.Canvas().Unfocus() },
		"a command":     func(s *stand, _ *expertspage.RankLine) { s.commands.choose(s.commands.find("validate")) },
		"a shortcut": func(_ *stand, l *expertspage.RankLine) {
			l.Number.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierControl})
		},
		"another window": func(s *stand, _ *expertspage.RankLine) { s.Settle(func() {}) },
		"the next line":  func(_ *stand, l *expertspage.RankLine) { l.Number.OnSubmitted(l.Number.Text) },
	}
	for name, leave := range quick.Few(2, goOn) {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, "en")
			s.open("priorities/knight.xml")
			l := viewtest.All[*expertspage.RankLine](s)[2]
			input := l.Input
			s.Retype(l.Number, "4")
			leave(s, l)
			experts, _ := s.work.Pack().Find(schema.PrioritiesKind, "knight").Experts()
			assert.Equal(t, 4, experts[0].Priorities[0][input])
			assert.Equal(t, input, l.Input)
		})
	}
}

// Figures belong to the document that they were measured of, and hold until something that they rest on is edited.
func TestWhatIsMeasuredIsForgottenWithWhatItRestsOn(t *testing.T) {
	quick.Skip(t, "measures")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.do(document.Duplicate{Item: document.Item{Type: schema.HeroKind, ID: "knight"}, As: "twin"})
	for file, pane := range map[string][3]string{
		"cases/%s.xml":      {"Coverage", "Measure all cases", "Farthest from all cases"},
		"priorities/%s.xml": {"What each decides", "Measure", "ranks change. Of"},
	} {
		hero := func(id string) string { return strings.Replace(file, "%s", id, 1) }
		measure := func() {
			t.Helper()
			s.Press(pane[1])
			s.Until(func() bool { return s.Reading(pane[2]) != "" })
		}
		s.open(hero("knight"))
		s.Tab(pane[0])
		measure()
		s.open(hero("twin"))
		s.Tab(pane[0])
		assert.Empty(t, s.Reading(pane[2]), "of the twin nothing was measured")
		measure()
		for _, edit := range [][2]string{{"cards/cleave.xml", "cost"}, {"heroes/mage.xml", "hp"}} {
			was, _ := s.work.Pack().Document(edit[0]).Value(edit[1])
			number, _ := strconv.Atoi(was)
			s.set(edit[0], edit[1], strconv.Itoa(number+1))
			s.open(hero("twin"))
			s.Tab(pane[0])
			assert.Empty(t, s.Reading(pane[2]), edit[0])
			measure()
		}
		s.open("cards/cleave.xml")
		s.open(hero("twin"))
		s.Tab(pane[0])
		assert.NotEmpty(t, s.Reading(pane[2]), "to look at something else changes nothing")
	}
}
