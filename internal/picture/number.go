package picture

import (
	"math"
	"strconv"
	"strings"
)

// largest is the largest number of an SVG, either way.
const largest = 1e6

// allowedNumbers tells it to people.
const allowedNumbers = "-1000000 … 1000000"

// scanner reads numbers as SVG writes them: "1-2.5.5e3" are one, minus two and a half, and five hundred.
type scanner struct {
	text string
	at   int
}

// space skips white space and commas.
func (s *scanner) space() {
	for s.at < len(s.text) && strings.IndexByte(" \t\r\n,", s.text[s.at]) >= 0 {
		s.at++
	}
}

// number reads a number; false if there is none, or if it is too large.
func (s *scanner) number() (float64, bool) {
	s.space()
	start := s.at
	if s.at < len(s.text) && (s.text[s.at] == '-' || s.text[s.at] == '+') {
		s.at++
	}
	s.digits()
	if s.at < len(s.text) && s.text[s.at] == '.' {
		s.at++
		s.digits()
	}
	s.exponent()
	return finite(s.text[start:s.at])
}

func (s *scanner) digits() {
	for s.at < len(s.text) && s.text[s.at] >= '0' && s.text[s.at] <= '9' {
		s.at++
	}
}

// exponent skips an exponent, but not the e of a unit such as em.
func (s *scanner) exponent() {
	start := s.at
	if s.at >= len(s.text) || s.text[s.at]|0x20 != 'e' {
		return
	}
	s.at++
	if s.at < len(s.text) && (s.text[s.at] == '-' || s.text[s.at] == '+') {
		s.at++
	}
	first := s.at
	if s.digits(); s.at == first {
		s.at = start
	}
}

// flag reads a 0 or a 1 of an arc, which may stand without space before the next number.
func (s *scanner) flag() (set, ok bool) {
	s.space()
	if s.at >= len(s.text) || s.text[s.at] != '0' && s.text[s.at] != '1' {
		return false, false
	}
	s.at++
	return s.text[s.at-1] == '1', true
}

// done reports whether only white space is left.
func (s *scanner) done() bool {
	s.space()
	return s.at == len(s.text)
}

func finite(text string) (float64, bool) {
	v, err := strconv.ParseFloat(text, 64)
	return v, err == nil && math.Abs(v) <= largest
}

// parseNumbers reads a list of numbers.
func parseNumbers(text string) (all []float64, ok bool) {
	s := scanner{text: text}
	for !s.done() {
		v, ok := s.number()
		if !ok {
			return nil, false
		}
		all = append(all, v)
	}
	return all, true
}

// units are how many units of the drawing one is; those of text are of the usual size.
var units = map[string]float64{
	"": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "em": 16, "rem": 16, "ex": 8,
}

// parseLength reads a number that may have a unit, or be a percentage of a whole.
func parseLength(text string, whole float64) (float64, bool) {
	s := scanner{text: text}
	v, ok := s.number()
	if !ok {
		return 0, false
	}
	unit := strings.ToLower(strings.TrimSpace(text[s.at:]))
	if unit == "%" {
		return v / 100 * whole, true
	}
	size, known := units[unit]
	return v * size, known && within(v*size)
}

// parseArguments reads the numbers of a transform, which style sheets write with units.
func parseArguments(text string) (all []float64, ok bool) {
	s := scanner{text: text}
	for !s.done() {
		v, ok := s.number()
		from := s.at
		for s.at < len(s.text) && s.text[s.at]|0x20 >= 'a' && s.text[s.at]|0x20 <= 'z' {
			s.at++
		}
		size := 1.0
		switch unit := strings.ToLower(s.text[from:s.at]); unit {
		case "", "deg", "px":
		case "rad":
			size = 180 / math.Pi
		case "grad":
			size = 0.9
		case "turn":
			size = 360
		default:
			size = units[unit]
		}
		if !ok || size == 0 || !within(v*size) {
			return nil, false
		}
		all = append(all, v*size)
	}
	return all, true
}

// decimal writes a number as it is, without an exponent, which the renderer misreads.
func decimal(v float64) string {
	if math.Abs(v) < 1e-9 {
		return "0"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}
