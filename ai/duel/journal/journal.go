// Package journal reads what players decided in a recorded duel, and why: it has the brains of a record decide again
// beside it, checks that they decide the same, and writes their journal (thesis, Table 4.1).
package journal

import (
	"context"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Journal is what went on in an AI during a duel (thesis, Table 4.1).
type Journal struct {
	Rows []Row
	// Weights asks for the weights of the network in what is written.
	Weights bool

	turns bool // each row is a turn
}

// Row is one decision, or one turn: then it tells the situation at the turn's first decision on cards, and all that was
// done in the turn. Where the player has no network, the parts of the rationale are empty.
type Row struct {
	Turn, Round int // from 1
	Seat        game.Seat
	Hero        string // the seat's
	Rationale   *ai.Rationale
	Available   int // how many different cards of the hand could be played
	Actions     []Played
	// What came of turns in imagined duels, the chosen one first; the thesis's table has no such thing
	Imagined []Imagined
}

// Imagined is an [ai.Imagined] with the ids of cards.
type Imagined struct {
	*ai.Imagined
	Turn  string   // with spaces between; "end" for none
	Reply []string // as in the other Reply
}

// Played is an action of a row.
type Played struct {
	Card    string    // id of the card, with its mode as in a replay, "end", or a stance as "stance:guard"
	Kind    duel.Kind // of the card; meaningless of what plays none
	plays   bool      // a card
	Decided string    // what the player decided: another than Card if somebody else decided in the duel
}

// isStance reports whether the action takes a stance.
func (p *Played) isStance() bool { return !p.plays && p.Card != end }

// end is how an action that ends the turn is called.
const end = duel.End

// ByTurn returns the journal with one row a turn, as the thesis has it. The journal itself stays as it is.
func (j *Journal) ByTurn() *Journal {
	joined := &Journal{Weights: j.Weights, turns: true}
	for _, row := range j.Rows {
		if n := len(joined.Rows); n > 0 && joined.Rows[n-1].Turn == row.Turn {
			last := &joined.Rows[n-1]
			if last.Actions[0].isStance() && len(last.Actions) == 1 {
				stance := last.Actions
				*last = row
				last.Actions = append(slices.Clip(stance), row.Actions...)
				continue
			}
			last.Actions = append(slices.Clip(last.Actions), row.Actions...)
			continue
		}
		joined.Rows = append(joined.Rows, row)
	}
	return joined
}

// New returns a journal with one row a decision. It plays a record and has players decide beside it: usually those of
// the record, see [Player]. Seats whose player is nil are left out.
func New(ctx context.Context, r *duelrecord.Record, players func(game.Seat, *duel.Duel) (ai.Player, error)) (*Journal, error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	var seated [2]ai.Player
	for seat := range seated {
		if seated[seat], err = players(game.Seat(seat), d); err != nil {
			return nil, err
		}
	}
	j := &Journal{}
	err = decide(ctx, r, d, seated, func(decision Decision) error {
		j.Rows = append(j.Rows, newRow(r, d, &decision))
		return nil
	})
	return j, err
}

func newRow(r *duelrecord.Record, d *duel.Duel, decision *Decision) Row {
	hero := &r.Seats[decision.Seat].Hero
	played := Played{Card: d.ActionName(decision.Seat, decision.Action), Decided: d.ActionName(decision.Seat, decision.Decided)}
	if played.plays = decision.Action.Card != duel.NoCard; played.plays {
		played.Kind = d.Kind(decision.Seat, decision.Action.Card)
	}
	row := Row{
		Turn: decision.Turn, Round: decision.Round, Seat: decision.Seat, Hero: hero.ID,
		Rationale: decision.Rationale.Clone(),
		Available: available(decision.Legal),
		Actions:   []Played{played},
	}
	if row.Rationale == nil {
		row.Rationale = &ai.Rationale{}
	}
	for i := range row.Rationale.Imagined {
		m := &row.Rationale.Imagined[i]
		told := Imagined{Imagined: m, Turn: actionNames(d, decision.Seat, m.Turn)}
		for _, card := range m.Reply {
			told.Reply = append(told.Reply, d.Card(1-decision.Seat, card.Card).ID)
		}
		row.Imagined = append(row.Imagined, told)
	}
	return row
}

// available counts the actions that play a card.
func available(legal []duel.Action) (n int) {
	for _, a := range legal {
		if a.Card != duel.NoCard {
			n++
		}
	}
	return n
}

// actionNames lists the names of a seat's actions, with spaces between.
func actionNames(d *duel.Duel, seat game.Seat, actions []duel.Action) string {
	if len(actions) == 0 {
		return end
	}
	names := make([]string, len(actions))
	for i, a := range actions {
		names[i] = d.ActionName(seat, a)
	}
	return strings.Join(names, " ")
}
