package boardrecord

import (
	"slices"
	"strconv"
	"strings"
)

// Called is what a set-up is called that isn't one of the game's own. It stands in the header as a line that readers
// may pass over:
//
//	+board "Golden Anchors" "Золоті якорі"
type Called struct{ EN, UK string }

// calledKeyword begins the line of a name.
const calledKeyword = "board "

// mostCalled is how many letters of a name are kept, so that any fits its line.
const mostCalled = 100

// Call writes down what the set-up is called, unless it has no name.
func (r *Record) Call(c Called) {
	if c == (Called{}) {
		return
	}
	line := calledKeyword + strconv.Quote(clip(c.EN)) + " " + strconv.Quote(clip(c.UK))
	r.Additions = append([]string{line}, slices.DeleteFunc(slices.Clone(r.Additions), isCalled)...)
}

// Called returns what the set-up is called; nothing if the record doesn't tell in a way that can be read.
func (r *Record) Called() (c Called) {
	i := slices.IndexFunc(r.Additions, isCalled)
	if i < 0 {
		return c
	}
	words := strings.TrimPrefix(r.Additions[i], calledKeyword)
	first, err := strconv.QuotedPrefix(words)
	if err != nil {
		return c
	}
	en, _ := strconv.Unquote(first)
	uk, err := strconv.Unquote(strings.TrimSpace(words[len(first):]))
	if err != nil {
		return c
	}
	return Called{en, uk}
}

func isCalled(line string) bool { return strings.HasPrefix(line, calledKeyword) }

func clip(name string) string {
	letters := []rune(name)
	return string(letters[:min(len(letters), mostCalled)])
}
