package query

import (
	"slices"
	"strings"
	"unicode"

	"boardduels/internal/spelling"
)

// Query is a query that was read. It never changes.
type Query struct{ terms []term }

// term is a part of a query that holds or not.
type term struct {
	at    int
	not   bool
	name  string // of a field or a relation, folded; "" of a word
	op    string // of a comparison; "" of a word
	value string // or the word, folded
	exact bool   // the word stood between quotation marks: it isn't a field's name
}

// operators are those of comparisons; a longer one stands before its beginning.
var operators = []string{"!=", "<=", ">=", "=", "<", ">", ":"}

// Parse reads a query. An error is an [*Error].
func Parse(text string) (*Query, error) {
	s := scanner{runes: []rune(text)}
	q := &Query{}
	for {
		t, ok, err := s.term()
		if err != nil {
			return nil, err
		}
		if !ok {
			return q, nil
		}
		q.terms = append(q.terms, t)
	}
}

// IsEmpty reports whether the query has no terms: everything matches.
func (q *Query) IsEmpty() bool { return len(q.terms) == 0 }

// scanner reads terms one after the other.
type scanner struct {
	runes []rune
	at    int
}

func (s *scanner) term() (t term, ok bool, err error) {
	for s.at < len(s.runes) && unicode.IsSpace(s.runes[s.at]) {
		s.at++
	}
	if s.at == len(s.runes) {
		return term{}, false, nil
	}
	t.at = s.at
	if s.runes[s.at] == '-' && s.at+1 < len(s.runes) && !unicode.IsSpace(s.runes[s.at+1]) {
		t.not = true
		s.at++
	}
	word, quoted, err := s.word(true)
	if err != nil {
		return term{}, false, err
	}
	op := s.operator()
	if op == "" || quoted || word == "" {
		t.value, t.exact = spelling.Fold(word+op), quoted
		return t, true, nil
	}
	t.name, t.op = spelling.Fold(word), op
	value, _, err := s.word(false)
	if err == nil && value == "" {
		err = &Error{Code: NoValue, At: s.at, Found: word + op}
	}
	t.value = spelling.Fold(value)
	return t, true, err
}

// word reads up to a blank or, if it may be a name, up to an operator; or what stands between quotation marks.
func (s *scanner) word(isName bool) (word string, quoted bool, err error) {
	start := s.at
	if s.at < len(s.runes) && s.runes[s.at] == '"' {
		end := slices.Index(s.runes[s.at+1:], '"')
		if end < 0 {
			return "", false, &Error{Code: Unclosed, At: start, Found: string(s.runes[start:])}
		}
		s.at += end + 2
		return string(s.runes[start+1 : s.at-1]), true, nil
	}
	for s.at < len(s.runes) && !unicode.IsSpace(s.runes[s.at]) {
		if isName && s.at > start && s.peekOperator() != "" {
			break
		}
		s.at++
	}
	return string(s.runes[start:s.at]), false, nil
}

func (s *scanner) operator() string {
	op := s.peekOperator()
	s.at += len(op)
	return op
}

func (s *scanner) peekOperator() string {
	for _, op := range operators {
		if strings.HasPrefix(string(s.runes[s.at:min(s.at+2, len(s.runes))]), op) {
			return op
		}
	}
	return ""
}
