package play

import (
	"fmt"
	"regexp"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/play/look/looktest"
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
		for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
			for _, language := range []string{"en", "uk"} {
				name := fmt.Sprintf("%v_%.0f_%s", phone, size.Width, language)
				s := newStandWith(t, size, language, t.TempDir(), func(o *Options) { o.Phone = phone })
				v := s.begin(pair("knight", "mage", "tree"))
				told := map[string]string{"opening": v.Table.Field.Now.Lines[0]}
				looktest.AssertNothingCutOff(t, s.window, name)
				s.save("hints_" + name)
				s.tap(firstPlayable(v))
				told["chosen"] = words(v.Table.Preview.Hint)
				looktest.AssertNothingCutOff(t, s.window, name+" chosen")
				s.save("hints_chosen_" + name)
				s.tap(v.Table.Preview.Card)
				s.myTurn()
				v.Read(0)
				told["laid"] = words(v.Table.Preview.Hint)
				s.game.OpenLesson()
				s.settle(func() bool { return s.game.session != v })
				s.myTurn()
				told["lesson"] = s.game.session.Table.Advice.Text
				looktest.AssertNothingCutOff(t, s.window, name+" lesson")
				for where, text := range told {
					assert.Equal(t, phone, ofFingers.MatchString(text), "%s %s: %s", name, where, text)
					assert.Equal(t, !phone, ofMice.MatchString(text), "%s %s: %s", name, where, text)
					assert.Equal(t, !phone, ofKeys.MatchString(text), "%s %s: %s", name, where, text)
				}
			}
		}
	}
}
