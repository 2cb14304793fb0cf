package main

import (
	"io"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// momentJSON is a moment of a replay for machines. Seats and turns count from 1, 0 stands for none.
type momentJSON struct {
	Ply      int             `json:"ply"`
	Turn     int             `json:"turn"`
	Round    int             `json:"round"`
	Seat     int             `json:"seat"`
	Action   string          `json:"action,omitempty"` // a card's id or "end"
	Log      []string        `json:"log"`
	Mover    int             `json:"mover"`
	Winner   int             `json:"winner"`
	Fighters [2]duel.Fighter `json:"fighters"`
	Hands    [2][]string     `json:"hands"`
}

// json prints moments as a list.
func (s *showing) json(w io.Writer, from, to int) error {
	moments := []momentJSON{}
	for ply := from; ply <= to; ply++ {
		f, err := s.playback.At(ply)
		if err != nil {
			return err
		}
		m := momentJSON{
			Ply: ply, Turn: f.Turn, Round: f.Round, Seat: int(f.Seat) + 1, Log: []string{},
			Mover: int(s.playback.Duel().Mover(&f.State)) + 1, Winner: int(f.State.Winner) + 1, Fighters: f.State.Fighters,
		}
		if ply > 0 {
			m.Action, m.Log = actionID(s.playback.Duel(), f.Seat, f.Action), s.lines(&f)
		}
		for seat := range game.Seat(2) {
			m.Hands[seat] = handIDs(s.playback.Duel(), &f.State, seat)
		}
		moments = append(moments, m)
	}
	return printJSON(w, moments)
}

func handIDs(d *duel.Duel, s *duel.State, seat game.Seat) []string {
	ids := []string{}
	for _, card := range s.Piles[seat].Hand[:s.Fighters[seat].HandCount] {
		ids = append(ids, d.Card(seat, card).ID)
	}
	return ids
}

// actionID is the id of the card that an action plays, or "end".
func actionID(d *duel.Duel, seat game.Seat, action duel.Action) string {
	if action == duel.EndTurn {
		return "end"
	}
	return d.Card(seat, action.Card).ID
}
