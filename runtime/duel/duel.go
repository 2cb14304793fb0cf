// Package duel holds the rules of the card duel as a pure, deterministic engine: no I/O, no clock, no randomness but
// the seeded streams inside the state, whole numbers only. The rules are written out for players in
// docs/player/rules/duel.md; comments name its sections.
package duel

import "boardduels/runtime/game"

// RulesVersion is the version of the rules that duels are played by. It changes whenever the same seed and actions
// would no longer give the same duel.
const RulesVersion = 2

// Language is the version of the language of rules that cards, heroes and relics speak (docs/cardrules.md).
const Language = 1

// Duel is the set-up of a card duel: two heroes with their decks, and the numbers that they play by. It is immutable,
// and implements [game.Game] for State, Action, Event and View.
type Duel struct {
	numbers Numbers
	heroes  [2]Hero
	kinds   [2][LineCapacity]Kind
	payable [2][mostCost + 2]lines // the cards that a purse can pay for, from the one that pays for free ones alone
	copies  [2][LineCapacity]uint8 // in the decks

	*language // nil in a classic duel
}

var _ game.Game[State, Action, Event, View] = (*Duel)(nil)

// New returns the classic duel between two heroes. It returns an error if one of them breaks the limits of the rules.
func New(first, second Hero) (*Duel, error) { return Classic().New(first, second) }

// New returns the duel between two heroes that is played by the numbers. It returns an error if one of them, or a hero,
// breaks the limits of the rules.
func (n Numbers) New(first, second Hero) (*Duel, error) {
	if err := n.check(); err != nil {
		return nil, err
	}
	d := &Duel{numbers: n, heroes: [2]Hero{first, second}}
	brought, err := d.bring()
	if err != nil {
		return nil, err
	}
	for seat := range d.heroes {
		hero := &d.heroes[seat]
		if err := hero.check(&n, brought[seat]); err != nil {
			return nil, err
		}
	}
	d.sort()
	if err := d.compile(); err != nil {
		return nil, err
	}
	return d, nil
}

// sort notes of the heroes' cards what is asked most.
func (d *Duel) sort() {
	for seat := range d.heroes {
		for i := range d.heroes[seat].Deck {
			card := &d.heroes[seat].Deck[i].Card
			d.kinds[seat][i] = d.numbers.Kind(card)
			d.copies[seat][i] = uint8(d.heroes[seat].Deck[i].Copies)
			for purse := card.price(); purse <= mostCost; purse++ {
				d.payable[seat][purse+1] |= 1 << i
			}
		}
	}
}

// IsClassic reports whether nothing in the duel is said in the language of rules.
func (d *Duel) IsClassic() bool { return d.language == nil }

// HasRules reports whether a card of a seat's hero says something in the language of rules, which its fields don't
// tell.
func (d *Duel) HasRules(seat game.Seat, card CardIndex) bool {
	return !d.IsClassic() && d.says[seat].has(card)
}

// Seats returns 2.
func (d *Duel) Seats() int { return 2 }

// Numbers returns what the duel is played by.
func (d *Duel) Numbers() Numbers { return d.numbers }

// Hero returns a seat's hero. It must not be changed.
func (d *Duel) Hero(seat game.Seat) *Hero { return &d.heroes[seat] }

// Card returns a card of a seat's hero. It must not be changed.
func (d *Duel) Card(seat game.Seat, card CardIndex) *Card { return &d.heroes[seat].Deck[card].Card }

// Kind returns the kind of action that a card of a seat's hero is.
func (d *Duel) Kind(seat game.Seat, card CardIndex) Kind { return d.kinds[seat][card] }

// Cost returns the energy that a seat's fighter pays for a card (rules, section 3).
func (d *Duel) Cost(f *Fighter, seat game.Seat, card CardIndex) int16 {
	return d.Card(seat, card).cost(f.priceChange())
}

// mostCost is what a card costs at most, whatever changes its price.
const mostCost = 10

// cost is what a fighter pays for the card whose minor cards cost some points more, or less below 0.
func (c *Card) cost(change int16) int16 {
	if c.IsMajor {
		return 0
	}
	return min(max(c.Cost+change, 0), mostCost)
}

// price is what the card costs before anything changes that, below 0 if it is free whatever does.
func (c *Card) price() int16 {
	if c.IsMajor {
		return -1
	}
	return c.Cost
}

// purse is the highest price of a card that a fighter can pay, below 0 if that is none but of those that are free.
func (f *Fighter) purse() int16 {
	if f.EP >= mostCost {
		return mostCost
	}
	return min(max(f.EP-f.priceChange(), -1), mostCost)
}

// payableBy returns the cards that a seat's fighter can pay for.
func (d *Duel) payableBy(f *Fighter, seat game.Seat) lines { return d.payable[seat][f.purse()+1] }

// priceChange returns by how much minor cards cost a fighter more, or less below 0.
func (f *Fighter) priceChange() int16 { return f.CostsModifier + int16(f.CostNext) }

// MaxHP returns the most hp that a seat's fighter can have now.
func (d *Duel) MaxHP(f *Fighter, seat game.Seat) int16 { return d.heroes[seat].HP + f.MaxHPBonus }

// Mover returns the seat whose turn it is, or Nobody when the duel is over.
func (d *Duel) Mover(s *State) game.Seat {
	if s.Winner != game.Nobody {
		return game.Nobody
	}
	return s.Mover
}

// Winner returns the winning seat, or Nobody while the duel goes on. There are no draws.
func (d *Duel) Winner(s *State) game.Seat { return s.Winner }

// Points returns 1 for the winner and −1 for the loser.
func (d *Duel) Points(s *State) game.Points {
	if s.Winner == game.Nobody {
		return game.Points{}
	}
	return game.Won(s.Winner, 1)
}
