package duel

import (
	"slices"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// InVain reports whether the play of a card that led from one state to another took energy, or used the card up, and
// changed nothing else that counts: who had ended the turn instead would be better off. What was left to chance might
// have changed something, and a card isn't played in vain where that the hand gets smaller, or that a card was played,
// is what another rule waits for, or where a full hand would keep from drawing. In a classic duel nothing is: its cards
// say by their fields what they need.
func (d *Duel) InVain(before, after *State, a Action) bool {
	if d.IsClassic() || a.Card == NoCard {
		return false
	}
	seat := before.Mover
	me, left := &before.Fighters[seat], &after.Fighters[seat]
	if me.HandCount+d.numbers.Draw > d.numbers.Hand { // makes room for a card to draw
		return false
	}
	if me.HP != left.HP || before.Fighters[1-seat] != after.Fighters[1-seat] { // as of most cards
		return false
	}
	pays := left.EP < me.EP || left.Removed[a.Card] > me.Removed[a.Card]
	return pays && d.leavesAllAsItWas(before, after, a.Card) && !d.isWelcomeGone(seat, a.Card) && !d.spendingPays(after, seat, a.Card)
}

// leavesAllAsItWas reports whether states differ by nothing but that the mover played a card, and paid for it.
func (d *Duel) leavesAllAsItWas(before, after *State, card CardIndex) bool {
	seat := before.Mover
	kept := *after
	f, was := &kept.Fighters[seat], &before.Fighters[seat]
	places := int16(1) // that came free in the hand
	if d.Card(seat, card).Says.Goes == rule.IntoHand {
		places = 0
	}
	if f.HandCount != was.HandCount-places || f.DeckCount+int16(f.Removed[card]-was.Removed[card]) != was.DeckCount+places {
		return false
	}
	f.EP, f.HandCount, f.DeckCount, f.Removed[card] = was.EP, was.HandCount, was.DeckCount, was.Removed[card]
	f.CostNext = min(f.CostNext, was.CostNext) // a card that could have been cheaper is paid, too
	r, ruled := &kept.Ruled[seat], &before.Ruled[seat]
	r.Played[card], r.Plays[card], r.Shown[card] = ruled.Played[card], ruled.Plays[card], ruled.Shown[card]
	kept.streams[returnStream+int(seat)] = before.streams[returnStream+int(seat)]
	return kept.Fighters == before.Fighters && kept.Ruled == before.Ruled && kept.streams == before.streams && kept.ruleStreams == before.ruleStreams
}

// isWelcomeGone reports whether a hero may be glad to have a card out of its hand, or its deck: it does something
// there, or rules have brought it.
func (d *Duel) isWelcomeGone(seat game.Seat, card CardIndex) bool {
	own := &d.own
	return (own[rule.Drawn][seat] | own[rule.Discarded][seat] | own[rule.Held][seat]).has(card) || d.copies[seat][card] == 0
}

// spendingPays reports whether something that a fighter still has when a card was played asks for few cards, little
// energy, or cards that were played.
func (d *Duel) spendingPays(after *State, seat game.Seat, played CardIndex) bool {
	if slices.ContainsFunc(d.cards[seat][played], ruling.growsWithPlays) || slices.ContainsFunc(d.always[seat], ruling.asksForSpending) {
		return true
	}
	for _, card := range after.Piles[seat].Hand[:after.Fighters[seat].HandCount] {
		if slices.ContainsFunc(d.cards[seat][card], ruling.asksForSpending) {
			return true
		}
	}
	for _, l := range after.Ruled[seat].listening() {
		if d.cards[seat][l.Card][l.Rule].asksForSpending() {
			return true
		}
	}
	return false
}

// asksForSpending reports whether the rule may do more for who has it when a card was played, whatever that did.
func (r ruling) asksForSpending() bool {
	for _, m := range [2]rule.Measure{r.If, r.Per} {
		switch m {
		case rule.Played, rule.InUsedUp, rule.InDeck:
			return true
		case rule.InHand, rule.Energy:
			if m == r.If && r.Below > 0 || m == r.Per && r.Gain < 0 {
				return true
			}
		}
	}
	return false
}

// growsWithPlays reports whether the rule asks how often its card was played.
func (r ruling) growsWithPlays() bool { return r.If == rule.ThisPlayed || r.Per == rule.ThisPlayed }
