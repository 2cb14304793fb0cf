package duel

import (
	"fmt"

	"boardduels/runtime/duel/rule"
)

// Hero is a hero as its documents describe it: start values and a deck.
type Hero struct {
	ID    string
	HP    int16      // the maximum, and the start of who isn't wounded (max_hp)
	EP    int16      // 3…10, the maximum and the start (max_ep)
	Regen int16      // 0…3 energy a turn
	Deck  []DeckLine // different cards, in the document's order; their copies add up to Numbers.Deck
	// Wounds are hp that the hero lacks at the start, less than HP: of an earlier duel.
	Wounds int16

	Passives []rule.Rule // that always wait for their events
	Relics   []Relic     // in the order in which they were taken
	// Brings are the cards that rules of the hero and of its cards name, and that its deck doesn't have.
	Brings []Card
}

// Relic is what a hero has found, with rules like passives.
type Relic struct {
	ID    string
	Rules []rule.Rule
}

// DeckLine is a card of a deck, with the number of its copies.
type DeckLine struct {
	Card   Card
	Copies int
}

// CardIndex names a card of a hero: its line in the deck. Copies of a card are the same to everyone.
type CardIndex uint8

// NoCard is the index of no card.
const NoCard CardIndex = 255

// check returns an error if the hero can't play a duel by some numbers.
func (h *Hero) check(n *Numbers) error {
	if len(h.Deck) == 0 || len(h.Deck) > n.lines() {
		return fmt.Errorf("hero %s: %d different cards, a deck has 1 to %d", h.ID, len(h.Deck), n.lines())
	}
	total := 0
	seen := map[string]bool{}
	for i := range h.Deck {
		line := &h.Deck[i]
		if line.Copies < 1 {
			return fmt.Errorf("hero %s: %d copies of card %s, at least 1 is needed", h.ID, line.Copies, line.Card.ID)
		}
		if seen[line.Card.ID] {
			return fmt.Errorf("hero %s: card %s stands twice in the deck", h.ID, line.Card.ID)
		}
		seen[line.Card.ID] = true
		total += line.Copies
		if err := line.Card.check(); err != nil {
			return fmt.Errorf("hero %s: %w", h.ID, err)
		}
	}
	if total != int(n.Deck) {
		return fmt.Errorf("hero %s: %d cards in the deck, a deck has %d", h.ID, total, n.Deck)
	}
	return checkRanges(h.ranges(n), "hero "+h.ID)
}

// limit is a number with the range that the rules need it to keep.
type limit struct {
	name            string
	value, min, max int16
}

func (h *Hero) ranges(n *Numbers) []limit {
	return []limit{{"hp", h.HP, n.MinHP, n.MaxHP}, {"ep", h.EP, 3, 10}, {"regen", h.Regen, 0, 3}, {"wounds", h.Wounds, 0, h.HP - 1}}
}

// MaxTime is the longest length of an effect, in rounds; the thesis sets no upper limit, exhaustion does.
const MaxTime = 99

func checkRanges(limits []limit, owner string) error {
	for _, l := range limits {
		if l.value < l.min || l.value > l.max {
			return fmt.Errorf("%s: %s is %d, allowed are %d to %d", owner, l.name, l.value, l.min, l.max)
		}
	}
	return nil
}
