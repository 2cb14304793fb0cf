package document

import (
	"cmp"
	"slices"
	"strings"

	"boardduels/editor/merge"
	"boardduels/schema"
)

// Merge is [merge.Packs] for people who also change ids: what the other has edited meanwhile is found under the new id,
// and decks of both name a card by it. Where both have given an item another id, and where one has and the other has
// deleted it, is a clash; its file is that of the item in base.
func Merge(base, mine, theirs *schema.Pack, isTheirs func(merge.Clash) bool) (*schema.Pack, []merge.Clash) {
	m := merging{base: base, mine: mine, theirs: theirs, isTheirs: isTheirs}
	next, clashes := m.merged(merge.Packs)
	return m.withoutLines(next), clashes
}

// packsMerger merges packs whose ids agree: [merge.Packs] or [merge.Choose].
type packsMerger func(base, mine, theirs *schema.Pack, isTheirs func(merge.Clash) bool) (*schema.Pack, []merge.Clash)

// merged merges, but for lines of decks that name contested cards that have gone.
func (m *merging) merged(packs packsMerger) (*schema.Pack, []merge.Clash) {
	if m.isTheirs == nil {
		m.isTheirs = func(merge.Clash) bool { return false }
	}
	for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind, schema.PrioritiesKind, schema.RunKind, schema.RelicKind, schema.LevelKind, schema.MapKind, schema.PositionKind} {
		m.follow(kind)
	}
	m.contest()
	next, clashes := packs(m.base, m.mine, m.theirs, m.isTheirs)
	for _, r := range slices.Backward(m.renames) { // what was taken back last comes first
		if renamed, err := renamedPack(next, r); err == nil {
			next = renamed
		}
	}
	for _, item := range m.deleted {
		if changes, err := (Delete{Item: item}).Changes(next); err == nil {
			next = apply(next, changes)
		}
	}
	return next, append(m.clashes, clashes...)
}

// mostRenames is how many items of a kind are found again; a pack in which more ids were changed is another pack.
const mostRenames = 200

// merging takes new ids back on both sides, so that their documents can be merged, and notes what to do afterwards.
type merging struct {
	base, mine, theirs *schema.Pack
	isTheirs           func(merge.Clash) bool
	renames            []Rename
	deleted            []Item
	// Cards that one side has deleted, and the other has put into a deck anew or in another number
	contested []string
	clashes   []merge.Clash
}

func (m *merging) follow(kind schema.Kind) {
	mine, theirs := renames(m.base, m.mine, kind), renames(m.base, m.theirs, kind)
	for _, id := range m.base.IDs(kind) {
		item := Item{kind, id}
		my, their := mine[id], theirs[id]
		switch {
		case my == "" && their == "":
		case my == "" && m.mine.Find(kind, id) == nil || their == "" && m.theirs.Find(kind, id) == nil:
			m.clashOfDeletion(item, my, their)
		case isOther(m.mine, item, my, their) || isOther(m.theirs, item, their, my):
			// There the two are merged as documents that both have added.
		default:
			m.back(item, my, their)
		}
	}
}

// isOther reports whether a side, which calls an item own, has something else under the id that the other side calls
// it.
func isOther(side *schema.Pack, item Item, own, others string) bool {
	return others != "" && others != own && taken(side, Item{item.Type, others})
}

// back takes the new ids of an item back; "" is a side that has kept the old one.
func (m *merging) back(item Item, my, their string) {
	if my != "" {
		m.mine, _ = renamedPack(m.mine, Rename{Item{item.Type, my}, item.ID})
	}
	if their != "" {
		m.theirs, _ = renamedPack(m.theirs, Rename{Item{item.Type, their}, item.ID})
	}
	to := my
	if my == "" || my != their && their != "" && m.counts(item, &my, &their) {
		to = their
	}
	m.renames = append(m.renames, Rename{item, to})
}

// clashOfDeletion notes that one side has deleted what the other has given another id.
func (m *merging) clashOfDeletion(item Item, my, their string) {
	id := cmp.Or(my, their)
	if keepsMine := !m.counts(item, orNil(my), orNil(their)); keepsMine != (my != "") {
		m.deleted = append(m.deleted, Item{item.Type, id})
	}
}

// contest finds the contested cards. Whether such a card stays is asked, also where its own document is as it was on
// the other side, so that what a deck there says isn't lost without a word.
func (m *merging) contest() {
	for _, id := range m.base.IDs(schema.CardKind) {
		base, mine, theirs := m.base.Find(schema.CardKind, id), m.mine.Find(schema.CardKind, id), m.theirs.Find(schema.CardKind, id)
		var isContested, isAsBefore bool
		switch {
		case mine != nil && theirs == nil:
			isContested, isAsBefore = usesOtherwise(m.base, m.mine, id), same(base, mine)
		case mine == nil && theirs != nil:
			isContested, isAsBefore = usesOtherwise(m.base, m.theirs, id), same(base, theirs)
		}
		if !isContested {
			continue
		}
		m.contested = append(m.contested, id)
		if !isAsBefore { // which is a clash of its own
			continue
		}
		c := merge.Clash{File: base.File(), Clash: schema.Clash{Base: textOf(base), Mine: textOf(mine), Theirs: textOf(theirs)}}
		takesTheirs := m.isTheirs(c)
		if !takesTheirs {
			m.clashes = append(m.clashes, c)
		}
		if takesTheirs == (theirs != nil) {
			m.mine, m.theirs = m.mine.With(base), m.theirs.With(base)
		}
	}
}

