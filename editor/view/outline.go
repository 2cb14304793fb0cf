package view

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
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/internal/termsafe"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// listed is what the outline needs of the open pack.
type listed interface {
	Pack() *schema.Pack
	IsDirty(file string) bool
}

// outline lists the documents of a pack by kind, and leads to them.
type outline struct {
	texts  *i18n.Translator
	tips   *editorui.Tips
	source listed
	choose func(file string)
	add    func(schema.Kind)

	worst   map[string]schema.Severity // by file
	finder  *table.Finder
	all     *listing
	lines   []line // that are shown
	folded  map[schema.Kind]bool
	chosen  string // file
	focused bool   // the list has the focus
	search  *editorui.Entry
	list    *editorui.List
	ask     func(at fyne.Position) // for the menu of the chosen document
	none    *widget.Label          // says that nothing was found
	object  fyne.CanvasObject
}

// line is a line of the outline: a document, or the heading of a kind.
type line struct {
	kind    schema.Kind
	heading bool
	file    string
	id      string
	called
	count int // of a heading
}

// roomForCounts is the width that headings with counts need in either language, in device-independent pixels.
const roomForCounts = 204

// outlineKinds are the kinds in the order in which people look for them.
var outlineKinds = []schema.Kind{schema.HeroKind, schema.CardKind, schema.CasesKind, schema.PrioritiesKind, schema.RunKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.PackKind}

var kindKeys = map[schema.Kind]string{
	schema.HeroKind:       "editor.kind.hero",
	schema.CardKind:       "editor.kind.card",
	schema.CasesKind:      "editor.kind.cases",
	schema.PrioritiesKind: "editor.kind.priorities",
	schema.RunKind:        "editor.kind.run",
	schema.LevelKind:      "editor.kind.level",
	schema.MapKind:        "editor.kind.map",
	schema.PositionKind:   "editor.kind.position",
	schema.PackKind:       "editor.kind.pack",
}

func newOutline(t *i18n.Translator, tips *editorui.Tips, source listed, choose func(string), add func(schema.Kind), ask func(at fyne.Position)) *outline {
	o := &outline{texts: t, tips: tips, source: source, choose: choose, add: add, ask: ask, folded: map[schema.Kind]bool{}, all: newListing(t), finder: table.NewFinder(tableNames(t)), none: editorui.Caption("")}
	o.search = editorui.NewEntry(func(string) { o.refresh() }, func() {})
	o.search.Loose = true
	o.search.SetPlaceHolder(t.Text("editor.search"))
	o.search.OnSubmitted = func(string) { o.openFirst() }
	o.search.Arrow = o.leadDown
	o.search.Escape = o.leaveSearch
	o.search.ActionItem = editorui.NewSign(theme.ContentClearIcon(), func() { o.search.SetText("") })
	o.list = editorui.NewList(func() int { return len(o.lines) }, o.newLine, o.fill)
	o.list.HideSeparators = true
	o.list.OnSelected = o.selected
	o.list.Laid = func() {
		o.list.ScrollToTop()
		o.reveal()
	}
	o.list.Lowered = o.reveal
	o.list.Keys, o.list.Runes = o.typed, o.typeSearch
	o.list.Focused = func(has bool) {
		o.focused = has
		o.list.Refresh()
	}
	o.object = container.NewBorder(container.NewPadded(o.search), nil, nil, nil, container.NewStack(o.list, container.NewVBox(o.none)))
	o.refresh()
	return o
}

// refresh lists the documents that the pack has and the search finds.
func (o *outline) refresh() {
	o.all.follow(o.source.Pack())
	o.lines = o.lines[:0]
	wanted := spelling.Fold(strings.TrimSpace(o.search.Text))
	for _, kind := range outlineKinds {
		o.section(kind, wanted)
	}
	editorui.Visible(len(o.lines) == 0, o.none)
	o.none.SetText(o.texts.Text("editor.search.none", i18n.Args{"Text": o.search.Text}))
	o.list.Refresh()
}

// section adds the lines of a kind: a heading, and the documents in the order of their names.
func (o *outline) section(kind schema.Kind, wanted string) {
	found := o.all.lines[kind]
	if wanted != "" {
		found = nil
		queried := o.query(kind)
		for _, l := range o.all.lines[kind] {
			if queried[l.file] || strings.Contains(spelling.Fold(l.name), wanted) || strings.Contains(l.id, wanted) {
				found = append(found, l)
			}
		}
	}
	if len(found) == 0 && (wanted != "" || kind == schema.PackKind) {
		return
	}
	o.lines = append(o.lines, line{kind: kind, heading: true, called: called{name: o.texts.Text(kindKeys[kind])}, count: len(found)})
	if !o.folded[kind] || wanted != "" {
		o.lines = append(o.lines, found...)
	}
}

