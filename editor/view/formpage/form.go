package formpage

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// Page edits the single fields of one kind of document, in sections. Sections in which nothing differs from the
// defaults are folded away, but for that of the cost of a card, where 0 says something.
type Page struct {
	around  editorui.Surroundings
	tips    *editorui.Tips
	do      func(document.Edit)
	settle  func()
	from    *Origins
	explain func(schema.Diagnostic) string
	file    string
	parts   []Part
	known   *schema.Document // shown last
	saved   *schema.Document // that one as it was saved, or nil
	Rows    []*Row
	folds   []*fold
	content *fyne.Container
	Scroll  *container.Scroll
	Object  fyne.CanvasObject
}

// Part is what stands in a form besides its rows: the elements of a name that repeat.
type Part interface {
	Name() string // of the elements
	Object() fyne.CanvasObject
	Show(d *schema.Document)
	Open() bool      // it is unfolded from the start
	Summary() string // of the elements, in few words; "" for none
	// Complain shows what is wrong with the elements, and reports whether anything is.
	Complain(problems []schema.Diagnostic) bool
	// Focus puts the cursor into what a path is about, and returns where that is; nil if it is something else.
	Focus(path string, canvas fyne.Canvas) fyne.CanvasObject
}

// New returns the form of a kind of documents.
func New(kind schema.Kind, around editorui.Surroundings, tips *editorui.Tips, do func(document.Edit), settle func(), from *Origins, explain func(schema.Diagnostic) string) *Page {
	f := &Page{around: around, tips: tips, do: do, settle: settle, from: from, explain: explain, content: container.NewVBox()}
	f.Scroll = container.NewVScroll(container.NewPadded(f.content))
	bySection := map[schema.Section]*fold{}
	fields := schema.Fields(kind).Fields
	for i := range fields {
		field := &fields[i]
		if field.Repeats() {
			continue
		}
		r := newRow(field, f)
		f.Rows = append(f.Rows, r)
		section := bySection[field.Section]
		if section == nil {
			section = newFold(HeadingOf(kind, field.Section, around.Words()))
			bySection[field.Section] = section
			f.folds = append(f.folds, section)
		}
		section.add(r)
	}
	sortFolds(f.folds)
	for _, section := range f.folds {
		f.content.Add(section.object)
	}
	f.Object = editorui.Fold(narrowForm, f.Scroll, f.arrange)
	return f
}

// Add puts a part at the end of the form, in a section of its own.
func (f *Page) Add(title string, p Part) { f.insert(len(f.folds), title, p) }

// AddBelow puts a part below a section of rows, in a section of its own.
func (f *Page) AddBelow(above schema.Section, title string, p Part) {
	f.insert(1+slices.IndexFunc(f.folds, func(s *fold) bool { return s.part == nil && s.section == above }), title, p)
}

// insert puts a part into the form as a section of its own, before so many others.
func (f *Page) insert(at int, title string, p Part) {
	f.parts = append(f.parts, p)
	section := newFold(title)
	section.part = p
	section.body.Add(container.NewPadded(p.Object()))
	f.folds = slices.Insert(f.folds, at, section)
	f.content.Objects = slices.Insert(f.content.Objects, at, section.object)
}

// Laid lays the form out anew once a part needs another height, and scrolls to what of it is to be seen, unless that is
// nil.
func (f *Page) Laid(seen fyne.CanvasObject) {
	f.content.Refresh()
	f.Scroll.Refresh()
	if seen != nil {
		f.reveal(seen)
	}
}

// Turned is what the wheel turns over the form.
func (f *Page) Turned() fyne.Scrollable { return f.Scroll }

// HeadingOf returns what a section is called: a name stands beside a picture only where there is one.
func HeadingOf(kind schema.Kind, section schema.Section, t *i18n.Translator) string {
	hasPicture := slices.ContainsFunc(schema.Fields(kind).Fields, func(f schema.Field) bool { return f.Type == schema.Image })
	if section == schema.Identity && !hasPicture {
		return t.Text("editor.form.description")
	}
	if kind == schema.RulesKind {
		return t.Text("editor.form.numbers")
	}
	return section.Label().In(t.Language())
}

