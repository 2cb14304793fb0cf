package editorui

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// Control edits the text of one field.
type Control struct {
	Object fyne.CanvasObject
	Focus  fyne.Focusable
	// Show puts in the text that a document has, "" if it has none, and the text that then stands in.
	Show func(text, fallback string)
}

// Surroundings is what controls need beside their field.
type Surroundings interface {
	Words() *i18n.Translator
	// ChooseImage lets people choose one of the pack's pictures.
	ChooseImage(current string, chosen func(string))
	// TakeImage takes the picture whose path was typed into the pack, and reports whether it was one.
	TakeImage(typed string, chosen func(string)) bool
	ChooseColour(current string, chosen func(string))
	// ChooseCard lets people choose a card, or "" for none.
	ChooseCard(current string, chosen func(string))
	// CardName is what a card is called, "none" for "".
	CardName(id string) string
	Picture(image string) fyne.Resource
}

// NewControl returns the control that fits a field's type. Changed is told each text that people enter, settled when
// they have come to an end.
func NewControl(f *schema.Field, s Surroundings, changed func(string), settled func()) Control {
	switch f.Type {
	case schema.Bool:
		return newSwitch(changed, settled)
	case schema.Int, schema.Float:
		return newStepper(f, changed, settled)
	case schema.Choice:
		return newChoice(f, s.Words().Language(), changed, settled)
	case schema.Image:
		return newImageChooser(s, changed, settled)
	case schema.Colour:
		return newColourChooser(s, changed, settled)
	case schema.ID:
		if f.OfCard {
			return newCardChooser(s, changed, settled)
		}
	}
	return newText(f, changed, settled)
}

// longestLine is how many characters a text may have that stands in one line.
const longestLine = 100

func newText(f *schema.Field, changed func(string), settled func()) Control {
	e := NewEntry(changed, settled)
	if f.Longest > longestLine {
		e.Flow()
	}
	return Control{Object: e, Focus: e, Show: func(text, fallback string) {
		if text != "" && text == f.Default && e.Text != text {
			text = "" // a word that stands for nothing isn't somebody's text
		}
		if fallback == f.Default {
			fallback = ""
		}
		e.SetPlaceHolder(fallback)
		e.Put(text)
	}}
}

func newSwitch(changed func(string), settled func()) Control {
	check := NewCheck("", nil)
	check.OnChanged = func(on bool) {
		changed(strconv.FormatBool(on))
		settled()
	}
	return Control{Object: check, Focus: check, Show: func(text, fallback string) {
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
func newStepper(f *schema.Field, changed func(string), settled func()) Control {
	e := NewEntry(changed, settled)
	e.Whole = true
	fallback := f.Default
	e.Arrow = func(delta int) {
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
	less := NewSign(theme.ContentRemoveIcon(), func() { e.Arrow(-1) })
	more := NewSign(theme.ContentAddIcon(), func() { e.Arrow(1) })
	object := container.New(layout.NewCustomPaddedHBoxLayout(2), less, Wide(64, e), more)
	return Control{Object: object, Focus: e, Show: func(text, standIn string) {
		fallback = standIn
		e.SetPlaceHolder(standIn)
		e.Put(text)
	}}
}

func newChoice(f *schema.Field, language string, changed func(string), settled func()) Control {
	names := namesOf(f, language)
	choice := NewWholeSelect(names)
	told := func(name string) {
		changed(f.Choices[slices.Index(names, name)])
		settled()
	}
	choice.OnChanged = told
	return Control{Object: choice, Focus: choice, Show: func(text, fallback string) {
		if text == "" {
			text = fallback
		}
		choice.OnChanged = nil
		if i := slices.Index(f.Choices, text); i >= 0 {
			text = names[i]
		}
		choice.SetSelected(text)
		choice.OnChanged = told
	}}
}

// namesOf returns what people choose from: the names of the choices, or these as they are written.
func namesOf(f *schema.Field, language string) []string {
	if f.Called == nil {
		return f.Choices
	}
	names := make([]string, len(f.Called))
	for i, label := range f.Called {
		names[i] = label.In(language)
	}
	return names
}

func newImageChooser(s Surroundings, changed func(string), settled func()) Control {
	e := NewEntry(changed, settled)
	thumbnail := canvas.NewImageFromResource(nil)
	thumbnail.FillMode = canvas.ImageFillContain
	take := func(image string) {
		e.SetText(image)
		settled()
	}
	e.OnSubmitted = func(typed string) {
		if !s.TakeImage(typed, take) {
			e.end()
		}
	}
	choose := NewButton("", theme.FileImageIcon(), func() { s.ChooseImage(e.Text, take) })
	framed := container.NewGridWrap(fyne.NewSize(36, 36), thumbnail)
	return Control{Object: container.NewBorder(nil, nil, framed, choose, e), Focus: e, Show: func(text, fallback string) {
		e.SetPlaceHolder(fallback)
		e.Put(text)
		look.Show(thumbnail, s.Picture(text), ThumbnailSide)
	}}
}

// newCardChooser returns a button with the name of a card, which lets people choose another.
func newCardChooser(s Surroundings, changed func(string), settled func()) Control {
	current := ""
	choose := NewButton("", theme.MenuDropDownIcon(), func() {
		s.ChooseCard(current, func(id string) {
			changed(id)
			settled()
		})
	})
	choose.Alignment, choose.IconPlacement = widget.ButtonAlignLeading, widget.ButtonIconTrailingText
	return Control{Object: choose, Focus: choose, Show: func(text, _ string) {
		current = text
		choose.SetText(s.CardName(text))
	}}
}

func newColourChooser(s Surroundings, changed func(string), settled func()) Control {
	e := NewEntry(changed, settled)
	swatch := canvas.NewRectangle(color.Transparent)
	swatch.CornerRadius = 6
	choose := NewButton("", theme.ColorPaletteIcon(), func() {
		s.ChooseColour(e.Text, func(colour string) {
			e.SetText(colour)
			settled()
		})
	})
	framed := container.NewGridWrap(fyne.NewSize(36, 36), swatch)
	return Control{Object: container.NewBorder(nil, nil, framed, choose, e), Focus: e, Show: func(text, fallback string) {
		e.SetPlaceHolder(fallback)
		e.Put(text)
		swatch.FillColor = ParseColour(text)
		swatch.Refresh()
	}}
}

// ParseColour returns the colour of #rrggbb, or no colour.
func ParseColour(text string) color.Color {
	hex, ok := strings.CutPrefix(text, "#")
	n, err := strconv.ParseUint(hex, 16, 32)
	if !ok || len(hex) != 6 || err != nil {
		return color.Transparent
	}
	return color.NRGBA{R: uint8(n >> 16), G: uint8(n >> 8), B: uint8(n), A: 0xff}
}

// ThumbnailSide is how long the longer side of a picture is in the choice, in pixels.
const ThumbnailSide = 160
