package replay

import (
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

func (d *Divergence) Error() string { return d.In(i18n.For(i18n.Default)) }

// terms are the keys of what may differ, and of how.
var terms = map[string]string{
	"action": "replay.term.action", "hash": "replay.term.hash", "next decision": "replay.term.decision",
	"result": "replay.term.result", "seat to move": "replay.term.mover", "turn": "replay.term.turn",
	"over": "replay.term.over", "going on": "replay.term.going_on", noMover: "replay.term.no_mover",
	"forfeit": "replay.term.forfeit", noWinner: "replay.term.no_winner",
}

const (
	noMover  = "none, the duel is over"
	noWinner = "no winner"
	winnerIs = "winner " // and the seat
)

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
