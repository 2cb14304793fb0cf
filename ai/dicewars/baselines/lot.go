// Package baselines is the opponents among which the course report measured its AI, written anew from what they are
// said to do: who attacks by lot, by the difference in dice, and by the chance to succeed and to hold what was won.
package baselines

import (
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/runtime/dicewars"
)

// Rand attacks by lot until there is nothing left to attack.
var Rand = attackchoice.By("rand", func(seed uint64) attackchoice.Way { return lot{seed, everything}.decide })

// Two attacks by lot at most twice in a turn.
var Two = attackchoice.By("two", func(seed uint64) attackchoice.Way { return lot{seed, 2}.decide })

// everything is more attacks than a turn can have: each leaves an area that can't attack any more.
const everything = 1 << 14

// lot attacks by lot, at most so often in a turn.
type lot struct {
	seed uint64
	most int16
}

// decide scores the drawn attack with 1, as long as there may be one, and everything else with 0.
func (l lot) decide(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
	taken := dicewars.End
	if attacks := len(legal) - 1; attacks > 0 && v.Struck < l.most {
		chance := attackchoice.Chance(l.seed, v)
		taken = legal[chance.Below(attacks)]
	}
	for _, a := range legal {
		score := 0.0
		if a == taken {
			score = 1
		}
		r.Consider(a, score)
	}
	return taken
}
