package outline

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// listed is what the outline needs of the open pack.
type listed interface {
	Pack() *schema.Pack
	IsDirty(file string) bool
}

// Outline lists the documents of a pack by kind, and leads to them.
type Outline struct {
	texts  *i18n.Translator
	tips   *editorui.Tips
	source listed
	choose func(file string)
	add    func(schema.Kind)

	Worst   map[string]schema.Severity // by file
	finder  *table.Finder
	All     *listing
	Lines   []Line // that are shown
	folded  map[schema.Kind]bool
	chosen  string // file
	focused bool   // the list has the focus
	Search  *editorui.Entry
	List    *editorui.List
	ask     func(at fyne.Position) // for the menu of the chosen document
	none    *widget.Label          // says that nothing was found
	Object  fyne.CanvasObject
}

// Line is a line of the outline: a document, or the heading of a kind.
type Line struct {
	Kind    schema.Kind
	Heading bool
	File    string
	id      string
	called
	count int // of a heading
}

// roomForCounts is the width that headings with counts need in either language, in device-independent pixels.
const roomForCounts = 204

// outlineKinds are the kinds in the order in which people look for them.
var outlineKinds = []schema.Kind{schema.HeroKind, schema.CardKind, schema.CasesKind, schema.PrioritiesKind, schema.RunKind, schema.RelicKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.PackKind, schema.RulesKind}

// New returns an outline of what a source has open.
func New(t *i18n.Translator, tips *editorui.Tips, source listed, choose func(string), add func(schema.Kind), ask func(at fyne.Position)) *Outline {
	o := &Outline{texts: t, tips: tips, source: source, choose: choose, add: add, ask: ask, folded: map[schema.Kind]bool{}, All: NewListing(t), finder: table.NewFinder(naming.Table(t)), none: editorui.Caption("")}
	o.Search = editorui.NewEntry(func(string) { o.Refresh() }, func() {})
	o.Search.Loose = true
	o.Search.SetPlaceHolder(t.Text("editor.search"))
	o.Search.OnSubmitted = func(string) { o.openFirst() }
	o.Search.Arrow = o.leadDown
	o.Search.Escape = o.leaveSearch
	o.Search.ActionItem = editorui.NewSign(theme.ContentClearIcon(), func() { o.Search.SetText("") })
	o.List = editorui.NewList(func() int { return len(o.Lines) }, o.newLine, o.fill)
	o.List.HideSeparators = true
	o.List.OnSelected = o.selected
	o.List.Laid = func() {
		o.List.ScrollToTop()
		o.reveal()
	}
	o.List.Lowered = o.reveal
	o.List.Keys, o.List.Runes = o.typed, o.typeSearch
	o.List.Focused = func(has bool) {
		o.focused = has
		o.List.Refresh()
	}
	o.Object = container.NewBorder(container.NewPadded(o.Search), nil, nil, nil, container.NewStack(o.List, container.NewVBox(o.none)))
	o.Refresh()
	return o
}

// Refresh lists the documents that the pack has and the search finds.
func (o *Outline) Refresh() {
	o.All.Follow(o.source.Pack())
	o.Lines = o.Lines[:0]
	wanted := spelling.Fold(strings.TrimSpace(o.Search.Text))
	for _, kind := range outlineKinds {
		o.section(kind, wanted)
	}
	editorui.Visible(len(o.Lines) == 0, o.none)
	o.none.SetText(o.texts.Text("editor.search.none", i18n.Args{"Text": o.Search.Text}))
	o.List.Refresh()
}

// section adds the lines of a kind: a heading, and the documents in the order of their names.
func (o *Outline) section(kind schema.Kind, wanted string) {
	found := o.All.Lines[kind]
	if wanted != "" {
		found = nil
		queried := o.query(kind)
		for _, l := range o.All.Lines[kind] {
			if queried[l.File] || strings.Contains(spelling.Fold(l.Name), wanted) || strings.Contains(l.id, wanted) {
				found = append(found, l)
			}
		}
	}
	if len(found) == 0 && (wanted != "" || kind.IsAlone() || kind == schema.RelicKind) {
		return
	}
	o.Lines = append(o.Lines, Line{Kind: kind, Heading: true, called: called{Name: o.texts.Text(naming.KindKeys[kind])}, count: len(found)})
	if !o.folded[kind] || wanted != "" {
		o.Lines = append(o.Lines, found...)
	}
}

// query returns the files of a kind that the search finds as a query; none if it isn't one.
func (o *Outline) query(kind schema.Kind) map[string]bool {
	parsed, err := query.Parse(o.Search.Text)
	if err != nil || kind != schema.CardKind && kind != schema.HeroKind {
		return nil
	}
	source := &table.Source{Pack: o.source.Pack(), Changed: o.source.IsDirty, Problem: func(file string) (schema.Severity, bool) {
		severity, there := o.Worst[file]
		return severity, there
	}}
	rows, err := o.finder.Rows(source, &table.View{Kind: kind, Query: parsed})
	if err != nil {
		return nil
	}
	files := make(map[string]bool, len(rows))
	for _, r := range rows {
		files[r.File] = true
	}
	return files
}

// SetProblems marks the documents with problems. Remarks are many and need no hurry: the list has them.
func (o *Outline) SetProblems(problems []schema.Diagnostic) {
	o.Worst = map[string]schema.Severity{}
	for i := range problems {
		p := &problems[i]
		if p.Severity == schema.Info {
			continue
		}
		if known, ok := o.Worst[p.File]; !ok || p.Severity < known {
			o.Worst[p.File] = p.Severity
		}
	}
	o.List.Refresh()
}

