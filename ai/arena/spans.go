package arena

import "slices"

// Span is the numbers from From to To-1.
type Span struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Spans is a set of numbers: spans in order that neither overlap nor touch.
type Spans []Span

// count returns how many numbers there are.
func (s Spans) count() int {
	n := 0
	for _, span := range s {
		n += span.To - span.From
	}
	return n
}

// at returns the place of the first span that ends at n or after it.
func (s Spans) at(n int) int {
	i, _ := slices.BinarySearchFunc(s, n, func(span Span, n int) int { return span.To - n })
	return i
}

// overlap reports whether any number of a span is in the set.
func (s Spans) overlap(span Span) bool {
	i := s.at(span.From + 1)
	return i < len(s) && s[i].From < span.To
}

// add puts in a span, none of whose numbers is in the set.
func (s *Spans) add(span Span) {
	i := s.at(span.From)
	j := i
	for j < len(*s) && (*s)[j].From <= span.To {
		span.From, span.To = min(span.From, (*s)[j].From), max(span.To, (*s)[j].To)
		j++
	}
	*s = slices.Replace(*s, i, j, span)
}

// check reports whether the spans are in order and between 0 and n.
func (s Spans) check(n int) bool {
	last := -1
	for _, span := range s {
		if span.From <= last || span.To <= span.From || span.To > n {
			return false
		}
		last = span.To
	}
	return true
}
