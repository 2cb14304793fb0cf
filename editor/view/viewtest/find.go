package viewtest

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/runtime/app/look/looktest"
)

// Seen returns what can be used now: the sheet or menu on top, else what the window shows.
func (p *Person) Seen() fyne.CanvasObject {
	if overlay := p.Window.Canvas().Overlays().Top(); overlay != nil {
		return overlay
	}
	return p.Window.Content()
}

// All returns the objects of a type that somebody can see and use now.
func All[T fyne.CanvasObject](by interface{ Seen() fyne.CanvasObject }) (found []T) {
	looktest.WalkVisible(by.Seen(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
		if o, ok := o.(T); ok {
			found = append(found, o)
		}
	})
	return found
}

// Press taps the button with a text, or with a sign and such a tip.
func (p *Person) Press(text string) {
	p.T.Helper()
	for _, b := range All[*editorui.Button](p) {
		if b.Text == text {
			test.Tap(b)
			return
		}
	}
	for _, b := range All[*editorui.SheetButton](p) {
		if b.Text == text {
			test.Tap(b)
			return
		}
	}
	for _, b := range All[*editorui.TipButton](p) {
		if b.Text == text || b.Text == "" && b.Tip != nil && b.Tip() == text {
			test.Tap(b)
			return
		}
	}
	p.T.Fatalf("there is no button %q", text)
}

// Pick taps the item with a text in the menu that is popped up.
func (p *Person) Pick(text string) {
	p.T.Helper()
	for _, menu := range All[*widget.PopUpMenu](p) {
		for _, item := range menu.Items {
			for _, o := range test.WidgetRenderer(item.(fyne.Widget)).Objects() {
				if label, ok := o.(*canvas.Text); ok && label.Text == text {
					item.(fyne.Tappable).Tapped(&fyne.PointEvent{})
					return
				}
			}
		}
	}
	p.T.Fatalf("there is no item %q", text)
}

// Reads reports whether a text can be seen somewhere.
func (p *Person) Reads(part string) bool {
	for _, text := range All[*canvas.Text](p) {
		if strings.Contains(text.Text, part) {
			return true
		}
	}
	return false
}

// Reading returns the first text that can be seen and that has a part; "" if there is none.
func (p *Person) Reading(part string) string {
	for _, l := range All[*widget.Label](p) {
		if strings.Contains(l.Text, part) {
			return l.Text
		}
	}
	for _, l := range All[*editorui.Line](p) {
		if strings.Contains(l.Text, part) {
			return l.Text
		}
	}
	for _, l := range All[*widget.Hyperlink](p) {
		if strings.Contains(l.Text, part) {
			return l.Text
		}
	}
	return ""
}

// Entries returns the entries that can be typed into; of a sheet alone while one is open.
func (p *Person) Entries() []*editorui.Entry { return All[*editorui.Entry](p) }

// Check returns the check box with a text.
func (p *Person) Check(text string) *editorui.Check {
	p.T.Helper()
	for _, c := range All[*editorui.Check](p) {
		if c.Text == text {
			return c
		}
	}
	p.T.Fatalf("there is no check %q", text)
	return nil
}

// Tab chooses the tab with a name.
func (p *Person) Tab(name string) {
	p.T.Helper()
	for _, tabs := range All[*container.AppTabs](p) {
		for _, item := range tabs.Items {
			if item.Text == name {
				tabs.Select(item)
				return
			}
		}
	}
	p.T.Fatalf("there is no tab %q", name)
}

// Grid returns the table with a number of rows.
func (p *Person) Grid(rows int) *editorui.Grid {
	p.T.Helper()
	for _, g := range All[*editorui.Grid](p) {
		if len(g.Model.Rows()) == rows {
			return g
		}
	}
	p.T.Fatalf("there is no table of %d rows", rows)
	return nil
}

// TapCell taps a cell of a table.
func TapCell(g *editorui.Grid, row, column int) {
	pos, size := g.Place(row, column)
	test.TapAt(g, pos.AddXY(size.Width/2, size.Height/2))
}
