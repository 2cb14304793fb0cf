package record

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Divergence is the first place where a record and its re-simulation part.
type Divergence struct {
	Turn    int       // from 1; 0 is the start
	Round   int       // 0 at the start
	Seat    game.Seat // whose turn the record says it was; Nobody at the start
	Actions string    // what the record says was done in the turn up to that place
	What    string    // what differs, as "hash" or "result"
	// Expected is what the record says, Actual what the simulation gave.
	Expected, Actual string
}

// In tells it in a language. Actions stay as they stand in files.
func (d *Divergence) In(t *i18n.Translator) string {
	where := t.Text("replay.at_start")
	if d.Turn > 0 {
		where = t.Text("replay.at_turn", i18n.Args{"Turn": d.Turn, "Round": d.Round, "Seat": SeatName(d.Seat)})
	}
	if d.Actions != "" {
		where += " (" + d.Actions + ")"
	}
	return t.Text("replay.diverged", i18n.Args{
		"Where": where, "What": termIn(t, d.What), "Expected": termIn(t, d.Expected), "Actual": termIn(t, d.Actual),
	})
}

// line returns the number of the line of a record that differs, from 1.
func (d *Divergence) line(text []byte) int {
	begins := "start "
	if d.Turn > 0 {
		begins = fmt.Sprintf("turn %d ", d.Turn)
	}
	lines := strings.Split(string(text), "\n")
	at := max(slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, begins) }), 0)
	ends := map[string]string{"hash": "hash ", "result": "result "}[d.What]
	switch {
	case d.Turn > 0 && d.What == "action":
		at = d.lastAction(lines, at)
	case d.Turn > 0 && (d.What == "next decision" || d.What == ByLot):
		at += d.done() + 1
	case d.Turn > 0 && ends != "":
		at += max(slices.IndexFunc(lines[at:], func(line string) bool { return strings.HasPrefix(line, ends) }), 0)
	}
	return at + 1
}

// lastAction returns the place of the line of the last of the actions that are told, behind that of the turn. One that
// follows the end of the turn stands in the next.
func (d *Divergence) lastAction(lines []string, at int) int {
	for n := d.done(); n > 0 && at+1 < len(lines); {
		if at++; !strings.HasPrefix(lines[at], "hash ") && !strings.HasPrefix(lines[at], "turn ") {
			n--
		}
	}
	return at
}

// done returns how many actions of the turn are told.
func (d *Divergence) done() int {
	if d.Actions == "" {
		return 0
	}
	return strings.Count(d.Actions, ", ") + 1
}

func (d *Divergence) Error() string { return d.In(i18n.For(i18n.Default)) }

// Diverge describes a divergence after n actions of a turn, given its place; turn -1 is the start.
func (p *Past[A]) Diverge(turn, n int, what, expected, actual string) *Divergence {
	if turn < 0 {
		return &Divergence{Seat: game.Nobody, What: what, Expected: expected, Actual: actual}
	}
	t := &p.Turns[turn]
	texts := make([]string, n)
	for i := range texts {
		texts[i] = p.Text(t.Seat, t.Actions[i])
	}
	return &Divergence{
		Turn: turn + 1, Round: Round(turn, p.Seats), Seat: t.Seat, Actions: strings.Join(texts, ", "),
		What: what, Expected: expected, Actual: actual,
	}
}

// End describes a divergence after the last action, or at the start if there is none.
func (p *Past[A]) End(what, expected, actual string) *Divergence {
	last := len(p.Turns) - 1
	if last < 0 {
		return p.Diverge(last, 0, what, expected, actual)
	}
	return p.Diverge(last, len(p.Turns[last].Actions), what, expected, actual)
}

// terms are the keys of what may differ, and of how.
var terms = map[string]string{
	"action": "replay.term.action", "hash": "replay.term.hash", "next decision": "replay.term.decision", ByLot: "replay.term.lot",
	"result": "replay.term.result", "seat to move": "replay.term.mover", "turn": "replay.term.turn",
	"over": "replay.term.over", GoingOn: "replay.term.going_on", noMover: "replay.term.no_mover",
	"forfeit": "replay.term.forfeit", noWinner: "replay.term.no_winner",
}

const (
	noMover  = "none, it is over"
	winnerIs = "winner " // and the seat
)

// GoingOn is the term for what isn't over.
const GoingOn = "going on"

// ByLot is the term for a move that the lot of an opening gives.
const ByLot = "move by lot"

// noWinner is the term for a game that nobody has won.
const noWinner = "no winner"

// WinnerName is the term for a winner, or for none.
func WinnerName(seat game.Seat) string {
	if seat == game.Nobody {
		return noWinner
	}
	return winnerIs + SeatName(seat)
}

// moverName is the term for the seat to move, or for none.
func moverName(seat game.Seat) string {
	if seat == game.Nobody {
		return noMover
	}
	return SeatName(seat)
}

// termIn is a term in a language; anything else stays as it is.
func termIn(t *i18n.Translator, term string) string {
	if key, ok := terms[term]; ok {
		return t.Text(key)
	}
	if seat, ok := strings.CutPrefix(term, winnerIs); ok {
		return t.Text("replay.term.winner", i18n.Args{"Seat": seat})
	}
	return term
}
