package app

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

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/journal"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/duel"
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
	s.game.duels.Session = nil
	s.loseTo(pair("knight", "mage", "precedent"))
	s.work()
	assert.Len(t, s.played, 1)
}

// What an AI knows goes out in a file and comes in again, which can be taken back; other files are refused with words.
func TestKnowledgeGoesOutAndComesIn(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	s.fill()
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	file := kb.Document(known).Source()

	other := newStand(t, onPhone, "uk")
	other.game.OpenKnowledge()
	other.work()
	done := 0
	other.game.knowledge.Take("mage", file, func() { done++ })
	looktest.AssertNothingCutOff(t, other.window, "take")
	other.assertUkrainian()
	other.pressOnSheet("knowledge.replace")
	other.work()
	assert.Equal(t, 1, done)
	now, err := other.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, known.Cases, now.Cases)
	assert.Equal(t, known.Experience, now.Experience)
	history, err := other.game.Edition.Store.History("mage")
	require.NoError(t, err)
	assert.Equal(t, kb.Imported, history[len(history)-1].Kind)

	other.game.knowledge.Take("mage", "<card><name>x</name></card>", func() { done++ })
	assert.True(t, other.game.Sheets.IsOpen())
	assert.Equal(t, 1, done)
}

// A reason names the cases that the AI was reminded of, and says where it has those from that no expert wrote. Only
// what the AI would have done otherwise without its user's cases is known at the table by that, whatever its brain.
func TestAReasonSaysWhoTaughtIt(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	quick.Skip(t, "plays whole duels")
	for _, c := range []struct {
		size            fyne.Size
		language, brain string
	}{
		{onPhone, "uk", "printed"}, {onPhoneWide, "en", "printed"}, {onDesktop, "en", "printed"},
		{onPhone, "uk", "precedent"}, {onDesktop, "en", "precedent_quick"},
	} {
		s := newStand(t, c.size, c.language)
		known, err := s.game.Edition.Known("mage")
		require.NoError(t, err)
		for i := range known.Cases {
			known.Cases[i].Origin = schema.ByUser
		}
		require.NoError(t, s.game.Edition.Store.Save(t.Context(), known))
		v := s.begin(pair("knight", "mage", c.brain))
		var asked [2]int // by whether the user's cases made a difference
		for s.game.Table != nil {
			if v.Reason != nil && !v.Answered {
				asked[s.askWhoTaught(v, known, fmt.Sprintf("%s_%.0f", c.brain, c.size.Width))]++
			}
			v.EndTurn()
			s.settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
			s.myTurn()
		}
		assert.Positive(t, asked[0], c.brain)
		assert.Equal(t, c.brain == "printed", asked[1] > 0, "cases alone decide where whole turns aren't compared: %s", c.brain)
	}
}

// askWhoTaught asks why the AI of a session, all cases of which are from the user, did what it did last, and returns 1
// if it would have done something else knowing only a case that prefers nothing.
func (s *stand) askWhoTaught(v *screen.Session, known *kb.Knowledge, name string) (taught int) {
	reason, key := v.Reason, "duel.why"
	first, turn := s.decideKnowingNothing(v)
	if first != reason.Action && (reason.Action == duel.EndTurn || !slices.Contains(turn, reason.Action.Card)) {
		taught, key = 1, "duel.why_taught"
	}
	assert.Equal(s.t, s.text(key), v.Table.Field.Why.Text, name)
	looktest.AssertNothingCutOff(s.t, s.window, "the table")
	s.save(fmt.Sprintf("taught_table_%s_%d", name, taught))
	test.Tap(v.Table.Field.Why)
	s.unfold()
	of := explanation.CaseNames(s.game.Translator(), known.Cases)[reason.Rationale.Retrieved[0].Index]
	assert.NotEmpty(s.t, visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, of) }))
	assert.True(s.t, s.shows(s.text("why.taught.user")))
	claims := visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, s.text("why.taught.hidden")) })
	assert.Equal(s.t, taught == 1, len(claims) > 0, name)
	looktest.AssertNothingCutOff(s.t, s.window, "taught")
	s.save(fmt.Sprintf("taught_%s_%d", name, taught))
	s.game.Sheets.Close()
	return taught
}

// decideKnowingNothing returns what the AI of a session would have done in place of its last reason, with the same luck
// but no case that prefers anything, and the whole turn that it would have had in mind.
func (s *stand) decideKnowingNothing(v *screen.Session) (duel.Action, []duel.CardIndex) {
	record := v.Match.Record().Clone()
	seat := &record.Seats[v.Reason.Seat]
	decisions, err := journal.Decisions(s.t.Context(), record, v.Reason.Seat, func(d *duel.Duel) (ai.Player, error) {
		own, foe, err := seat.Known()
		require.NoError(s.t, err)
		nothing := *own
		nothing.Cases = []schema.Case{{Inputs: [schema.Inputs]float32{1, 1}, Outputs: [schema.Outputs]float32{1, 1, 1, 1}}}
		brain, err := duelbrains.Find(seat.Brain)
		require.NoError(s.t, err)
		return brain.New(ai.Setup{Duel: d, Seat: v.Reason.Seat, Seed: seat.Seed, Knowledge: &nothing, Foe: foe})
	})
	require.NoError(s.t, err)
	for _, decision := range slices.Backward(decisions) {
		if decision.Action == v.Reason.Action {
			return decision.Decided, decision.Rationale.Turn
		}
	}
	s.t.Fatal("the reason is of no action")
	return duel.EndTurn, nil
}
