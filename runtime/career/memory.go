package career

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// Memory is what a rival remembers of the player's last duel with it. The zero value is nothing.
type Memory struct {
	Last   Duel // with that rival; without a name there was none
	Played int  // duels with that rival
	Lost   int  // of those by the player
	Row    int  // how many of the last ones the player won in a row, below 0 lost

	Kept   string // the id of the major card that the player held back longest; "" if none was held back
	Rounds int    // for so many rounds
	Until  int    // the round in which it was played
	Struck int    // the round of the player's first attack; 0 if there was none
}

// Remember returns what a rival remembers: is tells which duels were with it, find returns the replay of a duel by its
// name, nil where there is none any more.
func (c *Career) Remember(is func(*Duel) bool, find func(name string) *duelrecord.Record) (m Memory) {
	with := Career{}
	for i := range c.Duels {
		if is(&c.Duels[i]) {
			with.Duels = append(with.Duels, c.Duels[i])
		}
	}
	if len(with.Duels) == 0 {
		return m
	}
	all := with.Total()
	m.Last, m.Played, m.Lost = with.Duels[len(with.Duels)-1], all.Played, all.Lost()
	m.Row, _ = with.Streak()
	if r := find(m.Last.Name); r != nil {
		m.look(r)
	}
	return m
}

// heldBack is for how many rounds a card has to lie in the hand to count as held back: major ones cost nothing.
const heldBack = 2

// look takes in what the player did in a duel; nothing of one that can't be played again.
func (m *Memory) look(r *duelrecord.Record) {
	d, err := r.Duel()
	if err != nil {
		return
	}
	me, hero := r.Person(), &r.Seats[r.Person()].Hero
	since := map[duel.CardIndex]int{} // the round in which a card was in the hand first
	seen := *m
	err = r.Walk(d, func(s duelrecord.Step) error {
		if r.Turns[s.Turn].Seat != me {
			return nil
		}
		round := duelrecord.Round(s.Turn)
		view := d.View(s.State, me)
		for _, card := range view.Cards() {
			if since[card] == 0 {
				since[card] = round
			}
		}
		if s.Action == duel.EndTurn {
			return nil
		}
		kind := d.Kind(me, s.Action.Card)
		if kind.IsAttack() && seen.Struck == 0 {
			seen.Struck = round
		}
		if held := round - since[s.Action.Card]; kind.IsMajor() && held >= max(heldBack, seen.Rounds+1) {
			seen.Kept, seen.Rounds, seen.Until = hero.ActionID(s.Action), held, round
		}
		delete(since, s.Action.Card)
		return nil
	})
	if err == nil {
		*m = seen
	}
}
