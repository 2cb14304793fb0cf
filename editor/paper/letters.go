package paper

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-fonts/liberation/liberationsansbold"
	"github.com/go-fonts/liberation/liberationsansregular"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"boardduels/internal/spelling"
	"boardduels/internal/termsafe"
)

// millimetre is how many millimetres a point has.
const millimetre = 25.4 / 72

// leading is how high a line is, in sizes of its letters.
const leading = 1.15

// weight is how strong letters are.
type weight uint8

const (
	plain weight = iota
	bold
	weights
)

// faces are the TrueType faces of text. They have more letters than those of the screen, the letter apostrophe among
// them.
var faces = [weights][]byte{plain: liberationsansregular.TTF, bold: liberationsansbold.TTF}

// box stands for a letter that the faces don't have.
const box = '□'

// typesetter breaks texts into lines. It isn't for several goroutines at once.
type typesetter struct {
	fonts   [weights]*sfnt.Font
	buffer  sfnt.Buffer
	widths  [weights]map[rune]float64 // in sizes of the letters; negative of letters that the face doesn't have
	missing map[rune]bool
}

func newTypesetter() (*typesetter, error) {
	s := &typesetter{missing: map[rune]bool{}}
	for w := range weights {
		f, err := sfnt.Parse(faces[w])
		if err != nil {
			return nil, err
		}
		s.fonts[w], s.widths[w] = f, map[rune]float64{}
	}
	return s, nil
}

// printable returns a text of letters that the faces have, composed, with one kind of space. A box stands for others,
// which are remembered.
func (s *typesetter) printable(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case unicode.IsSpace(r):
			return ' '
		case termsafe.IsUnseen(r), unicode.IsControl(r):
			return -1
		case s.width(plain, r) < 0 || s.width(bold, r) < 0:
			s.missing[r] = true
			return box
		}
		return r
	}, spelling.Composed(text))
}

// width returns how wide a letter is, in sizes of its letters; -1 if the face doesn't have it.
func (s *typesetter) width(w weight, r rune) float64 {
	if known, ok := s.widths[w][r]; ok {
		return known
	}
	s.widths[w][r] = s.measure(w, r)
	return s.widths[w][r]
}

func (s *typesetter) measure(w weight, r rune) float64 {
	const em = 1000
	glyph, err := s.fonts[w].GlyphIndex(&s.buffer, r)
	if err != nil || glyph == 0 || r > 0xffff { // beyond which a PDF's text has no letters
		return -1
	}
	advance, err := s.fonts[w].GlyphAdvance(&s.buffer, glyph, fixed.I(em), font.HintingNone)
	if err != nil {
		return -1
	}
	return float64(advance) / 64 / em
}

// length returns how wide a printable text is at a size.
func (s *typesetter) length(w weight, size float64, text string) (width float64) {
	for _, r := range text {
		width += s.width(w, r)
	}
	return width * size * millimetre
}

// lines breaks a printable text at spaces into lines of a width. A word that is wider is broken inside.
func (s *typesetter) lines(w weight, size, width float64, text string) (lines []string) {
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		for _, word := range strings.Split(paragraph, " ") {
			longer := strings.TrimPrefix(line+" "+word, " ")
			if s.length(w, size, longer) <= width {
				line = longer
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			line = word
			for s.length(w, size, line) > width && utf8.RuneCountInString(line) > 1 {
				cut := s.fitting(w, size, width, line)
				lines, line = append(lines, line[:cut]), line[cut:]
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// fitting returns how many bytes of a word fit a width, those of its first letter in any case.
func (s *typesetter) fitting(w weight, size, width float64, word string) int {
	length := 0.0
	for i, r := range word {
		length += s.width(w, r) * size * millimetre
		if i > 0 && length > width {
			return i
		}
	}
	return len(word)
}
