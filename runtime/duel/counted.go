package duel

import (
	"fmt"

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

// CountedRules names the rules of a seat's hero of which its fighter counts how often they are done, where [Ruled.Used]
// does: by who has the rule, and its number there.
func (d *Duel) CountedRules(seat game.Seat) (names [MaxCounted]string) {
	if d.IsClassic() {
		return names
	}
	name := func(r *ruling, owner string, number int) {
		if r.used >= 0 {
			names[r.used] = fmt.Sprintf("%s %d", owner, number+1)
		}
	}
	first := 0 // of the hero or of the relic
	for i := range d.always[seat] {
		r, owner := &d.always[seat][i], "hero"
		if i > 0 && r.source != d.always[seat][i-1].source {
			first = i
		}
		if r.source > 0 {
			owner = "relic " + d.heroes[seat].Relics[r.source-1].ID
		}
		name(r, owner, i-first)
	}
	for line := range d.heroes[seat].Deck {
		for i := range d.cards[seat][line] {
			name(&d.cards[seat][line][i], "card "+d.heroes[seat].Deck[line].Card.ID, i)
		}
	}
	return names
}
