package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Pass hands a key that a widget has no use for on to its window, as if nothing had the focus. The toolkit doesn't.
func Pass(o fyne.CanvasObject, key *fyne.KeyEvent) {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return
	}
	if typed := c.OnTypedKey(); typed != nil {
		typed(key)
	}
}

// PassShortcut hands a shortcut on to the window of a widget.
func PassShortcut(o fyne.CanvasObject, shortcut fyne.Shortcut) {
	if c, ok := fyne.CurrentApp().Driver().CanvasForObject(o).(fyne.Shortcutable); ok {
		c.TypedShortcut(shortcut)
	}
}

func isEnter(key *fyne.KeyEvent) bool { return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter }

// Button is a button that the Enter key presses, too.
type Button struct{ widget.Button }

// NewButton returns a button; icon may be nil.
func NewButton(text string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// leastButtonPadding is what the words of a button leave free beside them, also where texts stand dense.
const leastButtonPadding = 8

// MinSize belongs to the toolkit.
func (b *Button) MinSize() fyne.Size {
	size := b.Button.MinSize()
	if padding := theme.CurrentForWidget(b).Size(theme.SizeNameInnerPadding); b.Text != "" && padding < leastButtonPadding {
		size.Width += 2 * (leastButtonPadding - padding)
	}
	return size
}

// TypedKey belongs to the toolkit.
func (b *Button) TypedKey(key *fyne.KeyEvent) { press(b, &b.Button, key) }

// press takes a key for a button, or hands it on to the window.
func press(o fyne.CanvasObject, b *widget.Button, key *fyne.KeyEvent) {
	switch {
	case isEnter(key):
		b.Tapped(nil)
	case key.Name == fyne.KeySpace:
		b.TypedKey(key)
	default:
		Pass(o, key)
	}
}

// Check is a check box that hands on the keys that it has no use for.
type Check struct{ widget.Check }

// NewCheck returns a check box.
func NewCheck(text string, changed func(bool)) *Check {
	c := &Check{}
	c.Text, c.OnChanged = text, changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey belongs to the toolkit.
func (c *Check) TypedKey(key *fyne.KeyEvent) { Pass(c, key) }

// Select is a choice of one that the Enter key opens, too.
type Select struct {
	widget.Select
	whole bool // shows what is chosen in full
}

// NewSelect returns a choice among some texts.
func NewSelect(options []string, changed func(string)) *Select {
	s := &Select{}
	s.Options, s.OnChanged = options, changed
	s.PlaceHolder = lang.L("(Select one)") // which the toolkit alone leaves in English
	s.ExtendBaseWidget(s)
	return s
}

// NewWholeSelect returns a choice among some texts that is as wide as the longest of them, as far as narrow windows
// have room for it.
func NewWholeSelect(options []string) *Select {
	s := NewSelect(options, nil)
	s.whole = true
	return s
}

// widestOption is how wide a text may make a choice.
const widestOption = 250

// MinSize belongs to the toolkit, which leaves room for the text alone that stands where nothing is chosen.
func (s *Select) MinSize() fyne.Size {
	size := s.Select.MinSize()
	if !s.whole {
		return size
	}
	width := func(text string) float32 {
		return fyne.MeasureText(text, s.Theme().Size(theme.SizeNameText), fyne.TextStyle{}).Width
	}
	around := size.Width - width(s.PlaceHolder)
	for _, option := range s.Options {
		size.Width = max(size.Width, around+min(width(option), widestOption))
	}
	return size
}

// TypedKey belongs to the toolkit.
func (s *Select) TypedKey(key *fyne.KeyEvent) {
	switch {
	case isEnter(key):
		s.Tapped(nil)
	case key.Name == fyne.KeySpace || key.Name == fyne.KeyUp || key.Name == fyne.KeyDown:
		s.Select.TypedKey(key)
	default:
		Pass(s, key)
	}
}