// narrowForm is the width below which explanations stand below their fields.
const narrowForm = 500

// arrange arranges the rows for a narrow or a wide form.
func (f *Page) arrange(narrow bool) {
	for _, r := range f.Rows {
		r.arrange(narrow)
	}
	f.content.Refresh()
}

// Show brings the form to a document. What people have folded stays so while it is the same one.
func (f *Page) Show(d *schema.Document) {
	another := f.file != d.File()
	f.file = d.File()
	saved := f.from.saved(d.File())
	for _, p := range f.parts { // which tell by the names of the pack, too
		p.Show(d)
	}
	if f.known == d && f.saved == saved {
		return
	}
	f.known, f.saved = d, saved
	for _, r := range f.Rows {
		r.show(d, f.from)
	}
	for _, section := range f.folds {
		section.sum(d, f.around.Words().Language())
		if another {
			begins := saved == nil && section.section == schema.Identity
			section.open(section.differs() || begins || section.section == schema.Use || len(f.folds) == 1 || d.Kind() == schema.RulesKind)
		}
	}
	if another {
		f.Scroll.ScrollToTop()
	}
}

// Complain shows problems at the fields that they are about.
func (f *Page) Complain(problems []schema.Diagnostic) {
	texts := map[string][]string{}
	for i := range problems {
		if p := &problems[i]; p.File == f.file && p.Severity != schema.Info {
			texts[p.Path] = append(texts[p.Path], f.explain(*p))
		}
	}
	for _, section := range f.folds {
		if section.part != nil && section.part.Complain(problems) {
			section.open(true)
		}
		for _, r := range section.rows {
			r.complain(strings.Join(texts[r.Field.Name], "\n"))
			if len(texts[r.Field.Name]) > 0 {
				section.open(true)
			}
		}
	}
}

// Focus opens the section of a field and puts the cursor there.
func (f *Page) Focus(path string, canvas fyne.Canvas) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(path, "@"), "[")
	for _, section := range f.folds {
		if section.part != nil && section.part.Name() == name {
			section.open(true)
			at := section.part.Focus(path, canvas)
			if at != nil {
				f.reveal(at)
			}
			return at != nil
		}
		for _, r := range section.rows {
			if r.Field.Name == name {
				section.open(true)
				f.reveal(r.object)
				canvas.Focus(r.Control.Focus)
				return true
			}
		}
	}
	return false
}

