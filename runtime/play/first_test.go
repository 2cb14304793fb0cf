package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/look/looktest"
	"boardduels/runtime/play/table"
)

// newcomer is a stand of somebody who has never played.
func newcomer(t *testing.T, size fyne.Size, language string) *stand {
	return newStandWith(t, size, language, t.TempDir(), func(o *Options) {
		o.Settings.Change(func(s *settings.Settings) { s.Taught = false }, func(error) {})
	})
}

// learn begins the lesson.
func (s *stand) learn() {
	s.t.Helper()
	before := s.game.session
	s.press("home.lesson")
	s.settle(func() bool { return s.game.session != before })
	s.myTurn()
}

// follow does what the lesson tells until the duel is over, and returns all that it told; look is called each time.
func (s *stand) follow(look func()) (told []string) {
	s.t.Helper()
	v := s.game.session
	for !v.Result.Decided {
		advice := v.Table.Advice
		if len(told) == 0 || told[len(told)-1] != advice.Text {
			told = append(told, advice.Text)
			look()
		}
		seen := len(v.Actions)
		cards := v.Table.Hand.Model.Cards
		place := slices.IndexFunc(cards, func(c duel.CardIndex) bool { return slices.Contains(v.Now.Legal, duel.Play(c)) })
		switch {
		case advice.About == table.CardPart:
			v.PlayCard(advice.Place)
		case advice.About == table.TurnPart || place < 0:
			v.EndTurn()
		default:
			v.PlayCard(place)
		}
		s.settle(func() bool { return len(v.Actions) > seen })
		s.settle(func() bool { return len(v.Now.Legal) > 0 || v.Result.Decided })
	}
	return told
}

// The lesson is offered first; who does what it says is told everything, one new thing after the other, and wins.
func TestTheLessonTeachesAndIsWon(t *testing.T) {
	s := newcomer(t, onDesktop, "en")
	s.learn()
	v := s.game.session
	told := s.follow(func() {})
	for _, want := range []string{"Below is your hand. Choose Cleave", "That took energy", "end the turn. You get", "Shield Block gives you a shield", "“Why?” tells", "Riposte does nothing now", "has a crown", "Spike Strike goes on to hurt", "You know it all"} {
		assert.True(t, slices.ContainsFunc(told, func(text string) bool { return strings.Contains(text, want) }), "%s in %q", want, told)
	}
	assert.Equal(t, v.Me, v.Result.Winner)
	s.settle(func() bool { return s.game.sheets.IsOpen() })
	assert.True(t, s.sees("lesson.won"))
	s.pressOnSheet("result.home")
	assert.False(t, s.sees("home.lesson"), "it isn't offered first any more")
	records, err := s.game.library.interrupted()
	require.NoError(t, err)
	assert.Nil(t, records, "nothing is kept of it")
	s.press("home.how_to")
	s.pressOnSheet("home.lesson")
	s.settle(func() bool { return s.game.session != v })
}

// Who does something else is still told what can be told, and may leave.
func TestTheLessonIsLeft(t *testing.T) {
	s := newcomer(t, onDesktop, "en")
	s.learn()
	v := s.game.session
	for range 3 {
		v.EndTurn()
		seen := len(v.Actions)
		s.settle(func() bool { return len(v.Actions) > seen })
		s.settle(func() bool { return len(v.Now.Legal) > 0 })
	}
	assert.NotEmpty(t, v.Table.Advice.Text)
	v.OpenMenu()
	s.pressOnSheet("lesson.leave")
	assert.True(t, s.game.options.Settings.Get().Taught)
	assert.Nil(t, s.game.table)
}

// All that the lesson tells has room on every screen, in both languages.
func TestTheLessonHasRoom(t *testing.T) {
	for _, size := range []fyne.Size{onPhone, {Width: 640, Height: 360}, onDesktop, {Width: 800, Height: 1280}} {
		for _, language := range []string{"en", "uk"} {
			s := newcomer(t, size, language)
			s.learn()
			s.follow(func() {
				name := fmt.Sprintf("lesson_%s_%.0f", language, size.Width)
				looktest.AssertNothingCutOff(t, s.window, name)
				words := strings.Fields(s.game.session.Table.Advice.Text)
				ends := false
				s.walk(func(o fyne.CanvasObject) {
					text, is := o.(*canvas.Text)
					ends = ends || is && strings.HasSuffix(text.Text, words[len(words)-1])
				})
				assert.True(t, ends, "%s: the end of %q", name, words)
			})
		}
	}
}
