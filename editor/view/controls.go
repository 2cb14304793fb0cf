package view

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
	"boardduels/schema"
)

// control edits the text of one field.
type control struct {
	object fyne.CanvasObject
	focus  fyne.Focusable
	// show puts in the text that a document has, "" if it has none, and the text that then stands in.
	show func(text, fallback string)
}

// surroundings is what controls need beside their field.
type surroundings interface {
	words() *i18n.Translator
	// chooseImage lets people choose one of the pack's pictures.
	chooseImage(current string, chosen func(string))
	chooseColour(current string, chosen func(string))
	picture(image string) fyne.Resource
}

// newControl returns the control that fits a field's type. Changed is told each text that people enter, settled when
// they have come to an end.
func newControl(f *schema.Field, s surroundings, changed func(string), settled func()) control {
	switch f.Type {
	case schema.Bool:
		return newSwitch(changed, settled)
	case schema.Int, schema.Float:
		return newStepper(f, changed, settled)
	case schema.Choice:
		return newChoice(f, changed, settled)
	case schema.Image:
		return newImageChooser(s, changed, settled)
	case schema.Colour:
		return newColourChooser(s, changed, settled)
	}
	return newText(f, changed, settled)
}

// entry is a line of text that tells when it is left, and hands the arrow keys on.
type entry struct {
	widget.Entry
	left   func()
	arrow  func(delta int)
	escape func() // of the Escape key; nil if it has no meaning
}

func newEntry(changed func(string), left func()) *entry {
	e := &entry{left: left}
	e.ExtendBaseWidget(e)
	e.OnChanged = changed
	e.OnSubmitted = func(string) { left() }
	return e
}

// put shows a text that isn't typed.
func (e *entry) put(text string) {
	if e.Text == text {
		return
	}
	changed := e.OnChanged
	e.OnChanged = nil
	e.SetText(text)
	e.OnChanged = changed
}

// FocusLost belongs to the toolkit.
func (e *entry) FocusLost() {
	e.Entry.FocusLost()
	e.left()
}

// TypedKey belongs to the toolkit.
func (e *entry) TypedKey(key *fyne.KeyEvent) {
	switch {
	case e.arrow != nil && key.Name == fyne.KeyUp:
		e.arrow(1)
	case e.arrow != nil && key.Name == fyne.KeyDown:
		e.arrow(-1)
	case e.escape != nil && key.Name == fyne.KeyEscape:
		e.escape()
	default:
		e.Entry.TypedKey(key)
	}
}

func newText(f *schema.Field, changed func(string), settled func()) control {
	e := newEntry(changed, settled)
	return control{object: e, focus: e, show: func(text, fallback string) {
		e.SetPlaceHolder(fallback)
		e.put(text)
	}}
}

func newSwitch(changed func(string), settled func()) control {
	check := widget.NewCheck("", nil)
	check.OnChanged = func(on bool) {
		changed(strconv.FormatBool(on))
		settled()
	}
	return control{object: check, focus: check, show: func(text, fallback string) {
		if text == "" {
			text = fallback
		}
		told := check.OnChanged
		check.OnChanged = nil
		check.SetChecked(text == "true")
		check.OnChanged = told
	}}
}

// newStepper returns a number with buttons, and keys, that raise and lower it within its range.
func newStepper(f *schema.Field, changed func(string), settled func()) control {
	e := newEntry(changed, settled)
	fallback := f.Default
	e.arrow = func(delta int) {
		text := e.Text
		if text == "" {
			text = fallback
		}
		number, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil {
			number = f.Min - delta
		}
		e.SetText(strconv.Itoa(min(max(number+delta, f.Min), f.Max)))
	}
	less := quiet(theme.ContentRemoveIcon(), func() { e.arrow(-1) })
	more := quiet(theme.ContentAddIcon(), func() { e.arrow(1) })
	object := container.New(layout.NewCustomPaddedHBoxLayout(2), less, wide(64, e), more)
	return control{object: object, focus: e, show: func(text, standIn string) {
		fallback = standIn
		e.SetPlaceHolder(standIn)
		e.put(text)
	}}
}

func newChoice(f *schema.Field, changed func(string), settled func()) control {
	choice := widget.NewSelect(f.Choices, nil)
	told := func(text string) {
		changed(text)
		settled()
	}
	choice.OnChanged = told
	return control{object: choice, focus: choice, show: func(text, fallback string) {
		if text == "" {
			text = fallback
		}
		choice.OnChanged = nil
		choice.SetSelected(text)
		choice.OnChanged = told
	}}
}

func newImageChooser(s surroundings, changed func(string), settled func()) control {
	e := newEntry(changed, settled)
	thumbnail := canvas.NewImageFromResource(nil)
	thumbnail.FillMode = canvas.ImageFillContain
	choose := widget.NewButton(s.words().Text("editor.choose"), func() {
		s.chooseImage(e.Text, func(image string) {
			e.SetText(image)
			settled()
		})
	})
	framed := container.NewGridWrap(fyne.NewSize(36, 36), thumbnail)
	return control{object: container.NewBorder(nil, nil, framed, choose, e), focus: e, show: func(text, fallback string) {
		e.SetPlaceHolder(fallback)
		e.put(text)
		look.Show(thumbnail, s.picture(text), thumbnailSide)
	}}
}

func newColourChooser(s surroundings, changed func(string), settled func()) control {
	e := newEntry(changed, settled)
	swatch := canvas.NewRectangle(color.Transparent)
	swatch.CornerRadius = 6
	choose := widget.NewButton(s.words().Text("editor.choose"), func() {
		s.chooseColour(e.Text, func(colour string) {
			e.SetText(colour)
			settled()
		})
	})
	framed := container.NewGridWrap(fyne.NewSize(36, 36), swatch)
	return control{object: container.NewBorder(nil, nil, framed, choose, e), focus: e, show: func(text, fallback string) {
		e.SetPlaceHolder(fallback)
		e.put(text)
		swatch.FillColor = parseColour(text)
		swatch.Refresh()
	}}
}

// parseColour returns the colour of #rrggbb, or no colour.
func parseColour(text string) color.Color {
	hex, ok := strings.CutPrefix(text, "#")
	n, err := strconv.ParseUint(hex, 16, 32)
	if !ok || len(hex) != 6 || err != nil {
		return color.Transparent
	}
	return color.NRGBA{R: uint8(n >> 16), G: uint8(n >> 8), B: uint8(n), A: 0xff}
}

// quiet returns a button without a ground of its own.
func quiet(icon fyne.Resource, tapped func()) *widget.Button {
	b := widget.NewButtonWithIcon("", icon, tapped)
	b.Importance = widget.LowImportance
	return b
}

// wide gives an object a width.
func wide(width float32, object fyne.CanvasObject) fyne.CanvasObject {
	return container.New(fixedWidth(width), object)
}

// fixedWidth lays objects out in one width, in the middle of the height.
type fixedWidth float32

func (w fixedWidth) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(float32(w), o.Size().Height)) // a text that wraps must know its width
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(float32(w), height)
}

func (w fixedWidth) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		height := o.MinSize().Height
		o.Move(fyne.NewPos(0, (size.Height-height)/2))
		o.Resize(fyne.NewSize(size.Width, height))
	}
}
