package sentences

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
)

// Row is a sentence with its parts, and what is wrong with it.
type Row struct {
	list    *List
	index   int
	Head    *Head
	Try     *editorui.TipButton // nil where there is nothing to try
	Up      *editorui.TipButton
	Down    *editorui.TipButton
	Copy    *editorui.TipButton
	Remove  *editorui.TipButton
	parts   map[string]*Part // by attribute, as far as they were wanted
	shown   *fyne.Container
	Counted *Counted // nil where no counter is named
	Problem *widget.Label
	object  *fyne.Container
}

// narrowRow is the width below which the buttons of a sentence stand below it.
const narrowRow = 440

func newRow(l *List, i int) *Row {
	r := &Row{list: l, index: i, parts: map[string]*Part{}, shown: editorui.Wrap(), Problem: editorui.Paragraph("")}
	r.Head = newHead(r)
	sign := func(icon fyne.Resource, key string, tapped func()) *editorui.TipButton {
		return l.tips.Button(icon, l.around.Words().Text(key), tapped)
	}
	r.Up = sign(theme.MoveUpIcon(), "editor.sentence.up", func() { l.move(i, i-1) })
	r.Down = sign(theme.MoveDownIcon(), "editor.sentence.down", func() { l.move(i, i+1) })
	r.Copy = sign(theme.ContentCopyIcon(), "editor.sentence.copy", func() { l.double(i) })
	r.Remove = sign(theme.DeleteIcon(), "editor.sentence.remove", func() { l.remove(i) })
	buttons, below := container.NewHBox(r.Up, r.Down, r.Copy, r.Remove), editorui.Tight(r.Problem, r.shown)
	if _, isOfRules := l.subject.(rules); isOfRules {
		r.Try = sign(theme.MediaPlayIcon(), "editor.rule.try", func() { l.around.Try(l.known, i) })
		buttons.Objects = append([]fyne.CanvasObject{r.Try}, buttons.Objects...)
		r.Counted = newCounted(l)
		below = editorui.Tight(r.Counted.object, r.Problem, r.shown)
	}
	r.Problem.Importance = widget.DangerImportance
	r.Problem.Hide()
	r.shown.Hide()
	inset := canvas.NewRectangle(color.Transparent)
	inset.SetMinSize(fyne.NewSize(theme.IconInlineSize(), 0))
	beside, head := container.NewVBox(buttons), container.NewStack()
	folded := editorui.Fold(narrowRow, head, func(narrow bool) {
		if narrow {
			editorui.Fill(head, editorui.Tight(r.Head, container.NewBorder(nil, nil, nil, beside)))
		} else {
			editorui.Fill(head, container.NewBorder(nil, nil, nil, beside, r.Head))
		}
	})
	r.object = editorui.Tight(folded, container.NewBorder(nil, nil, inset, nil, below), widget.NewSeparator())
	return r
}

// Open reports whether the sentence is unfolded.
func (r *Row) Open() bool { return r.shown.Visible() }

// Unfold shows the parts of the sentence, or folds them away.
func (r *Row) Unfold(open bool) {
	if open == r.Open() {
		return
	}
	editorui.Visible(open, r.shown)
	editorui.Picture(r.Head.sign, map[bool]fyne.Resource{true: editorui.OpenIcon(), false: editorui.FoldedIcon()}[open])
	r.showParts()
	r.object.Refresh()
	r.list.arrange(r.object)
}

// Part returns what edits an attribute; nil if the sentence doesn't offer it, or is folded away.
func (r *Row) Part(attribute string) *Part {
	if p := r.parts[attribute]; p != nil && r.Open() && p.Object.Visible() {
		return p
	}
	return nil
}

// show brings the row to its element, which another one may follow.
func (r *Row) show(says string, followed bool) {
	r.Head.Text.SetText(says)
	editorui.Enable(r.index > 0, r.Up)
	editorui.Enable(followed, r.Down)
	if r.Counted != nil {
		r.Counted.show(r.list.known, r.index)
	}
	r.showParts()
}

// showParts shows the parts that there is something to say by.
func (r *Row) showParts() {
	if !r.Open() {
		return
	}
	d := r.list.known
	var objects []fyne.CanvasObject
	for _, name := range r.list.subject.order(d, r.index) {
		f := r.list.field.Field("@" + name)
		if !r.list.subject.offers(d, r.index, f.Name) {
			continue
		}
		p := r.parts[f.Name]
		if p == nil {
			p = newPart(r, f)
			r.parts[f.Name] = p
		}
		text, _ := d.Value(r.path(f.Name))
		p.Show(text, r.list.subject.implied(d, r.index, f))
		objects = append(objects, p.Object)
	}
	editorui.Fill(r.shown, objects...)
}

// path returns the path of an attribute.
func (r *Row) path(attribute string) string {
	return fmt.Sprintf("%s[%d]@%s", r.list.Name(), r.index, attribute)
}

// complain shows what is wrong, or nothing.
func (r *Row) complain(text string) {
	editorui.Visible(text != "", r.Problem)
	if r.Problem.Text != text {
		r.Problem.SetText(text)
		r.object.Refresh()
	}
}
