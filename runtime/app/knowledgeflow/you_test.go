package knowledgeflow_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// What the AI says of the player stands first, in sentences, on a phone without scrolling; how sure that is beside what
// people do, and what it does about it, a tap away; what can't be undone comes last.
func TestThePageBeginsWithThePlayer(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			s.Fill()
			s.Game.OpenKnowledge()
			s.Work()
			s.ChooseTile(map[string]string{"en": "Mage", "uk": "Маг"}[language])
			s.Save(fmt.Sprintf("knowledge_you_%s_%.0f", language, size.Width))
			looktest.AssertNothingCutOff(t, s.Window, "knowledge")
			texts := strings.Join(apptest.Texts(s.Window.Content()), "\n")
			if language == "en" {
				assert.Contains(t, texts, "Mara on you as Mage\nWhen you are behind by 5 hp or more, you mostly do nothing but defend.\n")
				assert.Contains(t, texts, "In 14 of 30 turns; people usually in 6.\n")
				assert.Contains(t, texts, "On the whole you mostly play Fire Bolt.\n")
				assert.Contains(t, texts, "In 47 of 68 turns; people usually in 31.\n")
			}
			foremost := apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Text("knowledge.all_habits") })
			require.Len(t, foremost, 1)
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(foremost[0])
			assert.LessOrEqual(t, at.Y, size.Height, "the sentences need no scrolling")
			assert.NotContains(t, texts, s.Text("knowledge.habit.forbid"))
			danger := strings.Index(texts, s.Text("knowledge.roll_back"))
			assert.Greater(t, danger, strings.LastIndex(texts, s.Text("knowledge.history")))
			test.Tap(foremost[0])
			s.Work()
			assert.True(t, s.Shows(s.Text("knowledge.habit.answer.none")) || s.Shows(s.Text("habit.answer.none")))
			s.Save(fmt.Sprintf("knowledge_all_%s_%.0f", language, size.Width))
			looktest.AssertNothingCutOff(t, s.Window, "knowledge, all")
		}
	}
}
