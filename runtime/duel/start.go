package duel

import "boardduels/runtime/game"

// Start returns the opening (rules, section 1) of the duel that belongs to a seed: the starter is about to act, and its
// first turn brings neither energy nor cards.
func (d *Duel) Start(seed uint64) State { return d.StartTold(seed, nil) }

// StartTold is Start, and appends what rules bring about as the duel begins to events, unless that is nil.
func (d *Duel) StartTold(seed uint64, events *[]Event) State {
	s := State{Common: Common{Round: 1, Winner: game.Nobody, streams: newStreams(actual, seed)}, ruleStreams: d.newRuleStreams(actual, seed)}
	s.Starter = game.Seat(s.streams[coinStream].Below(2))
	s.Mover = s.Starter
	t := turn{d: d, s: &s}
	for seat := range game.Seat(2) {
		hero := d.Hero(seat)
		s.Fighters[seat] = Fighter{HP: hero.HP - hero.Wounds, EP: hero.EP, Armed: NoCard}
		s.stack(d, seat)
		t.draw(seat, d.numbers.StartHand)
	}
	s.Fighters[1-s.Starter].Shield = d.numbers.SecondShield
	d.open(&s, nil, events)
	return s
}

// stack fills a seat's deck with the whole deck list and shuffles it.
func (s *State) stack(d *Duel, seat game.Seat) {
	deck := &s.Piles[seat].Deck
	n := 0
	for i := range d.heroes[seat].Deck {
		for range d.heroes[seat].Deck[i].Copies {
			deck[n] = CardIndex(i)
			n++
		}
	}
	s.Fighters[seat].DeckCount = int16(n)
	shuffle(deck[:n], &s.streams[shuffleStream+int(seat)])
}
