package design

import (
	"fmt"
	"strings"
	"unicode"

	"boardduels/internal/i18n"
	"boardduels/schema"
)

// alphabets are the letters of the languages in which documents have names.
var alphabets = map[string]*unicode.RangeTable{"en": unicode.Latin, "uk": unicode.Cyrillic}

// letters reports names that are in the letters of another language than theirs.
func (c *checker) letters() {
	for _, d := range c.pack.Documents() {
		if schema.HasErrors(d.Diagnostics()) {
			continue
		}
		for _, name := range schema.NameFields(d.Kind()) {
			c.lettersOf(d, name.Name, name.Language)
		}
	}
	if d := c.pack.Document(schema.RulesFile); d != nil && !schema.HasErrors(d.Diagnostics()) {
		rules := c.pack.Rules()
		c.lettersIn(d, "counter", len(rules.Counters))
		c.lettersIn(d, "tag", len(rules.Tags))
	}
}

// lettersIn reports such names of the pack's counters or tags.
func (c *checker) lettersIn(d *schema.Document, element string, count int) {
	for i := range count {
		for _, l := range i18n.Languages() {
			c.lettersOf(d, fmt.Sprintf("%s[%d]@%s", element, i, nameField(l.Code)), l.Code)
		}
	}
}

func (c *checker) lettersOf(d *schema.Document, path, language string) {
	if name, _ := d.Value(path); isForeign(name, language) {
		c.report(d, path, "other-letters", schema.Args{"found": name})
	}
}

// isForeign reports whether a name has letters of other languages, and none of its own.
func isForeign(name, language string) bool {
	own := alphabets[language]
	if own == nil || strings.ContainsFunc(name, func(r rune) bool { return unicode.Is(own, r) }) {
		return false
	}
	return strings.ContainsFunc(name, func(r rune) bool { return unicode.In(r, unicode.Latin, unicode.Cyrillic) })
}
