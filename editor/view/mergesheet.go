package view

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/ancestor"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/merge"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// mergeSheet compares the open pack with another one and the pack that both come from, and lets people choose field by
// field which counts.
type mergeSheet struct {
	editor   *Editor
	mine     *schema.Pack
	theirs   *schema.Pack
	path     string // of theirs
	ancestor ancestor.Ancestor
	merging  *document.Comparison
	places   []merge.Clash
	chosen   map[string]merge.Side
	options  []*editorui.Options // of the places that are shown
	lines    *fyne.Container
}

// compareThree looks for the pack that the open one and another come from, and shows what theirs has changed in it. It
// can be given up.
func (e *Editor) compareThree(theirs *schema.Pack, path string) {
	ctx, stop := context.WithCancel(context.Background())
	bar := widget.NewProgressBarInfinite()
	sheet := e.ask.Sheet("editor.merge.title", container.NewVBox(editorui.Paragraph(e.texts.Text("editor.merge.looking")), bar),
		editorui.Answer{Text: e.texts.Text("editor.cancel"), Importance: widget.MediumImportance})
	sheet.Closed = stop
	sheet.Raise(460, 0)
	past := ancestor.Past{Folder: e.work.Place().Path(), States: e.work.States(), Merged: e.work.MergedIn()}
	m := &mergeSheet{editor: e, mine: e.work.Pack(), theirs: theirs, path: path}
	go func() {
		past.Classic, _ = schema.LoadPack(e.deps.Classic)
		found, ok, err := ancestor.Find(ctx, past, path, theirs)
		if ok {
			m.of(found)
		}
		e.deps.Do(func() {
			if !sheet.IsOpen() { // people have given it up
				return
			}
			sheet.Close()
			switch {
			case ok:
				m.show()
			case err == nil:
				m.showWithoutAncestor()
			}
		})
	}()
}

// of compares with an ancestor. What a copy is called, so that it can be told from the pack, is no edit of it.
func (m *mergeSheet) of(found ancestor.Ancestor) {
	m.ancestor = found
	m.merging = document.Compare(found.Pack, m.mine, document.Untitled(found.Pack, m.theirs))
	m.places, m.chosen = m.merging.Places(), map[string]merge.Side{}
	for _, place := range m.places {
		if place.OnlyTheirs {
			m.chosen[place.Key()] = merge.Theirs
		}
	}
}

// side returns which side counts at a place.
func (m *mergeSheet) side(place merge.Clash) merge.Side { return m.chosen[place.Key()] }

// askAncestor asks for the pack that both come from.
func (m *mergeSheet) askAncestor() {
	m.editor.files.askPack("editor.merge.other", func(pack *schema.Pack, path string) {
		go func() {
			m.of(ancestor.Ancestor{Kind: ancestor.Chosen, Pack: pack, Note: path})
			m.editor.deps.Do(m.show)
		}()
	})
}

// showWithoutAncestor shows what is different where nothing tells who has changed it.
func (m *mergeSheet) showWithoutAncestor() {
	e := m.editor
	go func() {
		found := merge.Differences(m.theirs, m.mine)
		e.deps.Do(func() {
			e.showComparison(found, pick{name: e.texts.Text("editor.merge.choose"), icon: theme.FolderOpenIcon(), take: m.askAncestor})
		})
	}()
}

var ancestorKeys = [...]string{
	ancestor.Shared: "editor.merge.ancestor.shared", ancestor.Commit: "editor.merge.ancestor.commit", ancestor.Step: "editor.merge.ancestor.step",
	ancestor.Merged: "editor.merge.ancestor.merged", ancestor.Classic: "editor.merge.ancestor.classic", ancestor.Chosen: "editor.merge.ancestor.chosen",
}

// origin tells which pack both come from, and how that is known.
func (m *mergeSheet) origin() string {
	t, a := m.editor.texts, m.ancestor
	key, args := ancestorKeys[a.Kind], i18n.Args{"Name": a.Note, "When": a.When.Local().Format("2006-01-02 15:04")}
	if a.Kind == ancestor.Step {
		steps, _ := m.editor.work.Steps()
		if a.Step == 0 || a.Step > len(steps) {
			key = "editor.merge.ancestor.opened"
		} else {
			args["Name"] = naming.Step(t, steps[a.Step-1])
		}
	}
	return t.Text(key, args)
}

// morePlaces is how many places are shown at a time: each has texts that wrap, which takes its time.
const morePlaces = 60

