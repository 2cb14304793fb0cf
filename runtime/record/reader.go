package record

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/internal/i18n"
)

// Reader reads a text line by line. The current line is split into its keyword and the rest. Its methods return a
// [*SyntaxError] that names the line for what isn't allowed.
type Reader struct {
	Line    string // the current one
	Keyword string // its first word; "" after the last line
	Words   string // what of it hasn't been taken yet
	Format  int    // of the record, once its first line was taken

	rest   string
	number int
}

// NewReader returns a reader that stands before the first line of a text.
func NewReader(text string) Reader { return Reader{rest: text} }

// Next moves to the following line. A line without a line feed was torn off and counts as the end.
func (r *Reader) Next() error {
	r.number++
	end := strings.IndexByte(r.rest, '\n')
	if end < 0 {
		r.Line, r.Keyword, r.Words, r.rest = "", "", "", ""
		return nil
	}
	line := strings.TrimSuffix(r.rest[:end], "\r")
	r.rest = r.rest[end+1:]
	switch {
	case len(line) > MaxLine:
		return r.Fault("%d bytes, a line has at most %d", len(line), MaxLine)
	case !utf8.ValidString(line):
		return r.problem("replay.no_text", nil)
	}
	r.Line = line
	r.Keyword, r.Words = cut(line)
	if r.Keyword == "" || line[len(line)-1] == ' ' {
		return r.problem("replay.space", nil)
	}
	return nil
}

// Ahead returns how often a text stands in the lines to come.
func (r *Reader) Ahead(text string) int { return strings.Count(r.rest, text) }

// cut parts the first word of a text from the others.
func cut(text string) (word, words string) {
	for i := range len(text) {
		if text[i] == ' ' {
			return text[:i], text[i+1:]
		}
	}
	return text, ""
}

// AtEnd reports whether all lines have been read.
func (r *Reader) AtEnd() bool { return r.Keyword == "" }

// Fault is the error of the current line, told in English only.
func (r *Reader) Fault(format string, args ...any) error {
	return &SyntaxError{Line: r.number, Problem: unsaid(fmt.Sprintf(format, args...))}
}

// problem is the error of a line that all languages have words for.
func (r *Reader) problem(key string, args i18n.Args) error {
	return &SyntaxError{Line: r.number, Problem: i18n.Message{Key: key, Args: args}}
}

// Unexpected is the error for a line that can't stand where it does.
func (r *Reader) Unexpected(allowed string) error {
	if r.AtEnd() {
		return r.problem("replay.ends", i18n.Args{"Allowed": allowed})
	}
	return r.problem("replay.found", i18n.Args{"Found": Quote(r.Keyword), "Allowed": allowed})
}

// Quote is an excerpt in quotes.
func Quote(s string) string { return strconv.Quote(Excerpt(s)) }

// Excerpt is the beginning of a text.
func Excerpt(s string) string {
	const longest = 40
	if len(s) <= longest {
		return s
	}
	return strings.ToValidUTF8(s[:longest], "") + "…"
}

// Need checks that the current line has a keyword.
func (r *Reader) Need(keyword string) error {
	if r.Keyword != keyword {
		return r.Unexpected(keyword)
	}
	return nil
}

// Word takes the next word of the current line; it is "" if there is none.
func (r *Reader) Word() string {
	var word string
	word, r.Words = cut(r.Words)
	return word
}

// Literal takes a word that must be there.
func (r *Reader) Literal(want string) error {
	if got := r.Word(); got != want {
		return r.problem("replay.word", i18n.Args{"Keyword": r.Keyword, "Found": Quote(got), "Allowed": want})
	}
	return nil
}

// Takes reports whether a word comes next in the current line, and takes it if so.
func (r *Reader) Takes(want string) bool {
	got, rest := cut(r.Words)
	if got == want {
		r.Words = rest
	}
	return got == want
}

// Over checks that the current line holds nothing more.
func (r *Reader) Over() error {
	if r.Words != "" {
		return r.problem("replay.behind", i18n.Args{"Keyword": r.Keyword, "Found": Quote(r.Words)})
	}
	return nil
}

// Done checks that the current line holds nothing more, and moves on.
func (r *Reader) Done() error {
	if err := r.Over(); err != nil {
		return err
	}
	return r.Next()
}

// Texts takes whole lines of so many bytes that follow the current one, and moves on.
func (r *Reader) Texts(sizes ...int) ([]string, error) {
	var texts []string
	for _, size := range sizes {
		if size > len(r.rest) || r.rest[size-1] != '\n' {
			return nil, r.Fault("%s: no line ends %d bytes behind", r.Keyword, size)
		}
		texts, r.rest = append(texts, r.rest[:size]), r.rest[size:]
	}
	for _, text := range texts {
		r.number += strings.Count(text, "\n")
	}
	return texts, r.Next()
}

// Int takes a whole number; what names it.
func (r *Reader) Int(what string, low, high int) (int, error) {
	word := r.Word()
	n, err := strconv.Atoi(word)
	switch {
	case err == nil && low <= n && n <= high:
		return n, nil
	case low == high:
		return 0, r.Fault("%s: %s is %q, allowed is %d", r.Keyword, what, Excerpt(word), low)
	}
	return 0, r.Fault("%s: %s is %q, allowed is a whole number from %d to %d", r.Keyword, what, Excerpt(word), low, high)
}

// Uint64 takes a whole number of 64 bits.
func (r *Reader) Uint64(what string) (uint64, error) {
	word := r.Word()
	n, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		return 0, r.Fault("%s: %s is %q, allowed is a whole number from 0 to 18446744073709551615", r.Keyword, what, Excerpt(word))
	}
	return n, nil
}

// Hash takes 16 hexadecimal digits.
func (r *Reader) Hash() (uint64, error) {
	word := r.Word()
	n, err := strconv.ParseUint(word, 16, 64)
	if err != nil || len(word) != 16 || strings.ToLower(word) != word {
		return 0, r.problem("replay.hash", i18n.Args{"Keyword": r.Keyword, "Found": Quote(word)})
	}
	return n, nil
}

// Quoted takes the rest of the line, or a quoted part of it.
func (r *Reader) Quoted(what string) (string, error) {
	quoted, err := strconv.QuotedPrefix(r.Words)
	if err != nil || quoted[0] != '"' {
		return "", r.Fault(`%s: %s is %q, allowed is text in "quotes"`, r.Keyword, what, Excerpt(r.Words))
	}
	r.Words = strings.TrimPrefix(r.Words[len(quoted):], " ")
	return strconv.Unquote(quoted)
}
