package boardcmd

import (
	"cmp"

	"boardduels/internal/games"
	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match"
	"boardduels/runtime/record/boardrecord"
)

// names tells in a language who sits where in a record, and what was done.
type names struct {
	t      *i18n.Translator
	record *boardrecord.Record
	you    bool // it is a person of the record who reads this
}

// of is what the player of a seat is called.
func (n names) of(seat game.Seat) string {
	s := &n.record.Seats[seat]
	switch {
	case !s.IsPerson():
		return termsafe.Line(cmp.Or(s.Name, s.Brain))
	case n.you:
		return n.t.Text("cli.board.you")
	}
	return termsafe.Line(cmp.Or(s.Name, n.t.Text("cli.show.person")))
}

// move tells what the mover of a position does, with the dice if there are any.
func (n names) move(table games.Table, before *dynamic.Position, action string) string {
	seat := table.Mover(before)
	view := table.View(before, seat)
	scene := table.Scene(&view)
	args := i18n.Args{"Mark": ascii.Mark(seat), "Who": n.of(seat), "Action": termsafe.Line(action), "Dice": dice(&scene)}
	if len(scene.Dice) > 0 {
		return n.t.Text("cli.board.rolled", args)
	}
	return n.t.Text("cli.board.moved", args)
}

// result is how a game ended, in words.
func (n names) result(r boardrecord.Result) string {
	if !r.Decided {
		return n.t.Text("cli.show.unfinished")
	}
	winner := r.Points.Winner()
	if winner == game.Nobody {
		return n.t.Text("cli.board.drawn")
	}
	args := i18n.Args{"Winner": n.of(winner), "Mark": ascii.Mark(winner), "Points": r.Points[winner], "Reason": termsafe.Line(r.Forfeit)}
	switch {
	case r.Forfeit == match.ErrResigned.Error():
		return n.t.Text("cli.board.resigned", args)
	case r.Forfeit != "":
		return n.t.Text("cli.board.forfeit", args)
	}
	return n.t.Text("cli.board.won", args)
}
