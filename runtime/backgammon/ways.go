package backgammon

import (
	"slices"

	"boardduels/runtime/game"
)

// Way is a step by a die, for players who put a play together step by step.
type Way struct {
	Step
	Die int8
}

// Ways returns the steps that a seat may take next with the dice that are left of its roll: those after which as many
// dice can be used as can be in any way, the higher one if only one of two can. Of two dice that do the same the lower
// one comes first. Whoever goes on until there are none has played one of [Board.Plays].
func (b *Board) Ways(seat game.Seat, dice []int8) (ways []Way) {
	most := b.longest(seat, dice)
	if most == 0 {
		return nil
	}
	for _, w := range b.single(seat, dice) {
		after, left := b.after(seat, w, dice)
		if 1+after.longest(seat, left) == most {
			ways = append(ways, w)
		}
	}
	if high := slices.Max(dice); most == 1 && slices.ContainsFunc(ways, func(w Way) bool { return w.Die == high }) {
		ways = slices.DeleteFunc(ways, func(w Way) bool { return w.Die != high })
	}
	return ways
}

// longest returns how many of the dice can be used one after another.
func (b *Board) longest(seat game.Seat, dice []int8) (most int) {
	for _, w := range b.single(seat, dice) {
		after, left := b.after(seat, w, dice)
		if most = max(most, 1+after.longest(seat, left)); most == len(dice) {
			break
		}
	}
	return most
}

// single returns the steps by one die.
func (b *Board) single(seat game.Seat, dice []int8) (ways []Way) {
	g := newGenerator(b, seat)
	different := slices.Clone(dice)
	slices.Sort(different)
	for _, die := range slices.Compact(different) {
		for from := g.sources(die); from != 0; from = from.rest() {
			ways = append(ways, Way{Step{from.highest(), target(from.highest(), die)}, die})
		}
	}
	return ways
}

// after returns the position after a step, and the dice that are left then.
func (b *Board) after(seat game.Seat, w Way, dice []int8) (Board, []int8) {
	after := *b
	after.step(seat, w.Step)
	used := slices.Index(dice, w.Die)
	return after, slices.Delete(slices.Clone(dice), used, used+1)
}

// Walk takes a step, and reports whether it hit. It checks nothing.
func (b *Board) Walk(seat game.Seat, s Step) (hit bool) { return b.step(seat, s) }
