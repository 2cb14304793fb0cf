package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/wording"
	"boardduels/kb"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look/looktest"
	"boardduels/schema"
)

// While learning is paused duels are kept, and nobody learns from them; then it goes on.
func TestLearningIsPaused(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.game.OpenKnowledge()
	s.work()
	s.press("knowledge.paused")
	s.loseTo(pair("knight", "mage", "precedent"))
	assert.True(t, s.shows(s.text("result.paused")))
	s.work()
	assert.Empty(t, s.played)
	assert.Len(t, s.replays(), 1)
	s.game.OpenKnowledge()
	s.work()
	s.press("knowledge.learning")
	s.game.session = nil
	s.loseTo(pair("knight", "mage", "precedent"))
	s.work()
	assert.Len(t, s.played, 1)
}

// What an AI knows goes out in a file and comes in again, which can be taken back; other files are refused with words.
func TestKnowledgeGoesOutAndComesIn(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	s.fill()
	known, err := s.game.edition.known("mage")
	require.NoError(t, err)
	file := kb.Document(known).Source()

	other := newStand(t, onPhone, "uk")
	other.game.OpenKnowledge()
	other.work()
	done := 0
	other.game.takeKnowledge("mage", file, func() { done++ })
	looktest.AssertNothingCutOff(t, other.window, "take")
	other.assertUkrainian()
	other.pressOnSheet("knowledge.replace")
	other.work()
	assert.Equal(t, 1, done)
	now, err := other.game.edition.known("mage")
	require.NoError(t, err)
	assert.Equal(t, known.Cases, now.Cases)
	assert.Equal(t, known.Experience, now.Experience)
	history, err := other.game.edition.store.History("mage")
	require.NoError(t, err)
	assert.Equal(t, kb.Imported, history[len(history)-1].Kind)

	other.game.takeKnowledge("mage", "<card><name>x</name></card>", func() { done++ })
	assert.True(t, other.game.sheets.IsOpen())
	assert.Equal(t, 1, done)
}

// A reason names the cases that the AI was reminded of, and says who taught it those that no expert did. At the table,
// too, an action that goes back to what the user taught is known by that.
func TestAReasonSaysWhoTaughtIt(t *testing.T) {
	for size, language := range map[fyne.Size]string{onPhone: "uk", onPhoneWide: "en", onDesktop: "en"} {
		s := newStand(t, size, language)
		store := s.game.edition.store
		known, err := s.game.edition.known("mage")
		require.NoError(t, err)
		for i := range known.Cases {
			known.Cases[i].Origin = schema.ByUser
		}
		require.NoError(t, store.Save(t.Context(), known))
		v := s.begin(pair("knight", "mage", "printed"))
		for v.Reason == nil {
			v.EndTurn()
			s.settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
			s.myTurn()
			require.False(t, v.Result.Decided)
		}
		reason := v.Reason
		assert.Equal(t, s.text("duel.why_taught"), v.Table.Field.Why.Text)
		looktest.AssertNothingCutOff(t, s.window, "the table")
		s.save(fmt.Sprintf("taught_table_%.0f", size.Width))
		test.Tap(v.Table.Field.Why)
		s.unfold()
		require.NotEmpty(t, reason.Rationale.Retrieved)
		name := wording.CaseNames(s.game.translator, known.Cases)[reason.Rationale.Retrieved[0].Index]
		assert.NotEmpty(t, visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, name) }))
		assert.True(t, s.shows(s.text("why.taught.user")))
		looktest.AssertNothingCutOff(t, s.window, "taught")
		s.save("taught")
		s.game.sheets.Close()
		if place := slices.Index(v.Table.Hand.Model.States, face.Playable); place >= 0 {
			v.PlayCard(place)
			s.myTurn()
			assert.Equal(t, s.text("duel.why_enemy"), v.Table.Field.Why.Text, "one's own card wasn't taught")
		}
	}
}
