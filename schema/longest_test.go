package schema_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// texts of strangers end somewhere: each field of free text says where, but for rows of cells, which have a width.
func TestEveryTextHasALongestLength(t *testing.T) {
	var look func(path string, f *schema.Field)
	look = func(path string, f *schema.Field) {
		isText := f.Type == schema.String || f.Type == schema.ID || f.Type == schema.Image
		assert.Equal(t, isText && f.Row == nil, f.Longest > 0, path)
		for i := range f.Fields {
			look(path+"/"+f.Fields[i].Step(), &f.Fields[i])
		}
	}
	for _, kind := range schema.Kinds() {
		look(kind.Name(), schema.Fields(kind))
	}
}

// A text that is too long is an error at its line; what of it is kept is as long as may be.
func TestTextsThatAreTooLong(t *testing.T) {
	for _, c := range []struct {
		kind     schema.Kind
		file     string
		source   string // with %s for the text
		longest  int
		where    string
		letter   string
		isParsed func(d *schema.Document, text string) bool
	}{
		{schema.RunKind, "runs/a.xml", "<run>\n  <about>%s</about>\n  <stage>elf</stage>\n</run>", 1000, "runs/a.xml:2:10: error too-long: about has %d characters, allowed are 1000", "ї",
			func(d *schema.Document, text string) bool { r, _ := d.Run(); return r.About == text }},
		{schema.PackKind, "pack.xml", "<pack>\n<name>%s</name></pack>", 80, "pack.xml:2:7: error too-long: name has %d characters, allowed are 80", "A",
			func(d *schema.Document, text string) bool { p, _ := d.Title(); return p.Name == text }},
		{schema.HeroKind, "heroes/a.xml", "<hero>\n<name_uk>%s</name_uk><hp>20</hp><ep>3</ep><regen>0</regen><spell_card copies=\"12\">a</spell_card></hero>", 80,
			"heroes/a.xml:2:10: error too-long: name_uk has %d characters, allowed are 80", "🛡",
			func(d *schema.Document, text string) bool { h, _ := d.Hero(); return h.NameUK == text }},
		{schema.HeroKind, "heroes/a.xml", "<hero>\n<hp>20</hp><ep>3</ep><regen>0</regen><spell_card copies=\"12\">%s</spell_card></hero>", 64,
			"heroes/a.xml:2:62: error too-long: spell_card has %d characters, allowed are 64", "a",
			func(d *schema.Document, text string) bool { h, _ := d.Hero(); return h.Deck[0].Card == text }},
	} {
		for _, more := range []int{0, 1, 20000} {
			text := strings.Repeat(c.letter, c.longest+more)
			d := schema.Parse(c.kind, c.file, fmt.Sprintf(c.source, text))
			assert.True(t, c.isParsed(d, strings.Repeat(c.letter, c.longest)), "%s %d", c.where, more)
			var found []string
			for _, diagnostic := range d.Diagnostics() {
				if diagnostic.Severity == schema.Error {
					found = append(found, diagnostic.String())
				}
			}
			if more == 0 {
				assert.Empty(t, found)
			} else {
				assert.Equal(t, []string{fmt.Sprintf(c.where, c.longest+more)}, found)
			}
		}
	}
}

// The name of a file is an id, and stands in every line that speaks of what the file holds.
func TestIDsThatAreTooLong(t *testing.T) {
	card := "<card><name>A</name></card>"
	assert.False(t, schema.HasErrors(schema.Parse(schema.CardKind, "cards/"+strings.Repeat("a", 48)+".xml", card).Diagnostics()))
	d := schema.Parse(schema.CardKind, "cards/"+strings.Repeat("a", 49)+".xml", card)
	assert.Contains(t, d.Diagnostics()[0].String(), "error too-long: id has 49 characters, allowed are 48")
	_, err := schema.ParseCompactCard("card " + strings.Repeat("a", 49) + ` name="A"`)
	require.ErrorContains(t, err, "column 6: id has 49 characters, allowed are 48")
	_, err = schema.ParseCompactCard(`card a name="` + strings.Repeat("A", 81) + `"`)
	require.ErrorContains(t, err, "name has 81 characters, allowed are 80")
}
