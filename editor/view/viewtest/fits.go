package viewtest

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/editorui"
)

// AssertWhole checks that all that can be seen has room in a window of a size, and that words have it on what they are
// on.
func (p *Person) AssertWhole(name string, size fyne.Size) {
	p.T.Helper()
	assert.LessOrEqual(p.T, p.Window.Content().MinSize().Width, size.Width, name)
	assert.LessOrEqual(p.T, p.Window.Content().MinSize().Height, size.Height, name)
	p.assertInside(name, size)
	for _, b := range All[*editorui.Button](p) {
		assert.GreaterOrEqual(p.T, b.Size().Width+0.5, b.MinSize().Width, "%s: %q", name, b.Text)
	}
	for _, c := range All[*editorui.Check](p) {
		assert.GreaterOrEqual(p.T, c.Size().Width+0.5, c.MinSize().Width, "%s: %q", name, c.Text)
	}
	for _, c := range All[*editorui.Select](p) {
		text := fyne.MeasureText(c.Selected, theme.TextSize(), fyne.TextStyle{}).Width
		room := c.Size().Width - theme.IconInlineSize() - 3*theme.InnerPadding() + theme.Padding()
		assert.LessOrEqual(p.T, text, room+0.5, "%s: %q", name, c.Selected)
	}
	for _, g := range All[*editorui.Grid](p) {
		p.AssertLabelsFit(g, name)
	}
	for _, l := range All[*widget.Label](p) {
		p.assertWordsFit(l, name)
	}
}

// assertWordsFit looks whether a text that wraps has room for its words: the toolkit would break them by letters.
func (p *Person) assertWordsFit(l *widget.Label, name string) {
	p.T.Helper()
	if l.Wrapping != fyne.TextWrapWord || len(strings.Fields(l.Text)) > 3 { // among many, one may be a path
		return
	}
	size := p.App.Settings().Theme().Size(cmp.Or(l.SizeName, theme.SizeNameText))
	for _, word := range strings.Fields(l.Text) {
		width := fyne.MeasureText(word, size, l.TextStyle).Width
		assert.LessOrEqual(p.T, width, l.Size().Width, "%s: %q of %q", name, word, l.Text)
	}
}

// assertInside looks whether anything that doesn't scroll stands out of the window.
func (p *Person) assertInside(name string, size fyne.Size) {
	p.T.Helper()
	var visit func(o fyne.CanvasObject, at fyne.Position)
	visit = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		switch o := o.(type) {
		case *container.Scroll, *editorui.List, *editorui.Table:
		case *fyne.Container:
			for _, part := range o.Objects {
				visit(part, at)
			}
			return
		case fyne.Widget:
			for _, part := range test.WidgetRenderer(o).Objects() {
				visit(part, at)
			}
		}
		assert.LessOrEqual(p.T, at.X+o.Size().Width, size.Width+0.5, "%s: %T", name, o)
		assert.LessOrEqual(p.T, at.Y+o.Size().Height, size.Height+0.5, "%s: %T", name, o)
	}
	visit(p.Window.Content(), fyne.NewPos(0, 0))
}

// AssertLabelsFit looks at a table, whose texts aren't shortened.
func (p *Person) AssertLabelsFit(g *editorui.Grid, name string) {
	for _, o := range test.WidgetRenderer(g).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			assert.LessOrEqual(p.T, text.MinSize().Width, text.Size().Width+4, "%s: %q", name, text.Text)
		}
	}
}
