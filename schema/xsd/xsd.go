// Package xsd writes the XML schemas of the documents of a pack, for editors of XML and validators that know no packs.
package xsd

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/beevik/etree"

	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Of returns the XML schema of a kind of document, made from the table of fields. It is stricter than the parser: where
// elements have to repeat, it wants them in the order of the table, and it doesn't know unknown elements. What it can't
// say, such as that max_damage is at least base_damage, or how many rules a card may have, only the parser checks.
func Of(kind schema.Kind) string {
	x := xsd{schema: etree.NewElement("xs:schema")}
	x.schema.CreateAttr("xmlns:xs", "http://www.w3.org/2001/XMLSchema")
	root := x.element(schema.Fields(kind))
	for _, t := range x.types {
		x.schema.AddChild(t)
	}
	x.schema.AddChild(root)
	return `<?xml version="1.0" encoding="UTF-8"?>` + "\n<!-- Generated from the table of fields; go test ./schema/xsd -update -->\n" +
		render(x.schema)
}

// render returns the text of an element, each one inside on a line of its own.
func render(e *etree.Element) string {
	doc := etree.NewDocumentWithRoot(e)
	doc.WriteSettings = etree.WriteSettings{CanonicalText: true, CanonicalAttrVal: true}
	doc.Indent(2)
	text, err := doc.WriteToString()
	if err != nil {
		panic(err) // writing to memory doesn't fail
	}
	return text
}

// xsd collects the parts of an XML schema.
type xsd struct {
	schema *etree.Element
	types  []*etree.Element // named types, for elements that have both a text and attributes
}

// element describes an element.
func (x *xsd) element(f *schema.Field) *etree.Element {
	e := etree.NewElement("xs:element")
	e.CreateAttr("name", f.Name)
	annotate(e, f)
	switch {
	case f.Type == schema.Group:
		x.complexType(e, f)
	case len(f.Fields) > 0:
		x.simpleContent(e, f)
	default:
		e.AddChild(simpleType(f))
	}
	return e
}

// occurs says how often an element stands inside another one.
func occurs(e *etree.Element, f *schema.Field) {
	least, most := 1, 1
	switch {
	case f.Repeats():
		least, most = f.Least, f.Most
	case f.Presence == schema.Optional:
		least = 0
	}
	if least != 1 {
		e.CreateAttr("minOccurs", strconv.Itoa(least))
	}
	if most != 1 {
		e.CreateAttr("maxOccurs", strconv.Itoa(most))
	}
}

func annotate(e *etree.Element, f *schema.Field) {
	annotation := e.CreateElement("xs:annotation")
	for _, l := range i18n.Languages() {
		documentation := annotation.CreateElement("xs:documentation")
		documentation.CreateAttr("xml:lang", l.Code)
		documentation.SetText(f.Doc.In(l.Code))
	}
}

// complexType describes an element that holds elements. They may stand in any order, unless some of them have to
// repeat.
func (x *xsd) complexType(e *etree.Element, f *schema.Field) {
	complexType := e.CreateElement("xs:complexType")
	model := order(f)
	content := complexType.CreateElement(model)
	if model == "xs:choice" {
		content.CreateAttr("minOccurs", "0")
		content.CreateAttr("maxOccurs", "unbounded")
	}
	for i := range f.Fields {
		inner := &f.Fields[i]
		if inner.Attribute {
			complexType.AddChild(attributeOf(inner))
			continue
		}
		child := x.element(inner)
		content.AddChild(child)
		switch {
		case model != "xs:choice":
			occurs(child, inner)
		case !inner.Repeats():
			once(e, inner)
		}
		if inner.Key != "" {
			unique(e, inner)
		}
	}
}

// order returns the model of what stands inside an element. XML Schema 1.0 knows no elements in any order of which one
// repeats: those are a choice that is made again and again, of which the elements that stand once are counted by
// [once].
func order(f *schema.Field) string {
	single, repeats := false, false
	for i := range f.Fields {
		switch inner := &f.Fields[i]; {
		case inner.Least > 0 && inner.Repeats():
			return "xs:sequence"
		case inner.Repeats():
			repeats = true
		case !inner.Attribute:
			single = true
		}
	}
	switch {
	case !repeats:
		return "xs:all"
	case !single:
		return "xs:sequence"
	default:
		return "xs:choice"
	}
}

