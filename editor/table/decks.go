package table

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/sheet"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// decksOf returns the heroes that have a card in their decks, by card.
func decksOf(pack *schema.Pack) map[string][]string {
	decks := map[string][]string{}
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, _ := pack.Hero(id)
		for _, line := range hero.Deck {
			if !slices.Contains(decks[line.Card], id) {
				decks[line.Card] = append(decks[line.Card], id)
			}
		}
	}
	return decks
}

// deckText returns what [DecksColumn] says of a row.
func deckText(decks map[string][]string, r *Row) string {
	if r.doc.Kind() == schema.CardKind {
		return strings.Join(decks[r.ID], ", ")
	}
	hero, _ := r.doc.Hero()
	return strconv.Itoa(hero.Cards())
}

// counted is a name with a number of copies before or behind it: 2 Cleave, 2x Cleave, Cleave ×2, Cleave (2).
var counted = regexp.MustCompile(`^(?:(\d+)(?:\s*[x×\x{445}*]\s*|\s+))?(.*?)(?:\s*(?:[x×\x{445}*]\s*(\d+)|\((\d+)\)))?$`)

// copiesOf parts a name from a number of copies, which is 0 if none is told.
func copiesOf(text string) (name string, copies int) {
	found := counted.FindStringSubmatch(strings.TrimSpace(text))
	if found == nil {
		return strings.TrimSpace(text), 0
	}
	copies, _ = strconv.Atoi(cmp.Or(found[1], found[3], found[4], "0"))
	return found[2], copies
}

// called returns the ids of a kind by what people may call them, folded: the ids themselves, or else names, that which
// several have for the first of them.
func called(pack *schema.Pack, kind schema.Kind) map[string]string {
	ids := map[string]string{}
	for _, field := range append([]schema.NameField{{}}, schema.NameFields(kind)...) {
		for _, id := range pack.IDs(kind) {
			name := id
			if field.Name != "" {
				name, _ = pack.Find(kind, id).Value(field.Name)
			}
			name = spelling.Fold(strings.TrimSpace(name))
			if _, known := ids[name]; name != "" && !known {
				ids[name] = id
			}
		}
	}
	return ids
}

// member returns which of some called things a text names, and how many copies it tells; 0 if it tells none.
func member(ids map[string]string, text string) (id string, copies int) {
	if id = ids[spelling.Fold(strings.TrimSpace(text))]; id != "" {
		return id, 0
	}
	name, copies := copiesOf(text)
	return ids[spelling.Fold(name)], copies
}

// copied is a card or a hero that a list names, with a number of copies; 0 if none is told.
type copied struct {
	id     string
	copies int
}

// listed reads a list of names or ids, with or without copies, between commas, semicolons or line ends. It reports
// whether there is all that it names.
func listed(ids map[string]string, text string) (list []copied, ok bool) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;\n\r", r) }) {
		if strings.TrimSpace(part) == "" {
			continue
		}
		id, copies := member(ids, part)
		if id == "" {
			return nil, false
		}
		if !slices.ContainsFunc(list, func(c copied) bool { return c.id == id }) {
			list = append(list, copied{id, copies})
		}
	}
	return list, true
}

func tell(list []copied) string {
	var told []string
	for _, c := range list {
		text := c.id
		if c.copies > 0 {
			text += fmt.Sprintf(" ×%d", c.copies)
		}
		told = append(told, text)
	}
	return strings.Join(told, ", ")
}

// setDecks plans a cell of [DecksColumn]: in whose decks a card is going to be, or which cards are in a hero's.
func (p *Planned) setDecks(from *paste, text string) {
	isCard := p.Row.doc.Kind() == schema.CardKind
	called, fault := from.cards, NotCard
	if isCard {
		called, fault = from.heroes, NotHero
	}
	list, ok := listed(called, text)
	if !ok {
		p.To, p.Fault = text, fault
		return
	}
	if !isCard {
		edit := document.SetDeck{Hero: p.Row.ID}
		for _, c := range list {
			edit.Deck = append(edit.Deck, schema.DeckLine{Card: c.id, Copies: max(c.copies, 1)})
		}
		p.To, p.told = tell(list), edit
		return
	}
	slices.SortFunc(list, func(a, b copied) int { return strings.Compare(a.id, b.id) })
	edit := document.PutInDecks{Card: p.Row.ID}
	for i, c := range list {
		edit.Decks = append(edit.Decks, document.DeckPlace{Hero: c.id, Copies: c.copies})
		if c.copies == copiesIn(from.pack, c.id, p.Row.ID) {
			list[i].copies = 0 // as it is
		}
	}
	p.To, p.told = tell(list), edit
}

func copiesIn(pack *schema.Pack, hero, card string) (copies int) {
	h, _ := pack.Hero(hero)
	for _, line := range h.Deck {
		if line.Card == card {
			copies += line.Copies
		}
	}
	return copies
}

// ParseDeck reads a deck that was copied: a card in each line by its name or id, with a number of copies beside it or
// in the same cell. It returns the lines that name no card, too; one of titles above the others is none of these.
func ParseDeck(pack *schema.Pack, pasted Pasted) (deck []schema.DeckLine, unknown []string) {
	cards := called(pack, schema.CardKind)
	for i, cells := range pasted {
		card, copies, isEmpty := deckLine(cards, cells)
		if isEmpty {
			continue
		}
		at := slices.IndexFunc(deck, func(l schema.DeckLine) bool { return l.Card == card })
		switch {
		case card == "" && i == 0 && copies == 0 && len(cells) > 1 && len(pasted) > 1:
		case card == "":
			unknown = append(unknown, strings.TrimSpace(strings.Join(cells, " ")))
		case at >= 0:
			deck[at].Copies += max(copies, 1)
		default:
			deck = append(deck, schema.DeckLine{Card: card, Copies: max(copies, 1)})
		}
	}
	return deck, unknown
}

// deckLine returns which card a line of a deck is about, "" for none that there is, and how many copies it tells; 0 if
// it tells none.
func deckLine(cards map[string]string, cells []string) (card string, copies int, isEmpty bool) {
	isEmpty = true
	for _, cell := range cells {
		if strings.TrimSpace(cell) == "" {
			continue
		}
		if n, ok := sheet.Whole(cell); ok && n > 0 {
			copies = n
			continue
		}
		isEmpty = false
		if id, told := member(cards, cell); card == "" {
			card, copies = id, max(copies, told)
		}
	}
	return card, copies, isEmpty
}
