package editorui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// CreateRenderer belongs to the toolkit, whose box takes the wheel even where it has nothing to scroll.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	inner := e.Entry.CreateRenderer()
	w := &wheel{entry: e, inner: inner}
	w.ExtendBaseWidget(w)
	return &wheeled{inner, w}
}

// TurnAround has the wheel turn what is around a control where that is a box that has nothing to scroll.
func TurnAround(control fyne.Focusable, around fyne.Scrollable) {
	if e, is := control.(*Entry); is {
		e.Around = around
	}
}

// wheeled draws a box with what takes the wheel over it.
type wheeled struct {
	fyne.WidgetRenderer
	wheel *wheel
}

// Objects belongs to the toolkit.
func (r *wheeled) Objects() []fyne.CanvasObject {
	if r.wheel.entry.Around == nil {
		return r.WidgetRenderer.Objects()
	}
	return append(slices.Clip(r.WidgetRenderer.Objects()), r.wheel)
}

// Layout belongs to the toolkit.
func (r *wheeled) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.wheel.Resize(size)
}

// wheel lies over a box, unseen, and turns its text or what is around it.
type wheel struct {
	widget.BaseWidget
	entry *Entry
	inner fyne.WidgetRenderer // of the box alone
}

// CreateRenderer belongs to the toolkit.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// Scrolled belongs to the toolkit.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	text := w.text()
	switch {
	case e.Scrolled.DX == 0 && !hasMore(text, e.Scrolled.DY):
		w.entry.Around.Scrolled(e)
	case text != nil:
		text.Scrolled(e)
	}
}

// text returns what scrolls the text; nil where nothing does.
func (w *wheel) text() *container.Scroll {
	for _, object := range w.inner.Objects() {
		if scroll, is := object.(*container.Scroll); is {
			return scroll
		}
	}
	return nil
}

// hasMore reports whether there is more of a text above what is seen, or below it if the wheel is turned that way.
func hasMore(text *container.Scroll, turned float32) bool {
	switch {
	case text == nil || text.Content == nil:
		return false
	case turned > 0:
		return text.Offset.Y > 0
	}
	return text.Offset.Y+text.Size().Height < text.Content.MinSize().Height
}
