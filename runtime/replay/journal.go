package replay

import (
	"context"
	"slices"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Journal is what went on in an AI during a duel, decision by decision (thesis, Table 4.1).
type Journal struct {
	Rows []Row
	// Weights asks for the weights of the network in what is written.
	Weights bool
}

// Row is one decision. Where the player has no network, the parts of the rationale are empty.
type Row struct {
	Turn, Round int // from 1
	Seat        game.Seat
	Hero        string // the seat's
	Rationale   *ai.Rationale
	Available   int    // how many different cards of the hand could be played
	Card        string // id of the card played, or "end"
	Decided     string // what the player decided: another than Card if somebody else decided in the duel
}

// NewJournal plays a record and has players decide beside it: usually those of the record, see [Record.Player]. Seats
// whose player is nil are left out.
func NewJournal(ctx context.Context, r *Record, players func(game.Seat, *duel.Duel) (ai.Player, error)) (*Journal, error) {
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
	err = r.decisions(ctx, d, seated, func(decision Decision) error {
		j.Rows = append(j.Rows, r.row(&decision))
		return nil
	})
	return j, err
}

func (r *Record) row(decision *Decision) Row {
	hero := &r.Seats[decision.Seat].Hero
	row := Row{
		Turn: decision.Turn, Round: decision.Round, Seat: decision.Seat, Hero: hero.ID,
		Rationale: decision.Rationale.Clone(),
		Available: len(decision.Legal),
		Card:      hero.actionID(decision.Action),
		Decided:   hero.actionID(decision.Decided),
	}
	if slices.Contains(decision.Legal, duel.EndTurn) {
		row.Available--
	}
	if row.Rationale == nil {
		row.Rationale = &ai.Rationale{}
	}
	return row
}

// inputNames and outputNames are the signals of the network (thesis, Tables 3.2 and 3.3), as columns.
var (
	inputNames = [schema.Inputs]string{
		"own_hp", "enemy_hp", "own_ep", "enemy_ep", "enemy_hand", "own_deck", "enemy_deck",
		"attack_cards", "defence_cards", "major_attack_cards", "major_defence_cards", "own_hand",
		"enemy_hp_lost", "own_hp_lost",
	}
	outputNames = [schema.Outputs]string{"attack", "defence", "major_attack", "major_defence"}
)
