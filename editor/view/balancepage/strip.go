package balancepage

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
	Text   *widget.Label
	Object *fyne.Container
}

func newBalanceStrip(pane *balancePane, tips *editorui.Tips, open func()) *balanceStrip {
	s := &balanceStrip{pane: pane, busy: widget.NewActivity(), Text: widget.NewLabel("")}
	s.Text.Truncation = fyne.TextTruncateEllipsis
	more := tips.Button(editorui.ScalesIcon(), "", open)
	more.Tip = func() string {
		return strings.TrimSpace(pane.texts.Text("editor.command.balance") + "\n" + pane.player())
	}
	s.Object = container.NewStack(editorui.PanelGround(), editorui.Dense(container.NewBorder(nil, nil, container.NewPadded(s.busy), more, s.Text)))
	s.refresh()
	return s
}

// refresh shows what is known now. Where edits are judged by themselves the line is always there, so that the first one
// moves nothing under the pointer.
func (s *balanceStrip) refresh() {
	b := s.pane.balancer
	editorui.Visible(b.Running || b.IsAutomatic() || b.Shown != nil && (b.IsEdited() || b.Shown.Result.Verdict.Kind != balance.Unedited), s.Object)
	text := s.pane.sentence()
	if !b.Running && b.Shown == nil && !b.IsEdited() {
		text = s.pane.texts.Text("editor.balance.strip")
	}
	s.Text.SetText(text)
	if b.Running {
		s.busy.Start()
	} else {
		s.busy.Stop()
	}
	editorui.Visible(b.Running, s.busy)
}
