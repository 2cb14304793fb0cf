package look

import (
	"image/color"
	"sort"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// lineHeight is the distance between lines, in text sizes.
const lineHeight = 1.22

// slack allows for rounding of glyph positions at small sizes, as a share of a line's width.
const slack = 1.03

// Fitted draws text in the largest of a range of sizes in which it fits a place, broken between words. It draws lines
// of its own because the toolkit's labels have the theme's text sizes only.
type Fitted struct {
	Style     fyne.TextStyle
	Face      fyne.Resource // in place of the theme's, if set
	Alignment fyne.TextAlign
	Color     color.Color

	text  string
	words []word
	space float32
	box   *fyne.Container
}

type word struct {
	text  string
	width float32 // in em
}

// NewFitted returns a text without words, and the object that shows it.
func NewFitted(style fyne.TextStyle, face fyne.Resource, alignment fyne.TextAlign, c color.Color) *Fitted {
	return &Fitted{Style: style, Face: face, Alignment: alignment, Color: c, box: &fyne.Container{}}
}

// Object returns what shows the text. Its position and size are up to the caller, [Fitted.Layout] breaks the lines.
func (f *Fitted) Object() fyne.CanvasObject { return f.box }

// SetText changes the words; a layout must follow.
func (f *Fitted) SetText(text string) {
	if text == f.text {
		return
	}
	f.text, f.words = text, nil
}

func (f *Fitted) measure() {
	if f.words != nil {
		return
	}
	f.space = f.width(" ")
	for _, w := range strings.FieldsFunc(f.text, breaks) {
		f.words = append(f.words, word{w, f.width(w)})
	}
}

// breaks reports whether a line may end at a letter: at any space but one that holds together what is beside it.
func breaks(letter rune) bool { return unicode.IsSpace(letter) && letter != '\u00a0' }

func (f *Fitted) width(text string) float32 {
	face := f.Face
	if face == nil {
		face = font(f.Style)
	}
	return advancesOf(face).width(text) * slack
}

// Height returns how high the text is in lines broken for a width, at a text size.
func (f *Fitted) Height(width, size float32) float32 {
	f.measure()
	lines, _ := f.wrap(width, size)
	return float32(len(lines)) * size * lineHeight
}

// Width returns how wide the text is in one line, at a text size.
func (f *Fitted) Width(size float32) float32 {
	f.measure()
	wide := float32(0)
	for i, w := range f.words {
		if i > 0 {
			wide += f.space * size
		}
		wide += w.width * size
	}
	return wide
}

// Fits reports whether every word has room in a place at a text size. It draws nothing, so that it can be asked outside
// the UI thread, too.
func (f *Fitted) Fits(place fyne.Size, size float32) bool {
	f.measure()
	lines, whole := f.wrap(place.Width, size)
	return whole && float32(len(lines))*size*lineHeight <= place.Height+0.5
}

// Layout shows the text in a place, as large as it fits between two sizes, lines in the middle of the height.
func (f *Fitted) Layout(pos fyne.Position, place fyne.Size, smallest, largest float32) {
	size, fits := largest, f.Fits(place, largest)
	for !fits && size > smallest {
		size = max(size-0.5, smallest)
		fits = f.Fits(place, size)
	}
	lines, _ := f.wrap(place.Width, size)
	if !fits {
		lines = f.cut(lines, place, size)
	}
	f.show(lines, pos, place, size)
}

// cut leaves out the lines that have no room, and ends those that are too wide, and says so with an ellipsis. The first
// line always stays.
func (f *Fitted) cut(lines []string, place fyne.Size, size float32) []string {
	room := max(int((place.Height+0.5)/(size*lineHeight)), 1)
	if len(lines) > room {
		last := lines[room-1]
		for f.width(last+"…")*size > place.Width {
			end := strings.LastIndexByte(last, ' ')
			if end < 0 {
				break
			}
			last = last[:end]
		}
		lines = append(lines[:room-1:room-1], strings.TrimRight(last, " .,:")+"…")
	}
	for i, line := range lines {
		lines[i] = f.shortened(line, place.Width/size*slack)
	}
	return lines
}

// shortened returns as much of a line as fits a width in em, with an ellipsis unless that is all.
func (f *Fitted) shortened(line string, width float32) string {
	return Shortened(line, func(text string) bool { return f.width(text) <= width })
}

// Shortened returns as much of a line as fits, with an ellipsis unless that is all; with the ellipsis alone where
// nothing fits. A letter keeps the marks that stand above it.
func Shortened(line string, fits func(text string) bool) string {
	if fits(line) {
		return line
	}
	letters := []rune(strings.TrimSuffix(line, "…"))
	kept := sort.Search(len(letters), func(n int) bool { return !fits(string(letters[:n+1]) + "…") })
	for kept > 0 && kept < len(letters) && unicode.Is(unicode.M, letters[kept]) {
		kept--
	}
	return string(letters[:kept]) + "…"
}

// End shows as much of a text in a line as fits a width, with an ellipsis unless that is all.
func End(line *canvas.Text, text string, width float32) {
	f := &Fitted{Style: line.TextStyle, Face: line.FontSource}
	line.Text = f.shortened(text, width/line.TextSize*slack)
}

// wrap breaks the words into lines, and reports whether each word fits its line.
func (f *Fitted) wrap(width, size float32) (lines []string, whole bool) {
	whole = true
	line, used := "", float32(0)
	for _, w := range f.words {
		if w.width*size > width {
			whole = false
		}
		next := used + f.space*size + w.width*size
		if line == "" {
			line, used = w.text, w.width*size
			continue
		}
		if next > width {
			lines = append(lines, line)
			line, used = w.text, w.width*size
			continue
		}
		line, used = line+" "+w.text, next
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines, whole
}

func (f *Fitted) show(lines []string, pos fyne.Position, place fyne.Size, size float32) {
	f.box.Move(pos)
	f.box.Resize(place)
	for len(f.box.Objects) < len(lines) {
		f.box.Objects = append(f.box.Objects, canvas.NewText("", f.Color))
	}
	f.box.Objects = f.box.Objects[:len(lines)]
	step := size * lineHeight
	top := (place.Height - step*float32(len(lines))) / 2
	for i, line := range lines {
		text := f.box.Objects[i].(*canvas.Text)
		text.Text, text.TextSize, text.TextStyle, text.FontSource = line, size, f.Style, f.Face
		text.Alignment, text.Color = f.Alignment, f.Color
		text.Move(fyne.NewPos(0, top+step*float32(i)))
		text.Resize(fyne.NewSize(place.Width, step))
		text.Refresh()
	}
	f.box.Refresh()
}
