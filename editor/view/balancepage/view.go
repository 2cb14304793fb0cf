package balancepage

import (
	"fyne.io/fyne/v2/container"

	"boardduels/editor/editorui"
)

// View is where the desk shows what edits do to the game: a tab beside the form, and a line below everything.
type View struct {
	Pane   *balancePane
	Strip  *balanceStrip
	Tab    *container.TabItem
	isOpen bool
}

// New returns the view of what a balancer finds out; open shows it.
func New(b *Balancer, tips *editorui.Tips, open func()) *View {
	v := &View{Pane: newBalancePane(b)}
	v.Strip = newBalanceStrip(v.Pane, tips, open)
	v.Tab = container.NewTabItemWithIcon(b.desk.Texts().Text("editor.tab.balance"), editorui.ScalesIcon(), v.Pane.object)
	b.changed = v.Refresh
	return v
}

// Refresh shows what is known now, where it is looked at.
func (v *View) Refresh() {
	v.Strip.refresh()
	if v.isOpen {
		v.Pane.refresh()
	}
}

// Open says whether the tab is looked at.
func (v *View) Open(isOpen bool) {
	v.isOpen = isOpen
	v.Refresh()
}

// Begin measures the balance if nothing is known of it.
func (v *View) Begin() {
	if b := v.Pane.balancer; b.Shown == nil && !b.Running {
		b.compare(false)
	}
}
