package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// texts returns all that is written in an object.
func texts(root fyne.CanvasObject) []string {
	var all []string
	looktest.WalkVisible(root, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, o.Text)
		case *widget.Label:
			all = append(all, o.Text)
		}
	})
	return all
}

// unfold shows the details of a reason by a tap, unless they are shown.
func (s *stand) unfold() {
	s.t.Helper()
	fold := find(s, func(b *ui.Button) bool { return b.Text == s.text("why.details") && isUnder(s.game.Sheets.Layer, b) })
	if fold.Icon.Name() == theme.MenuDropDownIcon().Name() {
		s.tap(fold)
	}
}

// TestReasonsKeepTheHandSecret holds what is told during a duel against what the opponent could do with it.
func TestReasonsKeepTheHandSecret(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, brain := range []string{"precedent", "printed", "tree"} {
		t.Run(brain, func(t *testing.T) {
			s := newStand(t, onDesktop, "en")
			v := s.begin(pair("knight", "mage", brain))
			for v.Reason == nil {
				s.tap(v.Table.Turn)
				s.myTurn()
			}
			asked := 0
			for _, e := range v.Log {
				if e.Reason == nil {
					continue
				}
				asked++
				v.OpenReason(s.game, e.Reason)
				s.unfold()
				told := texts(s.game.Sheets.Layer)
				s.game.Sheets.Close()
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
			p := screen.NewPlayback(t.Context(), v.Translator, s.game.Gallery, s.game.replays, laid, s.game.Stage, s.game.duels.Brains, screen.Viewing{})
			s.work()
			p.Jump(v.Match.Record().Plies())
			first := slices.IndexFunc(p.Log, func(e dueltable.Entry) bool { return e.Reason != nil })
			p.OpenReason(s.game, p.Log[first].Reason)
			s.unfold()
			told := texts(s.game.Sheets.Layer)
			considered := p.Log[first].Reason.Rationale.Chain[0].Action.Card
			assert.Contains(t, told, p.Card(1, considered), "a replay tells it all")
		})
	}
}

// Of each card it is told what it left; what the second choice would have left only once the hand is no secret.
func TestReasonsTellWhatACardLeft(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, brain := range []string{"even", "professional", "orc", "tree"} {
		s := newStand(t, onPhone, "en")
		v := s.begin(pair("knight", "mage", brain))
		told, compared := 0, 0
		for range 4 {
			s.tap(v.Table.Turn)
			s.myTurn()
		}
		for _, e := range v.Log {
			if e.Reason == nil || e.Reason.Action == duel.EndTurn {
				continue
			}
			v.Open = false
			v.OpenReason(s.game, e.Reason)
			hidden := strings.Join(texts(s.game.Sheets.Layer), "\n")
			assert.Contains(t, hidden, "It leaves: ", brain)
			assert.NotContains(t, hidden, "second choice", brain)
			looktest.AssertNothingCutOff(t, s.window, "why_left")
			v.Open = true
			v.OpenReason(s.game, e.Reason)
			open := strings.Join(texts(s.game.Sheets.Layer), "\n")
			if strings.Contains(open, "Its second choice") {
				compared++
			}
			if told++; told == 1 {
				s.save("why_left_" + brain)
			}
			s.game.Sheets.Close()
		}
		require.Positive(t, told, brain)
		require.Positive(t, compared, brain)
	}
}

// What is told first is short; the rest is a tap or a key away, and stays shown, or hidden, as long as the duel goes
// on.
func TestReasonsAreShortAndUnfold(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		v := s.begin(pair("knight", "mage", "precedent"))
		for v.Reason == nil {
			s.tap(v.Table.Turn)
			s.myTurn()
		}
		open := func() string {
			s.game.Sheets.Clear()
			v.Explain()
			return strings.Join(texts(s.game.Sheets.Layer), "\n")
		}
		short := open()
		assert.Contains(t, short, "Найбільше це нагадало йому «", "the case")
		assert.NotContains(t, short, s.text("why.preferred_note"))
		assert.Less(t, len([]rune(short)), 1000, "twice, in whole and in lines: %s", short)
		looktest.AssertNothingCutOff(t, s.window, "why_short")

		s.unfold()
		assert.True(t, s.shows(s.text("why.preferred_note")))
		looktest.AssertNothingCutOff(t, s.window, "why_unfolded")
		list := find(s, func(c *container.Scroll) bool { return isUnder(s.game.Sheets.Layer, c) })
		assert.Greater(t, list.Size().Height, size.Height/2, "the sheet has grown")
		assert.Contains(t, open(), s.text("why.preferred_note"), "they stay shown")

		s.window.Canvas().Focus(find(s, func(b *ui.Button) bool { return b.Text == s.text("why.details") }))
		s.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		assert.False(t, s.shows(s.text("why.preferred_note")))
		assert.NotContains(t, open(), s.text("why.preferred_note"), "they stay hidden")
	}
}

// Every opponent says why it did what it did, with a figure, a rule or the lot: never only that this was best.
func TestEveryOpponentSaysWhy(t *testing.T) {
	quick.Skip(t, "plays against everyone")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, brain := range duelbrains.All().IDs() {
		t.Run(brain, func(t *testing.T) {
			for _, language := range []string{"en", "uk"} {
				s := newStand(t, onPhone, language)
				v := s.begin(pair("knight", "mage", brain))
				for range 4 {
					s.tap(v.Table.Turn)
					s.myTurn()
				}
				asked := 0
				for _, e := range v.Log {
					if e.Reason == nil {
						continue
					}
					asked++
					v.OpenReason(s.game, e.Reason)
					short := strings.Join(texts(s.game.Sheets.Layer), "\n")
					for _, empty := range []string{"judged that the best card", "no card seemed worth", "вважає її зараз найкращою", "жодну карту зараз не варто"} {
						assert.NotContains(t, short, empty)
					}
					assert.NotContains(t, short, explanation.BrainAbout(v.Translator, brain))
					looktest.AssertNothingCutOff(t, s.window, "why")
					if asked == 1 {
						s.save("why_" + brain + "_" + language)
						s.unfold()
						assert.Contains(t, texts(s.game.Sheets.Layer), explanation.BrainAbout(v.Translator, brain), "how it plays")
						looktest.AssertNothingCutOff(t, s.window, "why_details")
						s.tapButton(s.text("why.details"))
					}
					s.game.Sheets.Close()
				}
				require.Positive(t, asked)
			}
		})
	}
}
