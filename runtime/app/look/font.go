package look

import (
	"encoding/binary"
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-fonts/liberation/liberationserifbold"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

var (
	regular = face("Go-Regular.ttf", goregular.TTF)
	bold    = face("Go-Bold.ttf", gobold.TTF)

	// Title is the face of names and headings.
	Title = face("LiberationSerif-Bold.ttf", liberationserifbold.TTF)
)

// mono is made when it is first asked for: only differences of XML are shown in it.
var mono = sync.OnceValue(func() fyne.Resource {
	return face("DejaVuSansMono.ttf", theme.DefaultTheme().Font(fyne.TextStyle{Monospace: true}).Content())
})

func face(name string, ttf []byte) fyne.Resource {
	return fyne.NewStaticResource(name, withLineGap(ttf))
}

// withLineGap returns a TrueType face whose lines are an eighth of an em higher. The toolkit draws a line on a picture
// of the face's line height with the baseline rounded down, so that the tight lines of these faces would lose the
// lowest pixels of g and у at small sizes.
func withLineGap(ttf []byte) []byte {
	const (
		directory, entry = 12, 16 // offset of the table directory, length of an entry (OpenType 1.9, "Table Directory")
		lineGap          = 8      // offset in the table hhea
		unitsPerEm       = 18     // offset in the table head
	)
	table := func(tag string) []byte {
		for i := range int(binary.BigEndian.Uint16(ttf[4:])) {
			if e := ttf[directory+i*entry:]; string(e[:4]) == tag {
				return ttf[binary.BigEndian.Uint32(e[8:]):]
			}
		}
		panic("look: a face without the table " + tag)
	}
	ttf = slices.Clone(ttf)
	em := binary.BigEndian.Uint16(table("head")[unitsPerEm:])
	binary.BigEndian.PutUint16(table("hhea")[lineGap:], em/8)
	return ttf
}

// font returns the face of a style. Nothing is in italics, so that no face is carried for them; the toolkit's own have
// no dots on the Ukrainian і.
func font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Monospace:
		return mono()
	case style.Bold:
		return bold
	}
	return regular
}
