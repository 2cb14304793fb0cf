package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Themed shows an object in a theme of its own, as the toolkit's ThemeOverride does, which never lets go of what it has
// shown: it notes each rectangle and text, with the way to all that they belong to, and forgets only widgets. This one
// empties the toolkit's when it isn't shown any more, and makes another if it is shown again.
type Themed struct {
	widget.BaseWidget
	content fyne.CanvasObject
	theme   fyne.Theme
}

// NewThemed returns an object in a theme, which mustn't lead to the object.
func NewThemed(content fyne.CanvasObject, theme fyne.Theme) *Themed {
	t := &Themed{content: content, theme: theme}
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer belongs to the toolkit.
func (t *Themed) CreateRenderer() fyne.WidgetRenderer {
	over := container.NewThemeOverride(t.content, t.theme)
	return &themedRenderer{widget.NewSimpleRenderer(over), over}
}

type themedRenderer struct {
	fyne.WidgetRenderer
	over *container.ThemeOverride
}

// Refresh has what the theme says looked at anew.
func (r *themedRenderer) Refresh() { r.over.Refresh() }

// Destroy is called a while after it was shown last.
func (r *themedRenderer) Destroy() {
	r.over.Content = container.NewWithoutLayout()
	r.over.Refresh()
}