// lists reports whether a document is among the lines.
func (o *Outline) lists(file string) bool {
	return slices.ContainsFunc(o.Lines, func(l Line) bool { return l.File == file })
}

// Show marks a document as the one that is open. A search that doesn't find it is over.
func (o *Outline) Show(file string) {
	if o.chosen == file {
		return
	}
	o.chosen = file
	kind, ok := schema.KindOf(file)
	if ok && o.folded[kind] {
		o.folded[kind] = false
		o.Refresh()
	}
	if ok && o.Search.Text != "" && slices.Contains(outlineKinds, kind) && !o.lists(file) {
		o.Search.SetText("")
	}
	o.List.Refresh()
	o.reveal()
}

// reveal scrolls to the document that is open, once there is a height to scroll in.
func (o *Outline) reveal() {
	i := slices.IndexFunc(o.Lines, func(l Line) bool { return !l.Heading && l.File == o.chosen })
	if i >= 0 && o.List.Size().Height > 0 {
		o.List.ScrollTo(i)
	}
}

func (o *Outline) selected(i widget.ListItemID) {
	o.List.UnselectAll()
	l := o.Lines[i]
	if !l.Heading {
		o.choose(l.File)
		return
	}
	o.folded[l.Kind] = !o.folded[l.Kind]
	o.Refresh()
}

// ListLine is the widget of a line.
type ListLine struct {
	widget.BaseWidget
	tap     func()
	menu    func(at fyne.Position)
	content *fyne.Container
	Ground  *editorui.Ground
	fold    *widget.Icon
	badge   *editorui.Badge
	Name    *editorui.Line
	dirty   fyne.CanvasObject // a dot
	worst   *widget.Icon
	Add     *editorui.TipButton
}

func (o *Outline) newLine() fyne.CanvasObject {
	l := &ListLine{
		Ground: editorui.NewGround(look.ColorEdge, 6),
		fold:   widget.NewIcon(nil), badge: editorui.NewBadge(), Name: editorui.NewLine(""),
		dirty: container.NewCenter(container.NewGridWrap(fyne.NewSize(8, 8), canvas.NewCircle(look.Color(look.ColorGold)))),
		worst: widget.NewIcon(nil), Add: o.tips.Button(theme.ContentAddIcon(), "", nil),
	}
	marks := container.NewHBox(l.dirty, l.worst, l.Add)
	l.content = container.NewStack(l.Ground, container.NewBorder(nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 4, 0), container.NewStack(container.NewPadded(l.fold), l.badge)), marks, l.Name))
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer belongs to the toolkit.
func (l *ListLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.content) }

// Tapped belongs to the toolkit, whose driver gives a line that has a menu the taps that the list would get else.
func (l *ListLine) Tapped(*fyne.PointEvent) { l.tap() }

// TappedSecondary belongs to the toolkit.
func (l *ListLine) TappedSecondary(e *fyne.PointEvent) { l.menu(e.AbsolutePosition) }

func (o *Outline) fill(i widget.ListItemID, object fyne.CanvasObject) {
	if i >= len(o.Lines) {
		return
	}
	l, w := o.Lines[i], object.(*ListLine)
	w.Name.TextStyle.Bold = l.Heading || l.File == o.chosen
	editorui.Visible(!l.Heading && l.File == o.chosen, w.Ground)
	w.Ground.Frame(o.focused)
	w.tap = func() {
		editorui.TakeFocus(o.List)
		o.selected(i)
	}
	w.menu = func(at fyne.Position) {
		if !l.Heading {
			o.choose(l.File)
			o.ask(at)
		}
	}
	if l.Heading {
		name := l.Name
		if o.List.Size().Width >= roomForCounts {
			name += "  " + o.texts.Text("editor.count", i18n.Args{"N": l.count})
		}
		w.Name.SetText(name)
		icon := editorui.OpenIcon()
		if o.folded[l.Kind] {
			icon = editorui.FoldedIcon()
		}
		editorui.Picture(w.fold, icon)
		w.Add.OnTapped = func() { o.add(l.Kind) }
		w.Add.Tip = func() string { return o.texts.Text(AddKeys[l.Kind]) }
	} else {
		w.Name.SetText(l.Name)
		editorui.Picture(w.fold, naming.KindIcon(l.Kind))
	}
	card, isCard := o.card(l)
	if isCard {
		w.badge.Set(o.source.Pack().Numbers(), card)
	}
	editorui.Visible(isCard, w.badge)
	editorui.Visible(!isCard, w.fold)
	severity, bad := o.Worst[l.File]
	bad = bad && !l.Heading && severity != schema.Info
	if bad {
		editorui.Picture(w.worst, editorui.SeverityIcon(severity))
	}
	editorui.Visible(bad, w.worst)
	editorui.Visible(!l.Heading && o.source.IsDirty(l.File), w.dirty)
	editorui.Visible(l.Heading && AddKeys[l.Kind] != "", w.Add)
}

// AddKeys name the adding of a card, a hero, a run, a relic or a board.
var AddKeys = map[schema.Kind]string{
	schema.CardKind: "editor.new.card", schema.HeroKind: "editor.new.hero", schema.RunKind: "editor.new.run",
	schema.RelicKind: "editor.new.relic", schema.LevelKind: "editor.new.level", schema.MapKind: "editor.new.map", schema.PositionKind: "editor.new.position",
}

// card returns the card of a line that is one.
func (o *Outline) card(l Line) (schema.Card, bool) {
	if l.Heading || l.Kind != schema.CardKind {
		return schema.Card{}, false
	}
	d := o.source.Pack().Document(l.File)
	if d == nil {
		return schema.Card{}, false
	}
	return d.Card()
}
