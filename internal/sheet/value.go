package sheet

import (
	_ "embed" // of the words
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"boardduels/internal/spelling"
)

//go:embed flags.json
var flagWords []byte

// flags are words for true and false: of people in the languages of the product, and of spreadsheets in those of its
// neighbours.
var flags = sync.OnceValue(func() map[string]bool {
	var words map[string][]string
	if err := json.Unmarshal(flagWords, &words); err != nil {
		panic(fmt.Sprintf("flags.json: %v", err)) // it is part of the program
	}
	flags := map[string]bool{}
	for value, words := range words {
		for _, word := range words {
			flags[word] = value == "true"
		}
	}
	return flags
})

// Flag reads a word for true or false, and reports whether it is one.
func Flag(word string) (value, ok bool) {
	value, ok = flags()[spelling.Fold(strings.TrimSpace(word))]
	return value, ok
}

// Number reads a number as spreadsheets and people write it: with a decimal point or comma, with spaces between
// thousands, with a hyphen or a minus. It reports whether the text is a number, and a finite one.
func Number(text string) (number float64, ok bool) {
	number, err := strconv.ParseFloat(Plain(text), 64)
	return number, err == nil && !math.IsNaN(number) && !math.IsInf(number, 0)
}

// Whole reads a whole number, like [Number]; a fraction of zeros is none.
func Whole(text string) (number int, ok bool) {
	value, ok := Number(text)
	const most = 1 << 53 // up to which each whole number has its own
	if !ok || value != math.Trunc(value) || math.Abs(value) > most {
		return 0, false
	}
	return int(value), true
}

// Plain returns the text of a number in the notation of Go. Of a text that is no number, it returns what can't be read
// as one either.
func Plain(text string) string {
	text = strings.TrimSpace(text)
	if grouped := strings.FieldsFunc(text, unicode.IsSpace); len(grouped) > 1 && areThousands(grouped) {
		text = strings.Join(grouped, "")
	}
	for _, minus := range []string{"\u2212", "\u2013"} { // what spreadsheets make of a hyphen is a dash
		if number, ok := strings.CutPrefix(text, minus); ok {
			text = "-" + number
		}
	}
	if strings.Count(text, ",") == 1 && !strings.Contains(text, ".") {
		text = strings.Replace(text, ",", ".", 1)
	}
	return text
}

// areThousands reports whether parts of a number stand for thousands: 1 to 3 digits, and 3 in each that follows.
func areThousands(parts []string) bool {
	first := strings.TrimLeft(parts[0], "+-\u2212\u2013")
	if len(first) == 0 || len(first) > 3 {
		return false
	}
	for i, part := range parts[1:] {
		if i == len(parts)-2 { // which may have a fraction
			part, _, _ = strings.Cut(strings.ReplaceAll(part, ",", "."), ".")
		}
		if len(part) != 3 {
			return false
		}
	}
	return true
}
