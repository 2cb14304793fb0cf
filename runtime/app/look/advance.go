package look

import (
	"fmt"
	"sync"

	"fyne.io/fyne/v2"
	ximage "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// advances measures text from a face's own table of widths. The toolkit shapes each string that it measures, which
// takes about a millisecond a word; a hand of cards has a hundred. Kerning is left out: it mostly draws letters closer.
type advances struct {
	mutex  sync.Mutex
	face   *sfnt.Font
	buffer sfnt.Buffer
	known  map[rune]float32 // in em
}

var measured sync.Map // *advances by the name of the face

func advancesOf(face fyne.Resource) *advances {
	if known, ok := measured.Load(face.Name()); ok {
		return known.(*advances)
	}
	parsed, err := sfnt.Parse(face.Content())
	if err != nil {
		panic(fmt.Sprintf("look: face %s: %v", face.Name(), err)) // the faces are part of the program
	}
	known, _ := measured.LoadOrStore(face.Name(), &advances{face: parsed, known: map[rune]float32{}})
	return known.(*advances)
}

// width returns how wide a text is, in em.
func (a *advances) width(text string) float32 {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	sum := float32(0)
	for _, r := range text {
		sum += a.rune(r)
	}
	return sum
}

// rune returns the width of a letter; a letter that the face lacks is drawn with another, about as wide as an em.
func (a *advances) rune(r rune) float32 {
	if width, ok := a.known[r]; ok {
		return width
	}
	const em = 1000
	width := float32(1)
	if glyph, err := a.face.GlyphIndex(&a.buffer, r); err == nil && glyph != 0 {
		if advance, err := a.face.GlyphAdvance(&a.buffer, glyph, fixed.I(em), ximage.HintingNone); err == nil {
			width = float32(advance) / 64 / em
		}
	}
	a.known[r] = width
	return width
}
