package reading

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// bag are the words of a sentence and its pairs of neighbours, each as often as it stands there, and its numbers.
type bag struct {
	count   map[string]int
	numbers []int16 // each once
}

func newBag(words []string) bag {
	b := bag{count: map[string]int{}}
	for i, w := range words {
		b.count[w]++
		if i > 0 {
			b.count[words[i-1]+" "+w]++
		}
		if n, err := strconv.ParseInt(w, 10, 16); err == nil && !slices.Contains(b.numbers, int16(n)) {
			b.numbers = append(b.numbers, int16(n))
		}
	}
	return b
}

// shareIn returns which share of the words of the bag is in another one, without its pairs and numbers.
func (b bag) shareIn(other bag) float64 {
	return float64(b.in(other).words()) / float64(max(b.words(), 1))
}

// words returns how many words there are, without pairs and numbers.
func (b bag) words() (all int) {
	for w, n := range b.count {
		if isWord(w) {
			all += n
		}
	}
	return all
}

// isWord reports whether what a bag counts is a word by itself, neither a pair of them nor a number.
func isWord(w string) bool { return !strings.Contains(w, " ") && !isNumber(w) }

func isNumber(w string) bool { return unicode.IsDigit(rune(w[0])) }

// beyond returns the words and pairs of the bag that another one lacks.
func (b bag) beyond(other bag) bag {
	rest := bag{count: map[string]int{}}
	for w, n := range b.count {
		if n > other.count[w] {
			rest.count[w] = n - other.count[w]
		}
	}
	return rest
}

// in returns the words and pairs of the bag that another one has, too.
func (b bag) in(other bag) bag {
	both := bag{count: map[string]int{}}
	for w, n := range b.count {
		if there := min(n, other.count[w]); there > 0 {
			both.count[w] = there
		}
	}
	return both
}

// sameNumbers reports whether another bag has just the same numbers.
func (b bag) sameNumbers(other bag) bool {
	for _, n := range append(slices.Clone(b.numbers), other.numbers...) {
		if !slices.Contains(b.numbers, n) || !slices.Contains(other.numbers, n) {
			return false
		}
	}
	return true
}
