package edition

import (
	"context"
	"errors"
	"fmt"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/runtime/app/ui"
)

// Start prepares a duel in the background, and then does on the toolkit's thread what that returns, unless the player
// gave it up: where the last lesson waits for another program, the player is told, and can. Only the last start counts.
func (p *Present) Start(prepare func(context.Context) (then func())) {
	if p.giveUp != nil {
		p.giveUp()
	}
	ctx, stop := context.WithCancel(p.Living())
	p.giveUp = stop
	p.Background(func() func() {
		then := prepare(ctx)
		return func() {
			if ctx.Err() == nil {
				p.giveUp = nil
				stop()
				then()
			}
		}
	})
	p.tellHolder()
}

// noteHolder takes note of who keeps the AIs from learning. It may be called on any goroutine.
func (p *Present) noteHolder(held error) {
	p.Do(func() {
		p.holder = held
		p.tellHolder()
	})
}

// Unhold takes note that nobody keeps the AIs from learning any more.
func (p *Present) Unhold() { p.holder = nil }

// tellHolder says why a duel doesn't begin, if one is to.
func (p *Present) tellHolder() {
	if p.giveUp == nil || p.holder == nil {
		return
	}
	t := p.Translator()
	about := ui.Paragraph(t.Text("waiting.about", i18n.Args{"Who": whoHolds(t, p.holder)}))
	cancel := ui.BigButton(t.Text("waiting.cancel"), theme.CancelIcon(), widget.MediumImportance, p.CloseSheet)
	p.OpenSheet(t.Text("waiting.title"), container.NewVBox(about, cancel))
	p.WhenSheetCloses(func() {
		p.giveUp()
		p.giveUp = nil
	})
}

// whoHolds tells which program owns something, as far as it said so.
func whoHolds(t *i18n.Translator, err error) string {
	held, ok := errors.AsType[*lock.Held](err)
	if !ok || held.Owner.Process == 0 {
		return t.Text("waiting.somebody")
	}
	return fmt.Sprintf("%s (%d)", held.Owner.Program, held.Owner.Process)
}
