package duelflow_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/schema/schematest"
)

// What the rules of a hero do is told where it is chosen, and with its deck.
func TestHeroesRulesAreToldBeforeADuel(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for language, c := range map[string]struct{ name, mine, theirs, chosen string }{
			"en": {"Warden", "if you have a shield, heal 1 hp.", "Whenever the enemy loses hp, the enemy gains 1 shield.", "Whenever you lose hp, gain 1 shield."},
			"uk": {"Вартовий", "якщо у вас є щит, відновіть 1 здоров’я.", "Щоразу, коли ворог втрачає здоров’я, щит ворога +1.", "Щоразу, коли ви втрачаєте здоров’я, щит +1."},
		} {
			s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Pack = schematest.Ruled() })
			tells := func(text string) int {
				return len(apptest.Visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, text) }))
			}
			s.Press("home.new_duel")
			s.Work()
			assert.Equal(t, 1, tells(c.mine), language)
			assert.Equal(t, 1, tells(c.theirs), language)
			looktest.AssertNothingCutOff(t, s.Window, "choice")
			s.ChooseTile(c.name)
			assert.Equal(t, 0, tells(c.mine), "both choose the same")
			assert.Equal(t, 1, tells(c.theirs), "as to whom each is")
			assert.Equal(t, 1, tells(c.chosen))
			looktest.AssertNothingCutOff(t, s.Window, "choice")
			s.Press("choice.deck")
			assert.Contains(t, s.Told(), c.chosen)
		}
	}
}
