package dueltable

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// A duel of cards with rules is shown from its first moment to its last, whatever is played, and nothing of it is cut
// off.
func TestADuelWithRulesIsShownToItsEnd(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(412, 915), fyne.NewSize(1280, 800)) {
		for _, language := range quick.First("uk", "en") {
			f := newRuledBout(t, language, 0, "alchemist", "warden")
			w := looktest.ShowAlone(t, f.Table.Root, size)
			chance := game.NewStream(7, 7)
			for f.state.Winner == game.Nobody {
				legal := f.duel.Legal(&f.state, nil)
				f.act(Moment{Seat: f.state.Mover, Action: legal[chance.Below(len(legal))]})
				f.Animate()
				for seat := range game.Seat(2) {
					f.AboutCard(seat, duel.CardIndex(chance.Below(len(f.duel.Hero(seat).Deck))))
					f.deck(seat)
				}
				if f.state.Ply%16 == 0 {
					looktest.AssertNothingCutOff(t, w, "duel")
				}
			}
		}
	}
}
