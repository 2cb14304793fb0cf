package looktest

import (
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// measured remembers how large texts are for as long as the tests run. The toolkit forgets that soon and then shapes
// each text again, while the same screens are shown test after test.
var measured = struct {
	sync.Mutex
	texts map[text]extent
}{texts: map[text]extent{}}

// text is all that the size of a text depends on.
type text struct {
	text  string
	size  float32
	style fyne.TextStyle
	font  string
}

type extent struct {
	size     fyne.Size
	baseline float32
}

// RenderedTextSize implements [fyne.Driver].
func (d driver) RenderedTextSize(s string, size float32, style fyne.TextStyle, source fyne.Resource) (fyne.Size, float32) {
	if d.app.isMeasured {
		return d.Driver.RenderedTextSize(s, size, style, source)
	}
	font := source
	if font == nil {
		font = theme.Current().Font(style)
	}
	of := text{s, size, style, font.Name()}
	measured.Lock()
	defer measured.Unlock()
	known, ok := measured.texts[of]
	if !ok {
		known.size, known.baseline = d.Driver.RenderedTextSize(s, size, style, source)
		measured.texts[of] = known
	}
	return known.size, known.baseline
}
