// Package filename names the files that people save.
package filename

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Of returns a name for a file that is to be saved, of words for people: what some file system doesn't take is
// left out or replaced, and what is too long for some is cut.
func Of(words, ending string) string {
	const most = 140 // bytes: encrypted folders take 143
	words = strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError || unicode.IsControl(r):
			return ' '
		case strings.ContainsRune(`<>:"/\|?*`, r):
			return '-'
		}
		return r
	}, words)
	words = strings.Join(strings.Fields(words), " ")
	for len(words) > most-len(ending) {
		_, last := utf8.DecodeLastRuneInString(words)
		words = words[:len(words)-last]
	}
	if words = strings.Trim(words, " ."); words == "" {
		words = "duel"
	}
	return words + ending
}

// At returns a name for what was at some moment, zero if nobody knows that: it begins with it, on the user's clock,
// so that files stand in its order.
func At(date time.Time, words, ending string) string {
	if !date.IsZero() {
		words = date.Local().Format("2006-01-02 15-04 ") + words
	}
	return Of(words, ending)
}
