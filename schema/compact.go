package schema

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/schema/words"
)

// The compact form writes a card, a hero or a relic on one line, so that a replay carries those it was played with:
//
//	card cleave name="Cleave" cost=1 card_image="cleave.svg" base_damage=2
//	hero knight hp=30 ep=5 regen=2 spell_card=cleave*3 spell_card=rage rule=on:struck,do:damage
//
// It holds the fields of the documents in their order, without those that have their default; free texts, pictures and
// colours are quoted as in Go, a line of the deck may end in * and its copies, a rule has its attributes.

// Compact returns the card on one line.
func (c *Card) Compact() string { return compact(Fields(CardKind), c.ID, c) }

// Compact returns the hero on one line.
func (h *Hero) Compact() string { return compact(Fields(HeroKind), h.ID, h) }

// Compact returns the relic on one line.
func (r *Relic) Compact() string { return compact(Fields(RelicKind), r.ID, r) }

// ParseCompactCard reads a card's compact form. It allows what a card document may hold; the error tells the column, in
// bytes from 1, what was found and what is allowed.
func ParseCompactCard(line string) (Card, error) {
	card := Card{}
	id, err := parseCompact(Fields(CardKind), line, &card)
	card.ID = id
	return card, err
}

// ParseCompactHero reads a hero's compact form, like [ParseCompactCard].
func ParseCompactHero(line string) (Hero, error) {
	hero := Hero{}
	id, err := parseCompact(Fields(HeroKind), line, &hero)
	hero.ID = id
	return hero, err
}

// ParseCompactRelic reads a relic's compact form, like [ParseCompactCard].
func ParseCompactRelic(line string) (Relic, error) {
	relic := Relic{}
	id, err := parseCompact(Fields(RelicKind), line, &relic)
	relic.ID = id
	return relic, err
}

func compact(root *Field, id string, owner any) string {
	var b strings.Builder
	b.WriteString(root.Name)
	b.WriteByte(' ')
	b.WriteString(id)
	for i := range root.Fields {
		f := &root.Fields[i]
		if !f.Repeats() {
			if f.Presence == Required || !root.hasStandIn(f, owner) {
				f.compactInto(&b, owner)
			}
			continue
		}
		for k := range f.repeat.count(owner) {
			f.compactInto(&b, f.repeat.item(owner, k))
		}
	}
	return b.String()
}

// hasStandIn reports whether the owner's value is the one that the field has when it is missing.
func (f *Field) hasStandIn(inner *Field, owner any) bool {
	if inner.AtLeast != "" {
		return format(inner.at(owner)) == format(f.Field(inner.AtLeast).at(owner))
	}
	return inner.isDefault(owner)
}

func (f *Field) compactInto(b *strings.Builder, owner any) {
	b.WriteByte(' ')
	b.WriteString(f.Name)
	b.WriteByte('=')
	if f.Type == Group {
		f.compactGroup(b, owner)
		return
	}
	text := format(f.place(owner))
	if f.quoted() {
		text = strconv.Quote(text)
	}
	b.WriteString(text)
	for i := range f.Fields {
		if copies := &f.Fields[i]; !copies.isDefault(owner) {
			b.WriteByte('*')
			b.WriteString(format(copies.at(owner)))
		}
	}
}

// compactGroup writes the attributes that differ from their defaults, and those that must be there.
func (f *Field) compactGroup(b *strings.Builder, owner any) {
	separator := ""
	for i := range f.Fields {
		if a := &f.Fields[i]; a.Presence == Required || !a.isDefault(owner) {
			b.WriteString(separator + a.Name + ":" + format(a.at(owner)))
			separator = ","
		}
	}
}

func (f *Field) quoted() bool { return f.Type == String || f.Type == Image || f.Type == Colour }

// compactParser reads a compact form.
type compactParser struct {
	line string
	pos  int
}

func parseCompact(root *Field, line string, owner any) (string, error) {
	p := compactParser{line: line}
	id, err := p.parse(root, owner)
	if err != nil {
		return "", fmt.Errorf("column %d: %w", p.pos+1, err)
	}
	return id, nil
}

func (p *compactParser) parse(root *Field, owner any) (string, error) {
	if word := p.word(' ', ' '); word != root.Name {
		p.pos = 0
		return "", fmt.Errorf("“%s” found, expected is %s", words.Shorten(word), root.Name)
	}
	if !p.skip(' ') {
		return "", errors.New("the id is missing")
	}
	start := p.pos
	id := p.word(' ', ' ')
	if !IsID(id) {
		p.pos = start
		return "", faulty(fault{"not-an-id", Args{"field": "id", "found": words.Shorten(id)}})
	}
	if len(id) > longestID {
		p.pos = start
		return "", faulty(*tooLong("id", len(id), longestID))
	}
	var seen [maxFields]int
	for p.skip(' ') {
		if err := p.field(root, owner, &seen); err != nil {
			return "", err
		}
	}
	if rest := p.line[p.pos:]; rest != "" {
		return "", fmt.Errorf("“%s” is left over", words.Shorten(rest))
	}
	return id, root.fill(owner, &seen)
}

