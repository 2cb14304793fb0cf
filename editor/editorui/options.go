package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Options lets people choose one of some texts, whole ones that wrap, side by side.
type Options struct {
	Object  fyne.CanvasObject
	Choices []*Option
	chosen  func(int)
}

// NewOptions returns a choice among texts below their names, of which one is chosen.
func NewOptions(names, texts []string, at int, chosen func(int)) *Options {
	o := &Options{chosen: chosen}
	columns := container.NewGridWithColumns(len(names))
	for i, name := range names {
		choice := newOption(name, texts[i], func() { o.Choose(i) })
		choice.mark(i == at)
		o.Choices = append(o.Choices, choice)
		columns.Add(choice)
	}
	o.Object = columns
	return o
}

// Choose chooses the text at a place.
func (o *Options) Choose(at int) {
	for i, choice := range o.Choices {
		choice.mark(i == at)
	}
	o.chosen(at)
}

// Option is one of some texts to choose from.
type Option struct {
	widget.BaseWidget
	Name, Text string
	Chosen     bool
	icon       *widget.Icon
	ground     *Ground
	content    fyne.CanvasObject
	tapped     func()
}

func newOption(name, text string, tapped func()) *Option {
	o := &Option{Name: name, Text: text, icon: widget.NewIcon(theme.RadioButtonIcon()), ground: NewGround(theme.ColorNameHover, 6), tapped: tapped}
	o.ground.Hide()
	head := container.NewBorder(nil, nil, container.NewPadded(o.icon), nil, Caption(name))
	o.content = container.NewStack(o.ground, Tight(head, Paragraph(text)))
	o.ExtendBaseWidget(o)
	return o
}

// mark shows whether the option is the chosen one.
func (o *Option) mark(chosen bool) {
	o.Chosen = chosen
	picture := theme.RadioButtonIcon()
	if chosen {
		picture = theme.RadioButtonCheckedIcon()
	}
	o.icon.SetResource(picture)
}

// Tapped belongs to the toolkit.
func (o *Option) Tapped(*fyne.PointEvent) { o.tapped() }

// FocusGained and FocusLost belong to the toolkit.
func (o *Option) FocusGained() {
	o.ground.Frame(true)
	o.ground.Show()
}

// FocusLost belongs to the toolkit.
func (o *Option) FocusLost() {
	o.ground.Frame(false)
	o.ground.Hide()
}

// TypedRune belongs to the toolkit.
func (o *Option) TypedRune(rune) {}

// TypedKey belongs to the toolkit.
func (o *Option) TypedKey(key *fyne.KeyEvent) {
	if isEnter(key) || key.Name == fyne.KeySpace {
		o.tapped()
		return
	}
	Pass(o, key)
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (o *Option) MouseIn(*desktop.MouseEvent)    { o.ground.Show() }
func (o *Option) MouseMoved(*desktop.MouseEvent) {}
func (o *Option) MouseOut()                      { o.ground.Hide() }

// CreateRenderer belongs to the toolkit.
func (o *Option) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(o.content) }