// show lists the places, with a choice at each.
func (m *mergeSheet) show() {
	e, t := m.editor, m.editor.texts
	if len(m.places) == 0 {
		e.ask.Choose("editor.merge.title", editorui.Paragraph(m.origin()+"\n\n"+t.Text("editor.merge.none")),
			dialog.NewChoice("editor.merge.other", widget.MediumImportance, m.askAncestor))
		return
	}
	clashes := slices.IndexFunc(m.places, func(place merge.Clash) bool { return place.OnlyTheirs })
	if clashes < 0 {
		clashes = len(m.places)
	}
	count := t.Text("editor.merge.count", i18n.Args{"Clashes": clashes, "N": len(m.places) - clashes})
	m.lines, m.options = container.NewVBox(), nil
	m.add()
	all := editorui.Wrap(
		editorui.NewButton(t.Text("editor.outside.all_theirs"), nil, func() { m.chooseAll(merge.Theirs) }),
		editorui.NewButton(t.Text("editor.merge.all_mine"), nil, func() { m.chooseAll(merge.Mine) }),
		editorui.NewButton(t.Text("editor.merge.xml"), nil, func() { e.showPatch("editor.merge.title", merge.Differences(m.mine, m.merging.Merged(m.side))) }))
	top := container.NewVBox(editorui.Paragraph(m.origin()), editorui.Caption(count), all, widget.NewSeparator())
	sheet := e.ask.Sheet("editor.merge.title", container.NewBorder(top, nil, nil, nil, container.NewVScroll(m.lines)),
		editorui.Answer{Text: t.Text("editor.merge.other"), Importance: widget.MediumImportance, Taken: m.askAncestor},
		editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance},
		editorui.Answer{Text: t.Text("editor.outside.apply"), Importance: widget.HighImportance, Taken: m.apply})
	room := e.window.Canvas().Size()
	sheet.Raise(min(1000, room.Width-60), room.Height-60)
	m.settle()
}

// settle lays the lines out once they have their width, on which the height of what wraps depends.
func (m *mergeSheet) settle() {
	for range 2 {
		m.lines.Refresh()
	}
}

// add shows some more places.
func (m *mergeSheet) add() {
	from := len(m.options)
	for _, place := range m.places[from:min(from+morePlaces, len(m.places))] {
		m.lines.Add(m.line(place))
	}
	rest := len(m.places) - len(m.options)
	if rest == 0 {
		return
	}
	var more *editorui.Button
	more = editorui.NewButton(m.editor.texts.Text("editor.merge.more", i18n.Args{"N": rest}), nil, func() {
		m.lines.Remove(more)
		m.add()
		m.settle()
	})
	m.lines.Add(more)
}

// line shows a place with what it is called, who has changed it, and what it is on each side.
func (m *mergeSheet) line(place merge.Clash) fyne.CanvasObject {
	t := m.editor.texts
	who := t.Text("editor.merge.both")
	if place.OnlyTheirs {
		who = t.Text("editor.merge.only_theirs")
	}
	names := []string{t.Text("editor.merge.mine"), t.Text("editor.merge.theirs")}
	texts := []string{merge.TellSide(t, place, place.Mine), merge.TellSide(t, place, place.Theirs)}
	if m.merging.HasBase(place) {
		names, texts = append(names, t.Text("editor.merge.base")), append(texts, merge.TellSide(t, place, place.Base))
	}
	for i := range texts {
		texts[i] = termsafe.Directions(texts[i])
	}
	options := editorui.NewOptions(names, texts, int(m.side(place)), func(at int) { m.chosen[place.Key()] = merge.Side(at) })
	m.options = append(m.options, options)
	title := editorui.Paragraph(m.editor.placeOf(place))
	title.TextStyle.Bold = true
	return editorui.Tight(title, editorui.Caption(who), options.Object)
}

// chooseAll lets a side count everywhere.
func (m *mergeSheet) chooseAll(side merge.Side) {
	for _, place := range m.places {
		m.chosen[place.Key()] = side
	}
	for _, options := range m.options {
		options.Choose(int(side))
	}
}

// apply merges in one step.
func (m *mergeSheet) apply() {
	if m.editor.work.Pack() != m.mine { // another program has changed it meanwhile
		m.editor.compareThree(m.theirs, m.path)
		return
	}
	m.editor.do(document.MergeIn{Comparison: m.merging, Side: m.side, From: m.path})
}

// placeOf names the place of a clash by what people call it.
func (e *Editor) placeOf(place merge.Clash) string {
	pack := e.work.Pack()
	if pack.Document(place.File) == nil || place.Path == "" || place.In == nil {
		return merge.TellClash(e.texts, place)
	}
	return naming.Of(pack, place.File, e.texts) + " · " + merge.Title(e.texts, place.In, place.Path)
}