// query returns the files of a kind that the search finds as a query; none if it isn't one.
func (o *outline) query(kind schema.Kind) map[string]bool {
	parsed, err := query.Parse(o.search.Text)
	if err != nil || kind != schema.CardKind && kind != schema.HeroKind {
		return nil
	}
	source := &table.Source{Pack: o.source.Pack(), Changed: o.source.IsDirty, Problem: func(file string) (schema.Severity, bool) {
		severity, there := o.worst[file]
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

// nameOf returns what people call a document: a card's or hero's name, for knowledge that of its hero.
func nameOf(pack *schema.Pack, file string, t *i18n.Translator) string {
	if d := pack.Document(file); d != nil {
		return nameIn(pack, d, t)
	}
	return file
}

// nameIn returns what people call a document of a pack, like nameOf.
func nameIn(pack *schema.Pack, d *schema.Document, t *i18n.Translator) string {
	id := d.ID()
	switch d.Kind() {
	case schema.CardKind:
		card, _ := d.Card()
		return schema.DisplayName(t.Language(), id, card.Name, card.NameUK)
	case schema.PackKind:
		title, _ := d.Title()
		return schema.DisplayName(t.Language(), id, title.Name, title.NameUK)
	case schema.RunKind, schema.LevelKind, schema.MapKind, schema.PositionKind:
		name, _ := d.Value("name")
		nameUK, _ := d.Value("name_uk")
		return schema.DisplayName(t.Language(), id, name, nameUK)
	}
	hero, isHero := pack.Hero(id)
	if !isHero && (d.Kind() == schema.CasesKind || d.Kind() == schema.PrioritiesKind) {
		return nameOfKnowledge(d, t)
	}
	return schema.DisplayName(t.Language(), id, hero.Name, hero.NameUK)
}

// nameOfKnowledge returns what people call cases or experts that are no hero's: by their game, or by their only expert.
func nameOfKnowledge(d *schema.Document, t *i18n.Translator) string {
	if d.Game() != "" && d.Game() == d.ID() {
		return t.Text("boards." + d.Game())
	}
	if experts, _ := d.Experts(); len(experts) == 1 && experts[0].Name != "" {
		return termsafe.Directions(experts[0].Name)
	}
	return d.ID()
}

// byName returns the ids of a kind in the order of what people call them.
func byName(pack *schema.Pack, kind schema.Kind, t *i18n.Translator) []string {
	order, ids := t.Keys(), pack.IDs(kind)
	keys := make(map[string]string, len(ids))
	for _, id := range ids {
		keys[id] = order(nameOf(pack, schema.FileOf(kind, id), t))
	}
	slices.SortStableFunc(ids, func(a, b string) int { return strings.Compare(keys[a], keys[b]) })
	return ids
}

// setProblems marks the documents with problems. Remarks are many and need no hurry: the list has them.
func (o *outline) setProblems(problems []schema.Diagnostic) {
	o.worst = map[string]schema.Severity{}
	for i := range problems {
		p := &problems[i]
		if p.Severity == schema.Info {
			continue
		}
		if known, ok := o.worst[p.File]; !ok || p.Severity < known {
			o.worst[p.File] = p.Severity
		}
	}
	o.list.Refresh()
}

// show marks a document as the one that is open.
func (o *outline) show(file string) {
	if o.chosen == file {
		return
	}
	o.chosen = file
	if kind, ok := schema.KindOf(file); ok && o.folded[kind] {
		o.folded[kind] = false
		o.refresh()
	}
	o.list.Refresh()
	o.reveal()
}

// reveal scrolls to the document that is open, once there is a height to scroll in.
func (o *outline) reveal() {
	i := slices.IndexFunc(o.lines, func(l line) bool { return !l.heading && l.file == o.chosen })
	if i >= 0 && o.list.Size().Height > 0 {
		o.list.ScrollTo(i)
	}
}

func (o *outline) selected(i widget.ListItemID) {
	o.list.UnselectAll()
	l := o.lines[i]
	if !l.heading {
		o.choose(l.file)
		return
	}
	o.folded[l.kind] = !o.folded[l.kind]
	o.refresh()
}

// listLine is the widget of a line.
type listLine struct {
	widget.BaseWidget
	tap     func()
	menu    func(at fyne.Position)
	content *fyne.Container
	ground  *editorui.Ground
	fold    *widget.Icon
	badge   *editorui.Badge
	name    *editorui.Line
	dirty   fyne.CanvasObject // a dot
	worst   *widget.Icon
	add     *editorui.TipButton
}

func (o *outline) newLine() fyne.CanvasObject {
	l := &listLine{
		ground: editorui.NewGround(look.ColorEdge, 6),
		fold:   widget.NewIcon(nil), badge: editorui.NewBadge(), name: editorui.NewLine(""),
		dirty: container.NewCenter(container.NewGridWrap(fyne.NewSize(8, 8), canvas.NewCircle(look.Color(look.ColorGold)))),
		worst: widget.NewIcon(nil), add: o.tips.Button(theme.ContentAddIcon(), "", nil),
	}
	marks := container.NewHBox(l.dirty, l.worst, l.add)
	l.content = container.NewStack(l.ground, container.NewBorder(nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 4, 0), container.NewStack(container.NewPadded(l.fold), l.badge)), marks, l.name))
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer belongs to the toolkit.
func (l *listLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.content) }

// Tapped belongs to the toolkit, whose driver gives a line that has a menu the taps that the list would get else.
func (l *listLine) Tapped(*fyne.PointEvent) { l.tap() }

// TappedSecondary belongs to the toolkit.
func (l *listLine) TappedSecondary(e *fyne.PointEvent) { l.menu(e.AbsolutePosition) }

func (o *outline) fill(i widget.ListItemID, object fyne.CanvasObject) {
	if i >= len(o.lines) {
		return
	}
	l, w := o.lines[i], object.(*listLine)
	w.name.TextStyle.Bold = l.heading || l.file == o.chosen
	editorui.Visible(!l.heading && l.file == o.chosen, w.ground)
	w.ground.Frame(o.focused)
	w.tap = func() {
		focus(o.list)
		o.selected(i)
	}
	w.menu = func(at fyne.Position) {
		if !l.heading {
			o.choose(l.file)
			o.ask(at)
		}
	}
	if l.heading {
		name := l.name
		if o.list.Size().Width >= roomForCounts {
			name += "  " + o.texts.Text("editor.count", i18n.Args{"N": l.count})
		}
		w.name.SetText(name)
		icon := editorui.OpenIcon()
		if o.folded[l.kind] {
			icon = editorui.FoldedIcon()
		}
		editorui.Picture(w.fold, icon)
		w.add.OnTapped = func() { o.add(l.kind) }
		w.add.Tip = func() string { return o.texts.Text(addKeys[l.kind]) }
	} else {
		w.name.SetText(l.name)
		editorui.Picture(w.fold, kindIcon(l.kind))
	}
	card, isCard := o.card(l)
	if isCard {
		w.badge.Set(card)
	}
	editorui.Visible(isCard, w.badge)
	editorui.Visible(!isCard, w.fold)
	severity, bad := o.worst[l.file]
	bad = bad && !l.heading && severity != schema.Info
	if bad {
		editorui.Picture(w.worst, editorui.SeverityIcon(severity))
	}
	editorui.Visible(bad, w.worst)
	editorui.Visible(!l.heading && o.source.IsDirty(l.file), w.dirty)
	editorui.Visible(l.heading && addKeys[l.kind] != "", w.add)
}

// addKeys name the adding of a card, a hero, a run or a board.
var addKeys = map[schema.Kind]string{
	schema.CardKind: "editor.new.card", schema.HeroKind: "editor.new.hero", schema.RunKind: "editor.new.run",
	schema.LevelKind: "editor.new.level", schema.MapKind: "editor.new.map", schema.PositionKind: "editor.new.position",
}

// card returns the card of a line that is one.
func (o *outline) card(l line) (schema.Card, bool) {
	if l.heading || l.kind != schema.CardKind {
		return schema.Card{}, false
	}
	d := o.source.Pack().Document(l.file)
	if d == nil {
		return schema.Card{}, false
	}
	return d.Card()
}

func kindIcon(kind schema.Kind) fyne.Resource {
	switch kind {
	case schema.HeroKind:
		return theme.AccountIcon()
	case schema.CardKind:
		return theme.DocumentIcon()
	case schema.CasesKind:
		return theme.GridIcon()
	case schema.PrioritiesKind:
		return theme.ListIcon()
	case schema.RunKind:
		return theme.NavigateNextIcon()
	case schema.LevelKind, schema.MapKind, schema.PositionKind:
		return theme.ViewFullScreenIcon()
	}
	return theme.FolderIcon()
}