// textOf returns the text of a document; nil of none.
func textOf(d *schema.Document) *string {
	if d == nil {
		return nil
	}
	text := d.Source()
	return &text
}

// usesOtherwise reports whether a deck of a pack has a card that the same deck of base doesn't have, or not so often.
func usesOtherwise(base, pack *schema.Pack, card string) bool {
	return slices.ContainsFunc(pack.IDs(schema.HeroKind), func(hero string) bool {
		now := linesOf(pack.Find(schema.HeroKind, hero), card)
		return len(now) > 0 && !slices.Equal(now, linesOf(base.Find(schema.HeroKind, hero), card))
	})
}

// linesOf returns the lines of a hero's deck that name a card; none if there is no hero.
func linesOf(d *schema.Document, card string) (lines []schema.DeckLine) {
	if d == nil {
		return nil
	}
	hero, _ := d.Hero()
	for _, line := range hero.Deck {
		if line.Card == card {
			lines = append(lines, line)
		}
	}
	return lines
}

// withoutLines returns what was merged without the lines of decks that name contested cards that have gone.
func (m *merging) withoutLines(next *schema.Pack) *schema.Pack {
	for _, id := range m.contested {
		if next.Find(schema.CardKind, id) != nil {
			continue
		}
		if changes, err := decksWith(next, id, (Delete{}).replace); err == nil {
			next = apply(next, changes)
		}
	}
	return next
}

// counts reports whether theirs counts in a clash of ids, nil for none, and notes the clash if it doesn't.
func (m *merging) counts(item Item, mine, theirs *string) bool {
	c := merge.Clash{File: schema.FileOf(item.Type, item.ID), Clash: schema.Clash{Path: merge.IDPath, Base: &item.ID, Mine: mine, Theirs: theirs}}
	if m.isTheirs(c) {
		return true
	}
	m.clashes = append(m.clashes, c)
	return false
}

func orNil(id string) *string {
	if id == "" {
		return nil
	}
	return &id
}

// renames returns the ids of a kind that base has and side has under another id, by the old one. An item is known again
// by its names, or if all else is as it was; and only where taking the new id back leads to side and nowhere else.
func renames(base, side *schema.Pack, kind schema.Kind) map[string]string {
	came := map[string][]string{} // the new ids, by what they can be known by
	for _, id := range side.IDs(kind) {
		if base.Find(kind, id) == nil {
			for _, mark := range marks(side.Find(kind, id)) {
				came[mark] = append(came[mark], id)
			}
		}
	}
	found, used := map[string]string{}, map[string]bool{}
	for _, id := range base.IDs(kind) {
		if side.Find(kind, id) != nil || len(found) == mostRenames {
			continue
		}
		if to := known(came, marks(base.Find(kind, id)), used); to != "" && isRename(side, Rename{Item{kind, to}, id}) {
			found[id], used[to] = to, true
		}
	}
	return found
}

// known returns the first id, not yet used, that has one of the marks.
func known(came map[string][]string, marks []string, used map[string]bool) string {
	for _, mark := range marks {
		for _, id := range came[mark] {
			if !used[id] {
				return id
			}
		}
	}
	return ""
}

// marks returns what a document is known by whatever its id, the surest first: its text without its names, and its
// names.
func marks(d *schema.Document) (marks []string) {
	nameless := d
	var names string
	for _, field := range schema.NameFields(d.Kind()) {
		name, ok := d.Value(field.Name)
		if !ok || name == "" {
			continue
		}
		names += "\x00" + name
		if next, err := nameless.Set(field.Name, ""); err == nil {
			nameless = next
		}
	}
	marks = []string{nameless.Source()}
	if names != "" {
		marks = append(marks, names)
	}
	return marks
}

// isRename reports whether taking a new id back, and giving it again, leads to the pack itself.
func isRename(pack *schema.Pack, back Rename) bool {
	before, err := renamedPack(pack, back)
	if err != nil {
		return false
	}
	again, err := renamedPack(before, Rename{Item{back.Type, back.To}, back.ID})
	return err == nil && len(between(pack, again)) == 0
}

func renamedPack(pack *schema.Pack, r Rename) (*schema.Pack, error) {
	changes, err := r.Changes(pack)
	if err != nil {
		return nil, err
	}
	return apply(pack, changes), nil
}

// between returns the documents and pictures in which a pack differs from one that it was made of, in the order of the
// files.
func between(from, to *schema.Pack) (changes []Change) {
	for _, d := range slices.Concat(from.Documents(), from.EditedPictures()) {
		if now := to.Document(d.File()); !same(d, now) {
			changes = append(changes, Change{File: d.File(), From: d, To: now})
		}
	}
	for _, d := range slices.Concat(to.Documents(), to.EditedPictures()) {
		if from.Document(d.File()) == nil {
			changes = append(changes, Change{File: d.File(), To: d})
		}
	}
	slices.SortFunc(changes, func(a, b Change) int { return strings.Compare(a.File, b.File) })
	return changes
}