// once says that an element doesn't stand twice, and that it isn't missing where it has to stand: the field of a
// constraint has at most one node, that of a key exactly one. A card may lack what always stands otherwise if it says
// in rules what it does; a schema can't tell which do.
func once(e *etree.Element, f *schema.Field) {
	mayLack := f.Presence == schema.Optional || f.Presence == schema.Always && e.SelectAttrValue("name", "") == schema.CardKind.Name()
	constraint := e.CreateElement(map[bool]string{true: "xs:unique", false: "xs:key"}[mayLack])
	constraint.CreateAttr("name", fmt.Sprintf("%s_%s_once", e.SelectAttrValue("name", ""), f.Name))
	constraint.CreateElement("xs:selector").CreateAttr("xpath", ".")
	constraint.CreateElement("xs:field").CreateAttr("xpath", f.Name)
}

// unique says that the key of an element that repeats stands once.
func unique(e *etree.Element, f *schema.Field) {
	constraint := e.CreateElement("xs:unique")
	constraint.CreateAttr("name", fmt.Sprintf("%s_%s_%s", e.SelectAttrValue("name", ""), f.Name, f.Key))
	constraint.CreateElement("xs:selector").CreateAttr("xpath", f.Name)
	constraint.CreateElement("xs:field").CreateAttr("xpath", "@"+f.Key)
}

// simpleContent describes an element that holds a text and has attributes.
func (x *xsd) simpleContent(e *etree.Element, f *schema.Field) {
	named := simpleType(f)
	named.CreateAttr("name", f.Name)
	x.types = append(x.types, named)
	extension := e.CreateElement("xs:complexType").CreateElement("xs:simpleContent").CreateElement("xs:extension")
	extension.CreateAttr("base", f.Name)
	for i := range f.Fields {
		extension.AddChild(attributeOf(&f.Fields[i]))
	}
}

func attributeOf(f *schema.Field) *etree.Element {
	a := etree.NewElement("xs:attribute")
	a.CreateAttr("name", f.Name)
	switch {
	case f.Presence != schema.Optional:
		a.CreateAttr("use", "required")
	case f.Default != "" && allowsDefault(f):
		a.CreateAttr("default", f.Default)
	}
	annotate(a, f)
	a.AddChild(simpleType(f))
	return a
}

// allowsDefault reports whether a document may write what a missing field stands for. A rule without a length has 0
// rounds, which isn't a length that could be written; XML Schema wants a default to be a value.
func allowsDefault(f *schema.Field) bool {
	if f.Type != schema.Int {
		return true
	}
	n, err := strconv.Atoi(f.Default)
	return err == nil && f.Min <= n && n <= f.Max
}

// simpleType describes a text.
func simpleType(f *schema.Field) *etree.Element {
	t := etree.NewElement("xs:simpleType")
	restriction := t.CreateElement("xs:restriction")
	facet := func(name, value string) { restriction.CreateElement("xs:"+name).CreateAttr("value", value) }
	base := "xs:string"
	switch f.Type {
	case schema.Bool:
		base = "xs:boolean"
		facet("pattern", "true|false")
	case schema.Int, schema.Float:
		base = map[schema.Type]string{schema.Int: "xs:integer", schema.Float: "xs:float"}[f.Type]
		facet("minInclusive", strconv.Itoa(f.Min))
		facet("maxInclusive", strconv.Itoa(f.Max))
	case schema.String:
		if f.Row != nil {
			facet("pattern", rowPattern(f.Row))
		}
		if f.Presence == schema.Required {
			facet("pattern", `[\s\S]*\S[\s\S]*`)
		}
	case schema.ID:
		base = "xs:token"
		facet("pattern", "[a-z0-9_]+")
	case schema.Image:
		base = "xs:token"
		facet("pattern", `([^/\\:]+(/[^/\\:]+)*)?`)
	case schema.Colour:
		base = "xs:token"
		facet("pattern", "(#[0-9a-fA-F]{6})?")
	case schema.Choice:
		base = "xs:token"
		for _, choice := range f.Choices {
			facet("enumeration", choice)
		}
	}
	if f.Longest > 0 {
		facet("maxLength", strconv.Itoa(f.Longest))
	}
	restriction.CreateAttr("base", base)
	return t
}

// rowPattern describes a row of cells, around which there may be white space.
func rowPattern(r *schema.Row) string {
	var class strings.Builder
	for _, mark := range r.Marks {
		if strings.ContainsRune(`\|.-^?*+{}()[]`, mark) {
			class.WriteByte('\\')
		}
		class.WriteRune(mark)
	}
	count := fmt.Sprintf("0,%d", r.Width)
	if r.Filled {
		count = strconv.Itoa(r.Width)
	}
	return fmt.Sprintf(`\s*[%s]{%s}\s*`, class.String(), count)
}
