package editorui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Line is a line of text that ends with "…" where it doesn't fit. It looks like the toolkit's label, which measures a
// text again whenever it is asked to show it; that is too slow where hundreds are shown anew at once, as in a table
// that is scrolled.
type Line struct {
	widget.BaseWidget
	Text       string
	TextStyle  fyne.TextStyle
	Alignment  fyne.TextAlign
	Importance widget.Importance
	SizeName   fyne.ThemeSizeName // "" for that of ordinary text
}

// NewLine returns a line of text.
func NewLine(text string) *Line {
	l := &Line{Text: text}
	l.ExtendBaseWidget(l)
	return l
}

// SetText changes the text, and shows whatever else has been changed.
func (l *Line) SetText(text string) {
	l.Text = text
	l.Refresh()
}

// CreateRenderer belongs to the toolkit.
func (l *Line) CreateRenderer() fyne.WidgetRenderer {
	r := &lineRenderer{line: l, drawn: canvas.NewText("", color.Transparent)}
	r.Refresh()
	return r
}

// appearance is all that decides how a line looks.
type appearance struct {
	text      string
	style     fyne.TextStyle
	alignment fyne.TextAlign
	color     color.Color
	size      float32 // of the text
	room      fyne.Size
}

type lineRenderer struct {
	line  *Line
	drawn *canvas.Text
	last  appearance
}

func (r *lineRenderer) Destroy() {}

func (r *lineRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.drawn} }

func (r *lineRenderer) MinSize() fyne.Size {
	least := fyne.MeasureText("M", r.textSize(), r.line.TextStyle)
	return least.AddWidthHeight(2*r.padding(), 2*r.padding())
}

func (r *lineRenderer) textSize() float32 {
	if r.line.SizeName == "" {
		return r.line.Theme().Size(theme.SizeNameText)
	}
	return r.line.Theme().Size(r.line.SizeName)
}

func (r *lineRenderer) padding() float32 { return r.line.Theme().Size(theme.SizeNameInnerPadding) }

func (r *lineRenderer) Layout(fyne.Size) { r.Refresh() }

func (r *lineRenderer) Refresh() {
	l, padding := r.line, r.padding()
	now := appearance{l.Text, l.TextStyle, l.Alignment, theme.ColorForWidget(inks[l.Importance], l), r.textSize(),
		fyne.NewSize(l.Size().Width-2*padding, l.Size().Height-2*padding)}
	if now == r.last {
		return
	}
	r.last = now
	r.drawn.Text = Cut(now.text, now.room.Width, now.size, now.style)
	r.drawn.TextStyle, r.drawn.Alignment, r.drawn.Color, r.drawn.TextSize = now.style, now.alignment, now.color, now.size
	r.drawn.Move(fyne.NewSquareOffsetPos(padding))
	r.drawn.Resize(fyne.NewSize(now.room.Width, r.drawn.MinSize().Height))
	r.drawn.Refresh()
}

// inks are the colours of texts by their importance.
var inks = map[widget.Importance]fyne.ThemeColorName{
	widget.MediumImportance:  theme.ColorNameForeground,
	widget.LowImportance:     theme.ColorNameDisabled,
	widget.HighImportance:    theme.ColorNamePrimary,
	widget.DangerImportance:  theme.ColorNameError,
	widget.WarningImportance: theme.ColorNameWarning,
	widget.SuccessImportance: theme.ColorNameSuccess,
}

// Cut returns a text, or as much of it as fits a width together with "…".
func Cut(text string, width, size float32, style fyne.TextStyle) string {
	fits := func(text string) bool { return fyne.MeasureText(text, size, style).Width <= width }
	cut := look.Shortened(text, fits)
	if cut == "…" && !fits(cut) {
		return ""
	}
	return cut
}
