package dueltable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/ui"
)

// Claim takes in what the AI says of the person before the duel; the rival says it, unless the duel is under way.
func (b *Board) Claim(c *habit.Claim) {
	b.claimed = c
	if len(b.Actions) > 0 || b.watched || b.Open || b.Table.Advice.Text != "" {
		return
	}
	b.said[atStart] = true
	b.Table.bubble.say(b.Translator.Text("claim.say", i18n.Args{"Habit": b.claim()}), barkAfter)
}

// claim is what was claimed, in a sentence.
func (b *Board) claim() string {
	cards := gallery.NewCast(b.Gallery, b.Heroes[:]).Cards(b.Heroes[b.Me].ID)
	return explanation.Habit(b.Translator, &b.claimed.Habit, cards)
}

// aboutClaim tells what was claimed, and how often it has showed since.
func (b *Board) aboutClaim() fyne.CanvasObject {
	t := b.Translator
	so := t.Text("claim.not_yet")
	if b.claimed.Came > 0 {
		so = t.Text("claim.so_far", i18n.Args{"Did": b.claimed.Did, "N": b.claimed.Came})
	}
	return container.NewVBox(ui.Heading(t.Text("claim.title")), ui.Paragraph(b.claim()), ui.Paragraph(so))
}
