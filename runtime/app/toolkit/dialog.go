package toolkit

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
)

// fixed are the keys of our words for what dialogs for files say in English alone, whatever the toolkit speaks.
var fixed = map[string]string{
	"App Files":        "toolkit.app_files",
	"Computer":         "toolkit.computer",
	"Desktop":          "toolkit.desktop",
	"Documents":        "toolkit.documents",
	"Downloads":        "toolkit.downloads",
	"Home":             "toolkit.home",
	"Movies":           "toolkit.videos",
	"Music":            "toolkit.music",
	"Pictures":         "toolkit.pictures",
	"Videos":           "toolkit.videos",
	"Overwrite?":       "toolkit.overwrite",
	"Cannot overwrite": "toolkit.cannot_overwrite",
	"Files cannot replace a directory,\ncheck the file name and try again": "toolkit.is_folder",
}

// What comes before and after the name of the file that is to be replaced.
const (
	beforeFile = "Are you sure you want to overwrite the file\n"
	afterFile  = "?"
)

// TranslateDialog has the dialog for files that lies on top of a canvas say in our words what it says in English alone,
// and so the dialogs that its buttons open. Where the name of a file is typed, Escape goes on to the window.
func TranslateDialog(canvas fyne.Canvas, t *i18n.Translator) {
	translator{t, canvas}.visit(canvas.Overlays().Top())
}

type translator struct {
	texts  *i18n.Translator
	canvas fyne.Canvas
}

// visit translates everything in an object, now and whenever it changes.
func (t translator) visit(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *widget.PopUp:
		t.visit(o.Content)
	case *fyne.Container:
		for _, part := range o.Objects {
			t.visit(part)
		}
	case *container.Scroll:
		if name, ok := o.Content.(*widget.Entry); ok {
			t.replace(o, name)
		}
	case *container.Split:
		t.visit(o.Leading)
		t.visit(o.Trailing)
	case *widget.List:
		t.follow(o)
	case *widget.Label:
		o.SetText(t.translate(o.Text))
	case *widget.Button:
		t.wait(o)
	}
}

// replace lets a name be typed into a line of ours: the toolkit's keeps Escape for itself.
func (t translator) replace(in *container.Scroll, name *widget.Entry) {
	line := ui.NewEntry("", func() { name.OnSubmitted(name.Text) })
	line.SetText(name.Text)
	line.OnChanged = name.SetText
	in.Content = line
	in.Refresh()
	if t.canvas.Focused() == name {
		t.canvas.Focus(line)
	}
}

// follow translates the lines of a list.
func (t translator) follow(l *widget.List) {
	update := l.UpdateItem
	l.UpdateItem = func(id widget.ListItemID, line fyne.CanvasObject) {
		update(id, line)
		t.visit(line)
	}
	l.Refresh()
}

// wait translates the dialog that a button opens.
func (t translator) wait(b *widget.Button) {
	tapped := b.OnTapped
	b.OnTapped = func() {
		before := t.canvas.Overlays().Top()
		tapped()
		if top := t.canvas.Overlays().Top(); top != nil && top != before {
			t.visit(top)
		}
	}
}

func (t translator) translate(text string) string {
	if key, ok := fixed[text]; ok {
		return t.texts.Text(key)
	}
	if name, ok := strings.CutPrefix(text, beforeFile); ok {
		return t.texts.Text("toolkit.overwrite_about", i18n.Args{"Name": strings.TrimSuffix(name, afterFile)})
	}
	return text
}
