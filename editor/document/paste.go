package document

import (
	"fmt"
	"slices"

	"boardduels/schema"
)

// Paste carries out edits one after the other, as one step.
type Paste struct {
	Edits []Edit
}

// Kind returns "paste".
func (Paste) Kind() string { return "paste" }

// Subject returns the number of edits.
func (e Paste) Subject() string { return fmt.Sprint(len(e.Edits)) }

// Changes implements [Edit].
func (e Paste) Changes(pack *schema.Pack) (changes []Change, err error) {
	for _, edit := range e.Edits {
		further, err := edit.Changes(pack)
		if err != nil {
			return nil, err
		}
		pack = apply(pack, further)
		changes = join(changes, further)
	}
	return changes, nil
}

// Together carries out edits of one kind, of which there is at least one, one after the other, as one step.
type Together struct {
	Edits []Edit
}

// Kind returns that of the edits.
func (e Together) Kind() string { return e.Edits[0].Kind() }

// Subject returns the number of edits.
func (e Together) Subject() string { return fmt.Sprint(len(e.Edits)) }

// Changes implements [Edit].
func (e Together) Changes(pack *schema.Pack) ([]Change, error) { return Paste(e).Changes(pack) }

// DeckPlace is a hero in whose deck a card is to be.
type DeckPlace struct {
	Hero   string
	Copies int // 0 for as many as there are, or one
}

// PutInDecks says in whose decks a card is: in those of some heroes, and in no others.
type PutInDecks struct {
	Card  string
	Decks []DeckPlace
}

// Kind returns "put_in_decks".
func (PutInDecks) Kind() string { return "put_in_decks" }

// Subject returns the card.
func (e PutInDecks) Subject() string { return e.Card }

// Changes implements [Edit].
func (e PutInDecks) Changes(pack *schema.Pack) ([]Change, error) {
	var changes []Change
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, ok := pack.Hero(id)
		if !ok {
			continue
		}
		deck := slices.Clone(hero.Deck)
		at := slices.IndexFunc(e.Decks, func(p DeckPlace) bool { return p.Hero == id })
		there := slices.IndexFunc(deck, func(l schema.DeckLine) bool { return l.Card == e.Card })
		switch {
		case at < 0:
			deck = slices.DeleteFunc(deck, func(l schema.DeckLine) bool { return l.Card == e.Card })
		case there < 0:
			deck = append(deck, schema.DeckLine{Card: e.Card, Copies: max(e.Decks[at].Copies, 1)})
		case e.Decks[at].Copies > 0:
			deck[there].Copies = e.Decks[at].Copies
		}
		if slices.Equal(deck, hero.Deck) {
			continue
		}
		changed, err := SetDeck{Hero: id, Deck: deck}.Changes(pack)
		if err != nil {
			return nil, err
		}
		changes = append(changes, changed...)
	}
	return changes, nil
}

// SetDeck gives a hero a deck. What stays of the old one stays where it stands.
type SetDeck struct {
	Hero string
	Deck []schema.DeckLine
}

// Kind returns "set_deck".
func (SetDeck) Kind() string { return "set_deck" }

// Subject returns the hero.
func (e SetDeck) Subject() string { return e.Hero }

// Changes implements [Edit].
func (e SetDeck) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.HeroKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		hero, ok := d.Hero()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		wanted := slices.Clone(e.Deck)
		var err error
		kept := 0
		for i := len(hero.Deck) - 1; i >= 0 && err == nil; i-- { // from the last, so that paths keep their meaning
			at := slices.IndexFunc(wanted, func(l schema.DeckLine) bool { return l.Card == hero.Deck[i].Card })
			switch {
			case at < 0:
				d, err = d.Remove(linePath(i))
				continue
			case wanted[at].Copies == 1 && hero.Deck[i].Copies != 1:
				d, err = d.Remove(copiesPath(i))
			case wanted[at].Copies != hero.Deck[i].Copies:
				d, err = d.Set(copiesPath(i), fmt.Sprint(wanted[at].Copies))
			}
			wanted = slices.Delete(wanted, at, at+1)
			kept++
		}
		for i := 0; i < len(wanted) && err == nil; i++ {
			d, err = d.Insert(linePath(kept+i), wanted[i])
		}
		return d, err
	})
}
