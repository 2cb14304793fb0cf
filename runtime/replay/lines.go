package replay

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/internal/i18n"
)

// SyntaxError is a line that doesn't belong to the format.
type SyntaxError struct {
	Line    int // from 1
	Problem i18n.Sayable
}

// In tells it in a language.
func (e *SyntaxError) In(t *i18n.Translator) string {
	return t.Text("replay.line", i18n.Args{"Line": e.Line, "Problem": e.Problem.In(t)})
}

func (e *SyntaxError) Error() string { return e.In(i18n.For(i18n.Default)) }

// unsaid is a problem that is told in English only.
type unsaid string

func (u unsaid) In(t *i18n.Translator) string {
	return t.Text("trouble.technical", i18n.Args{"Text": string(u)})
}

// lines reads a text line by line. The current line is split into its keyword and the rest.
type lines struct {
	rest    string
	number  int
	line    string
	keyword string // "" after the last line
	words   string
}

// next moves to the following line. A line without a line feed was torn off and counts as the end.
func (l *lines) next() error {
	l.number++
	end := strings.IndexByte(l.rest, '\n')
	if end < 0 {
		l.line, l.keyword, l.words, l.rest = "", "", "", ""
		return nil
	}
	line := strings.TrimSuffix(l.rest[:end], "\r")
	l.rest = l.rest[end+1:]
	switch {
	case len(line) > MaxLine:
		return l.fault("%d bytes, a line has at most %d", len(line), MaxLine)
	case !utf8.ValidString(line):
		return l.problem("replay.no_text", nil)
	}
	l.line = line
	l.keyword, l.words = cut(line)
	if l.keyword == "" || line[len(line)-1] == ' ' {
		return l.problem("replay.space", nil)
	}
	return nil
}

// cut parts the first word of a text from the others.
func cut(text string) (word, words string) {
	for i := range len(text) {
		if text[i] == ' ' {
			return text[:i], text[i+1:]
		}
	}
	return text, ""
}

func (l *lines) atEnd() bool { return l.keyword == "" }

func (l *lines) fault(format string, args ...any) error {
	return &SyntaxError{Line: l.number, Problem: unsaid(fmt.Sprintf(format, args...))}
}

// problem is the error of a line that all languages have words for.
func (l *lines) problem(key string, args i18n.Args) error {
	return &SyntaxError{Line: l.number, Problem: i18n.Message{Key: key, Args: args}}
}

// unexpected is the error for a line that can't stand where it does.
func (l *lines) unexpected(allowed string) error {
	if l.atEnd() {
		return l.problem("replay.ends", i18n.Args{"Allowed": allowed})
	}
	return l.problem("replay.found", i18n.Args{"Found": quote(l.keyword), "Allowed": allowed})
}

// quote is an excerpt in quotes.
func quote(s string) string { return strconv.Quote(excerpt(s)) }

func excerpt(s string) string {
	const longest = 40
	if len(s) <= longest {
		return s
	}
	return strings.ToValidUTF8(s[:longest], "") + "…"
}

// need checks that the current line has a keyword.
func (l *lines) need(keyword string) error {
	if l.keyword != keyword {
		return l.unexpected(keyword)
	}
	return nil
}

// word takes the next word of the current line; it is "" if there is none.
func (l *lines) word() string {
	var word string
	word, l.words = cut(l.words)
	return word
}

// literal takes a word that must be there.
func (l *lines) literal(want string) error {
	if got := l.word(); got != want {
		return l.problem("replay.word", i18n.Args{"Keyword": l.keyword, "Found": quote(got), "Allowed": want})
	}
	return nil
}

// takes reports whether a word comes next in the current line, and takes it if so.
func (l *lines) takes(want string) bool {
	got, rest := cut(l.words)
	if got == want {
		l.words = rest
	}
	return got == want
}

// over checks that the current line holds nothing more.
func (l *lines) over() error {
	if l.words != "" {
		return l.problem("replay.behind", i18n.Args{"Keyword": l.keyword, "Found": quote(l.words)})
	}
	return nil
}

// done checks that the current line holds nothing more, and moves on.
func (l *lines) done() error {
	if err := l.over(); err != nil {
		return err
	}
	return l.next()
}

// texts takes whole lines of so many bytes that follow the current one, and moves on.
func (l *lines) texts(sizes ...int) ([]string, error) {
	var texts []string
	for _, size := range sizes {
		if size > len(l.rest) || l.rest[size-1] != '\n' {
			return nil, l.fault("%s: no line ends %d bytes behind", l.keyword, size)
		}
		texts, l.rest = append(texts, l.rest[:size]), l.rest[size:]
	}
	for _, text := range texts {
		l.number += strings.Count(text, "\n")
	}
	return texts, l.next()
}

func (l *lines) int(what string, low, high int) (int, error) {
	word := l.word()
	n, err := strconv.Atoi(word)
	switch {
	case err == nil && low <= n && n <= high:
		return n, nil
	case low == high:
		return 0, l.fault("%s: %s is %q, allowed is %d", l.keyword, what, excerpt(word), low)
	}
	return 0, l.fault("%s: %s is %q, allowed is a whole number from %d to %d", l.keyword, what, excerpt(word), low, high)
}

func (l *lines) uint64(what string) (uint64, error) {
	word := l.word()
	n, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		return 0, l.fault("%s: %s is %q, allowed is a whole number from 0 to 18446744073709551615", l.keyword, what, excerpt(word))
	}
	return n, nil
}

func (l *lines) float32(what string) (float32, error) {
	word := l.word()
	x, err := strconv.ParseFloat(word, 32)
	if err != nil || x-x != 0 { // not a number, or infinite
		return 0, l.fault("%s: %s is %q, allowed is a decimal number", l.keyword, what, excerpt(word))
	}
	return float32(x), nil
}

func (l *lines) hash() (uint64, error) {
	word := l.word()
	n, err := strconv.ParseUint(word, 16, 64)
	if err != nil || len(word) != 16 || strings.ToLower(word) != word {
		return 0, l.problem("replay.hash", i18n.Args{"Keyword": l.keyword, "Found": quote(word)})
	}
	return n, nil
}

// quoted takes the rest of the line, or a quoted part of it.
func (l *lines) quoted(what string) (string, error) {
	quoted, err := strconv.QuotedPrefix(l.words)
	if err != nil || quoted[0] != '"' {
		return "", l.fault(`%s: %s is %q, allowed is text in "quotes"`, l.keyword, what, excerpt(l.words))
	}
	l.words = strings.TrimPrefix(l.words[len(quoted):], " ")
	return strconv.Unquote(quoted)
}
