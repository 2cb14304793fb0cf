package schema

import (
	"strings"

	"boardduels/internal/i18n"
)

// Text is the key of a text in the translations.
type Text string

// In returns the text in a language, "en" or "uk"; English for any other. It is "" where the translations have none.
func (t Text) In(language string) string {
	if translator := i18n.For(language); translator.Has(string(t)) {
		return translator.Text(string(t))
	}
	return ""
}

// textOf returns what the translations have of something that is told apart by an id.
func textOf(area, id string) Text {
	return Text("schema." + area + "." + strings.ReplaceAll(id, "-", "_"))
}

// hint returns the text of what to do about what another text tells.
func (t Text) hint() Text { return t + ".hint" }
