package view

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/merge"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/internal/spelling"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// showHistory lists what was done with what that did to the game, and leads back or forth to the step that people
// choose.
func (e *Editor) showHistory() {
	steps, done := e.work.Steps()
	var picks []pick
	for i := len(steps); i >= 0; i-- {
		text, icon := e.texts.Text("editor.history.start"), theme.HomeIcon()
		if i > 0 {
			text, icon = naming.Step(e.texts, steps[i-1]), theme.ContentUndoIcon()
		}
		var details []string
		switch {
		case i == done:
			icon, details = theme.NavigateNextIcon(), append(details, e.texts.Text("editor.history.here"))
		case i > done:
			icon, details = theme.ContentRedoIcon(), append(details, e.texts.Text("editor.history.undone"))
		}
		if i > 0 {
			details = append(details, e.balancer.About(steps[i-1])...)
		}
		picks = append(picks, pick{name: text, detail: strings.Join(details, " · "), icon: icon, take: func() {
			e.travel(func() []string { return e.work.GoTo(i) })
		}})
	}
	raisePicker(e, "editor.command.history", 860, true, func(text string) []pick { return matching(picks, text) })
}

// matching returns the picks that have a text in what they show.
func matching(picks []pick, text string) (found []pick) {
	for _, p := range picks {
		if spelling.Contains(p.name+" "+p.detail, strings.TrimSpace(text)) {
			found = append(found, p)
		}
	}
	return found
}

// showChanges tells how the pack differs from what is saved.
func (e *Editor) showChanges() {
	e.showDifferences("editor.command.changes", merge.Differences(e.work.SavedPack(), e.work.Pack()))
}

// askCompare tells how the pack differs from the classic one, from which most begin, or from another.
func (e *Editor) askCompare() {
	other := func() { e.files.askPack("editor.command.compare", e.compareThree) }
	e.ask.Choose("editor.command.compare", editorui.Paragraph(e.texts.Text("editor.compare.about")),
		dialog.NewChoice("editor.compare.other", widget.MediumImportance, other),
		dialog.NewChoice("editor.compare.classic", widget.HighImportance, e.compareClassic))
}

func (e *Editor) compareClassic() {
	now := e.work.Pack()
	go func() {
		classic, _ := schema.LoadPack(e.deps.Classic)
		found := merge.Differences(classic, now)
		e.deps.Do(func() { e.showComparison(found) })
	}()
}

// showComparison lists how the pack differs from another one, with a way to take over what that has, and with others.
func (e *Editor) showComparison(found []merge.Change, picks ...pick) {
	if len(found) == 0 {
		e.showDifferences("editor.command.compare", found)
		return
	}
	take := pick{name: e.texts.Text("editor.take_over"), icon: theme.DownloadIcon(), take: func() { e.askTakeOver(found) }}
	e.showDifferences("editor.command.compare", found, append([]pick{take}, picks...)...)
}

// showDifferences lists differences, each with a way to its place, below what else can be done.
func (e *Editor) showDifferences(title string, changes []merge.Change, picks ...pick) {
	for _, c := range changes {
		for i, line := range merge.Tell(e.texts, c) {
			path := ""
			if i < len(c.Differences) {
				path = c.Differences[i].Path
			}
			icon := theme.FileImageIcon()
			if kind, ok := schema.KindOf(c.File); ok {
				icon = naming.KindIcon(kind)
			}
			picks = append(picks, pick{name: line, icon: icon, take: func() { e.lead(schema.Diagnostic{File: c.File, Path: path}) }})
		}
	}
	if len(picks) == 0 {
		e.ask.Tell(title, e.texts.Text("editor.changes.none"))
		return
	}
	picks = append(picks, pick{name: e.texts.Text("editor.changes.xml"), icon: theme.FileTextIcon(), take: func() { e.showPatch(title, changes) }})
	wrapPicker(e, title, func(text string) []pick { return matching(picks, text) })
}

// showPatch shows differences line by line, as XML.
func (e *Editor) showPatch(title string, changes []merge.Change) {
	patch := merge.Unified(changes)
	lines := strings.Split(strings.TrimSuffix(patch, "\n"), "\n")
	list := widget.NewList(func() int { return len(lines) }, func() fyne.CanvasObject {
		l := widget.NewLabel("")
		l.TextStyle.Monospace, l.Truncation = true, fyne.TextTruncateEllipsis
		return l
	}, func(i widget.ListItemID, o fyne.CanvasObject) {
		l := o.(*widget.Label)
		l.Importance = patchImportance(lines[i])
		l.SetText(termsafe.Directions(strings.ReplaceAll(lines[i], "\t", "    ")))
	})
	list.HideSeparators = true
	room := e.window.Canvas().Size()
	e.ask.Sheet(title, editorui.Dense(list), editorui.Answer{Text: e.texts.Text("editor.ok"), Importance: widget.HighImportance},
		editorui.Answer{Text: e.texts.Text("editor.changes.copy"), Taken: func() { e.app.Clipboard().SetContent(patch) }},
	).Raise(min(900, room.Width-80), room.Height-80)
}

// patchImportance colours a line of a patch: what comes, what goes, where it is.
func patchImportance(line string) widget.Importance {
	switch {
	case strings.HasPrefix(line, "+++"), strings.HasPrefix(line, "---"):
		return widget.MediumImportance
	case strings.HasPrefix(line, "+"):
		return widget.SuccessImportance
	case strings.HasPrefix(line, "-"):
		return widget.DangerImportance
	}
	return widget.LowImportance
}
