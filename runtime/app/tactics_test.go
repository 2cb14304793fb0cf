package app

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	ai "boardduels/ai/board"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/tactics"
)

// tapField taps a square of the tactical game.
func (s *stand) tapField(square int8) {
	o := s.boardObject()
	const frame = 3
	side := min(o.Size().Width, o.Size().Height)
	cell := (side - 2*frame) / tactics.Size
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY((o.Size().Width-side)/2+frame, (o.Size().Height-side)/2+frame)
	s.touch(corner.AddXY(cell*(float32(square%tactics.Size)+0.5), cell*(float32(square/tactics.Size)+0.5)))
}

// position plays a record again by the rules.
func position(t testing.TB, r *boardrecord.Record) (*tactics.Game, tactics.State) {
	t.Helper()
	g, err := tactics.Read(r.Setup)
	require.NoError(t, err)
	s := g.Start(r.Seed)
	for _, turn := range r.Turns {
		for _, text := range turn.Actions {
			a, err := g.Parse(&s, text)
			require.NoError(t, err)
			require.NoError(t, g.Apply(&s, a, nil))
		}
	}
	return g, s
}

// victimOf returns the square of the first unit that an order hits.
func victimOf(s *tactics.State, a tactics.Action) (square int8, own bool) {
	seat, unit, _ := s.At(a.From)
	f, square := s.Field, int8(-1)
	f.Do(seat, unit, a, func(whose game.Seat, hit int) {
		if square < 0 {
			square, own = s.Units[whose][hit].Place, whose == seat
		}
	})
	return square, own
}

// A whole tactical game is played by taps: units are chosen, go, and attack; it lies in the collection then.
func TestTacticsByTaps(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, c := range []struct {
		size              fyne.Size
		language, variant string
	}{{onPhone, "uk", "standard"}, {onPhoneWide, "en", "more"}, {onDesktop, "uk", "fewer"}} {
		name := fmt.Sprintf("%.0fx%.0f_%s_%s", c.size.Width, c.size.Height, c.language, c.variant)
		t.Run(name, func(t *testing.T) {
			s := newStand(t, c.size, c.language)
			v := s.sit(boardscreens.Choice{Family: "tactics", Variant: c.variant, Brain: "level_10", Seat: 0})
			table, err := tableOf(v.Record())
			require.NoError(t, err)
			brain, err := table.Brains.Find("orcs")
			require.NoError(t, err)
			me := brain.New(ai.Setup{Seed: 1, Tacit: true})
			for n := 0; !v.Result.Decided; n++ {
				_, at, legal := legalNow(t, v)
				view := table.View(at, 0)
				text, _, err := me.Decide(t.Context(), &view, legal)
				require.NoError(t, err)
				s.order(v.Record(), text)
				if n%16 == 0 {
					looktest.AssertNothingCutOff(t, s.window, name)
					s.save(fmt.Sprintf("tactics_%s_%d", name, n))
				}
				s.myMove()
			}
			s.work()
			s.save("tactics_over_" + name)
			s.settle(func() bool {
				list, err := s.game.boards.Files().SavedBoards(10)
				return err == nil && len(list) == 1
			})
			assert.True(t, s.shows(s.text("boards.again")))
		})
	}
}

// What is told of an action names who did it, in the midst of one's own turn too.
func TestTheOwnActionIsNotTheOpponents(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "tactics", Brain: "level_10", Seat: 0})
	_, _, legal := legalNow(t, v)
	s.order(v.Record(), legal[0])
	told := map[string]bool{}
	s.settle(func() bool {
		for _, text := range texts(s.window.Content()) {
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
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	v := s.sit(boardscreens.Choice{Family: "tactics", Brain: "level_10", Seat: 0})
	_, _, legal := legalNow(t, v)
	for _, text := range legal {
		if a, ok := tactics.ParseOrder(text); ok && a.To != a.From && a.Attack == tactics.Nowhere {
			s.tapField(a.From)
			s.tapField(a.To)
			assert.True(t, v.CanResign(), "nothing is ordered by one")
			s.window.Canvas().Focus(find(s, func(g *boardview.Grid) bool { return true }))
			s.key(fyne.KeyReturn) // where the last tap was
			assert.False(t, v.CanResign())
			break
		}
	}
	s.myMove()
	require.Positive(t, v.Record().Plies())
	plies := v.Record().Plies()
	s.key(fyne.KeyE)
	s.myMove()
	assert.Equal(t, boardview.EndTurn, v.Record().Turns[0].Actions[plies])
}

// order carries out an order by taps. An attack on an own unit that waits can't be told from choosing that one: the
// unit just goes there.
func (s *stand) order(r *boardrecord.Record, text string) {
	s.t.Helper()
	_, state := position(s.t, r)
	a, ok := tactics.ParseOrder(text)
	if !ok {
		s.tapButton(s.text("boards.end_turn"))
		return
	}
	s.tapField(a.From)
	if a.To != a.From {
		s.tapField(a.To)
	}
	victim, own := int8(-1), false
	if a.Attack != tactics.Nowhere {
		victim, own = victimOf(&state, a)
	}
	switch {
	case victim >= 0 && (!own || a.To != a.From):
		s.tapField(victim)
	case a.To != a.From:
		s.tapButton(s.text("boards.done"))
	default:
		s.tapField(a.From)
		s.tapButton(s.text("boards.end_turn"))
	}
	require.False(s.t, s.game.boards.Session.CanResign(), "%s: these taps order nothing", text)
}
