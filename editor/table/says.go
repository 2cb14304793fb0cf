package table

import (
	"slices"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/spelling"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// tagsOf returns the tags of a card; none of other documents.
func tagsOf(d *schema.Document) []string {
	card, _ := d.Card()
	return card.Says.Tagged()
}

// setTags plans a cell of [TagsColumn] from a list of tags, which the pack must have.
func (p *Planned) setTags(pack *schema.Pack, text string) {
	known := tagsByName(pack)
	list, ok := listed(known, text)
	switch {
	case !ok:
		p.To, p.Fault = text, NotTag
		return
	case len(list) > rule.MostTags:
		p.To, p.Fault = text, TooManyTags
		return
	}
	edit := document.SetTags{Card: p.Row.ID}
	for _, tag := range list {
		edit.Tags = append(edit.Tags, tag.id)
	}
	p.To, p.told = strings.Join(edit.Tags, ", "), edit
}

// tagsByName returns the ids of a pack's tags by their ids and names, folded.
func tagsByName(pack *schema.Pack) map[string]string {
	var all [][]string
	for _, tag := range pack.Rules().Tags {
		all = append(all, []string{tag.ID, tag.Name, tag.NameUK})
	}
	return byName(all)
}

// countersByName returns the ids of a pack's counters by their ids and names, folded.
func countersByName(pack *schema.Pack) map[string]string {
	var all [][]string
	for _, counter := range pack.Rules().Counters {
		all = append(all, []string{counter.ID, counter.Name, counter.NameUK})
	}
	return byName(all)
}

// byName returns ids by what people may call them, folded: the ids themselves, or else names, that which several have
// for the first of them. Each line holds an id and names behind it.
func byName(lines [][]string) map[string]string {
	ids := map[string]string{}
	for k := range 3 {
		for _, line := range lines {
			if name := spelling.Fold(line[k]); name != "" && ids[name] == "" {
				ids[name] = line[0]
			}
		}
	}
	return ids
}

// choice returns which of the words of the column's field a text means, as documents write them or as forms call them.
// Another text is returned as it is.
func (c *Column) choice(text string) (word string, ok bool) {
	for i, word := range c.Field.Choices {
		called := []string{word}
		if c.Field.Called != nil {
			called = append(called, inEach(string(c.Field.Called[i]))...)
		}
		if slices.ContainsFunc(called, func(name string) bool { return spelling.Equal(name, text) }) {
			return word, true
		}
	}
	return text, false
}

// cardNamed returns the id of the card that a text names, by its id or name.
func cardNamed(pack *schema.Pack, text string) (string, Fault) {
	if id := called(pack, schema.CardKind)[spelling.Fold(text)]; id != "" {
		return id, NoFault
	}
	return text, NotCard
}
