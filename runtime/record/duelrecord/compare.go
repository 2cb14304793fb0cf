package duelrecord

import (
	"strconv"

	"boardduels/runtime/record"
	"boardduels/schema"
)

// Comparison sets two records side by side.
type Comparison struct {
	// Common is the number of actions from the start that are the same: the same seat played the card of the same id.
	Common int
	// OneStart says that both began alike: with the same heroes, whatever was edited, and the same chance.
	OneStart bool
	// Plies, Rounds and Results are those of the first and the second record.
	Plies   [2]int
	Rounds  [2]int // rounds begun
	Results [2]Result
	// Edits are, by seat, what differs between the same hero of both records. Of other heroes there are none.
	Edits [2][]Edit
}

// Edit is a difference in what the rules read of a hero or one of its cards.
type Edit struct {
	Card     string // id; "" for the hero itself
	Field    *schema.Field
	From, To string // as a document has it
}

// Compare finds how far two records go together, and how each ends. Their heroes may have different cards.
func Compare(a, b *Record) Comparison {
	c := Comparison{
		Common: record.Common(a.past(), b.past()), OneStart: a.Seed == b.Seed,
		Plies: [2]int{a.Plies(), b.Plies()}, Rounds: [2]int{a.Rounds(), b.Rounds()}, Results: [2]Result{a.Result, b.Result},
	}
	for seat := range c.Edits {
		from, to := &a.Seats[seat].Hero, &b.Seats[seat].Hero
		if from.ID != to.ID {
			c.OneStart = false
			continue
		}
		c.Edits[seat] = edits(from, to)
	}
	return c
}

// edits returns what differs between two versions of a hero: its values, its deck, then the cards of both decks.
func edits(from, to *Hero) []Edit {
	all := differing(schema.NewHero(from.Hero), schema.NewHero(to.Hero), "")
	copies := schema.Fields(schema.HeroKind).Field("spell_card").Field("@copies")
	for _, id := range bothDecks(from, to) {
		if a, b := from.copies(id), to.copies(id); a != b {
			all = append(all, Edit{Card: id, Field: copies, From: strconv.Itoa(a), To: strconv.Itoa(b)})
		}
	}
	for i := range from.Cards {
		card := &from.Cards[i]
		if other, ok := to.find(card.ID); ok && *card != to.Cards[other] {
			all = append(all, differing(schema.NewCard(*card), schema.NewCard(to.Cards[other]), card.ID)...)
		}
	}
	return all
}

// bothDecks lists the ids of the cards of two decks, each once.
func bothDecks(a, b *Hero) []string {
	var ids []string
	for i := range a.Cards {
		ids = append(ids, a.Cards[i].ID)
	}
	for i := range b.Cards {
		if _, known := a.find(b.Cards[i].ID); !known {
			ids = append(ids, b.Cards[i].ID)
		}
	}
	return ids
}

// copies returns how often a card is in the deck; 0 of one that rules bring.
func (h *Hero) copies(id string) int {
	if card, ok := h.find(id); ok && int(card) < len(h.Deck) {
		return h.Deck[card].Copies
	}
	return 0
}

// differing returns the numbers and flags in which two documents of a kind differ.
func differing(a, b *schema.Document, card string) []Edit {
	var all []Edit
	fields := schema.Fields(a.Kind()).Fields
	for i := range fields {
		f := &fields[i]
		if f.Type != schema.Int && f.Type != schema.Bool || f.Repeats() {
			continue
		}
		if from, to := valueOf(a, f), valueOf(b, f); from != to {
			all = append(all, Edit{Card: card, Field: f, From: from, To: to})
		}
	}
	return all
}

func valueOf(d *schema.Document, f *schema.Field) string {
	if value, ok := d.Value(f.Name); ok {
		return value
	}
	return f.Default
}
