package view

import (
	"fyne.io/fyne/v2/container"

	"boardduels/editor/editorui"
)

// balanceView is where the desk shows what edits do to the game: a tab beside the form, and a line below everything.
type balanceView struct {
	pane   *balancePane
	strip  *balanceStrip
	tab    *container.TabItem
	isOpen bool
}

// newBalanceView returns the view of what a balancer finds out; open shows it.
func newBalanceView(b *balancer, tips *editorui.Tips, open func()) *balanceView {
	v := &balanceView{pane: newBalancePane(b)}
	v.strip = newBalanceStrip(v.pane, tips, open)
	v.tab = container.NewTabItemWithIcon(b.desk.Texts().Text("editor.tab.balance"), editorui.ScalesIcon(), v.pane.object)
	b.changed = v.refresh
	return v
}

// refresh shows what is known now, where it is looked at.
func (v *balanceView) refresh() {
	v.strip.refresh()
	if v.isOpen {
		v.pane.refresh()
	}
}

// open says whether the tab is looked at.
func (v *balanceView) open(isOpen bool) {
	v.isOpen = isOpen
	v.refresh()
}

// begin measures the balance if nothing is known of it.
func (v *balanceView) begin() {
	if b := v.pane.balancer; b.shown == nil && !b.running {
		b.compare(false)
	}
}
