package app_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// The short rules, and what stands above all of them, tell the numbers of the pack that is played.
func TestHowToPlayTellsThePacksNumbers(t *testing.T) {
	rules := schematest.Ruled().Rules()
	n := &rules.Numbers
	n.Draw, n.Hand, n.Keep, n.SecondShield, n.Calm, n.Plays, n.FullEnergy = 1, 7, 3, 0, 9, 6, true
	pack := schematest.Ruled().With(schema.NewRules(rules))
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for language, lines := range map[string][]string{
			"en": {
				"draw 1 card (7 in hand at most)", "Each turn brings all energy back.", "From round 10 both heroes tire", "A coin decides who begins.\n",
				"no more than this number of cards: 6", "the newest cards, 3 at most",
			},
			"uk": {
				"берете 1 карту (у руці щонайбільше 7)", "повертає всю енергію", "Від 10-го раунду", "Хто починає, вирішує жереб.\n",
				"За один хід можна зіграти карт: 6", "щонайбільше 3; решта",
			},
		} {
			s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Pack = pack })
			s.Press("home.how_to")
			for _, line := range lines {
				assert.Contains(t, s.Told(), line)
			}
			looktest.AssertNothingCutOff(t, s.Window, "how_to")
			s.Save(fmt.Sprintf("how_to_ruled_%.0f_%s", size.Width, language))
			s.Game.OpenRules()
			assert.Contains(t, s.Told(), s.Text("how_to.pack"))
		}
	}
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Press("home.how_to")
	for _, line := range []string{"draw 2 cards (5 in hand at most)", "starts with 1 shield", "From round 21", "brings some energy back"} {
		assert.Contains(t, s.Told(), line)
	}
	assert.NotContains(t, s.Told(), "no more than this number of cards")
	s.Game.OpenRules()
	assert.NotContains(t, s.Told(), s.Text("how_to.pack"))
}
