package apptest

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/tactics"
)

// Points returns the board that is shown.
func (s *Stand) Points() *boardview.Points { return s.BoardObject().(*boardview.Points) }

// Cell returns the row and the column of an own place: 14 columns with the bar and those that are off.
func Cell(place int8) (row, column int) {
	switch {
	case place == backgammon.Bar:
		return 0, 6
	case place == backgammon.Off:
		return 1, 13
	case place > 12:
		row, column = 0, int(place)-13
	default:
		row, column = 1, 12-int(place)
	}
	if column >= 6 {
		column++
	}
	return row, column
}

// Spot is where an own place lies on the canvas.
func (s *Stand) Spot(place int8) fyne.Position {
	o := s.Points()
	row, column := Cell(place)
	const frame = 3
	x := frame + (o.Size().Width-2*frame)/14*(float32(column)+0.5)
	y := o.Size().Height * (0.2 + 0.6*float32(row))
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(x, y)
}

// StepsOf returns the steps of a legal action in the present position.
func StepsOf(t testing.TB, table dynamic.Game, p *dynamic.Position, action string) []backgammon.Step {
	t.Helper()
	v := table.View(p, table.Mover(p))
	seen := dynamic.Seen[backgammon.View](&v)
	g := backgammon.New(backgammon.Setup{})
	play, err := g.Parse(&backgammon.State{Board: seen.Board, Dice: seen.Dice, Mover: seen.Mover, Winner: game.Nobody}, action)
	require.NoError(t, err)
	return play[:play.Len()]
}

// TapPlay puts a play together by taps.
func (s *Stand) TapPlay(steps []backgammon.Step) {
	s.T.Helper()
	for i, step := range steps {
		s.Touch(s.Spot(step.From))
		if s.Points().Draft().Steps == i { // else there was one place to go to
			s.Touch(s.Spot(step.To))
		}
		require.Equal(s.T, i+1, s.Points().Draft().Steps, "step %v of %v", step, steps)
	}
}

// Sit begins a board game, and waits until the person is asked.
func (s *Stand) Sit(c boardscreens.Choice) *boardscreens.Session {
	s.T.Helper()
	s.Game.Boards.BeginAtOnce(c)
	s.MyMove()
	return s.Game.Boards.Session
}

// MyMove waits until the person can choose, or the game is over; on the device, too, if one plays along.
func (s *Stand) MyMove() {
	s.T.Helper()
	v := s.Game.Boards.Session
	s.Settle(func() bool { return v.CanResign() || v.Result.Decided })
	if s.Device != nil {
		s.keepUp()
	}
}

// BoardObject returns the board that is shown.
func (s *Stand) BoardObject() fyne.CanvasObject {
	s.T.Helper()
	return Find(s, func(o boardview.Object) bool { return boardview.IsBoard(o) })
}

// TableOf returns the game of a record, and the programs' own players of it.
func TableOf(r *boardrecord.Record) (games.Table, error) { return games.Of(r) }

// LegalNow returns what the person can do, and the position.
func LegalNow(t testing.TB, v *boardscreens.Session) (dynamic.Game, *dynamic.Position, []string) {
	t.Helper()
	table, err := TableOf(v.Record())
	require.NoError(t, err)
	laid, err := boardrecord.Lay(table, v.Record())
	require.NoError(t, err)
	last, err := laid.At(laid.Plies())
	require.NoError(t, err)
	return table, &last.State, table.Legal(&last.State, nil)
}

// TapSquare taps a square of Reversi.
func (s *Stand) TapSquare(name string) {
	o := s.BoardObject()
	const frame = 3
	side := min(o.Size().Width, o.Size().Height)
	square := (side - 2*frame) / 8
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY((o.Size().Width-side)/2+frame, (o.Size().Height-side)/2+frame)
	s.Touch(corner.AddXY(square*(float32(name[0]-'a')+0.5), square*(float32(name[1]-'1')+0.5)))
}

// TakeBoardAction carries out an action of any board game by taps.
func (s *Stand) TakeBoardAction(action string) {
	s.T.Helper()
	v := s.Game.Boards.Session
	switch from, to, isAttack := strings.Cut(action, "-"); {
	case action == boardview.Pass:
		s.TapButton(s.Text("boards.pass_button"))
	case action == boardview.EndTurn:
		s.TapButton(s.Text("boards.end_turn"))
	case v.Record().Family == "backgammon":
		table, at, _ := LegalNow(s.T, v)
		s.TapPlay(StepsOf(s.T, table, at, action))
		require.Equal(s.T, action, s.Points().Draft().Ready)
		s.TapButton(s.Text("boards.done"))
	case v.Record().Family == "tactics":
		s.Order(v.Record(), action)
	case isAttack:
		s.TapArea(from)
		s.TapArea(to)
	default:
		s.TapSquare(action)
	}
	require.False(s.T, v.CanResign(), "these taps aren't %s", action)
}

// TapArea taps the dice of an area.
func (s *Stand) TapArea(name string) {
	land := s.BoardObject().(*boardview.Land)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(land)
	s.Touch(at.Add(land.Spot(name)))
}

// TapField taps a square of the tactical game.
func (s *Stand) TapField(square int8) {
	o := s.BoardObject()
	const frame = 3
	side := min(o.Size().Width, o.Size().Height)
	cell := (side - 2*frame) / tactics.Size
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY((o.Size().Width-side)/2+frame, (o.Size().Height-side)/2+frame)
	s.Touch(corner.AddXY(cell*(float32(square%tactics.Size)+0.5), cell*(float32(square/tactics.Size)+0.5)))
}

// Position plays a record again by the rules.
func Position(t testing.TB, r *boardrecord.Record) (*tactics.Game, tactics.State) {
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

// VictimOf returns the square of the first unit that an order hits.
func VictimOf(s *tactics.State, a tactics.Action) (square int8, own bool) {
	seat, unit, _ := s.At(a.From)
	f, square := s.Field, int8(-1)
	f.Do(seat, unit, a, func(whose game.Seat, hit int) {
		if square < 0 {
			square, own = s.Units[whose][hit].Place, whose == seat
		}
	})
	return square, own
}

// Order carries out an order by taps. An attack on an own unit that waits can't be told from choosing that one: the
// unit just goes there.
func (s *Stand) Order(r *boardrecord.Record, text string) {
	s.T.Helper()
	_, state := Position(s.T, r)
	a, ok := tactics.ParseOrder(text)
	if !ok {
		s.TapButton(s.Text("boards.end_turn"))
		return
	}
	s.TapField(a.From)
	if a.To != a.From {
		s.TapField(a.To)
	}
	victim, own := int8(-1), false
	if a.Attack != tactics.Nowhere {
		victim, own = VictimOf(&state, a)
	}
	switch {
	case victim >= 0 && (!own || a.To != a.From):
		s.TapField(victim)
	case a.To != a.From:
		s.TapButton(s.Text("boards.done"))
	default:
		s.TapField(a.From)
		s.TapButton(s.Text("boards.end_turn"))
	}
	require.False(s.T, s.Game.Boards.Session.CanResign(), "%s: these taps order nothing", text)
}
