package baselines

import (
	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/runtime/dicewars"
)

// Sdc makes the attack with the largest difference in dice, the first of equals, as long as it isn't negative (strength
// difference checking).
var Sdc = attackchoice.By("sdc", func(uint64) attackchoice.Way { return byDifference })

func byDifference(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
	attacks := legal[:len(legal)-1]
	taken, most := dicewars.End, 0.0
	for _, a := range attacks {
		mine, theirs := float64(v.Dice[a.From]), float64(v.Dice[a.To])
		r.Consider(a, mine-theirs, board.Term{Name: "own_dice", Amount: mine}, board.Term{Name: "enemy_dice", Amount: -theirs})
		if more := mine - theirs; more > most || more == most && taken == dicewars.End {
			taken, most = a, more
		}
	}
	r.Consider(dicewars.End, 0)
	return taken
}
