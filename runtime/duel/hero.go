package duel

import (
	"fmt"
	"slices"

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

// AlwaysRule is a rule of a hero that always waits for its event.
type AlwaysRule struct {
	*rule.Rule
	Relic int // from 1; 0 of a passive
}

// Always returns the rules that always wait for their events, in the order in which they are told: passives, then those
// of relics.
func (h *Hero) Always() (all []AlwaysRule) {
	for i := range h.Passives {
		all = append(all, AlwaysRule{&h.Passives[i], 0})
	}
	for i := range h.Relics {
		for j := range h.Relics[i].Rules {
			all = append(all, AlwaysRule{&h.Relics[i].Rules[j], i + 1})
		}
	}
	return all
}

// line returns the line of a card, or NoCard.
func (h *Hero) line(id string) CardIndex {
	if i := slices.IndexFunc(h.Deck, func(l DeckLine) bool { return l.Card.ID == id }); i >= 0 {
		return CardIndex(i)
	}
	return NoCard
}

// Alone returns the hero as it comes to any duel: without lines for cards that rules bring in this one.
func (h *Hero) Alone() Hero {
	alone := *h
	alone.Deck = slices.DeleteFunc(slices.Clone(h.Deck), func(l DeckLine) bool { return l.Copies == 0 })
	return alone
}

// DeckLine is a card of a deck, with the number of its copies. There are none of what rules bring during a duel.
type DeckLine struct {
	Card   Card
	Copies int
}

// CardIndex names a card of a hero: its line in the deck. Copies of a card are the same to everyone.
type CardIndex uint8

// NoCard is the index of no card.
const NoCard CardIndex = 255

// check returns an error if the hero can't play a duel by some numbers. Of cards that rules bring the deck needs no
// copies.
func (h *Hero) check(n *Numbers, brought map[string]bool) error {
	own := 0
	for i := range h.Deck {
		if h.Deck[i].Copies > 0 || !brought[h.Deck[i].Card.ID] {
			own++
		}
	}
	if own == 0 || own > n.lines() {
		return fmt.Errorf("hero %s: %d different cards, a deck has 1 to %d", h.ID, own, n.lines())
	}
	if len(h.Deck) > LineCapacity {
		return fmt.Errorf("hero %s: %d different cards with those that rules bring, there is room for %d", h.ID, len(h.Deck), LineCapacity)
	}
	if len(h.Relics) > rule.MostRelics {
		return fmt.Errorf("hero %s: %d relics, it may have %d", h.ID, len(h.Relics), rule.MostRelics)
	}
	total := 0
	seen := map[string]bool{}
	for i := range h.Deck {
		line := &h.Deck[i]
		if line.Copies < 0 || line.Copies == 0 && !brought[line.Card.ID] {
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

// MaxTimer is the most rounds that a timer stands at: what a reaction brings lasts for the rest of a turn besides.
const MaxTimer = MaxTime + 1

func checkRanges(limits []limit, owner string) error {
	for _, l := range limits {
		if l.value < l.min || l.value > l.max {
			return fmt.Errorf("%s: %s is %d, allowed are %d to %d", owner, l.name, l.value, l.min, l.max)
		}
	}
	return nil
}
