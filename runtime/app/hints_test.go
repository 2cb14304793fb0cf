package app_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
)

// The words of what people use, in both languages.
var (
	ofFingers = regexp.MustCompile(`(?i)\btap\b|\bhold\b|press(es)? long|торкн|дотик|тримай`)
	ofMice    = regexp.MustCompile(`(?i)click|клац`)
	ofKeys    = regexp.MustCompile(`\b(Enter|Esc)\b`)
)

// A phone names fingers alone, and a desktop mouse and keys, whatever size the window has.
func TestHintsNameWhatPeopleHave(t *testing.T) {
	for _, phone := range []bool{true, false} {
		for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
			for _, language := range quick.First("en", "uk") {
				name := fmt.Sprintf("%v_%.0f_%s", phone, size.Width, language)
				s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Phone = phone })
				v := s.Begin(apptest.Pair("knight", "mage", "tree"))
				told := map[string]string{"opening": v.Table.Field.Now.Lines[0]}
				looktest.AssertNothingCutOff(t, s.Window, name)
				s.Save("hints_" + name)
				s.Tap(apptest.FirstPlayable(v))
				told["chosen"] = apptest.Words(v.Table.Preview.Hint)
				looktest.AssertNothingCutOff(t, s.Window, name+" chosen")
				s.Save("hints_chosen_" + name)
				s.Tap(v.Table.Preview.Card)
				s.MyTurn()
				v.Read(0)
				told["laid"] = apptest.Words(v.Table.Preview.Hint)
				s.Game.OpenLesson()
				s.Settle(func() bool { return s.Game.Duels.Session() != v })
				s.MyTurn()
				told["lesson"] = s.Game.Duels.Session().Table.Advice.Text
				looktest.AssertNothingCutOff(t, s.Window, name+" lesson")
				for where, text := range told {
					assert.Equal(t, phone, ofFingers.MatchString(text), "%s %s: %s", name, where, text)
					assert.Equal(t, !phone, ofMice.MatchString(text), "%s %s: %s", name, where, text)
					assert.Equal(t, !phone, ofKeys.MatchString(text), "%s %s: %s", name, where, text)
				}
			}
		}
	}
}

// While a card is shown large, nothing that is told of it shines through from under it, and what the lesson asks for is
// told once.
func TestAPickedCardIsToldOfOnce(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "en")
		check := func(name string, isTaught bool) {
			v := s.Game.Duels.Session()
			advice := strings.Fields(v.Table.Advice.Text)
			told := append(slices.Clone(v.Table.Field.Now.Lines), strings.Join(advice[:min(3, len(advice))], " "))
			s.Tap(apptest.FirstPlayable(v))
			require.True(t, v.Table.Preview.Visible())
			n := 0
			for _, text := range apptest.Visible(s, func(c *canvas.Text) bool { return apptest.IsUnder(v.Table.Root, c) }) {
				for _, line := range told {
					if line != "" && strings.HasPrefix(text.Text, line[:min(len(line), 12)]) {
						n++
					}
				}
			}
			assert.Equal(t, map[bool]int{true: 1, false: 0}[isTaught], n, "%v, %s: %q", size, name, told)
			s.Save(fmt.Sprintf("picked_%s_%.0f", name, size.Width))
			v.Table.Dismiss()
			if !isTaught {
				assert.NotEmpty(t, apptest.Visible(s, func(c *canvas.Text) bool { return c.Text != "" && strings.HasPrefix(told[0], c.Text) }), "it is told again")
			}
		}
		v := s.Begin(apptest.Pair("knight", "mage", "tree"))
		check("duel", false)
		s.Game.OpenLesson()
		s.Settle(func() bool { return s.Game.Duels.Session() != v })
		s.MyTurn()
		check("lesson", true)
	}
}
