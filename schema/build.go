package schema

import (
	"strconv"

	"github.com/beevik/etree"
)

// NewCard returns a new document of a card, cards/<id>.xml.
func NewCard(card Card) *Document { return newDocument(CardKind, card.ID, &card) }

// NewHero returns a new document of a hero, heroes/<id>.xml.
func NewHero(hero Hero) *Document { return newDocument(HeroKind, hero.ID, &hero) }

// NewCases returns a new document of a hero's cases, cases/<hero>.xml.
func NewCases(hero string, cases []Case) *Document {
	return newDocument(CasesKind, hero, &Cases{Cases: cases})
}

// NewPriorities returns a new document of experts' tables, priorities/<id>.xml.
func NewPriorities(id string, experts []Expert) *Document {
	return newDocument(PrioritiesKind, id, &ExpertTables{Experts: experts})
}

// NewTitle returns a new document of what the pack is called, pack.xml.
func NewTitle(title PackTitle) *Document { return newDocument(PackKind, "", &title) }

// newDocument writes a value: what is always written, and optional fields that differ from their defaults, in the order
// of the fields. Characters that XML can't hold become U+FFFD.
func newDocument(kind Kind, id string, value any) *Document {
	root := build(Fields(kind), value, 0)
	source := `<?xml version="1.0" encoding="UTF-8"?>` + "\n" + render(root, "", "  ", "\n") + "\n"
	return Parse(kind, FileOf(kind, id), source)
}

// build writes a value into an etree element.
func build(f *Field, owner any, index int) *etree.Element {
	e := etree.NewElement(f.Name)
	if place := f.place(owner); f.Type != Group && place != nil {
		e.SetText(format(place))
	}
	for i := range f.Fields {
		inner := &f.Fields[i]
		switch {
		case inner.Repeats():
			for k := range inner.repeat.count(owner) {
				e.AddChild(build(inner, inner.repeat.item(owner, k), k))
			}
		case inner.at == nil: // the id of an indexed element
			e.CreateAttr(inner.Name, strconv.Itoa(index))
		case inner.Presence != Optional || !inner.isDefault(owner):
			inner.buildInto(e, owner)
		}
	}
	return e
}

func (f *Field) buildInto(e *etree.Element, owner any) {
	if f.Attribute {
		e.CreateAttr(f.Name, format(f.at(owner)))
		return
	}
	e.AddChild(build(f, owner, 0))
}

// isDefault reports whether the owner's value is the one that a missing field stands for.
func (f *Field) isDefault(owner any) bool {
	text := f.Default
	if f.implied != nil {
		text = f.implied(owner)
	}
	return format(f.at(owner)) == text
}

// render returns the text of an element that is indented, with a unit more for each level inside.
func render(e *etree.Element, indent, unit, newline string) string {
	lay(e, indent, unit, newline)
	doc := etree.NewDocumentWithRoot(e)
	doc.WriteSettings = etree.WriteSettings{CanonicalText: true, CanonicalAttrVal: true}
	text, err := doc.WriteToString()
	if err != nil {
		panic(err) // writing to memory doesn't fail
	}
	return text
}

// lay puts each element inside on a line of its own.
func lay(e *etree.Element, indent, unit, newline string) {
	children := e.ChildElements()
	if len(children) == 0 {
		return
	}
	for _, child := range children {
		lay(child, indent+unit, unit, newline)
		e.InsertChildAt(child.Index(), etree.NewText(newline+indent+unit))
	}
	e.AddChild(etree.NewText(newline + indent))
}
