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

// Greet takes in what the AI says of the person before the duel, nil if it says nothing. If the duel is new the rival
// says what it remembers of the last one, "" if nothing, then that; or whatever it always does.
func (b *Board) Greet(claim *habit.Claim, remembered string, isNew bool) {
	b.claimed = claim
	var words []string
	if remembered != "" {
		words = append(words, remembered)
	}
	if claim != nil {
		key := "claim.say"
		if claim.IsSeldom() {
			key = "claim.say_seldom"
		}
		words = append(words, b.Translator.Text(key, i18n.Args{"Habit": b.claim()}))
	}
	switch {
	case !isNew:
	case len(words) == 0:
		b.bark(atStart, barkAfter)
	case !b.isSilent():
		b.said[atStart] = true
		b.Table.bubble.read(words...)
	}
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
		so = t.Text("claim.so_far", i18n.Args{"Did": b.claimed.Did, "N": b.claimed.Came, "Usual": b.claimed.UsualDid()})
	}
	return container.NewVBox(ui.Heading(t.Text("claim.title")), ui.Paragraph(b.claim()), ui.Paragraph(so))
}
