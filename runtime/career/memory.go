package career

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Memory is what a rival remembers of the player's last duel with it. The zero value is nothing.
type Memory struct {
	Last   Duel // with that rival; without a name there was none
	Played int  // duels with that rival
	Lost   int  // of those by the player
	Row    int  // how many of the last ones the player won in a row, below 0 lost

	Kept   string // the id of the major card that the player held back longest; "" if none was held back
	Rounds int    // for so many turns in which it could have been played
	Struck int    // the round of the player's first attack; 0 if there was none
	Waited bool   // it could have attacked in a round before
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

// heldBack is for how many turns a card has to lie in the hand to count as held back: major ones cost nothing.
const heldBack = 2

// look takes in what the player did in a duel; nothing of one that can't be played again. Turns in which a stun left no
// choice don't count.
func (m *Memory) look(r *duelrecord.Record) {
	d, err := r.Duel()
	if err != nil {
		return
	}
	l := looking{Memory: *m, duel: d, record: r, me: r.Person(), since: map[duel.CardIndex]int{}}
	if r.Walk(d, l.step) == nil {
		*m = l.Memory
	}
}

// looking is looking back at a duel.
type looking struct {
	Memory
	duel   *duel.Duel
	record *duelrecord.Record
	me     game.Seat

	turn     int                    // of the player's with a choice, from 1
	place    int                    // of that one, among the record's
	since    map[duel.CardIndex]int // the turn in which a card was in the hand first
	couldHit int                    // the round in which the player could attack first; 0 if never yet
}

// step takes in an action that is about to be carried out.
func (l *looking) step(s duelrecord.Step) error {
	if l.record.Turns[s.Turn].Seat != l.me || s.State.Fighters[l.me].StunTime > 0 {
		return nil
	}
	round := duelrecord.Round(s.Turn)
	if l.turn == 0 || l.place != s.Turn {
		l.turn, l.place = l.turn+1, s.Turn
		if l.couldHit == 0 && slices.ContainsFunc(l.duel.Legal(s.State, nil), l.isAttack) {
			l.couldHit = round
		}
	}
	view := l.duel.View(s.State, l.me)
	for _, card := range view.Cards() {
		if l.since[card] == 0 {
			l.since[card] = l.turn
		}
	}
	if s.Action.Card != duel.NoCard {
		l.play(s.Action, round)
	}
	return nil
}

func (l *looking) isAttack(a duel.Action) bool {
	return a.Card != duel.NoCard && l.duel.Kind(l.me, a.Card).IsAttack()
}

// play takes in a card that is played.
func (l *looking) play(a duel.Action, round int) {
	if l.Struck == 0 && l.isAttack(a) {
		l.Struck, l.Waited = round, l.couldHit > 0 && l.couldHit < round
	}
	if held := l.turn - l.since[a.Card]; l.duel.Kind(l.me, a.Card).IsMajor() && held >= max(heldBack, l.Rounds+1) {
		l.Kept, l.Rounds = l.duel.Card(l.me, a.Card).ID, held
	}
	delete(l.since, a.Card)
}
