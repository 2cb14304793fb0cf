package duel

import "fmt"

// Hero is a hero as its documents describe it: start values and a deck.
type Hero struct {
	ID    string
	HP    int16      // the maximum, and the start of who isn't wounded (max_hp)
	EP    int16      // 3…10, the maximum and the start (max_ep)
	Regen int16      // 0…3 energy a turn
	Deck  []DeckLine // different cards, in the document's order; their copies add up to Numbers.Deck
	// Wounds are hp that the hero lacks at the start, less than HP: of an earlier duel.
	Wounds int16
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

func (c *Card) check() error {
	return checkRanges([]limit{
		{"cost", c.Cost, 0, 10},
		{"base_damage", c.BaseDamage, 0, 10}, {"max_damage", c.MaxDamage, c.BaseDamage, 10},
		{"base_healing", c.BaseHealing, 0, 20}, {"max_healing", c.MaxHealing, c.BaseHealing, 20},
		{"base_absorb", c.BaseAbsorb, 0, 10}, {"max_absorb", c.MaxAbsorb, c.BaseAbsorb, 10},
		{"defense_bonus", c.DefenseBonus, 0, 100}, {"health_bonus", c.HealthBonus, 0, 10},
		{"damage_bonus", c.DamageBonus, 0, 5}, {"cost_bonus", c.CostBonus, -5, 0},
		{"my_healing_bonus", c.HealingBonus, 0, 5}, {"my_regen_bonus", c.RegenBonus, 0, 3},
		{"DoT_power", c.DoTPower, 0, 10}, {"HoT_power", c.HoTPower, 0, 10},
		{"effect_increasing", c.EffectIncreasing, -3, 3}, {"bonus_length", c.BonusLength, 0, MaxTime},
		{"immortality_length", c.ImmortalityLength, 0, MaxTime}, {"stun_time", c.StunTime, 0, 2},
	}, "card "+c.ID)
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
