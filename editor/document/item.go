package document

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Item names a card, hero, run or board of a pack, or a table of priorities: a kind of document and an id.
type Item struct {
	Type schema.Kind
	ID   string
}

// files returns the documents that belong to an item: to a hero also its cases and priorities.
func (i Item) files() []string {
	kinds := []schema.Kind{i.Type}
	if i.Type == schema.HeroKind {
		kinds = append(kinds, schema.CasesKind, schema.PrioritiesKind)
	}
	files := make([]string, len(kinds))
	for k, kind := range kinds {
		files[k] = schema.FileOf(kind, i.ID)
	}
	return files
}

// Fresh returns an id that no item of the type has in a pack: the wanted one, or that with a number behind it.
func Fresh(pack *schema.Pack, kind schema.Kind, wanted string) string {
	id := wanted
	for n := 2; taken(pack, Item{kind, id}); n++ {
		id = fmt.Sprintf("%s_%d", wanted, n)
	}
	return id
}

// IDFrom makes an id of a name: "Big Axe" becomes big_axe, "Сокира" sokyra. Other letters that ids don't have are left
// out; where that leaves nothing, it is "new".
func IDFrom(name string) string {
	var b strings.Builder
	for _, r := range romanize(strings.TrimSpace(name)) {
		switch {
		case schema.IsID(string(r)):
			b.WriteRune(r)
		case unicode.IsSpace(r) || r == '-':
			b.WriteByte('_')
		}
	}
	return cmp.Or(strings.Trim(b.String(), "_"), "new")
}

func taken(pack *schema.Pack, item Item) bool {
	for _, file := range item.files() {
		if pack.Document(file) != nil {
			return true
		}
	}
	return false
}

// checkFree returns an error if an item can't get an id.
func checkFree(pack *schema.Pack, item Item) error {
	if !schema.IsID(item.ID) {
		return fmt.Errorf("%q isn't an id: letters a–z, digits and _", item.ID)
	}
	if taken(pack, item) {
		return fmt.Errorf("there is already %s in the pack", strings.Join(item.files(), ", "))
	}
	return nil
}

// Add adds a card, a hero, a run, a relic, a board, a table of priorities with one expert, or the pack's rules, whose
// id is that of their file.
type Add struct {
	Item
	Name string // for people, in English; one in Cyrillic letters is the Ukrainian one, too
	Bare bool   // a card that does nothing yet
}

// Kind returns "add_" with the type.
func (e Add) Kind() string { return "add_" + e.Type.Name() }

// Subject returns the id.
func (e Add) Subject() string { return e.ID }

// Changes implements [Edit].
func (e Add) Changes(pack *schema.Pack) ([]Change, error) {
	if err := checkFree(pack, e.Item); err != nil {
		return nil, err
	}
	var d *schema.Document
	switch e.Type {
	case schema.CardKind:
		card := blankCard(e.ID, e.Name)
		if e.Bare {
			card = bareCard(e.ID, e.Name)
		}
		d = schema.NewCard(card)
	case schema.HeroKind:
		d = schema.NewHero(blankHero(e.ID, e.Name))
	case schema.CasesKind:
		d = schema.NewCases(e.ID, []schema.Case{Opening(0)})
	case schema.PrioritiesKind:
		d = schema.NewPriorities(e.ID, []schema.Expert{blankExpert("expert", e.Name)})
	case schema.RunKind:
		d = schema.NewRun(blankRun(e.ID, e.Name))
	case schema.LevelKind:
		d = schema.NewLevel(blankLevel(e.ID, e.Name))
	case schema.MapKind:
		d = schema.NewMap(blankMap(e.ID, e.Name))
	case schema.PositionKind:
		d = schema.NewPosition(blankPosition(e.ID, e.Name))
	case schema.RelicKind:
		d = schema.NewRelic(blankRelic(e.ID, e.Name))
	case schema.RulesKind:
		d = schema.NewRules(pack.Rules())
	default:
		return nil, fmt.Errorf("a %s can't be added", e.Type.Name())
	}
	var err error
	if isCyrillic(e.Name) && schema.Fields(e.Type).Field("name_uk") != nil {
		d, err = d.Set("name_uk", e.Name)
	}
	return []Change{{File: schema.FileOf(e.Type, e.ID), To: d}}, err
}

// blankCard is the least card that does something: 1 damage for 1 energy.
func blankCard(id, name string) schema.Card {
	card := bareCard(id, name)
	card.Cost, card.BaseDamage, card.MaxDamage = 1, 1, 1
	return card
}

// isBlank reports whether a card is as [blankCard] makes it, but for its cost: one that somebody has made has a
// picture, if nothing else.
func isBlank(card schema.Card) bool {
	blank := blankCard(card.ID, card.Name)
	blank.NameUK, blank.Cost = card.NameUK, card.Cost
	return card == blank
}

// IsNew reports whether a document is a card as it is made.
func IsNew(d *schema.Document) bool {
	card, is := d.Card()
	return is && isBlank(card) && card.Cost == blankCard("", "").Cost
}

// bareCard is a card that does nothing yet.
func bareCard(id, name string) schema.Card {
	card := schema.Card{Additional: "none"}
	card.ID, card.Name = id, name
	return card
}

// blankHero is a hero of ordinary values whose deck is still to be chosen.
func blankHero(id, name string) schema.Hero {
	return schema.Hero{ID: id, Name: name, HP: 30, EP: 5, Regen: 2}
}

