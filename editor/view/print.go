package view

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/paper"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// printHabit is how people printed last.
type printHabit struct {
	paper    paper.Format
	language string // what it is called where it is chosen
}

// printLanguages are the languages that a card may have its texts in: one of them, then all.
func printLanguages() (choices [][]string, names []string) {
	var all, called []string
	for _, l := range i18n.Languages() {
		all, called = append(all, l.Code), append(called, l.Name)
		choices, names = append(choices, []string{l.Code}), append(names, l.Name)
	}
	return append(choices, all), append(names, strings.Join(called, " + "))
}

// printForm asks what of a pack is printed, and how.
type printForm struct {
	files  *files
	pack   *schema.Pack
	orders []func(*paper.Order) // what can be chosen

	which, paper, languages, copies *editorui.Select
	bar                             *widget.ProgressBarInfinite
}

// askPrint asks for what is printed, and for a new PDF file.
func (f *files) askPrint() {
	p := newPrintForm(f)
	t := f.editor.texts
	items := []*widget.FormItem{
		widget.NewFormItem(t.Text("editor.print.which"), p.which),
		widget.NewFormItem(t.Text("editor.print.languages"), p.languages),
		widget.NewFormItem(t.Text("editor.print.copies"), p.copies),
		{Text: t.Text("editor.print.paper"), Widget: p.paper, HintText: t.Text("editor.print.paper_hint")},
		widget.NewFormItem("", container.NewStack(p.bar)),
	}
	ctx, stop := context.WithCancel(context.Background())
	sheet := f.askPathAnd("editor.print.title", "editor.print.confirm", "editor.print.hint", f.freePDF(), items, func(path string, done func(error)) {
		p.print(ctx, path, done)
	})
	sheet.Closed = stop
}

// paperKeys name the formats.
var paperKeys = [...]string{paper.A4: "editor.print.paper.a4", paper.Letter: "editor.print.paper.letter"}

// mostCopies is how many copies of each card can be chosen; the command line prints more.
const mostCopies = 9

func newPrintForm(f *files) *printForm {
	_, languages := printLanguages()
	p := &printForm{files: f, pack: f.editor.work.Pack(), bar: widget.NewProgressBarInfinite(),
		paper: editorui.NewSelect(nil, nil), languages: editorui.NewSelect(languages, nil), copies: editorui.NewSelect(nil, nil)}
	for _, key := range paperKeys {
		p.paper.Options = append(p.paper.Options, f.editor.texts.Text(key))
	}
	for n := range mostCopies {
		p.copies.Options = append(p.copies.Options, strconv.Itoa(n+1))
	}
	p.which = editorui.NewSelect(nil, nil)
	p.which.SetSelectedIndex(p.offer())
	p.copies.SetSelectedIndex(0)
	p.paper.SetSelectedIndex(int(f.printed.paper))
	p.languages.SetSelected(cmp.Or(f.printed.language, f.ownLanguage()))
	p.bar.Hide()
	return p
}

// ownLanguage returns what the editor's language is called.
func (f *files) ownLanguage() string {
	all := i18n.Languages()
	return all[slices.IndexFunc(all, func(l i18n.Language) bool { return l.Code == f.editor.texts.Language() })].Name
}

// offer fills in what can be chosen: all, what is open or marked, each hero's deck. It returns what most likely is
// meant.
func (p *printForm) offer() (meant int) {
	t := p.files.editor.texts
	var all paper.Order
	all.AddAll(p.pack)
	p.add(t.Text("editor.print.all", i18n.Args{"N": all.Count()}), func(o *paper.Order) { o.AddAll(p.pack) })
	if cards := p.chosen(); len(cards) > 0 {
		name := naming.Of(p.pack, schema.FileOf(schema.CardKind, cards[0].Card), t)
		if len(cards) > 1 {
			name, meant = t.Text("editor.print.marked", i18n.Args{"N": len(cards)}), len(p.orders)
		}
		p.add(name, func(o *paper.Order) { o.Cards = append(o.Cards, cards...) })
	}
	current := p.files.editor.items.current()
	for _, hero := range naming.ByName(p.pack, schema.HeroKind, t) {
		if current == (document.Item{Type: schema.HeroKind, ID: hero}) {
			meant = len(p.orders)
		}
		name := naming.Of(p.pack, schema.FileOf(schema.HeroKind, hero), t)
		p.add(t.Text("editor.print.deck", i18n.Args{"Hero": name}), func(o *paper.Order) { o.AddDeck(p.pack, hero) })
	}
	return meant
}

