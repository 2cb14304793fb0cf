package boardflow_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/record/boardrecord"
)

// A whole game of dice wars is played by taps, with two players and with four, is saved, and lies in the collection
// then.
func TestDiceWarsByTaps(t *testing.T) {
	quick.Skip(t, "plays whole games by taps")
	for _, c := range []struct {
		size              fyne.Size
		language, variant string
	}{
		{apptest.OnPhone, "uk", "four"}, {apptest.OnPhoneWide, "en", "two"}, {apptest.OnDesktop, "uk", "eight"}, {apptest.OnTablet, "en", "two"},
	} {
		name := fmt.Sprintf("%.0fx%.0f_%s_%s", c.size.Width, c.size.Height, c.language, c.variant)
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, c.size, c.language)
			v := s.Sit(boardscreens.Choice{Family: "dicewars", Variant: c.variant, Brain: "level_0", Seat: 0})
			table, err := apptest.TableOf(v.Record())
			require.NoError(t, err)
			brain, err := table.Brains.Find("stei")
			require.NoError(t, err)
			me := brain.New(board.Setup{Seed: 1, Tacit: true})
			shown := false
			for !v.Result.Decided {
				_, position, legal := apptest.LegalNow(t, v)
				view := table.View(position, 0)
				action, _, err := me.Decide(t.Context(), &view, legal)
				require.NoError(t, err)
				from, to, isAttack := strings.Cut(action, "-")
				if !isAttack {
					s.TapButton(s.Text("boards.end_turn"))
					s.MyMove()
					continue
				}
				s.TapArea(from)
				if !shown {
					shown = true
					looktest.AssertNothingCutOff(t, s.Window, name)
					s.Save("dicewars_" + name)
				}
				s.TapArea(to)
				s.MyMove()
			}
			s.Work()
			assert.NotEqual(t, boardrecord.Result{}, v.Result)
			s.Save("dicewars_over_" + name)
			s.Settle(func() bool {
				list, err := s.Game.Boards.Files().SavedBoards(10)
				return err == nil && len(list) == 1
			})
			assert.True(t, s.Shows(s.Text("boards.again")))
		})
	}
}

// However many play, nothing that is told beside the board lies over something else.
func TestManySeatsLieApart(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnTablet, apptest.OnDesktop, apptest.OnFullHD) {
		for _, variant := range []string{"two", "four", "eight"} {
			s := apptest.New(t, size, "uk")
			s.Sit(boardscreens.Choice{Family: "dicewars", Variant: variant, Brain: "level_20", Seat: 0})
			s.Work()
			s.Save(fmt.Sprintf("dicewars_seats_%s_%.0f", variant, size.Width))
			land := s.BoardObject()
			type place struct {
				text   string
				at     fyne.Position
				width  float32
				height float32
			}
			var told []place
			looktest.WalkVisible(s.Window.Content(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, at fyne.Position) {
				from := fyne.CurrentApp().Driver().AbsolutePositionForObject(land)
				onBoard := at.X >= from.X && at.X < from.X+land.Size().Width && at.Y >= from.Y && at.Y < from.Y+land.Size().Height
				if text, ok := o.(*canvas.Text); ok && text.Text != "" && !onBoard {
					least := text.MinSize()
					told = append(told, place{text.Text, at, min(least.Width, text.Size().Width), least.Height})
				}
			})
			for i, a := range told {
				for _, b := range told[:i] {
					apart := a.at.X+a.width <= b.at.X+1 || b.at.X+b.width <= a.at.X+1 || a.at.Y+a.height <= b.at.Y+4 || b.at.Y+b.height <= a.at.Y+4
					assert.True(t, apart, "%s, %v: %q at %v lies over %q at %v", variant, size, a.text, a.at, b.text, b.at)
				}
			}
		}
	}
}
