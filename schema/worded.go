package schema

import (
	"slices"
	"strconv"

	"boardduels/runtime/duel/rule"
)

// worded is where a Go value keeps a choice as something else than its word.
type worded interface {
	text() string
	set(word string) // leaves alone what it is for a word that there is none of
}

// numbered keeps a word of a list as its place there.
type numbered struct {
	at    *uint8
	words []string
}

func (n numbered) text() string { return n.words[*n.at] }

func (n numbered) set(word string) {
	if i := slices.Index(n.words, word); i >= 0 {
		*n.at = uint8(i)
	}
}

// either keeps the second of two words as true.
type either struct {
	at    *bool
	words [2]string
}

func (e either) text() string {
	if *e.at {
		return e.words[1]
	}
	return e.words[0]
}

func (e either) set(word string) { *e.at = word == e.words[1] }

// ruleWord keeps a word of a rule.
type ruleWord struct {
	of   *rule.Rule
	word *rule.Attribute
}

func (w ruleWord) text() string { return w.word.Text(w.of) }

func (w ruleWord) set(word string) {
	// What isn't a word of the language is told as any other choice that there is none of.
	_ = w.word.Set(w.of, word)
}

// bound is where a rule keeps the most that its amount comes to; nothing is written where there is none.
type bound struct{ at *int16 }

func (b bound) text() string {
	if *b.at == rule.NoMost {
		return ""
	}
	return strconv.Itoa(int(*b.at))
}