func (p *printForm) add(name string, order func(*paper.Order)) {
	p.which.Options, p.orders = append(p.which.Options, name), append(p.orders, order)
}

// chosen returns the cards that are open or marked, one of each.
func (p *printForm) chosen() (cards []paper.Copies) {
	for _, item := range p.files.editor.items.subjects().items {
		if item.Type == schema.CardKind {
			cards = append(cards, paper.Copies{Card: item.ID, N: 1})
		}
	}
	return cards
}

// order returns what was chosen, or an error in the user's language.
func (p *printForm) order() (*paper.Order, error) {
	languages, _ := printLanguages()
	o := &paper.Order{Format: paper.Format(p.paper.SelectedIndex()), Languages: languages[p.languages.SelectedIndex()]}
	p.orders[p.which.SelectedIndex()](o)
	o.Multiply(p.copies.SelectedIndex() + 1)
	if count := o.Count(); count == 0 || count > paper.MostCards {
		return nil, dialog.LocalError(p.files.editor.texts.Text("editor.print.count", i18n.Args{"N": count, "Max": paper.MostCards}))
	}
	return o, nil
}

// print writes a new file in the background, and tells of it. Who closes the form doesn't wait for it.
func (p *printForm) print(ctx context.Context, path string, done func(error)) {
	order, err := p.order()
	if err != nil {
		done(err)
		return
	}
	e, r := p.files.editor, &receipt{pack: p.pack}
	p.files.printed = printHabit{order.Format, p.languages.Selected}
	p.bar.Show()
	go func() {
		to, sheets, err := printTo(ctx, path, p.pack, order)
		r.check()
		e.deps.Do(func() {
			p.bar.Hide()
			if ctx.Err() != nil && err != nil {
				return
			}
			done(p.files.occupied(to, err))
			if err == nil {
				p.files.tell(r, p.told(to, sheets))
			}
		})
	}()
}

// printTo writes sheets of a pack to a path where nothing is, in a folder under the name of that. It returns the file.
func printTo(ctx context.Context, path string, pack *schema.Pack, order *paper.Order) (string, *paper.Sheets, error) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, filepath.Base(path))
	}
	if !strings.EqualFold(filepath.Ext(path), ".pdf") {
		path += ".pdf"
	}
	if _, err := os.Lstat(path); err == nil {
		return path, nil, document.ErrOccupied
	}
	sheets, err := paper.Lay(ctx, pack, order)
	if err != nil {
		return path, nil, err
	}
	pdf, err := sheets.PDF(ctx)
	if err == nil {
		err = atomicfile.MkdirAll(filepath.Dir(path))
	}
	if err == nil {
		err = atomicfile.Replace(path, pdf)
	}
	return path, sheets, err
}

// told says what was printed, and what isn't as it is written.
func (p *printForm) told(path string, s *paper.Sheets) string {
	t := p.files.editor.texts
	text := t.Text("editor.print.done", i18n.Args{"Path": path, "N": s.Count()})
	if len(s.LeftOut) > 0 {
		text += " " + t.Text("editor.print.left_out", i18n.Args{"Names": strings.Join(s.LeftOut, ", ")})
	}
	if len(s.Missing) > 0 {
		text += " " + t.Text("editor.print.missing", i18n.Args{"Letters": string(s.Missing)})
	}
	return text
}

// freePDF suggests a PDF file that isn't there yet, beside the pack if that lies somewhere.
func (f *files) freePDF() string { return free(f.besidePack(), ".pdf") }
