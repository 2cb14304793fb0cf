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

func newBalanceView(e *Editor, tips *editorui.Tips) *balanceView {
	v := &balanceView{pane: newBalancePane(e, e.balancer)}
	v.strip = newBalanceStrip(v.pane, tips, func() { e.desk.openBalance() })
	v.tab = container.NewTabItemWithIcon(e.texts.Text("editor.tab.balance"), editorui.ScalesIcon(), v.pane.object)
	e.balancer.changed = v.refresh
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

// openBalance shows the balance in place of the form, and measures it if nothing is known.
func (d *desk) openBalance() {
	d.showTable(false)
	d.tabs.Select(d.balance.tab)
	if b := d.balance.pane.balancer; b.shown == nil && !b.running {
		b.compare(false)
	}
}
