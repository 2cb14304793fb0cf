package knowledgeflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/kb"
	"boardduels/runtime/app/ui"
)

// rollbacks lead back by a step, to any step, or to the beginning, and from there.
func (k *knowledgePage) rollbacks(now *Known, again func()) (rows []fyne.CanvasObject) {
	t := k.translator
	if last, to, ok := lastStep(now.History); ok {
		what := ui.Paragraph(k.title(last))
		what.Importance = widget.LowImportance
		key := "knowledge.step_back"
		if last.Kind != kb.Played {
			key = "knowledge.step_back.other"
		}
		rows = append(rows, ui.NewButton(t.Text(key), theme.ContentUndoIcon(), func() { k.intents.RollBack(now, to, what.Text, again) }), what)
	}
	if len(now.History) > 0 {
		rows = append(rows, ui.NewButton(t.Text("knowledge.steps"), theme.HistoryIcon(), k.showSteps))
	}
	if now.CanUndo {
		rows = append(rows, ui.NewButton(t.Text("knowledge.undo"), theme.ContentRedoIcon(), func() {
			k.intents.UndoRollBack(now.Hero, again)
		}))
	}
	roll := ui.NewButton(t.Text("knowledge.roll_back"), theme.DeleteIcon(), func() { k.intents.Forget(now, again) })
	roll.Importance = widget.DangerImportance
	if now.Knowledge.Experience.IsPractice() {
		roll.Disable()
	}
	return append(rows, roll)
}

// showSteps leads to what changed the knowledge.
func (k *knowledgePage) showSteps() {
	k.scroll.ScrollToOffset(fyne.NewPos(0, k.more.Position().Y+k.steps.Position().Y))
}

// lastStep returns the newest entry and the number of the one before it, if what was known then is kept. A rollback
// isn't one: it has a way back of its own.
func lastStep(history []kb.Entry) (last *kb.Entry, to int, ok bool) {
	i := len(history) - 1
	if i < 0 || history[i].Problem != nil || history[i].Kind == kb.RolledBack || history[i].Kind == kb.Restored {
		return nil, 0, false
	}
	to, ok = before(history, i)
	return &history[i], to, ok
}

// before returns the number of the entry before one, 0 the beginning, and whether what was known then is kept.
func before(history []kb.Entry, i int) (number int, isKept bool) {
	if i == 0 {
		return 0, true
	}
	return history[i-1].Number, history[i-1].Kept
}
