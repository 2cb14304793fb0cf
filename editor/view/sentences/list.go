package sentences

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Around is what the sentences of a document need of the editor.
type Around interface {
	Words() *i18n.Translator
	Pack() *schema.Pack
	Do(document.Edit)
	// Settle ends an edit: what is typed next is undone by itself.
	Settle()
	// Choose lets people choose one of what find returns of a text that they type, in place of one that stands there.
	Choose(title, typed string, find func(wanted string) []Offer)
	// Try shows a rule at work; nil where there is nothing to try.
	Try(d *schema.Document, rule int)
	// Lead goes to what a path of another document is about.
	Lead(file, path string)
}

// Form is what a list stands in.
type Form interface {
	// Laid is told once the list needs another height, and what of it people should see, nil for nothing.
	Laid(seen fyne.CanvasObject)
	// Turned is what the wheel turns over the list.
	Turned() fyne.Scrollable
}

// Offer is something to choose.
type Offer struct {
	Name, Detail string
	Sign         fyne.Resource // before the name; nil for none
	Present      bool          // it is what was chosen before
	Take         func()
	Again        func() string // the detail as it would be now; nil where it stays
}

// subject is what a list is of.
type subject interface {
	// name returns the name of the elements.
	name() string
	// keys returns those of what the list, adding to it and a number of elements are called.
	keys() (title, add, count string)
	// says returns a sentence for each element of a document.
	says(d *schema.Document) []string
	// offers reports whether there is something to say by an attribute of an element.
	offers(d *schema.Document, i int, attribute string) bool
	// implied returns what counts of an attribute that isn't written.
	implied(d *schema.Document, i int, f *schema.Field) string
	// word returns the edit that makes an attribute another word or name; "" leaves it out.
	word(d *schema.Document, i int, attribute, value string) document.Edit
	// allows reports whether an attribute may be chosen to be a word, where one stands in for it unless it is written.
	allows(attribute, value, standIn string) bool
	// order returns the attributes of an element in the order in which people are shown them.
	order(d *schema.Document, i int) []string
	// named returns what an attribute can name; nil if that is typed, or chosen from words.
	named(attribute string) *named
	// add lets people add an element.
	add(l *List)
}

// named is what an attribute can name.
type named struct {
	ids    func() []string // in the order in which people are shown them
	called func(language, id string) string
}

// List shows the elements of a document as sentences.
type List struct {
	around  Around
	tips    *editorui.Tips
	explain func(schema.Diagnostic) string
	subject subject
	field   *schema.Field // of an element
	form    Form

	file    string
	known   *schema.Document // shown last
	typing  string           // in the search for what is to be added
	typed   typed
	Rows    []*Row
	rows    *fyne.Container
	Add     *editorui.Button
	content *fyne.Container
}

// typed is what people typed to add something to a document as it was then. Who undoes that goes on from it.
type typed struct {
	at   *schema.Document
	text string
}

// undone returns what people typed to add what they have undone since.
func (l *List) undone() string {
	if l.typed.at == l.known {
		return l.typed.text
	}
	return ""
}

// NewRules returns the rules of a kind of documents, which stand in a form.
func NewRules(kind schema.Kind, around Around, tips *editorui.Tips, explain func(schema.Diagnostic) string, form Form) *List {
	return newList(kind, rules{around, kind}, around, tips, explain, form)
}

// NewCounters returns the counters of rules.xml, like [NewRules].
func NewCounters(around Around, tips *editorui.Tips, explain func(schema.Diagnostic) string, form Form) *List {
	return newList(schema.RulesKind, counters{around}, around, tips, explain, form)
}

// NewTags returns the tags of rules.xml, like [NewRules].
func NewTags(around Around, tips *editorui.Tips, explain func(schema.Diagnostic) string, form Form) *List {
	return newList(schema.RulesKind, tags{around}, around, tips, explain, form)
}

func newList(kind schema.Kind, of subject, around Around, tips *editorui.Tips, explain func(schema.Diagnostic) string, form Form) *List {
	l := &List{around: around, tips: tips, explain: explain, subject: of, field: schema.Fields(kind).Field(of.name()), form: form}
	l.rows = container.NewVBox()
	l.Add = editorui.NewButton(l.adding(), theme.ContentAddIcon(), func() { l.subject.add(l) })
	l.content = container.NewVBox(l.rows, editorui.Wrap(l.Add))
	return l
}

// Title returns what the list is called.
func (l *List) Title() string {
	title, _, _ := l.subject.keys()
	return l.around.Words().Text(title)
}

