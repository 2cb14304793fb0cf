package view

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/balance"
	"boardduels/editor/editorui"
)

// balanceStrip tells in one line, below whatever is edited, what the unsaved edits do to the game.
type balanceStrip struct {
	pane   *balancePane
	busy   *widget.Activity
	text   *widget.Label
	object *fyne.Container
}

func newBalanceStrip(pane *balancePane, tips *editorui.Tips, open func()) *balanceStrip {
	s := &balanceStrip{pane: pane, busy: widget.NewActivity(), text: widget.NewLabel("")}
	s.text.Truncation = fyne.TextTruncateEllipsis
	more := tips.Button(editorui.ScalesIcon(), "", open)
	more.Tip = func() string {
		return strings.TrimSpace(pane.texts.Text("editor.command.balance") + "\n" + pane.player())
	}
	s.object = container.NewStack(editorui.PanelGround(), editorui.Dense(container.NewBorder(nil, nil, container.NewPadded(s.busy), more, s.text)))
	s.refresh()
	return s
}

// refresh shows what is known now. Where edits are judged by themselves the line is always there, so that the first one
// moves nothing under the pointer.
func (s *balanceStrip) refresh() {
	b := s.pane.balancer
	editorui.Visible(b.running || b.isAutomatic() || b.shown != nil && (b.isEdited() || b.shown.result.Verdict.Kind != balance.Unedited), s.object)
	text := s.pane.sentence()
	if !b.running && b.shown == nil && !b.isEdited() {
		text = s.pane.texts.Text("editor.balance.strip")
	}
	s.text.SetText(text)
	if b.running {
		s.busy.Start()
	} else {
		s.busy.Stop()
	}
	editorui.Visible(b.running, s.busy)
}
