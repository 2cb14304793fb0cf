package main

import (
	"io"

	"boardduels/cmd/duel/cli"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// momentJSON is a moment of a replay for machines. Seats and turns count from 1, 0 stands for none.
type momentJSON struct {
	Ply      int            `json:"ply"`
	Turn     int            `json:"turn"`
	Round    int            `json:"round"`
	Seat     int            `json:"seat"`             // of the last action
	Action   string         `json:"action,omitempty"` // a card's id, "end", or a stance as "stance:guard"
	Log      []string       `json:"log"`
	Mover    int            `json:"mover"` // whose turn it is now
	Winner   int            `json:"winner"`
	Fighters [2]fighterJSON `json:"fighters"`
	Why      *rationaleJSON `json:"why,omitempty"`      // of an AI's action, if it was asked for
	Foretold *guessJSON     `json:"foretold,omitempty"` // of the turn that the action ended, if it was
	// At the end: what an AI expects of a person otherwise since the duel
	Taught string `json:"taught,omitempty"`
}

type fighterJSON struct {
	Hero    string       `json:"hero"`
	HP      int16        `json:"hp"`
	MaxHP   int16        `json:"max_hp"`
	EP      int16        `json:"ep"`
	MaxEP   int16        `json:"max_ep"`
	Shield  int16        `json:"shield"`
	Effects []effectJSON `json:"effects"`
	// What else lasts on it by rules: counters, rules of cards, prices, forbidden cards
	Left  []string `json:"left,omitempty"`
	Armed string   `json:"armed,omitempty"` // the id of the reactive card that waits
	Hand  []string `json:"hand"`
	Deck  int16    `json:"deck"` // cards in it
}

type effectJSON struct {
	Text   string `json:"text"`
	Amount int16  `json:"amount"`
	Rounds int16  `json:"rounds"` // 0 has no end
}

// json prints moments as a list.
func (s *showing) json(w io.Writer, from, to int) error {
	moments := []momentJSON{}
	for ply := from; ply <= to; ply++ {
		f, err := s.playback.At(ply)
		if err != nil {
			return err
		}
		moments = append(moments, s.momentJSON(f))
	}
	return cli.PrintJSON(w, moments)
}

func (s *showing) momentJSON(f *duelrecord.Frame) momentJSON {
	d := s.playback.Duel()
	m := momentJSON{
		Ply: f.Ply, Turn: f.Turn, Round: f.Round, Seat: int(f.Seat) + 1, Log: []string{},
		Mover: int(d.Mover(&f.State)) + 1, Winner: int(f.State.Winner) + 1,
	}
	m.Log = append(m.Log, s.lines(f)...)
	if f.Ply > 0 {
		m.Action = d.ActionName(f.Seat, f.Action)
	}
	m.Foretold = s.foretold.json(d, f.Seat, f.Ply)
	if f.Ply == s.playback.Plies() {
		m.Taught = s.foretold.taught[0] + s.foretold.taught[1] // at most one plays against a person
	}
	if why := s.reasons[f.Ply]; why != nil {
		m.Why = explain(why)
		m.Why.actions(d, f.Seat, why)
	}
	for seat := range game.Seat(2) {
		m.Fighters[seat] = s.fighterJSON(&f.State, seat)
	}
	return m
}

func (s *showing) fighterJSON(state *duel.State, seat game.Seat) fighterJSON {
	d, f := s.playback.Duel(), &state.Fighters[seat]
	j := fighterJSON{
		Hero: d.Hero(seat).ID, HP: f.HP, MaxHP: d.MaxHP(f, seat), EP: f.EP, MaxEP: d.Hero(seat).EP, Shield: f.Shield,
		Effects: []effectJSON{}, Hand: []string{}, Deck: f.DeckCount,
	}
	for _, effect := range rulestext.Effects(s.t, f) {
		j.Effects = append(j.Effects, effectJSON{effect.Text, effect.Amount, effect.Time})
	}
	j.Left = s.board.tell().Left(seat, f, &state.Ruled[seat])
	if f.Armed != duel.NoCard {
		j.Armed = d.Card(seat, f.Armed).ID
	}
	for _, card := range state.Piles[seat].Hand[:f.HandCount] {
		j.Hand = append(j.Hand, d.Card(seat, card).ID)
	}
	return j
}
