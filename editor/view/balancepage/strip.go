package balancepage

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/balance"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// balanceStrip tells in one line, below whatever is edited, what the unsaved edits do to the game. What it has told of
// edits stays until something is known of those after them.
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
	before := s.before()
	editorui.Visible(b.Running || b.IsAutomatic() || before != "" || b.Shown != nil && (b.IsEdited() || b.Shown.Result.Verdict.Kind != balance.Unedited), s.Object)
	text := s.pane.sentence()
	switch {
	case before != "":
		text = before
	case !b.Running && b.Shown == nil && !b.IsEdited():
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

// before returns what edits did on which others have followed of which nothing is known yet; "" if there are none.
func (s *balanceStrip) before() string {
	b := s.pane.balancer
	isKnown := b.Shown != nil && b.Shown.Result.Balance != nil && b.Shown.Result.Balance.Duels > 0
	earlier := b.earlier()
	if isKnown || b.failed != nil || earlier == nil {
		return ""
	}
	return s.pane.texts.Text("editor.balance.strip_before", i18n.Args{"Answer": s.pane.words(earlier).Answer(earlier.Result)})
}
