package app

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

// start prepares a duel in the background, and then does on the toolkit's thread what that returns, unless the player
// gave it up: where the last lesson waits for another program, the player is told, and can. Only the last start counts.
func (g *Game) start(prepare func(context.Context) (then func())) {
	if g.giveUp != nil {
		g.giveUp()
	}
	ctx, stop := context.WithCancel(g.living)
	g.giveUp = stop
	g.Background(func() func() {
		then := prepare(ctx)
		return func() {
			if ctx.Err() == nil {
				g.giveUp = nil
				stop()
				then()
			}
		}
	})
	g.tellHolder()
}

// noteHolder takes note of who keeps the AIs from learning. It may be called on any goroutine.
func (g *Game) noteHolder(held error) {
	g.options.Do(func() {
		g.holder = held
		g.tellHolder()
	})
}

// tellHolder says why a duel doesn't begin, if one is to.
func (g *Game) tellHolder() {
	if g.giveUp == nil || g.holder == nil {
		return
	}
	t := g.translator
	about := ui.Paragraph(t.Text("waiting.about", i18n.Args{"Who": whoHolds(t, g.holder)}))
	cancel := ui.BigButton(t.Text("waiting.cancel"), theme.CancelIcon(), widget.MediumImportance, g.sheets.Close)
	g.OpenSheet(t.Text("waiting.title"), container.NewVBox(about, cancel))
	g.sheets.Closed = func() {
		g.giveUp()
		g.giveUp = nil
	}
}

// whoHolds tells which program owns something, as far as it said so.
func whoHolds(t *i18n.Translator, err error) string {
	held, ok := errors.AsType[*lock.Held](err)
	if !ok || held.Owner.Process == 0 {
		return t.Text("waiting.somebody")
	}
	return fmt.Sprintf("%s (%d)", held.Owner.Program, held.Owner.Process)
}
