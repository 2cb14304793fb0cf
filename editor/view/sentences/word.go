package sentences

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/template"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// word is what an attribute can be.
type word struct {
	value, name string
	detail      string   // tells it from others of its name; "" where that isn't needed
	names       []string // in each language
	also        []string // by what else people know it
}

// choice offers the word, which is marked if it is the present one.
func (w *word) choice(isPresent bool, take func()) choice {
	var sign fyne.Resource
	if isPresent {
		sign = theme.ConfirmIcon()
	}
	return choice{Offer{Name: w.name, Detail: w.detail, Sign: sign, Present: isPresent, Take: take}, newSought(append(w.names, w.name), "", []string{w.value}, w.also...)}
}

// words are what an attribute can be.
type words []word

// called returns the name of a value, or the value itself if it has none.
func (w words) called(value string) string {
	if i := slices.IndexFunc(w, func(w word) bool { return w.value == value }); i >= 0 {
		return w[i].name
	}
	return value
}

// words returns the words of an attribute, with one for leaving it out where nothing stands in.
func (l *List) words(f *schema.Field) (words words) {
	if f.Default == "" && f.Presence != schema.Required && f.Name != "to" {
		words = append(words, word{name: l.around.Words().Text("editor.rule.nothing")})
	}
	for i, value := range f.Choices {
		words = append(words, word{value: value, name: f.Called[i].In(l.around.Words().Language()), names: inEach(calledIn(f.Called[i])), also: template.Synonyms(f.Called[i])})
	}
	return words
}

// calledIn returns what writes a word of documents in a language.
func calledIn(called schema.Text) func(*i18n.Translator) string {
	return func(t *i18n.Translator) string { return called.In(t.Language()) }
}

// counted returns the numbers that an attribute can be as words, by the keys of what these are called: 0 means any.
func (l *List) counted(f *schema.Field, key, anyKey string) (words words) {
	t := l.around.Words()
	for n := f.Min; n <= f.Max; n++ {
		name := t.Text(key, i18n.Args{"N": n})
		if n == 0 {
			name = t.Text(anyKey)
		}
		words = append(words, word{value: strconv.Itoa(n), name: name})
	}
	return words
}

// names returns what can be named; what shares its name with another shows its id. To put it in order takes long in a
// large pack.
func (l *List) names(n *named) (words words) {
	count := map[string]int{}
	for _, id := range n.ids() {
		w := word{value: id, name: n.called(l.around.Words().Language(), id)}
		w.names = inEach(func(t *i18n.Translator) string { return n.called(t.Language(), id) })
		count[w.name]++
		words = append(words, w)
	}
	for i := range words {
		if w := &words[i]; count[w.name] > 1 {
			w.detail = w.value
		}
	}
	return words
}
