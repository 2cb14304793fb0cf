package words

import (
	"fmt"
	"strings"
	"unicode"

	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
)

// Text is the key of a text in the translations.
type Text string

// In returns the text in a language; English for one that there is none of. It is "" where the translations have none.
func (t Text) In(language string) string {
	if translator := i18n.For(language); translator.Has(string(t)) {
		return translator.Text(string(t))
	}
	return ""
}

// Of returns what the translations have of something that is told apart by an id.
func Of(area, id string) Text {
	return Text("schema." + area + "." + strings.ReplaceAll(id, "-", "_"))
}

// Hint returns the text of what to do about what another text tells.
func (t Text) Hint() Text { return t + ".hint" }

// Args are the facts of a diagnostic, by the names that the templates of its Code have.
type Args map[string]string

// Expand puts args in place of their {names}.
func Expand(template string, args Args) string {
	if !strings.Contains(template, "{") {
		return template
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, after, _ := strings.Cut(rest, "}")
		b.WriteString(termsafe.Directions(args[name]))
		template = after
	}
}

// Shorten cuts what was found to a length that fits a message.
func Shorten(text string) string {
	const most = 40
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}

// Visible names the characters of a text that can't be seen.
func Visible(text string) string {
	var b strings.Builder
	for _, r := range text {
		if unicode.IsGraphic(r) {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, "%U", r)
		}
	}
	return b.String()
}
