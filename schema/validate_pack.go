package schema

import (
	"slices"
	"strconv"

	"boardduels/internal/spelling"
	"boardduels/runtime/duel"
	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// Diagnostics returns everything that is wrong with the pack, ordered by file and place. Problems of single documents
// were found when they were parsed; only what documents say of each other is looked at here, so it is cheap to call
// after each edit.
func (p *Pack) Diagnostics() []Diagnostic {
	v := validator{pack: p, documents: p.documents}
	v.diagnostics = append(v.diagnostics, p.stray...)
	v.diagnostics = append(v.diagnostics, p.art.found...)
	for _, d := range v.documents {
		v.document(d)
	}
	v.heroes()
	v.said()
	v.unusedCards()
	v.images()
	v.names()
	v.knowledge()
	v.runs()
	sortDiagnostics(v.diagnostics)
	return v.diagnostics
}

// validator finds what doesn't fit together in a pack.
type validator struct {
	pack        *Pack
	documents   []*Document
	diagnostics []Diagnostic
	used        map[string]bool // ids of cards that a deck names
}

// document takes over what is wrong with a document by itself. Cards of a pack with rules of its own name the fields
// that they need, whether they have rules or not.
func (v *validator) document(d *Document) {
	isShort := d.kind == CardKind && v.pack.Document(RulesFile) != nil
	for _, found := range d.diagnostics {
		if found.Code != "missing" || !isShort {
			v.diagnostics = append(v.diagnostics, found)
		}
	}
}

// report adds a diagnostic for an element of a document, or for the document as a whole if there is none.
func (v *validator) report(d *Document, n *node, code string, args Args) {
	diagnostic := diagnose(code, args)
	diagnostic.File = d.file
	if n != nil {
		r := reader{doc: d}
		diagnostic.Line, diagnostic.Column = xmltree.Place(d.source, r.textStart(n))
		diagnostic.Path = pathOf([]*node{n})
	}
	v.diagnostics = append(v.diagnostics, diagnostic)
}

func (v *validator) heroes() {
	v.used = map[string]bool{}
	numbers, none := v.pack.Numbers(), true
	for _, d := range v.documents {
		if d.kind != HeroKind {
			none = none && d.Game() == "" // other games have no heroes
			continue
		}
		none = false
		if hero, ok := d.value.(*Hero); ok {
			v.deck(d, hero, &numbers)
			v.fits(d, hero, &numbers)
			v.brought(d, hero)
		}
	}
	v.counted()
	if none {
		v.diagnostics = append(v.diagnostics, diagnose("no-heroes", nil))
	}
}

func (v *validator) deck(d *Document, hero *Hero, n *duel.Numbers) {
	majors, known := 0, true
	for i := range d.root.Children {
		c := &d.root.Children[i]
		if c.Field == nil || c.Field.Name != "spell_card" {
			continue
		}
		line := hero.Deck[c.Index]
		v.used[line.Card] = true
		card := v.pack.Find(CardKind, line.Card)
		if card == nil && IsID(line.Card) && !v.unread(FileOf(CardKind, line.Card)) {
			v.report(d, c, "no-such-card", Args{"field": "spell_card", "found": line.Card})
		}
		value, ok := valueOf[Card](card)
		known = known && ok
		if ok && value.IsMajor {
			majors += line.Copies
		}
	}
	if known && majors != int(n.Majors) {
		v.report(d, d.root.Child("spell_card"), "major-cards", Args{"field": "spell_card", "found": strconv.Itoa(majors), "max": strconv.Itoa(int(n.Majors))})
	}
}

// unread reports whether a file is there, and isn't a document because it couldn't be read. That was reported.
func (v *validator) unread(file string) bool {
	return slices.ContainsFunc(v.pack.stray, func(d Diagnostic) bool { return d.File == file && d.Severity == Error })
}

func (v *validator) unusedCards() {
	for _, d := range v.documents {
		if d.kind == CardKind && !v.used[d.id] {
			v.report(d, nil, "unused-card", nil)
		}
	}
}

func (v *validator) images() {
	for _, d := range v.documents {
		switch value := d.value.(type) {
		case *Card:
			v.image(d, "card_image", value.Image)
		case *Hero:
			v.image(d, "art", value.Art)
		case *Relic:
			v.image(d, "art", value.Art)
		}
	}
}

// The codes of what a card or a hero names in place of a picture.
const (
	imageKind    = "image-kind"
	imageUnknown = "image-unknown"
	imageRefused = "image-refused"
	unusedFile   = "unused-file"
)

func (v *validator) image(d *Document, field, image string) {
	args := Args{"field": field, "found": words.Shorten(image), "image": image}
	switch refused := v.pack.art.refused[image]; {
	case image == "" || !staysInside(image):
	case !v.pack.HasArt(image):
		v.report(d, d.root.Child(field), "no-such-image", args)
	case refused == nil:
	case !isNoPicture(*refused): // which tells why
		v.report(d, d.root.Child(field), imageRefused, args)
	case refused.Code == "picture-kind":
		args["value"] = refused.Args["found"]
		v.report(d, d.root.Child(field), imageKind, args)
		v.isUsed(artPath(image))
	default:
		v.report(d, d.root.Child(field), imageUnknown, args)
		v.isUsed(artPath(image))
	}
}

// isUsed takes back that a file belongs to no part of the pack.
func (v *validator) isUsed(file string) {
	v.diagnostics = slices.DeleteFunc(v.diagnostics, func(d Diagnostic) bool { return d.Code == unusedFile && d.File == file })
}

// nameKey tells the names of a pack apart: a card may be called like a hero, and differently in each language.
type nameKey struct {
	kind        Kind
	field, name string // as it looks
}

// names reports cards, heroes, runs and boards that share a name.
func (v *validator) names() {
	first := make(map[nameKey]*Document, 2*len(v.documents))
	for _, d := range v.documents {
		switch value := d.value.(type) {
		case *Card:
			v.name(first, d, "name", value.Name)
			v.name(first, d, "name_uk", value.NameUK)
		case *Hero:
			v.name(first, d, "name", value.Name)
			v.name(first, d, "name_uk", value.NameUK)
		case *Relic:
			v.name(first, d, "name", value.Name)
			v.name(first, d, "name_uk", value.NameUK)
		case *Run:
			v.name(first, d, "name", value.Name)
			v.name(first, d, "name_uk", value.NameUK)
		case interface{ called() *Called }:
			v.name(first, d, "name", value.called().Name)
			v.name(first, d, "name_uk", value.called().NameUK)
		}
	}
}

// name reports a name that another document had before.
func (v *validator) name(first map[nameKey]*Document, d *Document, field, name string) {
	if name == "" {
		return
	}
	key := nameKey{d.kind, field, spelling.Letters(name)}
	if other := first[key]; other != nil {
		v.report(d, d.root.Child(field), "duplicate-name", Args{"field": field, "found": words.Shorten(name), "other": other.id})
		return
	}
	first[key] = d
}

// knowledge reports heroes without knowledge, and cases without a hero.
func (v *validator) knowledge() {
	for _, d := range v.documents {
		id := d.id
		switch d.kind {
		case HeroKind:
			if v.pack.Find(CasesKind, id) == nil {
				v.report(d, nil, "no-cases", Args{"found": id})
			}
			if !hasSay(v.pack.Find(PrioritiesKind, id)) {
				v.report(d, nil, "no-priorities", Args{"found": id})
			}
		case CasesKind:
			if d.Game() == "" && v.pack.Find(HeroKind, id) == nil {
				v.report(d, nil, "no-such-hero", Args{"found": words.Shorten(id)})
			}
		}
	}
}

// hasSay reports whether there is a document of experts of whom one has entered something.
func hasSay(d *Document) bool {
	tables, ok := valueOf[ExpertTables](d)
	return d != nil && (!ok || slices.ContainsFunc(tables.Experts, func(e Expert) bool { return !e.IsBlank() }))
}

// valueOf returns what was read from a document; false if there is none, or if it isn't well-formed.
func valueOf[T any](d *Document) (*T, bool) {
	if d == nil {
		return nil, false
	}
	value, ok := d.value.(*T)
	return value, ok
}