// adding returns what it is called to add an element.
func (l *List) adding() string {
	_, add, _ := l.subject.keys()
	return l.around.Words().Text(add)
}

// Name returns the name of the elements.
func (l *List) Name() string { return l.subject.name() }

// Object returns what is seen of the list.
func (l *List) Object() fyne.CanvasObject { return l.content }

// Open reports whether the list is unfolded from the start.
func (l *List) Open() bool { return true }

// Summary tells what the list holds in few words.
func (l *List) Summary() string {
	if len(l.Rows) == 0 {
		return ""
	}
	_, _, count := l.subject.keys()
	return l.around.Words().Text(count, i18n.Args{"N": len(l.Rows)})
}

// Show brings the list to a document. What is unfolded stays so while it is the same one.
func (l *List) Show(d *schema.Document) {
	another := l.file != d.File()
	l.file, l.known = d.File(), d
	says := l.subject.says(d)
	changed := another || len(says) != len(l.Rows)
	if another {
		l.Rows = nil
	}
	for len(l.Rows) > len(says) {
		l.Rows = l.Rows[:len(l.Rows)-1]
	}
	for len(l.Rows) < len(says) {
		l.Rows = append(l.Rows, newRow(l, len(l.Rows)))
	}
	if changed {
		l.rows.RemoveAll()
		for _, r := range l.Rows {
			l.rows.Add(r.object)
		}
	}
	for i, r := range l.Rows {
		r.show(says[i], i < len(says)-1)
	}
	editorui.Enable(len(says) < l.field.Most, l.Add)
	l.arrange(nil)
}

// arrange lays the list out anew, so that an object is seen unless it is nil.
func (l *List) arrange(seen fyne.CanvasObject) {
	l.content.Refresh()
	l.form.Laid(seen)
}

// Complain shows what is wrong with the elements.
func (l *List) Complain(problems []schema.Diagnostic) bool {
	texts := map[int][]string{}
	for i := range problems {
		if at, ok := l.index(problems[i].Path); ok && problems[i].File == l.file && problems[i].Severity != schema.Info {
			texts[at] = append(texts[at], l.explain(problems[i]))
		}
	}
	for i, r := range l.Rows {
		r.complain(strings.Join(texts[i], "\n"))
	}
	return len(texts) > 0
}

// index returns which element a path names, as in rule[2]@amount.
func (l *List) index(path string) (int, bool) {
	rest, ok := strings.CutPrefix(path, l.Name()+"[")
	digits, _, closed := strings.Cut(rest, "]")
	at, err := strconv.Atoi(digits)
	return at, ok && closed && err == nil
}

// Focus puts the cursor into what a path is about, and returns where that is; nil if it is something else.
func (l *List) Focus(path string, canvas fyne.Canvas) fyne.CanvasObject {
	at, ok := l.index(path)
	if !ok || at >= len(l.Rows) {
		return nil
	}
	r := l.Rows[at]
	r.Unfold(true)
	_, attribute, _ := strings.Cut(path, "@")
	if p := r.parts[attribute]; p != nil {
		canvas.Focus(p.Focus)
		return r.object
	}
	canvas.Focus(r.Head)
	return r.object
}

// lead gives the sentence at a place the cursor. The toolkit doesn't know the window of one that it hasn't painted yet.
func (l *List) lead(at int) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(l.Add); c != nil && len(l.Rows) > 0 {
		c.Focus(l.Rows[min(max(at, 0), len(l.Rows)-1)].Head)
	}
}

// added unfolds what was added at a place, and nothing else.
func (l *List) added(at int) {
	for i, r := range l.Rows {
		r.Unfold(i == at)
	}
	l.lead(at)
}

// move moves an element, and the cursor with it.
func (l *List) move(from, to int) {
	if to < 0 || to >= len(l.Rows) {
		return
	}
	open := l.Rows[from].Open()
	l.Rows[from].Unfold(l.Rows[to].Open())
	l.Rows[to].Unfold(open)
	l.around.Do(document.MoveElement{File: l.file, Name: l.Name(), From: from, To: to})
	l.around.Settle()
	l.lead(to)
}

func (l *List) remove(at int) {
	l.around.Do(document.RemoveElement{File: l.file, Name: l.Name(), At: at})
	l.around.Settle()
	l.lead(at)
}

// double puts a copy behind an element, if there is room for one.
func (l *List) double(at int) {
	if len(l.Rows) < l.field.Most {
		l.around.Do(document.CopyElement{File: l.file, Name: l.Name(), At: at})
		l.around.Settle()
		l.lead(at + 1)
	}
}
