package knowledgeflow_test

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
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// While learning is paused duels are kept, and nobody learns from them; then it goes on.
func TestLearningIsPaused(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Game.OpenKnowledge()
	s.Work()
	s.Press("knowledge.paused")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	assert.True(t, s.Shows(s.Text("result.paused")))
	s.Work()
	assert.Empty(t, s.Played)
	assert.Len(t, s.Replays(), 1)
	s.Game.OpenKnowledge()
	s.Work()
	s.Press("knowledge.learning")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Work()
	assert.Len(t, s.Played, 1)
}

// What an AI knows goes out in a file and comes in again, which can be taken back; other files are refused with words.
func TestKnowledgeGoesOutAndComesIn(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "uk")
	s.Fill()
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	file := kb.Document(known).Source()

	other := apptest.New(t, apptest.OnPhone, "uk")
	other.Game.OpenKnowledge()
	other.Work()
	done := 0
	other.Game.Knowledge.Take("mage", file, func() { done++ })
	looktest.AssertNothingCutOff(t, other.Window, "take")
	other.AssertUkrainian()
	other.PressOnSheet("knowledge.replace")
	other.Work()
	assert.Equal(t, 1, done)
	now, err := other.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, known.Cases, now.Cases)
	assert.Equal(t, known.Experience, now.Experience)
	history, err := other.Game.Edition.Store.History("mage")
	require.NoError(t, err)
	assert.Equal(t, kb.Imported, history[len(history)-1].Kind)

	other.Game.Knowledge.Take("mage", "<card><name>x</name></card>", func() { done++ })
	assert.True(t, other.Game.Sheets().IsOpen())
	assert.Equal(t, 1, done)
}

// A reason names the cases that the AI was reminded of, and says where it has those from that no expert wrote. Only
// what the AI would have done otherwise without its user's cases is known at the table by that, whatever its brain.
func TestAReasonSaysWhoTaughtIt(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays whole duels")
	for _, c := range []struct {
		size            fyne.Size
		language, brain string
	}{
		{apptest.OnPhone, "uk", "printed"}, {apptest.OnPhoneWide, "en", "printed"}, {apptest.OnDesktop, "en", "printed"},
		{apptest.OnPhone, "uk", "precedent"}, {apptest.OnDesktop, "en", "precedent_quick"},
	} {
		s := apptest.New(t, c.size, c.language)
		known, err := s.Game.Edition.Known("mage")
		require.NoError(t, err)
		for i := range known.Cases {
			known.Cases[i].Origin = schema.ByUser
		}
		require.NoError(t, s.Game.Edition.Store.Save(t.Context(), known))
		v := s.Begin(apptest.Pair("knight", "mage", c.brain))
		var asked [2]int // by whether the user's cases made a difference
		for s.Game.Table() != nil {
			if v.Reason != nil && !v.Answered {
				asked[askWhoTaught(s, v, known, fmt.Sprintf("%s_%.0f", c.brain, c.size.Width))]++
			}
			v.EndTurn()
			s.Settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
			s.MyTurn()
		}
		assert.Positive(t, asked[0], c.brain)
		assert.Equal(t, c.brain == "printed", asked[1] > 0, "cases alone decide where whole turns aren't compared: %s", c.brain)
	}
}

// askWhoTaught asks why the AI of a session, all cases of which are from the user, did what it did last, and returns 1
// if it would have done something else knowing only a case that prefers nothing.
func askWhoTaught(s *apptest.Stand, v *screen.Session, known *kb.Knowledge, name string) (taught int) {
	reason, key := v.Reason, "duel.why"
	first, turn := decideKnowingNothing(s, v)
	if first != reason.Action && (reason.Action == duel.EndTurn || !slices.Contains(turn, reason.Action)) {
		taught, key = 1, "duel.why_taught"
	}
	assert.Equal(s.T, s.Text(key), v.Table.Field.Why.Text, name)
	looktest.AssertNothingCutOff(s.T, s.Window, "the table")
	s.Save(fmt.Sprintf("taught_table_%s_%d", name, taught))
	test.Tap(v.Table.Field.Why)
	s.Unfold()
	of := explanation.CaseNames(s.Game.Translator(), known.Cases)[reason.Rationale.Retrieved[0].Index]
	assert.NotEmpty(s.T, apptest.Visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, of) }))
	assert.True(s.T, s.Shows(s.Text("why.taught.user")))
	claims := apptest.Visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, s.Text("why.taught.hidden")) })
	assert.Equal(s.T, taught == 1, len(claims) > 0, name)
	looktest.AssertNothingCutOff(s.T, s.Window, "taught")
	s.Save(fmt.Sprintf("taught_%s_%d", name, taught))
	s.Game.Sheets().Close()
	return taught
}

// decideKnowingNothing returns what the AI of a session would have done in place of its last reason, with the same luck
// but no case that prefers anything, and the whole turn that it would have had in mind.
func decideKnowingNothing(s *apptest.Stand, v *screen.Session) (duel.Action, []duel.Action) {
	record := v.Match.Record().Clone()
	seat := &record.Seats[v.Reason.Seat]
	decisions, err := journal.Decisions(s.T.Context(), record, v.Reason.Seat, func(d *duel.Duel) (ai.Player, error) {
		own, foe, err := seat.Known()
		require.NoError(s.T, err)
		nothing := *own
		nothing.Cases = []schema.Case{{Inputs: [schema.Inputs]float32{1, 1}, Outputs: [schema.Outputs]float32{1, 1, 1, 1}}}
		brain, err := duelbrains.Find(seat.Brain)
		require.NoError(s.T, err)
		return brain.New(ai.Setup{Duel: d, Seat: v.Reason.Seat, Seed: seat.Seed, Knowledge: &nothing, Foe: foe})
	})
	require.NoError(s.T, err)
	for _, decision := range slices.Backward(decisions) {
		if decision.Action == v.Reason.Action {
			return decision.Decided, decision.Rationale.Turn
		}
	}
	s.T.Fatal("the reason is of no action")
	return duel.EndTurn, nil
}
