package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// open tells rules that the duel begins, and with it the first turn. What chance brings to them may be laid down; what
// they do is told to whoever wants to know.
func (d *Duel) open(s *State, script *Script, events *[]Event) {
	if d.IsClassic() {
		return
	}
	var l ledger
	t := turn{d: d, s: s, script: script, events: events, ledger: &l}
	t.tell(rule.Start, 0, 0, 1)
	t.tell(rule.Start, 1, 0, 1)
	t.tell(rule.TurnStart, s.Starter, 0, 1)
	t.tellAll()
}

// tellEnd tells of the end of a seat's turn, and of the cards that it holds.
func (t *turn) tellEnd(seat game.Seat) {
	t.tell(rule.TurnEnd, seat, 0, 1)
	for _, card := range t.s.Piles[seat].Hand[:t.s.Fighters[seat].HandCount] {
		t.tellCard(rule.Held, seat, card)
	}
	if t.runCounters(seat, rule.AtTurnEnd, 1); t.s.Winner == game.Nobody {
		t.tellAll()
	}
}

// fade uses up the cards of a hand that don't outlast the turn.
func (t *turn) fade(seat game.Seat) {
	if t.d.fades[seat] == 0 {
		return
	}
	hand := &t.s.Piles[seat].Hand
	for i := 0; i < int(t.s.Fighters[seat].HandCount); {
		card := hand[i]
		if !t.d.fades[seat].has(card) {
			i++
			continue
		}
		t.takeFromHand(seat, i)
		t.useUp(seat, card)
	}
}

// endBars lets what keeps a fighter from its cards pass, whose turn ends.
func (t *turn) endBars(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.CostNext != 0 {
		f.CostNext = 0
		t.emit(NextCostSet, seat, NoCard, 0)
	}
	forbidden := &t.s.Ruled[seat].Forbidden
	for filter := range forbidden {
		if turns := &forbidden[filter]; *turns > 0 {
			if *turns--; *turns == 0 {
				t.allow(seat, rule.Filter(filter))
			}
		}
	}
}

// passLasting takes a round from the rules that listen beside a fighter whose turn begins, and forgets what it played
// in the last one. Those that wait for turns to begin lose theirs once they were asked.
func (t *turn) passLasting(seat game.Seat) {
	r := &t.s.Ruled[seat]
	r.Played = [LineCapacity]uint8{}
	listening, awaits := r.listening(), &t.d.awaits[seat]
	for i := range listening {
		if l := &listening[i]; l.Rounds > 0 && awaits.of(l) != 1<<rule.TurnStart {
			t.passRound(seat, l)
		}
	}
	if t.ledger.altered[seat] {
		r.settle()
	}
}
