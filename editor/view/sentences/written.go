package sentences

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/editor/reading"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// fewest is how many words make a text that says something, instead of naming it.
const fewest = 3

// written offers what a text says that people write in the words of a face, with what was read;
// false if it says nothing that can be said.
func (s rules) written(l *List, readers *readers, text string) (offer Offer, read reading.Reading, says bool) {
	if len(strings.Fields(text)) < fewest {
		return Offer{}, read, false
	}
	read = readers.of(text).Read(text)
	if len(read.Rules)+len(read.Fields) == 0 {
		return Offer{}, read, false
	}
	var beyond []rule.Rule // what the card has no room for
	if room := l.field.Most - len(l.known.Said()); len(read.Rules) > room {
		read.Rules, beyond = read.Rules[:room], read.Rules[room:]
	}
	edit := document.AddRules{Rules: read.Rules, Fields: read.Fields, Counters: read.Counters(s.around.Pack())}
	t, bare := s.around.Words(), s.bare(l.known.ID())
	edit.File = bare.File()
	detail := s.priced(read.Fields, s.outcome(bare, edit)(t))
	if len(read.Left) > 0 {
		detail = t.Text("editor.rule.not_understood", i18n.Args{"Text": detail, "Words": strings.Join(read.Left, " ")})
	}
	if len(read.Assumed) > 0 {
		detail = t.Text("editor.rule.assumed", i18n.Args{"Text": detail, "Words": strings.Join(read.Assumed, "; ")})
	}
	if len(beyond) > 0 {
		sentences := rulestext.EachRule(t, s.around.Pack().Dictionary(t.Language()), beyond)
		detail = t.Text("editor.rule.beyond", i18n.Args{"Text": detail, "Rules": strings.Join(sentences, " ")})
	}
	return Offer{Name: t.Text("editor.rule.as_written"), Detail: detail, Sign: theme.ContentAddIcon(), Take: func() {
		edit.At = len(l.known.Said())
		s.put(l, edit)
	}}, read, true
}

// readers read in each language. What they learn takes a moment, and is learned once somebody writes in it.
type readers struct {
	pack     *schema.Pack
	kind     schema.Kind
	language string // the user's
	known    map[string]*reading.Reader
}

// of returns the reader of a text: that of the user's language, unless it is written in the letters of another one.
func (r *readers) of(text string) *reading.Reader {
	language := r.language
	if cyrillic := strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }); cyrillic != (language == "uk") {
		language = map[bool]string{true: "uk", false: i18n.Default}[cyrillic]
	}
	if r.known[language] == nil {
		r.known[language] = reading.New(i18n.For(language), r.pack, r.kind)
	}
	return r.known[language]
}

// cost returns what a text tells of the cost, and what it says besides. What is too short for that isn't read.
func (r *readers) cost(text string) (cost map[string]string, rest string) {
	if len(strings.Fields(text)) < fewest {
		return nil, text
	}
	return r.of(text).Cost(text)
}

// arranged returns offers with that of what is written: before the others, unless these have more of its words, or
// something else may be meant.
func arranged(found []Offer, all []choice, text string, written Offer, read reading.Reading) []Offer {
	words := longWords(text)
	most := 0
	for _, c := range all {
		most = max(most, c.has(words))
	}
	if read.Doubtful || len(words)-len(longWords(strings.Join(read.Left, " "))) < most {
		return append(found, written)
	}
	return append([]Offer{written}, found...)
}
