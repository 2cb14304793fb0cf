package paper

import (
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// MostCards is the most that is printed at a time, on 200 sheets.
const MostCards = 1800

// Order is what is to be printed, and how.
type Order struct {
	Format    Format
	Languages []string // codes, in the order in which a card has its texts; at least one
	Cards     []Copies
	Heroes    []string // ids; of each there is one card with its numbers
	Relics    []string // ids
	// Rules orders a card with what the pack sets: its numbers where they aren't as in classic duels, and its counters.
	Rules bool
}

// Copies are so many of a card.
type Copies struct {
	Card string // its id
	N    int    // 1…MostCards
}

// AddAll orders each card of a pack once, each hero and relic, and what the pack sets.
func (o *Order) AddAll(pack *schema.Pack) {
	for _, id := range pack.IDs(schema.CardKind) {
		o.Cards = append(o.Cards, Copies{id, 1})
	}
	o.Heroes = append(o.Heroes, pack.IDs(schema.HeroKind)...)
	o.Relics = append(o.Relics, pack.IDs(schema.RelicKind)...)
	o.Rules = setsRules(pack)
}

// setsRules reports whether a pack sets anything that players have to know.
func setsRules(pack *schema.Pack) bool {
	rules := pack.Rules()
	return len(rules.Counters) > 0 || rules.Numbers != duel.Classic()
}

// AddDeck orders what is needed to play a hero of a pack: the hero, its deck, once each card that rules bring besides,
// and what the pack sets.
func (o *Order) AddDeck(pack *schema.Pack, id string) {
	o.Rules = setsRules(pack)
	o.Heroes = append(o.Heroes, id)
	hero, _ := pack.Hero(id)
	var brought []string
	known := map[string]bool{}
	for _, line := range hero.Deck {
		o.Cards = append(o.Cards, Copies{line.Card, line.Copies})
		known[line.Card] = true
		brought = append(brought, bringsOf(pack, line.Card)...)
	}
	for i := range hero.Passives {
		if made := hero.Passives[i].Makes(); made != "" {
			brought = append(brought, made)
		}
	}
	for len(brought) > 0 {
		id := brought[0]
		brought = brought[1:]
		if !known[id] {
			known[id] = true
			o.Cards = append(o.Cards, Copies{id, 1})
			brought = append(brought, bringsOf(pack, id)...)
		}
	}
}

func bringsOf(pack *schema.Pack, id string) []string {
	card, _ := pack.Card(id)
	return card.Says.Brings()
}

// Multiply orders each card so many times as often.
func (o *Order) Multiply(n int) {
	for i := range o.Cards {
		o.Cards[i].N *= n
	}
}

// Count returns how many cards are ordered, those of heroes, relics and the pack's rules among them.
func (o *Order) Count() int {
	count := len(o.Heroes) + len(o.Relics)
	if o.Rules {
		count++
	}
	for _, c := range o.Cards {
		count += c.N
	}
	return count
}
