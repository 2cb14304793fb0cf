package sentences

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
)

// sought is what people look for by some words, as it is compared with these.
type sought struct {
	names  []string  // in each language
	exact  []string  // besides them, what it is called in documents, if people call it so, too
	says   string    // what it says, without numbers and stops
	texts  [3]string // its names, what it says, and by what else people know it
	starts [3]string // the same, a space before each word
}

// newSought returns something with names, a sentence that tells of it, its words in documents, and by what else people
// know it. Words of documents that aren't in a name, such as regen of energy, may mean something else to people.
func newSought(names []string, says string, words []string, also ...string) *sought {
	s := &sought{}
	for _, n := range names {
		s.names = append(s.names, folded(n))
	}
	called := strings.Join(s.names, " ")
	for _, w := range words {
		if w := folded(w); hasAll([]string{called}, strings.Fields(w), "") {
			s.exact = append(s.exact, w)
		}
	}
	s.says = withoutNumbers(says)
	s.texts = [3]string{called, folded(says), folded(strings.Join(slices.Concat(words, also), " "))}
	for i, text := range s.texts {
		s.starts[i] = " " + strings.NewReplacer("(", " ", "«", " ", "“", " ", "-", " ").Replace(text)
	}
	return s
}

// folded returns a text for looking it up. Words of documents are joined by what people take for a space.
func folded(text string) string {
	return strings.TrimSpace(spelling.Fold(strings.ReplaceAll(text, "_", " ")))
}

// rank tells how near something is to what people look for, with 0 for the nearest: it is called so, or says so; a name
// begins so; its names have all words; its sentence has those that are missing; it is known by them. Words that begin
// as people type them are nearer than those that hold it elsewhere.
func (s *sought) rank(wanted string) (rank int, found bool) {
	if wanted == "" || slices.Contains(s.names, wanted) || slices.Contains(s.exact, wanted) {
		return 0, true
	}
	if said := withoutNumbers(wanted); said != "" && said == s.says {
		return 0, true
	}
	if slices.ContainsFunc(s.names, func(name string) bool { return strings.HasPrefix(name, wanted) }) {
		return 1, true
	}
	words := strings.Fields(wanted)
	for i := range s.texts {
		switch {
		case hasAll(s.starts[:i+1], words, " "):
			return 2 + 2*i, true
		case hasAll(s.texts[:i+1], words, ""):
			return 3 + 2*i, true
		}
	}
	return 0, false
}

// hasAll reports whether each word is in one of some texts, behind something.
func hasAll(texts, words []string, behind string) bool {
	for _, w := range words {
		if !slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, behind+w) }) {
			return false
		}
	}
	return true
}

// choice is an offer with what it is looked for by.
type choice struct {
	Offer
	*sought
}

// among returns the offers that have what people look for, the nearest first, others in their order. Where none has all
// of it, they are those that have most of its words.
func among(all []choice, wanted string) (found []Offer) {
	wanted = folded(wanted)
	var ranks [8][]Offer
	for _, c := range all {
		if rank, ok := c.rank(wanted); ok {
			ranks[rank] = append(ranks[rank], c.Offer)
		}
	}
	if found = slices.Concat(ranks[:]...); len(found) == 0 {
		return nearest(all, wanted)
	}
	return found
}

// hasJust reports whether one of some offers is just what people look for.
func hasJust(all []choice, wanted string) bool {
	wanted = folded(wanted)
	return slices.ContainsFunc(all, func(c choice) bool {
		rank, found := c.rank(wanted)
		return found && rank == 0
	})
}

// nearest returns the offers that have at least half of the words that people look for, those with the most first.
// Words may end otherwise, as they do in sentences; short ones tell nothing.
func nearest(all []choice, wanted string) (found []Offer) {
	words := longWords(wanted)
	byCount := make([][]Offer, len(words)+1)
	for _, c := range all {
		n := c.has(words)
		byCount[n] = append(byCount[n], c.Offer)
	}
	for n := len(words); n > 0 && 2*n >= len(words); n-- {
		found = append(found, byCount[n]...)
	}
	return found
}

// longWords returns the words of a text that are long enough to tell something.
func longWords(text string) []string {
	return slices.DeleteFunc(strings.Fields(withoutNumbers(text)), func(w string) bool { return utf8.RuneCountInString(w) < 3 })
}

// has returns how many of some words begin as something does by which it is looked for.
func (s *sought) has(words []string) (n int) {
	for _, w := range words {
		if hasAll(s.starts[:], []string{stem(w)}, " ") {
			n++
		}
	}
	return n
}

// stem returns a word without what may be its ending: the longer it is, the more of it may be that.
func stem(word string) string {
	letters := []rune(word)
	switch n := len(letters); {
	case n > 5:
		return string(letters[:n-2])
	case n > 3:
		return string(letters[:n-1])
	}
	return word
}

// withoutNumbers returns the words of a sentence, without its numbers and stops.
func withoutNumbers(text string) string {
	return strings.Join(strings.FieldsFunc(folded(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' }), " ")
}

// inEach returns a text in each language that programs speak.
func inEach(say func(*i18n.Translator) string) (texts []string) {
	for _, l := range i18n.Languages() {
		texts = append(texts, say(i18n.For(l.Code)))
	}
	return texts
}
