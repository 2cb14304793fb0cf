package main

import (
	"maps"
	"strings"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// foretold is what the AIs of a record sealed of the turns of people, opened.
type foretold struct {
	turns  map[int]*forecast.Turn // by the action that ended each
	scores [2]forecast.Score      // by the AI's seat
	claims [2]string              // likewise: what became of its claim, "" if it made none
	taught [2]string              // likewise: what it expects of a person otherwise since the duel, "" if nothing
}

// newForetold opens what the AIs of a record sealed, and tells what the duel taught them.
func newForetold(t *i18n.Translator, r *duelrecord.Record) foretold {
	f := openForetold(t, r)
	for seat := range game.Seat(2) {
		f.taught[seat] = taughtIn(t, r, seat)
	}
	return f
}

// openForetold opens what the AIs of a record sealed. What can't be opened is passed over: 'duel replay verify' tells
// why.
func openForetold(t *i18n.Translator, r *duelrecord.Record) foretold {
	f := foretold{turns: map[int]*forecast.Turn{}}
	for seat := range game.Seat(2) {
		turns, err := forecast.Turns(r, seat)
		if err != nil {
			continue
		}
		maps.Copy(f.turns, forecast.ByPly(r, turns))
		f.scores[seat] = forecast.ScoreOf(turns)
		if claim, err := forecast.Claim(r, seat); err == nil && claim != nil && len(turns) > 0 {
			f.claims[seat] = explanation.Claim(t, claim, cardNames(t.Language(), &r.Seats[1-seat].Hero))
		}
	}
	return f
}

// taughtIn tells what the AI at a seat expects of the person that it played against otherwise since the duel, and which
// turn taught it that; "" if there is nothing to tell.
func taughtIn(t *i18n.Translator, r *duelrecord.Record, seat game.Seat) string {
	if !r.Seats[1-seat].IsPerson() {
		return ""
	}
	revision, err := forecast.Revision(r, seat)
	if err != nil || revision == nil {
		return ""
	}
	cards := cardNames(t.Language(), &r.Seats[1-seat].Hero)
	return explanation.Revision(t, revision, cards) + " " + explanation.RevisionTurn(t, revision)
}

// lines tell what was foretold of the turn of a seat that an action ended; none if nothing was.
func (f *foretold) lines(t *i18n.Translator, n names, seat game.Seat, ply int) []string {
	turn := f.turns[ply]
	if turn == nil {
		return nil
	}
	return []string{openedTurn(t, n, seat, turn)}
}

// openedTurn tells what was foretold of a turn of a seat, and whether that was played.
func openedTurn(t *i18n.Translator, n names, seat game.Seat, turn *forecast.Turn) string {
	key := "cli.foretold.miss"
	switch {
	case turn.Foresaw(&turn.Known):
		key = "cli.foretold.hit"
	case turn.Outwits():
		key = "cli.foretold.outwitted"
	}
	told := t.Text(key, i18n.Args{
		"Cards": cardList(t, n, seat, turn.Known.Cards), "Percent": forecast.Percent(turn.Known.Sure), "Given": forecast.Percent(turn.Known.Given),
	})
	if !turn.Foresaw(&turn.Known) && turn.ForesawFirst(&turn.Known) {
		told += " " + t.Text("cli.foretold.first")
	}
	return told + " " + t.Text("cli.foretold.blind", i18n.Args{
		"Cards": cardList(t, n, seat, turn.Blind.Cards), "Percent": forecast.Percent(turn.Blind.Sure),
	})
}

// cardList names what a turn of a seat plays.
func cardList(t *i18n.Translator, n names, seat game.Seat, turn []duel.Action) string {
	if len(turn) == 0 {
		return t.Text("forecast.nothing")
	}
	called := make([]string, len(turn))
	for i, a := range turn {
		called[i] = n.action(t, seat, a)
	}
	return strings.Join(called, ", ")
}

// guessJSON is what was foretold of a turn, for machines. Chances are thousandths.
type guessJSON struct {
	Expected  []string `json:"expected"` // ids of cards
	Sure      int      `json:"sure"`     // how likely these seemed
	Given     int      `json:"given"`    // how likely what was played seemed
	Foreseen  bool     `json:"foreseen"`
	First     bool     `json:"foreseen_first"` // the card played first is among those expected
	Guess     []string `json:"expected_blind"` // ids of cards, without the hand
	GuessSure int      `json:"sure_blind"`     // how likely these seemed
	Blind     bool     `json:"foreseen_blind"`
	Stranger  bool     `json:"foreseen_stranger"` // by who knows people as strong
	Cost      int      `json:"cost"`              // of winning chance, as the AI judges turns; -1 if it can't
	Outwitted bool     `json:"outwitted"`
}

// json returns what was foretold of the turn that an action ended; nil if nothing was.
func (f *foretold) json(d *duel.Duel, seat game.Seat, ply int) *guessJSON {
	turn := f.turns[ply]
	if turn == nil {
		return nil
	}
	return &guessJSON{
		Expected: actionIDs(d, seat, turn.Known.Cards), First: turn.ForesawFirst(&turn.Known),
		Guess: actionIDs(d, seat, turn.Blind.Cards), GuessSure: turn.Blind.Sure,
		Sure: turn.Known.Sure, Given: turn.Known.Given, Cost: turn.Cost, Outwitted: turn.Outwits(),
		Foreseen: turn.Foresaw(&turn.Known), Blind: turn.Foresaw(&turn.Blind), Stranger: turn.Foresaw(&turn.Stranger),
	}
}
