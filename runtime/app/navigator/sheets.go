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
func (p *Pages) ComeUp(screen fyne.CanvasObject, back func()) {
	guard := ui.NewGuard(screen)
	p.Display(guard.Object, nil, back)
	p.options.Window.Canvas().Unfocus()
	p.guard(guard)
}

// OpenByItself shows a sheet to which nothing that the player did has led, as [Pages.ComeUp] does a screen.
func (p *Pages) OpenByItself(title string, content fyne.CanvasObject) {
	p.guard(p.sheets.ComeUp(title, content))
}

// guard lifts a guard after a moment.
func (p *Pages) guard(guard *ui.Guard) {
	ui.Deafen(true)
	p.unprompted = true
	p.stage.Play(motion.Motion{Of: guard, After: GuardTime, Calm: true, Draw: func(float32) {}, Ended: func() {
		guard.Lift()
		ui.Deafen(false)
	}})
}

// OpenSheet implements [dueltable.SheetHost].
func (p *Pages) OpenSheet(title string, content fyne.CanvasObject) {
	p.unprompted = false
	p.sheets.Open(title, content)
}

// CloseSheet closes the sheet that is open.
func (p *Pages) CloseSheet() { p.sheets.Close() }

// HasSheet reports whether a sheet is open.
func (p *Pages) HasSheet() bool { return p.sheets.IsOpen() }

// WhenSheetCloses has something done once the sheet that is open is closed; nil is nothing.
func (p *Pages) WhenSheetCloses(do func()) { p.sheets.Closed = do }

// RelaySheet lays out anew what lies over the screen.
func (p *Pages) RelaySheet() { p.sheets.Relay() }

// Enlarge implements [dueltable.SheetHost].
func (p *Pages) Enlarge(card face.Card, cost int16) {
	p.sheets.Enlarge(dueltable.LargeCard(p.Translator(), card, cost), face.Shape)
}

// Report tells the player what went wrong.
func (p *Pages) Report(err error) {
	p.OpenSheet(p.Translator().Text("error.title"), ui.Paragraph(errtext.Words(p.Translator(), err)))
}

// ReportAny tells the player what went wrong, if anything did.
func (p *Pages) ReportAny(err error) {
	if err != nil {
		p.Report(err)
	}
}

// Confirm asks before something that can't be taken back.
func (p *Pages) Confirm(titleKey, aboutKey, actionKey string, then func()) {
	act := ui.BigButton(p.Translator().Text(actionKey), theme.ConfirmIcon(), widget.DangerImportance, func() {
		p.sheets.Close()
		then()
	})
	stay := ui.BigButton(p.Translator().Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, p.sheets.Close)
	p.OpenSheet(p.Translator().Text(titleKey), container.NewVBox(ui.Paragraph(p.Translator().Text(aboutKey)), act, stay))
}

// Ask has something confirmed that is called as the button that does it. Whoever presses a key without a look does
// nothing by that.
func (p *Pages) Ask(key string, about fyne.CanvasObject, icon fyne.Resource, importance widget.Importance, then func()) {
	act := ui.BigButton(p.Translator().Text(key), icon, importance, func() {
		p.sheets.Close()
		then()
	})
	stay := ui.BigButton(p.Translator().Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, p.sheets.Close)
	p.OpenSheet(p.Translator().Text(key), container.NewVBox(about, act, stay))
	p.options.Window.Canvas().Focus(stay)
}
