package schema

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// Hero is a hero document: start values, a deck, and what only people see.
type Hero struct {
	ID     string // the file's name, [a-z0-9_]+
	Name   string // English name, "" if it has none
	NameUK string // Ukrainian name, "" if it has none
	HP     int16  // 10…99, between those of the pack's rules, the maximum and the start
	EP     int16  // 3…10, the maximum and the start
	Regen  int16  // 0…3 energy a turn
	Art    string // a file in the pack's art folder, "" if it has none
	Colour string // #rrggbb, "" if it has none
	Deck   []DeckLine
	// Passives are rules that wait for their events through the whole duel.
	Passives []rule.Rule
}

// DeckLine is a card of a hero's deck.
type DeckLine struct {
	Card   string // the card's id
	Copies int    // 1…20
}

// Cards returns the number of cards in the deck, copies counted.
func (h *Hero) Cards() int {
	total := 0
	for _, line := range h.Deck {
		total += line.Copies
	}
	return total
}

// heroRoot describes a hero document (thesis, Figure 3.7 and Table 2.2).
var heroRoot = Field{
	Name:   "hero",
	check:  checkHero,
	Source: Source{"Hero", "Figure 3.7"},
	Fields: []Field{
		{Name: "name", Type: String, Longest: longestName, Section: Identity,
			at: in(func(h *Hero) *string { return &h.Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			at: in(func(h *Hero) *string { return &h.NameUK })},
		{Name: "hp", Type: Int, Presence: Required, Min: 10, Max: 99, Default: "20", Unit: HP, Section: HeroValues,
			Source: Source{"max_hp", "Table 2.2"},
			at:     in(func(h *Hero) *int16 { return &h.HP })},
		{Name: "ep", Type: Int, Presence: Required, Min: 3, Max: 10, Default: "3", Unit: Energy, Section: HeroValues,
			Source: Source{"max_ep", "Table 2.2"},
			at:     in(func(h *Hero) *int16 { return &h.EP })},
		{Name: "regen", Type: Int, Presence: Required, Max: 3, Default: "0", Unit: EnergyPerTurn, Section: HeroValues,
			Source: Source{"regen", "Table 2.2"},
			at:     in(func(h *Hero) *int16 { return &h.Regen })},
		{Name: "art", Type: Image, Section: Identity,
			at: in(func(h *Hero) *string { return &h.Art })},
		{Name: "colour", Type: Colour, Section: Identity,
			at: in(func(h *Hero) *string { return &h.Colour })},
		{Name: "spell_card", Type: ID, Least: 1, Most: duel.LineCapacity, Section: Deck,
			Source: Source{"cards", "Table 2.2"},
			repeat: sliceOf[Hero, DeckLine](func(h *Hero) *[]DeckLine { return &h.Deck }),
			at:     in(func(l *DeckLine) *string { return &l.Card }),
			Fields: []Field{
				{Name: "copies", Attribute: true, Type: Int, Min: 1, Max: duel.MostInDeck, Default: "1", Unit: Copies, Section: Deck,
					at: in(func(l *DeckLine) *int { return &l.Copies })},
			}},
		ruleField(0, rule.MostOfHero, true, rulesOf[Hero](func(h *Hero) *[]rule.Rule { return &h.Passives })),
	},
}
