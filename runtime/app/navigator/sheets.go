package navigator

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// GuardTime is for how long taps and keys do nothing on what comes up by itself.
const GuardTime = 600 * time.Millisecond

// ComeUp shows a screen to which nothing that the player did has led: for a moment a tap on it does nothing, as it was
// meant for what was there before.
func (n *Navigator) ComeUp(screen fyne.CanvasObject, back func()) {
	guard := ui.NewGuard(screen)
	n.Display(guard.Object, nil, back)
	n.options.Window.Canvas().Unfocus()
	n.guard(guard)
}

// OpenByItself shows a sheet to which nothing that the player did has led, as [Navigator.ComeUp] does a screen.
func (n *Navigator) OpenByItself(title string, content fyne.CanvasObject) {
	n.guard(n.sheets.ComeUp(title, content))
}

// guard lifts a guard after a moment.
func (n *Navigator) guard(guard *ui.Guard) {
	ui.Deafen(true)
	n.unprompted = true
	n.stage.Play(motion.Motion{Of: guard, After: GuardTime, Calm: true, Draw: func(float32) {}, Ended: func() {
		guard.Lift()
		ui.Deafen(false)
	}})
}

// OpenSheet implements [dueltable.SheetHost].
func (n *Navigator) OpenSheet(title string, content fyne.CanvasObject) {
	n.unprompted = false
	n.sheets.Open(title, content)
}

// CloseSheet closes the sheet that is open.
func (n *Navigator) CloseSheet() { n.sheets.Close() }

// HasSheet reports whether a sheet is open.
func (n *Navigator) HasSheet() bool { return n.sheets.IsOpen() }

// WhenSheetCloses has something done once the sheet that is open is closed; nil is nothing.
func (n *Navigator) WhenSheetCloses(do func()) { n.sheets.Closed = do }

// Sheets returns what lies over the screen.
func (n *Navigator) Sheets() *ui.Sheets { return n.sheets }

// RelaySheet lays out anew what lies over the screen.
func (n *Navigator) RelaySheet() { n.sheets.Relay() }

// Enlarge implements [dueltable.SheetHost].
func (n *Navigator) Enlarge(card face.Card, cost int16) {
	n.sheets.Enlarge(dueltable.LargeCard(n.Translator(), card, cost), face.Shape)
}

// Report tells the player what went wrong.
func (n *Navigator) Report(err error) {
	n.OpenSheet(n.Translator().Text("error.title"), ui.Paragraph(errtext.Words(n.Translator(), err)))
}

// ReportAny tells the player what went wrong, if anything did.
func (n *Navigator) ReportAny(err error) {
	if err != nil {
		n.Report(err)
	}
}

// Confirm asks before something that can't be taken back.
func (n *Navigator) Confirm(titleKey, aboutKey, actionKey string, then func()) {
	act := ui.BigButton(n.Translator().Text(actionKey), theme.ConfirmIcon(), widget.DangerImportance, func() {
		n.sheets.Close()
		then()
	})
	stay := ui.BigButton(n.Translator().Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, n.sheets.Close)
	n.OpenSheet(n.Translator().Text(titleKey), container.NewVBox(ui.Paragraph(n.Translator().Text(aboutKey)), act, stay))
}

// Ask has something confirmed that is called as the button that does it. Whoever presses a key without a look does
// nothing by that.
func (n *Navigator) Ask(key string, about fyne.CanvasObject, icon fyne.Resource, importance widget.Importance, then func()) {
	act := ui.BigButton(n.Translator().Text(key), icon, importance, func() {
		n.sheets.Close()
		then()
	})
	stay := ui.BigButton(n.Translator().Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, n.sheets.Close)
	n.OpenSheet(n.Translator().Text(key), container.NewVBox(about, act, stay))
	n.options.Window.Canvas().Focus(stay)
}
