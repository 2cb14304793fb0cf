package reference

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/schema"
)

// list is a list of words with what they mean, and the fields that take one of it.
type list struct {
	fields         []string
	words, meaning []string
}

// lists returns the lists of words of the kinds whose meaning is told, each once.
func (r reference) lists() (all []*list) {
	for _, kind := range r.kinds {
		for _, e := range r.entries(schema.Fields(kind), "") {
			if e.Words == nil {
				continue
			}
			at := slices.IndexFunc(all, func(l *list) bool { return l.has(&e) })
			if at < 0 {
				at, all = len(all), append(all, &list{words: e.Choices, meaning: e.Words})
			}
			if field := "`" + e.Path + "`"; !slices.Contains(all[at].fields, field) {
				all[at].fields = append(all[at].fields, field)
			}
		}
	}
	return all
}

// has reports whether a field takes words of the list, which mean the same there.
func (l *list) has(e *entry) bool {
	for i, word := range e.Choices {
		if at := slices.Index(l.words, word); at < 0 || l.meaning[at] != e.Words[i] {
			return false
		}
	}
	return true
}

// words writes what the words of the language mean.
func (r reference) words(b *strings.Builder) {
	lists := r.lists()
	if len(lists) == 0 {
		return
	}
	fmt.Fprintf(b, "\n## %s\n", wordsTitle.In(r.language))
	for _, l := range lists {
		fmt.Fprintf(b, "\n%s:\n\n| | |\n|---|---|\n", strings.Join(l.fields, ", "))
		for i, word := range l.words {
			fmt.Fprintf(b, "| `%s` | %s |\n", word, asMarkdown(l.meaning[i]))
		}
	}
}
