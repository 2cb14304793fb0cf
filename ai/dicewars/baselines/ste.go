package baselines

import (
	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/odds"
	"boardduels/runtime/dicewars"
)

// Ste makes the attack whose target is the likeliest to be taken and still held when its next turn comes, the first of
// equals, as long as that is likely enough or eight dice attack (single turn expectiminimax).
var Ste = attackchoice.By("ste", func(uint64) attackchoice.Way {
	return lasting{isEnough: 0.2, inDuel: 0.2, factor: 1, duelFactor: 1}.decide
})

// Stei is Ste, but prefers attacks from its largest region, and wants more where there are more than two (improved).
var Stei = attackchoice.By("stei", func(uint64) attackchoice.Way {
	return lasting{isEnough: 0.4, inDuel: 0.2, factor: 2, duelFactor: 3}.decide
})

// lasting attacks what it will hold.
type lasting struct {
	isEnough, inDuel   float64 // the least chance to take and to hold
	factor, duelFactor float64 // by which attacks from the largest region count more
}

// decide scores attacks by chances, and the end of the turn by the least that an attack needs.
func (l lasting) decide(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
	least, factor := l.isEnough, l.factor
	if v.Alive() == 2 {
		least, factor = l.inDuel, l.duelFactor
	}
	attacks, largest := legal[:len(legal)-1], region(&v.Board)
	taken, best := dicewars.End, 0.0
	for _, a := range attacks {
		after := v.Board
		after.Take(a)
		won := odds.Win(v.Dice[a.From], v.Dice[a.To])
		lasts := float64(won * odds.Hold(&after, v.Mover, a.To))
		score := lasts
		if largest.Has(a.From) {
			score = float64(score * factor)
		}
		r.Consider(a, score, board.Term{Name: "success", Amount: won}, board.Term{Name: "hold", Amount: lasts - won}, board.Term{Name: "region", Amount: score - lasts})
		if (lasts >= least || v.Dice[a.From] == dicewars.MaxDice) && (score > best || taken == dicewars.End) {
			taken, best = a, score
		}
	}
	r.Consider(dicewars.End, least)
	return taken
}

// region returns the largest region of the mover, the first of equals.
func region(b *dicewars.Board) (largest dicewars.Set) {
	for rest := b.Own[b.Mover]; rest != 0; {
		one := b.Region(rest.First(), rest)
		rest &^= one
		if one.Len() > largest.Len() {
			largest = one
		}
	}
	return largest
}
