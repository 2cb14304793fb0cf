package arena

import (
	"math/bits"

	"boardduels/ai/arena/stats"
	"boardduels/runtime/duel"
)

// Chances counts when a card could be played: when it was in hand and there was the energy to pay for it, at whichever
// decision of a turn.
type Chances struct {
	Turns  int `json:"turns"`   // of its owner, in which it could be played
	Played int `json:"played"`  // of these: in which it was
	Duels  int `json:"duels"`   // with such a turn
	AtOnce int `json:"at_once"` // of these: in which it was played in the first such turn
}

func (c *Chances) merge(other *Chances) {
	c.Turns += other.Turns
	c.Played += other.Played
	c.Duels += other.Duels
	c.AtOnce += other.AtOnce
}

// ChanceUse is how often a card is played when it can be. The intervals take each turn, and each duel, as a trial of
// its own.
type ChanceUse struct {
	Turns  int         `json:"turns"`  // of its owner, in which it could be played
	Played stats.Share `json:"played"` // of these turns
	Duels  int         `json:"duels"`  // in which it could be played
	AtOnce stats.Share `json:"played_at_first_chance"`
}

func (c *Chances) use() ChanceUse {
	return ChanceUse{c.Turns, stats.NewShare(c.Played, c.Turns), c.Duels, stats.NewShare(c.AtOnce, c.Duels)}
}

// turn is what a seat could do with its cards in a turn, and did: bits, by card.
type turn struct {
	could, played uint16
	first         uint16 // of those that it could play: never before in the duel
	begun         bool   // a decision of it has been counted
}

// decide counts a decision of a turn. Stances are taken between turns.
func (u *Use) decide(d *duel.Duel, v *duel.View, t *turn, legal []duel.Action, action duel.Action) {
	if v.Stances.Due {
		return
	}
	u.ShutOut = u.ShutOut || !t.begun && shutOut(d, v, legal)
	t.begun = true
	u.offer(t, legal)
	if action == duel.EndTurn {
		*t = turn{}
		return
	}
	u.take(t, action.Card)
}

// offer counts the cards that can be played now, and couldn't before in this turn.
func (u *Use) offer(t *turn, legal []duel.Action) {
	var could uint16
	for _, action := range legal {
		could |= 1 << action.Card // the end of the turn is beyond all bits
	}
	for fresh := could &^ t.could; fresh != 0; fresh &= fresh - 1 {
		card := bits.TrailingZeros16(fresh)
		if u.Chances[card] == 0 {
			t.first |= 1 << card
		}
		u.Chances[card]++
	}
	t.could |= could
}

// take counts a card that is played, unless it was before in this turn. One that can't be played is a forfeit, and no
// use of a chance.
func (u *Use) take(t *turn, card duel.CardIndex) {
	fresh := t.could &^ t.played & (1 << card)
	if fresh == 0 {
		return
	}
	t.played |= fresh
	u.Taken[card]++
	u.AtOnce |= fresh & t.first
}
