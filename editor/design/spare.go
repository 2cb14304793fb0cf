package design

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Spare returns the cards of a deck in the order in which they can be spared, each once: what there isn't comes first,
// then what the deck has too many of, major cards or others, then what another of its cards is better than, then what
// it has most copies of, and of those the last.
func Spare(pack *schema.Pack, deck []schema.DeckLine) []string {
	d := &spared{copies: map[string]int{}, cards: map[string]duel.Card{}, numbers: pack.Numbers()}
	for _, line := range deck {
		if d.copies[line.Card] == 0 {
			d.order = append(d.order, line.Card)
		}
		d.copies[line.Card] += line.Copies
		if card, ok := pack.Card(line.Card); ok {
			d.cards[line.Card] = card.Card
			if card.IsMajor {
				d.majors += line.Copies
			}
		}
	}
	slices.Reverse(d.order)
	slices.SortStableFunc(d.order, func(a, b string) int { return d.rank(a) - d.rank(b) })
	return d.order
}

// spared is a deck from which something is to be taken out.
type spared struct {
	order   []string
	copies  map[string]int
	cards   map[string]duel.Card // that there are
	majors  int
	numbers duel.Numbers
}

// rank is the lower the better a card can be spared.
func (d *spared) rank(id string) int {
	card, known := d.cards[id]
	switch {
	case !known:
		return 0
	case card.IsMajor != (d.majors > int(d.numbers.Majors)):
		return 300 - min(d.copies[id], 99)
	case d.isDominated(card):
		return 1
	}
	return 200 - min(d.copies[id], 99)
}

func (d *spared) isDominated(card duel.Card) bool {
	for _, other := range d.cards {
		if Dominates(&d.numbers, other, card) {
			return true
		}
	}
	return false
}
