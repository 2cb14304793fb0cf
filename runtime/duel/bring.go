package duel

import (
	"fmt"
	"slices"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// bring gives the heroes lines for the cards that rules of either can bring to them, in the order of first mention, and
// returns their ids. It returns an error if nobody brings such a card.
func (d *Duel) bring() (brought [2]map[string]bool, err error) {
	for seat := range d.heroes {
		d.heroes[seat].Deck = slices.Clone(d.heroes[seat].Deck)
		brought[seat] = map[string]bool{}
	}
	for more := true; more; {
		more = false
		for seat := range game.Seat(2) {
			for _, m := range d.heroes[seat].mentions() {
				to := whom(seat, m.to)
				if brought[to][m.card] {
					continue
				}
				brought[to][m.card], more = true, true
				if d.heroes[to].line(m.card) != NoCard {
					continue
				}
				card := d.known(seat, m.card)
				if card == nil {
					return brought, fmt.Errorf("hero %s: a rule names card %q, which the hero doesn't bring", d.heroes[seat].ID, m.card)
				}
				d.heroes[to].Deck = append(d.heroes[to].Deck, DeckLine{Card: *card})
			}
		}
	}
	return brought, nil
}

// known returns the card of which a seat's hero gives the id.
func (d *Duel) known(seat game.Seat, id string) *Card {
	for _, h := range []*Hero{&d.heroes[seat], &d.heroes[1-seat]} {
		for i := range h.Brings {
			if h.Brings[i].ID == id {
				return &h.Brings[i]
			}
		}
		if line := h.line(id); line != NoCard {
			return &h.Deck[line].Card
		}
	}
	return nil
}

// mention is a card that a rule brings, and to whom.
type mention struct {
	card string
	to   rule.Side
}

// mentions returns the cards that the hero's rules and those of its cards bring.
func (h *Hero) mentions() (all []mention) {
	add := func(r *rule.Rule) {
		if r.Do == rule.Create {
			all = append(all, mention{r.What, r.To})
		}
	}
	for _, a := range h.Always() {
		add(a.Rule)
	}
	for i := range h.Deck {
		says := &h.Deck[i].Card.Says
		if says.Becomes != "" {
			all = append(all, mention{says.Becomes, rule.Self})
		}
		rules := says.Rules.All()
		for j := range rules {
			add(&rules[j])
		}
	}
	return all
}

// whom returns the seat that a side means for who has a rule.
func whom(owner game.Seat, side rule.Side) game.Seat {
	if side == rule.Foe {
		return 1 - owner
	}
	return owner
}