// field reads name=value.
func (p *compactParser) field(root *Field, owner any, seen *[maxFields]int) error {
	start := p.pos
	name := p.word('=', '=')
	f := root.index[name]
	if f == nil || !p.skip('=') {
		p.pos = start
		return fmt.Errorf("“%s” isn't a field of a %s", words.Shorten(name), root.Name)
	}
	count := seen[f.ordinal]
	seen[f.ordinal]++
	switch {
	case f.Repeats() && count >= f.Most:
		p.pos = start
		return fmt.Errorf("more than %d %s", f.Most, f.Name)
	case f.Repeats():
		return p.value(f, f.repeat.item(owner, count))
	case count > 0:
		p.pos = start
		return fmt.Errorf("%s stands twice", f.Name)
	}
	return p.value(f, owner)
}

func (p *compactParser) value(f *Field, owner any) error {
	if f.Type == Group {
		return p.group(f, owner)
	}
	start := p.pos
	text, err := p.text(f)
	if err != nil {
		return err
	}
	if fault := f.parse(text, f.place(owner)); fault != nil {
		p.pos = start
		return faulty(*fault)
	}
	for i := range f.Fields {
		if err := p.factor(&f.Fields[i], owner); err != nil {
			return err
		}
	}
	return nil
}

// group reads attributes with their values, name:value,name:value.
func (p *compactParser) group(f *Field, owner any) error {
	var seen [maxFields]int
	for {
		start := p.pos
		name := p.word(':', ' ')
		a := f.attribute(name)
		if a == nil || !p.skip(':') {
			p.pos = start
			return fmt.Errorf("“%s” isn't an attribute of a %s", words.Shorten(name), f.Name)
		}
		if seen[a.ordinal]++; seen[a.ordinal] > 1 {
			p.pos = start
			return fmt.Errorf("%s stands twice", name)
		}
		start = p.pos
		if fault := a.parse(p.word(',', ' '), a.at(owner)); fault != nil {
			p.pos = start
			return faulty(*fault)
		}
		if !p.skip(',') {
			return f.fill(owner, &seen)
		}
	}
}

// text reads a value: quoted or bare, as the field's type has it.
func (p *compactParser) text(f *Field) (string, error) {
	if !f.quoted() {
		if len(f.Fields) > 0 {
			return p.word(' ', '*'), nil
		}
		return p.word(' ', ' '), nil
	}
	if text, ok := plainlyQuoted(p.line[p.pos:]); ok {
		p.pos += len(text) + 2
		return text, nil
	}
	quoted, err := strconv.QuotedPrefix(p.line[p.pos:])
	if err != nil || quoted[0] != '"' {
		return "", fmt.Errorf("%s isn't a text in double quotes", f.Name)
	}
	p.pos += len(quoted)
	return strconv.Unquote(quoted)
}

// plainlyQuoted returns the text at the start of a line in which no escape stands, as in most names.
func plainlyQuoted(line string) (string, bool) {
	line, opened := strings.CutPrefix(line, `"`)
	text, _, closed := strings.Cut(line, `"`)
	return text, opened && closed && !strings.ContainsAny(text, "\\\n") && utf8.ValidString(text)
}

// factor reads what may stand behind * after a value.
func (p *compactParser) factor(f *Field, owner any) error {
	text := f.Default
	start := p.pos
	if p.skip('*') {
		text = p.word(' ', ' ')
	}
	if fault := f.parse(text, f.at(owner)); fault != nil {
		p.pos = start
		return faulty(*fault)
	}
	return nil
}

// word reads up to the first of two bytes, or the end.
func (p *compactParser) word(stop, other byte) string {
	end := p.pos
	for end < len(p.line) && p.line[end] != stop && p.line[end] != other {
		end++
	}
	word := p.line[p.pos:end]
	p.pos = end
	return word
}

func (p *compactParser) skip(b byte) bool {
	if p.pos < len(p.line) && p.line[p.pos] == b {
		p.pos++
		return true
	}
	return false
}

// fill gives the owner what its fields stand for that weren't seen, and returns an error if nothing can stand for one.
func (f *Field) fill(owner any, seen *[maxFields]int) error {
	for i := range f.Fields {
		inner := &f.Fields[i]
		switch {
		case inner.Repeats():
			if seen[i] < inner.Least {
				return faulty(fault{"missing-required", Args{"field": inner.Name}})
			}
			continue
		case seen[i] > 0:
		case inner.Presence == Required:
			return faulty(fault{"missing-required", Args{"field": inner.Name}})
		case !inner.zero || inner.floor != nil || inner.implied != nil:
			f.standIn(inner, owner)
		}
		if base := inner.base(owner); base != nil && *inner.at(owner).(*int16) < *base {
			return faulty(fault{"below-base", Args{"field": inner.Name, "base": inner.AtLeast, "found": format(inner.at(owner)), "min": format(base)}})
		}
	}
	return nil
}

// faulty returns a fault as an error.
func faulty(f fault) error { return errors.New(diagnose(f.code, f.args).Message) }
