package duel

import "boardduels/runtime/game"

// Script is what chance brings to the rules of an action, in the order in which they ask, instead of what is drawn.
// Where it says no more, 0 comes.
type Script struct {
	Places []int // where cards go into a deck, from its bottom
	Picks  []int // which of the cards that fit is taken; which of the modes
	Lots   []int // 0…99; a rule is done if this is below its chance
}

// next takes the first of what was laid down, up to a limit.
func next(laid *[]int, below int) int {
	if len(*laid) == 0 {
		return 0
	}
	n := (*laid)[0]
	*laid = (*laid)[1:]
	return min(max(n, 0), below-1)
}

// place returns where a seat's card goes into a deck, of some places.
func (t *turn) place(seat game.Seat, places int) int {
	if t.script != nil {
		return next(&t.script.Places, places)
	}
	return t.ofRules(seat, places)
}

// pick returns which of some of a seat's cards is taken.
func (t *turn) pick(seat game.Seat, cards int) int {
	if t.script != nil {
		return next(&t.script.Picks, cards)
	}
	return t.ofRules(seat, cards)
}

// mode returns the mode of a seat's card that is drawn, from 1.
func (t *turn) mode(seat game.Seat, modes int) int8 {
	if t.script == nil && t.luck != nil {
		return int8(1 + t.luck.below(modes))
	}
	return int8(1 + t.pick(seat, modes))
}

// lot reports whether what happens by chance of some percent does.
func (t *turn) lot(seat game.Seat, chance int16) bool {
	switch {
	case t.script != nil:
		return next(&t.script.Lots, 100) < int(chance)
	case t.luck != nil:
		return t.luck.below(2) == 0
	}
	return t.ofRules(seat, 100) < int(chance)
}

// ofRules draws a number below a limit for a seat's rules, where there is something to draw: classic luck doesn't move.
func (t *turn) ofRules(seat game.Seat, limit int) int {
	if limit < 2 {
		return 0
	}
	return t.s.ruleStreams[seat].Below(limit)
}
