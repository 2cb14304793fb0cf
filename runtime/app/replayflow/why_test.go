package replayflow_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// TestReasonsKeepTheHandSecret holds what is told during a duel against what the opponent could do with it.
func TestReasonsKeepTheHandSecret(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, brain := range []string{"precedent", "printed", "tree"} {
		t.Run(brain, func(t *testing.T) {
			s := apptest.New(t, apptest.OnDesktop, "en")
			v := s.Begin(apptest.Pair("knight", "mage", brain))
			for v.Reason == nil {
				s.Tap(v.Table.Turn)
				s.MyTurn()
			}
			asked := 0
			for _, e := range v.Log {
				if e.Reason == nil {
					continue
				}
				asked++
				v.OpenReason(s.Game, e.Reason)
				s.Unfold()
				told := apptest.Texts(s.Game.Sheets().Layer)
				s.Game.Sheets().Close()
				for card := range v.Heroes[1].Cards {
					assert.NotContains(t, told, v.Card(1, duel.CardIndex(card)))
				}
				for i := range schema.Inputs {
					if ai.IsHandInput(i) {
						assert.NotContains(t, told, explanation.Input(v.Translator, i))
					}
				}
				for _, kind := range e.Reason.Rationale.PassedOver() {
					assert.Contains(t, told, rulestext.Kind(v.Translator, kind))
				}
				assert.Contains(t, told, v.Translator.Text("why.hidden"))
			}
			require.Positive(t, asked)

			laid, err := duelrecord.Open(v.Match.Record())
			require.NoError(t, err)
			p := screen.NewPlayback(t.Context(), v.Translator, s.Game.Gallery, s.Game.Replays, laid, s.Game.Stage(), s.Game.Duels.Brains, screen.Viewing{})
			s.Work()
			p.Jump(v.Match.Record().Plies())
			first := slices.IndexFunc(p.Log, func(e dueltable.Entry) bool { return e.Reason != nil })
			p.OpenReason(s.Game, p.Log[first].Reason)
			s.Unfold()
			told := apptest.Texts(s.Game.Sheets().Layer)
			considered := p.Log[first].Reason.Rationale.Chain[0].Action.Card
			assert.Contains(t, told, p.Card(1, considered), "a replay tells it all")
		})
	}
}

// Of each card it is told what it left; what the second choice would have left only once the hand is no secret.
func TestReasonsTellWhatACardLeft(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, brain := range []string{"even", "professional", "orc", "tree"} {
		s := apptest.New(t, apptest.OnPhone, "en")
		v := s.Begin(apptest.Pair("knight", "mage", brain))
		told, compared := 0, 0
		for range 4 {
			s.Tap(v.Table.Turn)
			s.MyTurn()
		}
		for _, e := range v.Log {
			if e.Reason == nil || e.Reason.Action == duel.EndTurn {
				continue
			}
			v.Open = false
			v.OpenReason(s.Game, e.Reason)
			hidden := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
			assert.Contains(t, hidden, "It leaves: ", brain)
			assert.NotContains(t, hidden, "second choice", brain)
			looktest.AssertNothingCutOff(t, s.Window, "why_left")
			v.Open = true
			v.OpenReason(s.Game, e.Reason)
			open := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
			if strings.Contains(open, "Its second choice") {
				compared++
			}
			if told++; told == 1 {
				s.Save("why_left_" + brain)
			}
			s.Game.Sheets().Close()
		}
		require.Positive(t, told, brain)
		require.Positive(t, compared, brain)
	}
}

// What is told first is short; the rest is a tap or a key away, and stays shown, or hidden, as long as the duel goes
// on.
func TestReasonsAreShortAndUnfold(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
		for v.Reason == nil {
			s.Tap(v.Table.Turn)
			s.MyTurn()
		}
		open := func() string {
			s.Game.Sheets().Clear()
			v.Explain()
			return strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
		}
		short := open()
		assert.Contains(t, short, "Найбільше це нагадало йому «", "the case")
		assert.NotContains(t, short, s.Text("why.preferred_note"))
		assert.Less(t, len([]rune(short)), 1000, "twice, in whole and in lines: %s", short)
		looktest.AssertNothingCutOff(t, s.Window, "why_short")

		s.Unfold()
		assert.True(t, s.Shows(s.Text("why.preferred_note")))
		looktest.AssertNothingCutOff(t, s.Window, "why_unfolded")
		list := apptest.Find(s, func(c *container.Scroll) bool { return apptest.IsUnder(s.Game.Sheets().Layer, c) })
		assert.Greater(t, list.Size().Height, size.Height/2, "the sheet has grown")
		assert.Contains(t, open(), s.Text("why.preferred_note"), "they stay shown")

		s.Window.Canvas().Focus(apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("why.details") }))
		s.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		assert.False(t, s.Shows(s.Text("why.preferred_note")))
		assert.NotContains(t, open(), s.Text("why.preferred_note"), "they stay hidden")
	}
}

// Every opponent says why it did what it did, with a figure, a rule or the lot: never only that this was best.
func TestEveryOpponentSaysWhy(t *testing.T) {
	quick.Skip(t, "plays against everyone")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, brain := range duelbrains.All().IDs() {
		t.Run(brain, func(t *testing.T) {
			for _, language := range []string{"en", "uk"} {
				s := apptest.New(t, apptest.OnPhone, language)
				v := s.Begin(apptest.Pair("knight", "mage", brain))
				for range 4 {
					s.Tap(v.Table.Turn)
					s.MyTurn()
				}
				asked := 0
				for _, e := range v.Log {
					if e.Reason == nil {
						continue
					}
					asked++
					v.OpenReason(s.Game, e.Reason)
					short := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
					for _, empty := range []string{"judged that the best card", "no card seemed worth", "вважає її зараз найкращою", "жодну карту зараз не варто"} {
						assert.NotContains(t, short, empty)
					}
					assert.NotContains(t, short, explanation.BrainAbout(v.Translator, brain))
					looktest.AssertNothingCutOff(t, s.Window, "why")
					if asked == 1 {
						s.Save("why_" + brain + "_" + language)
						s.Unfold()
						assert.Contains(t, apptest.Texts(s.Game.Sheets().Layer), explanation.BrainAbout(v.Translator, brain), "how it plays")
						looktest.AssertNothingCutOff(t, s.Window, "why_details")
						s.TapButton(s.Text("why.details"))
					}
					s.Game.Sheets().Close()
				}
				require.Positive(t, asked)
			}
		})
	}
}
