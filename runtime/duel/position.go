package duel

import (
	"fmt"

	"boardduels/runtime/game"
)

// Position is where a duel begins that doesn't begin as others do: what both heroes have been through, and their hands.
// Cards that it doesn't place are in the decks, whose order belongs to the seed. Of earlier turns it tells what rules
// ask for: which round it is, and how often cards were played.
type Position struct {
	Starter  game.Seat  // who acts first; Nobody: by lot
	Round    int16      // 1…LastRound
	Fighters [2]Fighter // HandCount and DeckCount follow from the hands
	Ruled    [2]Ruled
	Drawn    [2]bool // the hand is drawn as at any beginning, whatever Hands tells
	Hands    [2][LineCapacity]uint8
}

// Opening returns the position in which duels begin: From starts there as Start does.
func (d *Duel) Opening() Position {
	p := Position{Starter: game.Nobody, Round: 1, Drawn: [2]bool{true, true}}
	for seat := range p.Fighters {
		p.Fighters[seat] = Fighter{HP: d.heroes[seat].HP - d.heroes[seat].Wounds, EP: d.heroes[seat].EP, Armed: NoCard}
	}
	return p
}

// PositionOf returns how things stand in a duel: a duel from there begins with whoever is to move.
func PositionOf(s *State) Position {
	p := Position{Starter: s.Mover, Round: s.Round, Fighters: s.Fighters, Ruled: s.Ruled}
	for seat := range p.Fighters {
		f := &p.Fighters[seat]
		for _, card := range s.Piles[seat].Hand[:f.HandCount] {
			p.Hands[seat][card]++
		}
		f.HandCount, f.DeckCount = 0, 0
	}
	return p
}

// From returns the start, from a position, of the duel that belongs to a seed. The shield with which the second player
// begins is its least. It returns an error if the rules don't allow the position.
func (d *Duel) From(p *Position, seed uint64) (State, error) { return d.FromTold(p, seed, nil) }

// FromTold is From, and appends what rules bring about as the duel begins to events, unless that is nil.
func (d *Duel) FromTold(p *Position, seed uint64, events *[]Event) (State, error) {
	if faults := d.Faults(p); len(faults) > 0 {
		return State{}, &faults[0]
	}
	s := State{
		Common: Common{Round: p.Round, Winner: game.Nobody, Fighters: p.Fighters, streams: newStreams(actual, seed)},
		Ruled:  p.Ruled, ruleStreams: d.newRuleStreams(actual, seed),
	}
	if s.Starter = game.Seat(s.streams[coinStream].Below(2)); p.Starter != game.Nobody {
		s.Starter = p.Starter
	}
	s.Mover = s.Starter
	s.Plays = s.Ruled[s.Mover].playedNow()
	for seat := range game.Seat(2) {
		d.place(&s, p, seat)
	}
	second := &s.Fighters[1-s.Starter]
	second.Shield = max(second.Shield, d.numbers.SecondShield)
	d.open(&s, nil, events)
	return s, nil
}

// place deals the cards of a seat.
func (d *Duel) place(s *State, p *Position, seat game.Seat) {
	f := &s.Fighters[seat]
	f.gatherDoTs()
	s.Ruled[seat].gatherRules()
	var hand []CardIndex
	shown := &s.Ruled[seat].Shown
	f.DeckCount = 0
	left := d.Unseen(&View{Fighters: s.Fighters, Ruled: s.Ruled}, seat)
	for card, copies := range left {
		f.DeckCount += int16(copies)
		for range p.Hands[seat][card] {
			if !p.Drawn[seat] {
				hand = append(hand, CardIndex(card))
			}
		}
		if shown[card] = min(shown[card], p.Hands[seat][card]); p.Drawn[seat] {
			shown[card] = 0
		}
	}
	f.HandCount = int16(len(hand))
	f.DeckCount -= f.HandCount
	var h hidden
	h.sort(left, hand)
	h.deal(s, seat)
	if p.Drawn[seat] {
		t := turn{d: d, s: s}
		t.draw(seat, d.numbers.StartHand)
	}
}

// gatherDoTs puts the DoTs that are there first.
func (f *Fighter) gatherDoTs() {
	all := f.DoTs
	f.DoTs, f.DoTCount = [MaxDoTs]Periodic{}, 0
	for _, dot := range all {
		if dot.Time > 0 {
			f.DoTs[f.DoTCount] = dot
			f.DoTCount++
		}
	}
}

// Fault is a number of a position that the rules don't allow.
type Fault struct {
	Seat game.Seat // Nobody of the round
	Card CardIndex // whose copies are too many, or NoCard
	// Of a measure or leaving; of a card: hand, removed, armed …; without one hand or cards: all of them
	Name     string
	Value    int16
	Min, Max int16 // allowed
}

