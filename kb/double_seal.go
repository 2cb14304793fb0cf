package kb

import (
	"regexp"
	"strings"

	"boardduels/internal/i18n"
)

// AlteredDouble says that the file of a double isn't as the program wrote it.
type AlteredDouble struct{}

// In tells it in a language.
func (AlteredDouble) In(t *i18n.Translator) string { return t.Text("friend.altered") }

// Tell tells in a language that the file can't be read, and why.
func (a AlteredDouble) Tell(t *i18n.Translator) string {
	return t.Text("friend.unread", i18n.Args{"Reason": a.In(t)})
}

func (a AlteredDouble) Error() string { return a.In(i18n.For(i18n.Default)) }

// File returns the double as a file. Behind its document, on the last line of it, stands a comment with the digest of
// what is before: a line can't be lost without the document being damaged.
func (d *Double) File() string {
	text := strings.TrimRight(d.Document().Source(), "\n")
	return text + "<!-- double sealed " + string(doubleDigest(text)) + " -->\n"
}

// doubleDigest is that of what is meant: the ends of lines don't count.
func doubleDigest(text string) digest {
	return digestOf(strings.ReplaceAll(strings.TrimPrefix(text, "\uFEFF"), "\r\n", "\n"))
}

// A comment behind the document that has so many digits in a row, or the word, is meant to be a seal.
var (
	doubleSeal = regexp.MustCompile(`^<!-- double sealed ([0-9a-f]{64}) -->$`)
	sealLike   = regexp.MustCompile(`sealed|[0-9a-f]{30}`)
)

// intact reports whether a text, if it has a seal, is as it was written. What people write has none. The seal of a
// knowledge store is that of a file of its own.
func intact(text string) bool {
	at := strings.LastIndex(text, "<!--")
	if at < 0 || strings.Contains(text[at:], "</") {
		return true
	}
	comment := strings.TrimRight(text[at:], " \t\r\n")
	if found := doubleSeal.FindStringSubmatch(comment); found != nil {
		return digest(found[1]) == doubleDigest(text[:at])
	}
	if body, s := unseal(strings.ReplaceAll(text[:at], "\r\n", "\n") + comment + "\n"); s != nil {
		_, own := sealed(body, s.name, s.after)
		return own == s.own
	}
	return !sealLike.MatchString(comment)
}
