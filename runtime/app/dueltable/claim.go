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
		words = append(words, explanation.Challenge(b.Translator, claim, b.myCards()))
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
	return explanation.Habit(b.Translator, &b.claimed.Habit, b.myCards())
}

// myCards names the cards of the person's hero.
func (b *Board) myCards() explanation.CardNames {
	return gallery.NewCast(b.Gallery, b.Heroes[:]).Cards(b.Heroes[b.Me].ID)
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
