package boardflow_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/tactics"
)

// A whole tactical game is played by taps: units are chosen, go, and attack; it lies in the collection then.
func TestTacticsByTaps(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, c := range []struct {
		size              fyne.Size
		language, variant string
	}{{apptest.OnPhone, "uk", "standard"}, {apptest.OnPhoneWide, "en", "more"}, {apptest.OnDesktop, "uk", "fewer"}} {
		name := fmt.Sprintf("%.0fx%.0f_%s_%s", c.size.Width, c.size.Height, c.language, c.variant)
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, c.size, c.language)
			v := s.Sit(boardscreens.Choice{Family: "tactics", Variant: c.variant, Brain: "level_10", Seat: 0})
			table, err := apptest.TableOf(v.Record())
			require.NoError(t, err)
			brain, err := table.Brains.Find("orcs")
			require.NoError(t, err)
			me := brain.New(board.Setup{Seed: 1, Tacit: true})
			for n := 0; !v.Result.Decided; n++ {
				_, at, legal := apptest.LegalNow(t, v)
				view := table.View(at, 0)
				text, _, err := me.Decide(t.Context(), &view, legal)
				require.NoError(t, err)
				s.Order(v.Record(), text)
				if n%16 == 0 {
					looktest.AssertNothingCutOff(t, s.Window, name)
					s.Save(fmt.Sprintf("tactics_%s_%d", name, n))
				}
				s.MyMove()
			}
			s.Work()
			s.Save("tactics_over_" + name)
			s.Settle(func() bool {
				list, err := s.Game.Boards.Files().SavedBoards(10)
				return err == nil && len(list) == 1
			})
			assert.True(t, s.Shows(s.Text("boards.again")))
		})
	}
}

// What is told of an action names who did it, in the midst of one's own turn too.
func TestTheOwnActionIsNotTheOpponents(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "tactics", Brain: "level_10", Seat: 0})
	_, _, legal := apptest.LegalNow(t, v)
	s.Order(v.Record(), legal[0])
	told := map[string]bool{}
	s.Settle(func() bool {
		for _, text := range apptest.Texts(s.Window.Content()) {
			told[text] = true
		}
		return v.CanResign() || v.Result.Decided
	})
	require.Positive(t, v.Record().Plies())
	own := v.Record().Turns[0].Actions[0]
	assert.True(t, told["You: "+own], "%v", told)
	for text := range told {
		if strings.HasSuffix(text, ": "+own) {
			assert.Equal(t, "You: "+own, text)
		}
	}
}

// By keys alone: a second press on the square where a unit is told to go lets it go, and E does what the large button
// says.
func TestTacticsByKeys(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	v := s.Sit(boardscreens.Choice{Family: "tactics", Brain: "level_10", Seat: 0})
	_, _, legal := apptest.LegalNow(t, v)
	for _, text := range legal {
		if a, ok := tactics.ParseOrder(text); ok && a.To != a.From && a.Attack == tactics.Nowhere {
			s.TapField(a.From)
			s.TapField(a.To)
			assert.True(t, v.CanResign(), "nothing is ordered by one")
			s.Window.Canvas().Focus(apptest.Find(s, func(g *boardview.Grid) bool { return true }))
			s.Key(fyne.KeyReturn) // where the last tap was
			assert.False(t, v.CanResign())
			break
		}
	}
	s.MyMove()
	require.Positive(t, v.Record().Plies())
	plies := v.Record().Plies()
	s.Key(fyne.KeyE)
	s.MyMove()
	assert.Equal(t, boardview.EndTurn, v.Record().Turns[0].Actions[plies])
}
