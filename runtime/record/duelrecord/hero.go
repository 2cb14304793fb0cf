package duelrecord

import (
	"fmt"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/record"
	"boardduels/schema"
)

// Hero is a hero with its cards: what the rules need of them, and what people see.
type Hero struct {
	schema.Hero
	Cards []schema.Card // those of Deck, in its order
}

// PackHero returns a hero of a pack. It returns an error if the hero is missing, or if its document or that of one of
// its cards has errors.
func PackHero(pack *schema.Pack, id string) (Hero, error) {
	if _, err := pack.DuelHero(id); err != nil {
		return Hero{}, err
	}
	hero, _ := pack.Hero(id)
	h := Hero{Hero: hero, Cards: make([]schema.Card, len(hero.Deck))}
	for i, line := range hero.Deck {
		h.Cards[i], _ = pack.Card(line.Card)
		h.Cards[i].Additional = noNotes // its length is up to the designer, and a duel doesn't need it
	}
	return h, nil
}

// noNotes is what a card without notes has in their place.
var noNotes = schema.Fields(schema.CardKind).Field("additional").Default

// Duel returns the part of the hero that the rules need.
func (h *Hero) Duel() duel.Hero {
	hero := duel.Hero{
		ID: h.ID, HP: h.HP, EP: h.EP, Regen: h.Regen, Deck: make([]duel.DeckLine, len(h.Cards)), Passives: slices.Clone(h.Passives),
	}
	for i := range h.Cards {
		hero.Deck[i] = duel.DeckLine{Card: h.Cards[i].Card, Copies: h.Deck[i].Copies}
	}
	return hero
}

// duelHero returns what the rules need of who sits at a place.
func (s *Seat) duelHero() duel.Hero {
	hero := s.Hero.Duel()
	hero.Wounds = s.Wounds
	return hero
}

// find returns the index of a card.
func (h *Hero) find(id string) (duel.CardIndex, bool) {
	for i := range h.Cards {
		if h.Cards[i].ID == id {
			return duel.CardIndex(i), true
		}
	}
	return duel.NoCard, false
}

// action returns the action of playing a card that has a name in files, as "cleave" or "oracle:2"; false if the hero
// has no such card, or it isn't played so. [Hero.ActionName] is the way back.
func (h *Hero) action(name string) (duel.Action, bool) {
	id, mode, ok := duel.CutMode(name)
	card, known := h.find(id)
	if !ok || !known {
		return duel.Action{}, false
	}
	offered := h.Cards[card].Says.Offered()
	return duel.Action{Card: card, Mode: mode}, int16(mode) <= offered && (mode > 0) == (offered > 0)
}

// plays lists the names of all actions that play a card.
func (h *Hero) plays() (names []string) {
	for i := range h.Cards {
		card := &h.Cards[i]
		if card.Says.Offered() == 0 {
			names = append(names, card.ID)
		}
		for mode := range card.Says.Offered() {
			names = append(names, duel.Action{Mode: int8(mode + 1)}.Named(card.ID))
		}
	}
	return names
}

// ActionName is the name of an action in files: the id of the card that it plays, with the mode as in "oracle:2", or
// [duel.End].
func (h *Hero) ActionName(action duel.Action) string {
	if action == duel.EndTurn {
		return duel.End
	}
	return action.Named(h.Cards[action.Card].ID)
}

// Lines returns the hero and the cards of its deck, a line each.
func (h *Hero) Lines() []string {
	lines := []string{h.Compact()}
	for i := range h.Cards {
		lines = append(lines, h.Cards[i].Compact())
	}
	return lines
}

// ReadHero reads what [Hero.Lines] writes, and returns how many lines that took; with an error, how many stand before
// the line that is wrong.
func ReadHero(lines []string) (h Hero, taken int, err error) {
	line := func(what string) string {
		if taken < len(lines) {
			return lines[taken]
		}
		err = fmt.Errorf("%s is missing", what)
		return ""
	}
	if first := line("a hero"); err == nil {
		h.Hero, err = schema.ParseCompactHero(first)
	}
	if err != nil {
		return h, taken, err
	}
	h.Cards = make([]schema.Card, len(h.Deck))
	for i := range h.Deck {
		taken++
		if text := line("card " + h.Deck[i].Card); err == nil {
			h.Cards[i], err = readCard(text, h.Deck[i].Card)
		}
		if err != nil {
			return h, taken, err
		}
	}
	return h, taken + 1, nil
}

// readCard reads a card that must be the one of the deck's line.
func readCard(line, id string) (schema.Card, error) {
	card, err := schema.ParseCompactCard(line)
	if err == nil && card.ID != id {
		err = fmt.Errorf("found %s, allowed is %s: cards stand in the order of the deck", record.Excerpt(card.ID), id)
	}
	return card, err
}

func (w *writer) hero(h *Hero) {
	for _, line := range h.Lines() {
		w.Line(line)
	}
}

// hero takes a hero and the cards of its deck.
func (p *parser) hero(s *Seat) (err error) {
	if err = p.Need("hero"); err != nil {
		return err
	}
	if s.Hero.Hero, err = schema.ParseCompactHero(p.Line); err != nil {
		return p.Fault("hero: %v", err)
	}
	if err = p.Next(); err != nil {
		return err
	}
	s.Hero.Cards = make([]schema.Card, len(s.Hero.Deck))
	for i, line := range s.Hero.Deck {
		if err = p.card(&s.Hero.Cards[i], line.Card); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) card(card *schema.Card, id string) (err error) {
	if p.Keyword != "card" {
		return p.Unexpected("card " + id)
	}
	if *card, err = readCard(p.Line, id); err != nil {
		return p.Fault("card: %v", err)
	}
	return p.Next()
}