// blankRun is a run of a single duel.
func blankRun(id, name string) schema.Run {
	return schema.Run{ID: id, Name: name, Stages: []schema.Stage{{Rival: schema.Rivals[0], Rest: defaultRest}}}
}

// blankRelic is a relic with the least that one can do.
func blankRelic(id, name string) schema.Relic {
	r := rule.New()
	r.On, r.Do, r.To, r.Amount = rule.Start, rule.RaiseShield, rule.Self, 3
	return schema.Relic{ID: id, Name: name, Rules: []rule.Rule{r}}
}

// Duplicate adds a copy of an item, of a hero with its knowledge.
type Duplicate struct {
	Item
	As string // the copy's id
}

// Kind returns "duplicate".
func (Duplicate) Kind() string { return "duplicate" }

// Subject returns the id.
func (e Duplicate) Subject() string { return e.ID }

// Changes implements [Edit].
func (e Duplicate) Changes(pack *schema.Pack) ([]Change, error) {
	copied := Item{e.Type, e.As}
	if err := checkFree(pack, copied); err != nil {
		return nil, err
	}
	var changes []Change
	targets := copied.files()
	for i, file := range e.files() {
		d := pack.Document(file)
		if d == nil && i == 0 {
			return nil, errMissing(file)
		}
		if d != nil {
			changes = append(changes, Change{File: targets[i], To: renamed(schema.Parse(d.Kind(), targets[i], d.Source()))})
		}
	}
	return changes, nil
}

// renamed tells a copy from its original by a number behind its names.
func renamed(d *schema.Document) *schema.Document {
	for _, field := range schema.NameFields(d.Kind()) {
		if name, ok := d.Value(field.Name); ok && name != "" {
			if next, err := d.Set(field.Name, name+" 2"); err == nil {
				d = next
			}
		}
	}
	return d
}

// Rename gives an item another id: its files get other names, and decks name a card by its new id.
type Rename struct {
	Item
	To string
}

// Kind returns "rename".
func (Rename) Kind() string { return "rename" }

// Subject returns the old id.
func (e Rename) Subject() string { return e.ID }

// Changes implements [Edit].
func (e Rename) Changes(pack *schema.Pack) ([]Change, error) {
	target := Item{e.Type, e.To}
	if err := checkFree(pack, target); err != nil {
		return nil, err
	}
	changes, err := removal(pack, e.Item)
	if err != nil {
		return nil, err
	}
	targets := target.files()
	for i, file := range e.files() {
		if d := pack.Document(file); d != nil {
			changes = append(changes, Change{File: targets[i], To: schema.Parse(d.Kind(), targets[i], d.Source())})
		}
	}
	silences, err := silencesOf(pack, e.files(), targets)
	changes = append(changes, silences...)
	if err != nil || e.Type != schema.CardKind {
		return e.withRuns(pack, changes, err)
	}
	decks, err := decksWith(pack, e.ID, func(d *schema.Document, path string) (*schema.Document, error) { return d.Set(path, e.To) })
	return append(changes, decks...), err
}

// withRuns adds the changes of runs that name a hero.
func (e Rename) withRuns(pack *schema.Pack, changes []Change, err error) ([]Change, error) {
	if err != nil || e.Type != schema.HeroKind {
		return changes, err
	}
	runs, err := stagesWith(pack, e.ID, e.To)
	return append(changes, runs...), err
}

// Delete takes an item out of the pack; a hero goes with its knowledge and leaves all runs, a card leaves all decks.
type Delete struct {
	Item
	// By is the card that takes its place in the decks, "" for none.
	By string
}

// Kind returns "delete".
func (Delete) Kind() string { return "delete" }

// Subject returns the id.
func (e Delete) Subject() string { return e.ID }

// Changes implements [Edit].
func (e Delete) Changes(pack *schema.Pack) ([]Change, error) {
	changes, err := removal(pack, e.Item)
	if err != nil {
		return nil, err
	}
	silences, err := silencesOf(pack, e.files(), nil)
	changes = append(changes, silences...)
	if err != nil || e.Type != schema.CardKind {
		return Rename{Item: e.Item}.withRuns(pack, changes, err)
	}
	decks, err := decksWith(pack, e.ID, e.replace)
	return append(changes, decks...), err
}

// replace takes a line out of a deck, and puts as many copies of the other card in.
func (e Delete) replace(d *schema.Document, path string) (*schema.Document, error) {
	hero, ok := d.Hero()
	if e.By == "" || !ok {
		return d.Remove(path)
	}
	there := slices.IndexFunc(hero.Deck, func(l schema.DeckLine) bool { return l.Card == e.By })
	if there < 0 {
		return d.Set(path, e.By)
	}
	gone := slices.IndexFunc(hero.Deck, func(l schema.DeckLine) bool { return l.Card == e.ID })
	d, err := d.Set(copiesPath(there), strconv.Itoa(hero.Deck[there].Copies+hero.Deck[gone].Copies))
	if err != nil {
		return nil, err
	}
	return d.Remove(path)
}

// removal returns the changes that take an item's documents out.
func removal(pack *schema.Pack, item Item) ([]Change, error) {
	var changes []Change
	for i, file := range item.files() {
		d := pack.Document(file)
		if d == nil && i == 0 {
			return nil, errMissing(file)
		}
		if d != nil {
			changes = append(changes, Change{File: file, From: d})
		}
	}
	return changes, nil
}
