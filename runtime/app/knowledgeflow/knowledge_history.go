package knowledgeflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
)

// history lists what changed the knowledge, the newest first, each with a way to its details.
func (k *knowledgePage) history(now *Known, again func()) []fyne.CanvasObject {
	const most = 40 // the command line tells of all
	if len(now.History) == 0 {
		return nil
	}
	k.steps = ui.Heading(k.translator.Text("knowledge.history"))
	rows := []fyne.CanvasObject{k.steps}
	for i := len(now.History) - 1; i >= max(len(now.History)-most, 0); i-- {
		e := &now.History[i]
		title := k.title(e)
		details := ui.NewButton(k.translator.Text("knowledge.details"), theme.InfoIcon(), func() {
			k.intents.OpenSheet(k.translator.Text("knowledge.entry", i18n.Args{"N": e.Number}), k.details(now, i, title, again))
		})
		details.Importance = widget.LowImportance
		rows = append(rows, container.NewBorder(nil, nil, nil, container.NewCenter(details), ui.Paragraph(title)))
	}
	return rows
}

// title tells in a line what an entry was.
func (k *knowledgePage) title(e *kb.Entry) string {
	t := k.translator
	args := i18n.Args{
		"N": e.Number, "To": e.To, "Date": replayflow.DateOf(t, e.Date), "Mine": k.cast.Hero(e.Mine), "Theirs": k.cast.Hero(e.Theirs),
		"File": e.File(),
	}
	switch {
	case e.Problem != nil:
		return t.Text("knowledge.entry.damaged", args)
	case e.Kind == kb.RolledBack && e.To == 0:
		return t.Text("knowledge.entry.forgotten", args)
	case e.Kind == kb.RolledBack:
		return t.Text("knowledge.entry.rolled_back", args)
	case e.Kind == kb.Restored:
		return t.Text("knowledge.entry.restored", args)
	case e.Kind == kb.Imported:
		return t.Text("knowledge.entry.imported", args)
	case e.Kind == kb.Judged:
		return t.Text("knowledge.entry.judged", args)
	case e.Won:
		return t.Text("knowledge.entry.won", args)
	}
	return t.Text("knowledge.entry.lost", args)
}

// details tells all that an entry changed, and leads back to what was known before it, if that is still there.
func (k *knowledgePage) details(now *Known, i int, title string, again func()) fyne.CanvasObject {
	t, e := k.translator, &now.History[i]
	rows := container.NewVBox(ui.Paragraph(title))
	if e.ID != "" {
		file := ui.Paragraph(t.Text("knowledge.replay", i18n.Args{"Name": e.ID}))
		file.Importance = widget.LowImportance
		rows.Add(file)
	}
	rows.Add(screen.NewChanges(t, e.Changes, k.cast, []*kb.Knowledge{now.Knowledge}, k.intents.RelaySheet))
	if before, isKept := before(now.History, i); isKept {
		rows.Add(ui.NewButton(t.Text("knowledge.before"), theme.ContentUndoIcon(), func() { k.intents.RollBack(now, before, title, again) }))
	} else {
		rows.Add(ui.Paragraph(t.Text("knowledge.thinned")))
	}
	return rows
}
