package document

import (
	"fmt"
	"slices"
	"strconv"

	"boardduels/schema"
)

// AddToDeck puts a copy of a card into a hero's deck.
type AddToDeck struct {
	Hero, Card string
}

// Kind returns "add_to_deck".
func (AddToDeck) Kind() string { return "add_to_deck" }

// Subject returns the card.
func (e AddToDeck) Subject() string { return e.Card }

// Changes implements [Edit].
func (e AddToDeck) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.HeroKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		hero, ok := d.Hero()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		i := slices.IndexFunc(hero.Deck, func(l schema.DeckLine) bool { return l.Card == e.Card })
		if i < 0 {
			return d.Insert(linePath(len(hero.Deck)), schema.DeckLine{Card: e.Card, Copies: 1})
		}
		return d.Set(copiesPath(i), strconv.Itoa(hero.Deck[i].Copies+1))
	})
}

// TakeFromDeck takes a copy of a card out of a hero's deck.
type TakeFromDeck struct {
	Hero, Card string
}

// Kind returns "take_from_deck".
func (TakeFromDeck) Kind() string { return "take_from_deck" }

// Subject returns the card.
func (e TakeFromDeck) Subject() string { return e.Card }

// Changes implements [Edit].
func (e TakeFromDeck) Changes(pack *schema.Pack) ([]Change, error) {
	hero, _ := pack.Hero(e.Hero)
	i := slices.IndexFunc(hero.Deck, func(l schema.DeckLine) bool { return l.Card == e.Card })
	if i < 0 {
		return nil, fmt.Errorf("there is no card %s in the deck", e.Card)
	}
	return SetCopies{Hero: e.Hero, Line: i, Copies: hero.Deck[i].Copies - 1}.Changes(pack)
}

// SetCopies says how many copies of a card a line of a hero's deck stands for; 0 takes the line out.
type SetCopies struct {
	Hero   string
	Line   int
	Copies int
}

// Kind returns "set_copies".
func (SetCopies) Kind() string { return "set_copies" }

// Subject returns the hero.
func (e SetCopies) Subject() string { return e.Hero }

// Changes implements [Edit].
func (e SetCopies) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.HeroKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		switch _, written := d.Value(copiesPath(e.Line)); {
		case e.Copies < 0:
			return nil, fmt.Errorf("%d copies of a card", e.Copies)
		case e.Copies == 0:
			return d.Remove(linePath(e.Line))
		case e.Copies == 1 && written:
			return d.Remove(copiesPath(e.Line))
		case e.Copies == 1:
			return d, nil
		}
		return d.Set(copiesPath(e.Line), strconv.Itoa(e.Copies))
	})
}

// JoinLines makes one line, the first, of all lines of a hero's deck that name a card.
type JoinLines struct {
	Hero, Card string
}

// Kind returns "join_lines".
func (JoinLines) Kind() string { return "join_lines" }

// Subject returns the card.
func (e JoinLines) Subject() string { return e.Card }

// Changes implements [Edit].
func (e JoinLines) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.HeroKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		hero, ok := d.Hero()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		names := func(l schema.DeckLine) bool { return l.Card == e.Card }
		first, copies := slices.IndexFunc(hero.Deck, names), 0
		for i := len(hero.Deck) - 1; i >= 0; i-- { // from the last, so that paths keep their meaning
			if !names(hero.Deck[i]) {
				continue
			}
			copies += hero.Deck[i].Copies
			if i == first {
				return d.Set(copiesPath(i), strconv.Itoa(copies))
			}
			var err error
			if d, err = d.Remove(linePath(i)); err != nil {
				return nil, err
			}
		}
		return nil, fmt.Errorf("there is no card %s in the deck", e.Card)
	})
}

// MoveLine moves a line of a hero's deck to another place in the list.
type MoveLine struct {
	Hero     string
	From, To int
}

// Kind returns "move_line".
func (MoveLine) Kind() string { return "move_line" }

// Subject returns the hero.
func (e MoveLine) Subject() string { return e.Hero }

// Changes implements [Edit].
func (e MoveLine) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.HeroKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		return d.Move(linePath(e.From), e.To)
	})
}

func linePath(i int) string   { return fmt.Sprintf("spell_card[%d]", i) }
func copiesPath(i int) string { return linePath(i) + "@copies" }

// decksWith returns the changes of all decks that name a card, each line changed by a function of its path.
func decksWith(pack *schema.Pack, card string, change func(d *schema.Document, path string) (*schema.Document, error)) ([]Change, error) {
	var changes []Change
	for _, id := range pack.IDs(schema.HeroKind) {
		d := pack.Find(schema.HeroKind, id)
		hero, _ := d.Hero()
		next := d
		for i := len(hero.Deck) - 1; i >= 0; i-- { // from the last, so that paths keep their meaning
			if hero.Deck[i].Card != card {
				continue
			}
			var err error
			if next, err = change(next, linePath(i)); err != nil {
				return nil, err
			}
		}
		changes = append(changes, Change{d.File(), d, next})
	}
	return changes, nil
}
