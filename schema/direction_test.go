package schema_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/schema"
)

// A name that turns around what is beside it is warned of, and shown as what it is.
func TestMarksOfDirectionAreToldAndShown(t *testing.T) {
	card := schema.Parse(schema.CardKind, "cards/a.xml", "<card>\n  <name>\u202eevael\u2066C</name><name_uk>А&#x200f;</name_uk></card>")
	var found []string
	for _, d := range card.Diagnostics() {
		if d.Code == "direction-mark" {
			assert.Equal(t, schema.Warning, d.Severity)
			found = append(found, d.String())
		}
	}
	assert.Equal(t, []string{
		"cards/a.xml:2:9: warning direction-mark: name holds U+202E, a mark that changes the direction of writing and can't be seen; it is shown as an escape",
		"cards/a.xml:2:33: warning direction-mark: name_uk holds U+200F, a mark that changes the direction of writing and can't be seen; it is shown as an escape",
	}, found)
	value, ok := card.Card()
	assert.True(t, ok)
	assert.Equal(t, "\u202eevael\u2066C", value.Name, "the document says what it says")
	assert.Equal(t, `\u202eevael\u2066C`, schema.DisplayName("en", "a", value.Name, value.NameUK))
	assert.Equal(t, `А\u200f`, schema.DisplayName("uk", "a", value.Name, value.NameUK))

	image := schema.Parse(schema.CardKind, "cards/a.xml", "<card><name>A</name><card_image>\u202egpj.a</card_image></card>")
	assert.Contains(t, fmt.Sprint(image.Diagnostics()), "direction-mark: card_image holds U+202E")

	run := schema.Parse(schema.RunKind, "runs/a.xml", "<run><about>x\u2067</about><stage>\u202e</stage></run>")
	assert.Contains(t, run.Diagnostics()[0].String(), "direction-mark: about holds U+2067")
	assert.Contains(t, run.Diagnostics()[1].Message, `\u202e`, "messages quote no mark as it is")
}

// So it is with letters that can't be seen, by which names differ that look the same.
func TestUnseenLettersInNames(t *testing.T) {
	card := schema.Parse(schema.CardKind, "cards/a.xml", "<card><name>Cle\u200bave\u202e</name><name_uk>А\u2028Б</name_uk></card>")
	var found []string
	for _, d := range card.Diagnostics() {
		if d.Code == "direction-mark" || d.Code == "unseen-letter" {
			found = append(found, d.String())
		}
	}
	assert.Equal(t, []string{
		"cards/a.xml:1:13: warning direction-mark: name holds U+202E, a mark that changes the direction of writing and can't be seen; it is shown as an escape",
		"cards/a.xml:1:13: warning unseen-letter: name holds U+200B, which can't be seen, so that it differs from a text that looks the same; it is shown as an escape",
		"cards/a.xml:1:37: warning unseen-letter: name_uk holds U+2028, which can't be seen, so that it differs from a text that looks the same; it is shown as an escape",
	}, found)
	assert.Equal(t, `Cle\u200bave\u202e`, schema.DisplayName("en", "a", "Cle\u200bave\u202e", ""))
}
