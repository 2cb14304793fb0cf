package editorui

import (
	"fmt"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
	"github.com/lucasb-eyer/go-colorful"

	"boardduels/internal/i18n"
)

// Mixer mixes a colour by its hue, saturation and lightness, or by its number.
type Mixer struct {
	Object  fyne.CanvasObject
	Number  *Entry           // #rrggbb
	Changed func(mixed bool) // whether the number is a colour; may be nil
	sliders [3]*widget.Slider
	values  [3]*widget.Label
	swatch  *canvas.Rectangle
}

// mixed are the parts of a colour, with how far their sliders go: degrees and percent.
var mixed = [3]struct {
	key  string
	most float64
	unit string
}{{"editor.colour.hue", 360, "°"}, {"editor.colour.saturation", 100, " %"}, {"editor.colour.lightness", 100, " %"}}

// beginningColour is what is mixed at first where there is no colour yet.
const beginningColour = "#3a7ca8"

// NewMixer returns one that begins at a colour as #rrggbb. The colours that others have can be taken over.
func NewMixer(t *i18n.Translator, current string, others []string) *Mixer {
	m := &Mixer{swatch: newSwatchOf(color.Transparent)}
	m.Number = NewEntry(func(text string) { m.follow(text) }, func() {})
	rows := container.NewVBox()
	for i, part := range mixed {
		m.values[i] = widget.NewLabel("")
		m.sliders[i] = widget.NewSlider(0, part.most)
		m.sliders[i].OnChanged = func(float64) { m.mix() }
		rows.Add(container.NewBorder(nil, nil, Wide(130, Heading(t.Text(part.key))), Wide(66, m.values[i]), m.sliders[i]))
	}
	rows.Add(container.NewBorder(nil, nil, Wide(130, Heading(t.Text("editor.colour.number"))), nil, m.Number))
	if len(others) > 0 {
		taken := container.NewHBox(Wide(130, Heading(t.Text("editor.colour.others"))))
		for _, other := range others {
			taken.Add(newPatch(ParseColour(other), func() { m.Number.SetText(other) }))
		}
		rows.Add(taken)
	}
	was := newSwatchOf(ParseColour(current))
	pair := container.NewGridWithRows(2, m.swatch, was)
	m.Object = container.NewBorder(nil, nil, container.NewGridWrap(fyne.NewSize(72, 170), pair), nil, rows)
	if ParseColour(current) == color.Transparent {
		current = beginningColour // each slider changes it
	}
	m.Number.Put(current)
	m.follow(current)
	return m
}

func newSwatchOf(c color.Color) *canvas.Rectangle {
	r := canvas.NewRectangle(c)
	r.CornerRadius = 6
	return r
}

// mix writes the number of what the sliders say.
func (m *Mixer) mix() {
	m.Number.Put(colorful.Hsl(m.sliders[0].Value, m.sliders[1].Value/100, m.sliders[2].Value/100).Clamped().Hex())
	m.tell(true)
}

// follow brings the sliders to a number.
func (m *Mixer) follow(number string) {
	c, err := colorful.Hex(number)
	if err != nil || len(number) != len("#rrggbb") {
		m.tell(false)
		return
	}
	h, s, l := c.Hsl()
	for i, value := range []float64{h, s * 100, l * 100} {
		slider := m.sliders[i]
		changed := slider.OnChanged
		slider.OnChanged = nil
		slider.SetValue(math.Round(value))
		slider.OnChanged = changed
	}
	m.tell(true)
}

// tell shows the colour, if there is one, and what it is made of.
func (m *Mixer) tell(isColour bool) {
	for i, part := range mixed {
		m.values[i].SetText(fmt.Sprintf("%.0f%s", m.sliders[i].Value, part.unit))
	}
	if isColour {
		m.swatch.FillColor = ParseColour(m.Number.Text)
		m.swatch.Refresh()
	}
	if m.Changed != nil {
		m.Changed(isColour)
	}
}

// patch is a colour that can be taken over.
type patch struct {
	widget.BaseWidget
	swatch *canvas.Rectangle
	tapped func()
}

func newPatch(c color.Color, tapped func()) *patch {
	p := &patch{swatch: newSwatchOf(c), tapped: tapped}
	p.swatch.SetMinSize(fyne.NewSize(32, 32))
	p.ExtendBaseWidget(p)
	return p
}

// Tapped belongs to the toolkit.
func (p *patch) Tapped(*fyne.PointEvent) { p.tapped() }

// CreateRenderer belongs to the toolkit.
func (p *patch) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.swatch) }