func (f *Fault) Error() string {
	if f.Seat == game.Nobody {
		return fmt.Sprintf("%s is %d, allowed are %d to %d", f.Name, f.Value, f.Min, f.Max)
	}
	name := f.Name
	if f.Card != NoCard {
		name = fmt.Sprintf("card %d, %s", f.Card+1, name)
	}
	return fmt.Sprintf("seat %d: %s is %d, allowed are %d to %d", f.Seat+1, name, f.Value, f.Min, f.Max)
}

// Faults returns what the rules don't allow of a position.
func (d *Duel) Faults(p *Position) (found []Fault) {
	if most := d.numbers.LastRound(); p.Round < 1 || p.Round > most {
		found = append(found, Fault{game.Nobody, NoCard, "round", p.Round, 1, most})
	}
	for seat := range game.Seat(2) {
		fighter := p.Fighters[seat]
		for _, m := range d.Measures(seat, &fighter) {
			if !m.Allowed() {
				found = append(found, Fault{seat, NoCard, m.Name, *m.Value, m.Min, m.Max})
			}
		}
		found = append(found, d.misplaced(p, seat)...)
		found = append(found, d.leftBeyond(p, seat)...)
	}
	return found
}

// misplaced returns the faults of a seat's cards.
func (d *Duel) misplaced(p *Position, seat game.Seat) (found []Fault) {
	f, deck := &p.Fighters[seat], d.heroes[seat].Deck
	refuse := func(card CardIndex, name string, value, most int16) {
		if value > most {
			found = append(found, Fault{seat, card, name, value, 0, most})
		}
	}
	inHand := int16(0)
	for i := range CardIndex(LineCapacity) {
		var copies, used, reactive int16
		if int(i) < len(deck) {
			copies = int16(deck[i].Copies) + p.Ruled[seat].Added[i]
			if deck[i].Card.IsMajor || !d.IsClassic() {
				used = copies
			}
			if deck[i].Card.ActivateByNextAttack {
				reactive = 1
			}
		}
		removed, armed := int16(f.Removed[i]), int16(0)
		if f.Armed == i {
			armed = 1
		}
		refuse(i, "armed", armed, reactive)
		refuse(i, "removed", removed, max(used-armed, 0))
		if !p.Drawn[seat] {
			refuse(i, "hand", int16(p.Hands[seat][i]), max(copies-removed-armed, 0))
			inHand += int16(p.Hands[seat][i])
		}
	}
	refuse(NoCard, "hand", inHand, d.numbers.Hand)
	return found
}

// Measure is a number of a fighter, and the range that the rules allow it beside the fighter's other numbers.
type Measure struct {
	Name     string // as in messages between programs: defence_time, dot_2_power
	Value    *int16 // in the fighter
	Min, Max int16
}

// Allowed reports whether the number is in its range.
func (m *Measure) Allowed() bool { return *m.Value >= m.Min && *m.Value <= m.Max }

// Measures returns the numbers of a seat's fighter that positions set.
func (d *Duel) Measures(seat game.Seat, f *Fighter) []Measure {
	all := []Measure{{"hp", &f.HP, 1, d.MaxHP(f, seat)}, {"ep", &f.EP, 0, d.heroes[seat].EP}, {"shield", &f.Shield, 0, MaxShield}}
	var timed []Measure // stand behind what has one number
	for _, e := range Listed {
		name, l := e.String(), e.Lasting()
		switch value, time := f.At(e); {
		case value != nil && time != nil:
			timed = append(timed, Measure{name, value, l.Min, l.Max}, length(name, time, *value != 0, MaxTimer))
		case value != nil:
			all = append(all, Measure{name, value, l.Min, l.Max})
		case time != nil:
			all = append(all, Measure{name + "_time", time, l.Min, l.Max})
		}
	}
	all = append(all, timed...)
	all = append(all, periodic(HoTEffect.String(), &f.HoT)...)
	for i := range f.DoTs {
		all = append(all, periodic(fmt.Sprintf("%v_%d", DoTEffect, i+1), &f.DoTs[i])...)
	}
	return all
}

// length is how long an effect lasts, which one that is there must, and one that isn't can't.
func length(name string, time *int16, active bool, most int16) Measure {
	if active {
		return Measure{name + "_time", time, 1, most}
	}
	return Measure{name + "_time", time, 0, 0}
}

func periodic(name string, p *Periodic) []Measure {
	return []Measure{
		{name + "_power", &p.Power, 0, lastings[DoTEffect].Max},
		length(name, &p.Time, p.Power != 0 || p.Increase != 0, MaxTime),
		{name + "_increase", &p.Increase, -3, 3},
	}
}
