package view

import (
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// askBaseline asks for the state that edits are measured against from now on, until another one is fixed: the pack as
// it is, as it was after a step of its history, or another pack.
func (e *Editor) askBaseline() {
	states := e.work.States()
	steps, _ := e.work.Steps()
	fix := func(name string, pack *schema.Pack) pick {
		return pick{name: name, icon: theme.HistoryIcon(), take: func() { e.balancer.Fix(pack) }}
	}
	picks := []pick{fix(e.texts.Text("editor.balance.fix.now"), e.work.Pack())}
	if len(e.work.Dirty()) > 0 {
		picks = append(picks, fix(e.texts.Text("editor.balance.fix.saved"), e.work.SavedPack()))
	}
	for i := len(states) - 2; i > 0; i-- {
		picks = append(picks, fix(e.texts.Text("editor.balance.fix.step", i18n.Args{"Step": naming.Step(e.texts, steps[i-1])}), states[i]))
	}
	if len(states) > 1 {
		picks = append(picks, fix(e.texts.Text("editor.history.start"), states[0]))
	}
	picks = append(picks, pick{name: e.texts.Text("editor.balance.fix.other"), icon: theme.FolderOpenIcon(), take: func() {
		e.files.askPack("editor.balance.fix", func(pack *schema.Pack, _ string) { e.balancer.Fix(pack) })
	}})
	openPicker(e, "editor.balance.fix", func(text string) []pick { return matching(picks, text) })
}
