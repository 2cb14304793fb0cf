package view

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

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
