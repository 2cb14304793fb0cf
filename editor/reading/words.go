package reading

import (
	"strings"
	"unicode"

	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
)

// language is what a reader knows of a language besides the sentences of rules.
type language struct {
	// Words that are taken for others: "two" for 2, "block" for shield, "half" for 50 %; some for nothing
	same     map[string][]string
	joining  map[string]bool // "and" joins what is done
	choosing map[string]bool // "or" parts what is chosen from
	denying  map[string]bool // "unless" says that something isn't so

	shortened map[string]bool // words that end with a stop of their own
}

func newLanguage(t *i18n.Translator) language {
	l := language{same: map[string][]string{}, shortened: map[string]bool{},
		joining: wordsOf(t.Text("editor.reading.joining")), choosing: wordsOf(t.Text("editor.reading.choosing")), denying: map[string]bool{}}
	for entry := range strings.FieldsSeq(t.Text("editor.reading.same")) {
		meant, words, _ := strings.Cut(entry, "=")
		for w := range strings.SplitSeq(words, ",") {
			var stems []string
			for _, m := range split(meant, "_") {
				stems = append(stems, stem(spelling.Fold(m)))
			}
			l.same[spelling.Fold(w)] = stems
		}
	}
	for w := range wordsOf(t.Text("editor.reading.negations")) {
		l.denying[stem(w)] = true
	}
	return l
}

// wordsOf returns the words of a list as they are compared with others.
func wordsOf(list string) map[string]bool {
	words := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		words[spelling.Fold(w)] = true
	}
	return words
}

// shorten learns the words of a sentence that end with a stop before its end.
func (l language) shorten(sentence string) {
	words := strings.Fields(sentence)
	for _, w := range words[:len(words)-1] {
		if strings.HasSuffix(w, ".") {
			l.shortened[w] = true
		}
	}
}

// The classes of characters of which words are.
const (
	nothing = iota
	lettered
	digits
	percent
)

func class(r rune) int {
	switch {
	case unicode.IsLetter(r), r == '\'':
		return lettered
	case unicode.IsDigit(r):
		return digits
	case r == '%':
		return percent
	}
	return nothing
}

// words returns the words, numbers, minus and percent signs of a text, words without their endings.
func (l language) words(text string) (words []string) {
	letters := []rune(spelling.Fold(text))
	for begin, end := 0, 0; begin < len(letters); begin = end {
		of := class(letters[begin])
		for end = begin + 1; end < len(letters) && class(letters[end]) == of; end++ {
		}
		if of == digits && begin > 0 && strings.ContainsRune("-−", letters[begin-1]) {
			words = append(words, "-")
		}
		if of == nothing {
			continue
		}
		word := string(letters[begin:end])
		if meant, is := l.same[word]; is {
			words = append(words, meant...)
		} else {
			words = append(words, stem(word))
		}
	}
	return words
}

// stem returns a word without what may be its ending. Four letters are enough to tell the words of rules apart, three
// before a vowel that Ukrainian declines.
func stem(word string) string {
	letters := []rune(word)
	if n := len(letters); n > 1 && letters[n-1] == 's' || n == 4 && strings.ContainsRune("аиуіоюяї", letters[n-1]) {
		letters = letters[:n-1]
	}
	return string(letters[:min(len(letters), 4)])
}

// split returns the parts of a text between some signs that say something.
func split(text, signs string) (parts []string) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(signs, r) }) {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}

// sentences returns the sentences of a text.
func (l language) sentences(text string) (all []string) {
	for _, line := range split(text, "!\n") {
		begin := 0
		words := strings.Fields(line)
		for i, w := range words {
			last := i == len(words)-1
			if last || strings.HasSuffix(w, ".") && !l.shortened[w] {
				all = append(all, strings.TrimRight(strings.Join(words[begin:i+1], " "), "."))
				begin = i + 1
			}
		}
	}
	return all
}

// halves returns a sentence parted at each of its commas and words that join.
func (l language) halves(sentence string) (pairs [][2]string) {
	words := strings.Fields(sentence)
	for i := 1; i < len(words); i++ {
		before, after := words[:i], words[i:]
		joins := l.joining[spelling.Fold(words[i])] || l.choosing[spelling.Fold(words[i])]
		if joins {
			after = words[i+1:]
		}
		if (joins || strings.HasSuffix(words[i-1], ",")) && len(after) > 0 {
			pairs = append(pairs, [2]string{strings.Join(before, " "), strings.Join(after, " ")})
		}
	}
	return pairs
}
