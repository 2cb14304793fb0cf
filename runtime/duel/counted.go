package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Counted returns of how many rules of each of two heroes their fighters count how often they are done, at most
// [MaxCounted]: those of the heroes, of their relics, of the cards of their decks, and of those that rules bring. It
// returns an error if nobody brings such a card.
func Counted(first, second Hero) (counted [2]int, err error) {
	d := &Duel{heroes: [2]Hero{first, second}}
	if _, err := d.bring(); err != nil {
		return counted, err
	}
	for seat := range game.Seat(2) {
		for _, a := range d.heroes[seat].Always() {
			if isCounted(a.Rule, false) {
				counted[seat]++
			}
		}
		for i := range d.heroes[seat].Deck {
			rules := d.heroes[seat].Deck[i].Card.Says.Rules.All()
			for j := range rules {
				if isCounted(&rules[j], true) {
					counted[seat]++
				}
			}
		}
	}
	return counted, nil
}

// isCounted reports whether a fighter counts how often a rule is done. What is done as a card is played isn't done so
// often only, and a rule that lasts counts for itself.
func isCounted(r *rule.Rule, ofCard bool) bool {
	return r.Times > 0 && (!ofCard || r.On != rule.Play && !r.Lasting())
}
