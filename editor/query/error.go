package query

import (
	"fmt"
	"strings"
)

// The codes of what can be wrong with a query.
const (
	Unclosed     = "unclosed"      // a quotation mark without a second one
	UnknownField = "unknown-field" // before a comparison
	Ambiguous    = "ambiguous"     // a part of several fields' names
	NoNumber     = "no-number"     // a numeric field is compared with something else
	NoValue      = "no-value"      // there is nothing behind a comparison
	UnknownValue = "unknown-value" // of a relation such as is:
	NoOrder      = "no-order"      // < or > of what has no order
)

// Error tells what is wrong with a query.
type Error struct {
	Code  string
	At    int      // where it stands, in runes from the start
	Found string   // the part of the query
	Known []string // what could stand there; nil if that isn't a choice
}

// Error tells it in English.
func (e *Error) Error() string {
	text := fmt.Sprintf("%s: %q at %d", e.Code, e.Found, e.At)
	if len(e.Known) > 0 {
		text += "; known are " + strings.Join(e.Known, ", ")
	}
	return text
}