// Name puts the cursor into the name, all of which is marked, so that typing replaces it.
func (f *Page) Name(canvas fyne.Canvas) {
	f.Focus("name", canvas)
	if entry, ok := canvas.Focused().(*editorui.Entry); ok {
		entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// Enter puts the cursor into the first field of an open section.
func (f *Page) Enter(canvas fyne.Canvas) {
	for _, section := range f.folds {
		if section.body.Visible() && len(section.rows) > 0 {
			f.reveal(section.rows[0].object)
			canvas.Focus(section.rows[0].Control.Focus)
			return
		}
	}
}

// Follow scrolls to the row whose control has the focus, if there is one.
func (f *Page) Follow(focused fyne.Focusable) {
	for _, section := range f.folds {
		for _, r := range section.rows {
			if r.Control.Focus == focused && focused != nil {
				f.reveal(r.object)
			}
		}
	}
}

// reveal scrolls to an object of the form, to its beginning if there isn't room for all.
func (f *Page) reveal(o fyne.CanvasObject) {
	top, _ := heightOf(f.content, o)
	bottom := top + o.Size().Height
	height := f.Scroll.Size().Height
	if top < f.Scroll.Offset.Y || bottom > f.Scroll.Offset.Y+height {
		f.Scroll.ScrollToOffset(fyne.NewPos(0, max(min(top, max(top-height/3, bottom-height)), 0)))
	}
}

// heightOf returns how far below the top of a container an object is; false if it isn't there. The toolkit doesn't know
// where something is that it hasn't painted yet.
func heightOf(c *fyne.Container, o fyne.CanvasObject) (float32, bool) {
	for _, child := range c.Objects {
		if child == o {
			return child.Position().Y, true
		}
		if inner, ok := child.(*fyne.Container); ok {
			if y, found := heightOf(inner, o); found {
				return child.Position().Y + y, true
			}
		}
	}
	return 0, false
}

// reset gives a field a text that it had before; if there are several, people choose.
func (f *Page) reset(r *Row) {
	found := f.from.of(f.known, r.Field)
	if len(found) == 1 {
		f.restore(r, found[0])
		return
	}
	var items []*fyne.MenuItem
	for _, o := range found {
		items = append(items, fyne.NewMenuItem(o.name(f.around.Words()), func() { f.restore(r, o) }))
	}
	editorui.PopUpBelow(r.Reset, items...)
}

func (f *Page) restore(r *Row, o origin) {
	if o.clear {
		f.do(document.ClearField{File: f.file, Path: r.Field.Name})
		return
	}
	f.do(document.SetField{File: f.file, Path: r.Field.Name, Value: o.text, Along: true})
	f.settle()
}

// offer tells what a field can go back to.
func (f *Page) offer(r *Row) string {
	var names []string
	for _, o := range f.from.of(f.known, r.Field) {
		names = append(names, o.name(f.around.Words()))
	}
	return strings.Join(names, "\n")
}

// fold is a section of a form that can be folded away.
type fold struct {
	title   string
	rows    []*Row
	part    Part // nil of rows
	section schema.Section
	header  *editorui.Button
	summary *widget.Label
	body    *fyne.Container
	object  fyne.CanvasObject
}

func newFold(title string) *fold {
	s := &fold{title: title, body: container.NewVBox(), summary: editorui.Caption("")}
	s.summary.Wrapping, s.summary.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	s.header = editorui.NewButton(title, nil, func() { s.open(!s.body.Visible()) })
	s.header.Alignment, s.header.Importance = widget.ButtonAlignLeading, widget.LowImportance
	inset := canvas.NewRectangle(color.Transparent)
	inset.SetMinSize(fyne.NewSize(s.header.MinSize().Width+theme.IconInlineSize(), 0))
	summary := container.NewBorder(nil, nil, inset, nil, editorui.Middle(s.summary))
	bar := container.NewStack(editorui.PanelGround(), s.header, summary) // the whole bar is the button
	s.object = container.NewVBox(bar, s.body)
	return s
}

func (s *fold) add(r *Row) {
	s.rows = append(s.rows, r)
	s.section = r.Field.Section
	s.body.Add(r.object)
}

func (s *fold) open(open bool) {
	if open {
		s.header.SetIcon(editorui.OpenIcon())
		s.body.Show()
		s.summary.Hide()
	} else {
		s.header.SetIcon(editorui.FoldedIcon())
		s.body.Hide()
		s.summary.Show()
	}
	s.object.Refresh()
}

// differs reports whether the section is worth being open from the start.
func (s *fold) differs() bool {
	if s.part != nil {
		return s.part.Open()
	}
	for _, r := range s.rows {
		if r.differs && s.section != schema.Identity {
			return true
		}
	}
	return false
}

// sum tells what the section holds while it is folded: names as they may be shown, and the titles of what differs from
// the defaults.
func (s *fold) sum(d *schema.Document, language string) {
	var parts []string
	for _, r := range s.rows {
		switch text, _ := d.Value(r.Field.Name); {
		case !r.differs:
		case s.section == schema.Identity:
			parts = append(parts, termsafe.Directions(text))
		default:
			parts = append(parts, r.Field.Title.In(language))
		}
	}
	if s.part != nil {
		parts = append(parts, s.part.Summary())
	}
	s.summary.SetText(strings.Join(parts, " · "))
}

func sortFolds(folds []*fold) {
	slices.SortStableFunc(folds, func(a, b *fold) int { return cmp.Compare(a.section, b.section) })
}
