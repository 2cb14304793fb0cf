package main

import (
	"boardduels/runtime/record/duelrecord"
)

// contrastJSON is two replays side by side, for machines. Seats and turns count from 1, 0 stands for none.
type contrastJSON struct {
	Common int            `json:"common_actions"` // the same from the start
	Sides  [2]sideJSON    `json:"sides"`
	Edits  []editJSON     `json:"edits"`
	Turns  []contrastTurn `json:"turns"` // that differ
}

type sideJSON struct {
	Label   string      `json:"label"`
	Pack    string      `json:"pack"`
	Hash    string      `json:"pack_hash"`
	Seats   [2]seatJSON `json:"seats"`
	Winner  int         `json:"winner"`
	Forfeit string      `json:"forfeit,omitempty"`
	Rounds  int         `json:"rounds"`
	Actions int         `json:"actions"`
	HP      *[2]int16   `json:"hp"` // at the end; null if no turn has begun
}

type seatJSON struct {
	Hero  string `json:"hero"`
	Brain string `json:"brain,omitempty"` // none for a person
}

type editJSON struct {
	Seat  int    `json:"seat"`
	Card  string `json:"card,omitempty"`
	Field string `json:"field"`
	From  string `json:"from"`
	To    string `json:"to"`
}

type contrastTurn struct {
	Turn  int         `json:"turn"`
	Round int         `json:"round"`
	Sides [2]*legJSON `json:"sides"` // null where the duel was over
}

type legJSON struct {
	Seat    int      `json:"seat"`
	Actions []string `json:"actions"`
	HP      [2]int16 `json:"hp"` // after the turn
}

func (c *contrast) json() contrastJSON {
	comparison := duelrecord.Compare(c.sides[0].record, c.sides[1].record)
	j := contrastJSON{Common: comparison.Common, Edits: []editJSON{}, Turns: []contrastTurn{}}
	for i, side := range c.sides {
		j.Sides[i] = side.json()
		j.Sides[i].Rounds, j.Sides[i].Actions = comparison.Rounds[i], comparison.Plies[i]
	}
	for seat, edits := range comparison.Edits {
		for _, edit := range edits {
			j.Edits = append(j.Edits, editJSON{seat + 1, edit.Card, edit.Field.Name, edit.From, edit.To})
		}
	}
	for _, turn := range c.turns() {
		both := contrastTurn{Turn: turn + 1, Round: duelrecord.Round(turn)}
		for i, side := range c.sides {
			if l := side.leg(turn); l != nil {
				both.Sides[i] = &legJSON{int(l.seat) + 1, side.ids(l), l.hp}
			}
		}
		j.Turns = append(j.Turns, both)
	}
	return j
}

func (c *course) json() sideJSON {
	j := sideJSON{Label: c.label, Pack: c.record.Pack.Name, Hash: c.record.Pack.Hash, Forfeit: c.record.Result.Forfeit}
	for i := range c.record.Seats {
		seat := &c.record.Seats[i]
		j.Seats[i] = seatJSON{seat.Hero.ID, seat.Brain}
	}
	if c.record.Finished() {
		j.Winner = int(c.record.Result.Winner) + 1
	}
	if n := len(c.legs); n > 0 {
		j.HP = &c.legs[n-1].hp
	}
	return j
}
