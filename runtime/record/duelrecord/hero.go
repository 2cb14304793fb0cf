package duelrecord

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record"
	"boardduels/schema"
)

// Hero is a hero with its cards: what the rules need of them, and what people see.
type Hero struct {
	schema.Hero
	// Cards are those of Deck, in its order, then those that rules bring. In a record they stand like the hero's lines
	// in the duel.
	Cards  []schema.Card
	Relics []schema.Relic // in the order in which they were taken
}

// PackHero returns a hero of a pack, with relics that it has taken. It returns an error if one of them is missing, or
// if its document or that of one of its cards has errors.
func PackHero(pack *schema.Pack, id string, relics ...string) (Hero, error) {
	known, err := pack.DuelHero(id, relics...)
	if err != nil {
		return Hero{}, err
	}
	hero, _ := pack.Hero(id)
	h := Hero{Hero: hero}
	for i := range known.Deck {
		h.add(pack, known.Deck[i].Card.ID)
	}
	for i := range known.Brings {
		h.add(pack, known.Brings[i].ID)
	}
	for _, id := range relics {
		h.Relics = append(h.Relics, carried(pack, id))
	}
	return h, nil
}

// PackRelic returns a relic of a pack as heroes carry it, and the cards that its rules bring. It returns an error if
// the relic is missing, or if its document or that of one of these cards has errors.
func PackRelic(pack *schema.Pack, id string) (relic schema.Relic, brings []schema.Card, err error) {
	ids, err := pack.BroughtByRelic(id)
	if err != nil {
		return schema.Relic{}, nil, err
	}
	var carrier Hero
	for _, card := range ids {
		carrier.add(pack, card)
	}
	return carried(pack, id), carrier.Cards, nil
}

// carried returns a relic of a pack as heroes carry it.
func carried(pack *schema.Pack, id string) schema.Relic {
	relic, _ := pack.Relic(id)
	relic.About, relic.AboutUK = "", "" // like the notes of cards
	return relic
}

// add adds a card that a pack has.
func (h *Hero) add(pack *schema.Pack, id string) {
	card, _ := pack.Card(id)
	card.Additional = noNotes // its length is up to the designer, and a duel doesn't need it
	h.Cards = append(h.Cards, card)
}

// noNotes is what a card without notes has in their place.
var noNotes = schema.Fields(schema.CardKind).Field("additional").Default

// Duel returns the part of the hero that the rules need.
func (h *Hero) Duel() duel.Hero {
	hero := duel.Hero{
		ID: h.ID, HP: h.HP, EP: h.EP, Regen: h.Regen, Deck: make([]duel.DeckLine, len(h.Deck)), Passives: slices.Clone(h.Passives),
	}
	for i := range h.Deck {
		hero.Deck[i] = duel.DeckLine{Card: h.Cards[i].Card, Copies: h.Deck[i].Copies}
	}
	for i := len(h.Deck); i < len(h.Cards); i++ {
		hero.Brings = append(hero.Brings, h.Cards[i].Card)
	}
	for i := range h.Relics {
		hero.Relics = append(hero.Relics, duel.Relic{ID: h.Relics[i].ID, Rules: slices.Clone(h.Relics[i].Rules)})
	}
	return hero
}

// IsAs reports whether a hero of a record is as another one, but for the cards that rules of its enemy bring.
func (h *Hero) IsAs(other *Hero) bool {
	return reflect.DeepEqual(h.Hero, other.Hero) && reflect.DeepEqual(h.Relics, other.Relics) &&
		slices.Equal(h.Cards[:len(h.Deck)], other.Cards[:len(other.Deck)])
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
// [duel.End], or a stance as in "stance:guard".
func (h *Hero) ActionName(action duel.Action) string {
	if action.Card == duel.NoCard {
		return action.Named("")
	}
	return action.Named(h.Cards[action.Card].ID)
}

// Lines returns the hero, its cards and its relics, a line each.
func (h *Hero) Lines() []string {
	lines := []string{h.Compact()}
	for i := range h.Cards {
		lines = append(lines, h.Cards[i].Compact())
	}
	for i := range h.Relics {
		lines = append(lines, h.Relics[i].Compact())
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
	for taken++; taken < len(lines); taken++ {
		more, err := h.readMore(lines[taken])
		if err != nil || !more {
			return h, taken, err
		}
	}
	return h, taken, nil
}

// readMore takes the line of a card that rules bring to the hero, or of a relic; false if it is neither, or if there is
// no room for more.
func (h *Hero) readMore(line string) (more bool, err error) {
	switch {
	case strings.HasPrefix(line, "card ") && len(h.Cards) < duel.LineCapacity && len(h.Relics) == 0:
		card, err := schema.ParseCompactCard(line)
		if err != nil {
			return false, fmt.Errorf("card: %w", err)
		}
		h.Cards = append(h.Cards, card)
	case strings.HasPrefix(line, "relic ") && len(h.Relics) < rule.MostRelics:
		relic, err := schema.ParseCompactRelic(line)
		if err != nil {
			return false, fmt.Errorf("relic: %w", err)
		}
		h.Relics = append(h.Relics, relic)
	default:
		return false, nil
	}
	return true, nil
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
	return p.brought(&s.Hero)
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
