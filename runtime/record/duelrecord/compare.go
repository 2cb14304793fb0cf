package duelrecord

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/runtime/duel/rule"
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
	From, To string // as a document has it; of a rule its attributes
	// Rules are a rule as it was and as it is, nil where there is none; both are nil of other fields.
	Rules [2]*rule.Rule
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

// differing returns what the rules read in which two documents of a kind differ.
func differing(a, b *schema.Document, card string) []Edit {
	var all []Edit
	fields := schema.Fields(a.Kind()).Fields
	for i := range fields {
		f := &fields[i]
		switch {
		case f.Name == "rule" && f.Repeats():
			all = append(all, differingRules(a, b, Edit{Card: card, Field: f})...)
			continue
		case !slices.Contains([]schema.Type{schema.Int, schema.Bool, schema.Choice, schema.ID}, f.Type), f.Repeats() && f.Name != "tag":
			continue
		}
		if from, to := valueOf(a, f), valueOf(b, f); from != to {
			all = append(all, Edit{Card: card, Field: f, From: from, To: to})
		}
	}
	return all
}

// differingRules returns the rules in which two documents differ.
func differingRules(a, b *schema.Document, of Edit) (all []Edit) {
	from, to := a.Said(), b.Said()
	for _, pair := range schema.PairedRules(a, b) {
		edit := of
		if pair[0] >= 0 {
			edit.Rules[0], edit.From = &from[pair[0]], written(&from[pair[0]])
		}
		if pair[1] >= 0 {
			edit.Rules[1], edit.To = &to[pair[1]], written(&to[pair[1]])
		}
		if edit.From != edit.To {
			all = append(all, edit)
		}
	}
	return all
}

// written returns the attributes of a rule as a document has them.
func written(r *rule.Rule) string {
	texts := r.Written()
	var attributes []string
	for i := range rule.Attributes {
		if name := rule.Attributes[i].Name; texts[name] != "" {
			attributes = append(attributes, fmt.Sprintf("%s=%q", name, texts[name]))
		}
	}
	return strings.Join(attributes, " ")
}

// valueOf returns the text of a field, those of one that repeats with commas between.
func valueOf(d *schema.Document, f *schema.Field) string {
	if f.Repeats() {
		var texts []string
		for i := range f.Most {
			if text, ok := d.Value(fmt.Sprintf("%s[%d]", f.Name, i)); ok {
				texts = append(texts, text)
			}
		}
		return strings.Join(texts, ", ")
	}
	if value, ok := d.Value(f.Name); ok {
		return value
	}
	return f.Default
}
