package precedent

import (
	"fmt"

	"boardduels/ai"
	"boardduels/ai/thought"
)

// The strengths of a brain for an even match: 0…100 in steps of 5. From Quick on it gives nothing away; above it
// thinks, below it is gentle, the more the weaker, and below Calm it is content with the least instead.
const (
	Strongest = 100
	Step      = 5
	Quick     = 80
	Calm      = 20
)

// The chances of winning that a turn of the weakest brains gives away at most.
const (
	MostGentle   float32 = 0.42 // of strength Calm
	LeastContent float32 = 0.25 // as much as would be as weak as MostGentle: who is content chooses worse turns
	MostContent  float32 = 0.6  // of strength 0, which only those meet who lose to all others
)

// Strengths returns the brains "even_0" to "even_100", from the weakest to the strongest, which plays as [Thinking].
func Strengths() (brains ai.Brains) {
	for strength := 0; strength <= Strongest; strength += Step {
		brains = append(brains, Brain(fmt.Sprintf("even_%d", strength), atStrength(strength)))
	}
	return brains
}

func atStrength(strength int) Options {
	o := Intended
	if strength <= Quick {
		o.Gentle = MostGentle * float32(Quick-strength) / (Quick - Calm)
		if strength < Calm {
			o.Gentle, o.Content = 0, LeastContent+float32((MostContent-LeastContent)*float32(Calm-strength)/Calm)
		}
		return o
	}
	above, all := strength-Quick, Strongest-Quick
	o.Thought = thought.Budget{
		Plans: Thinking.Thought.Plans, Rounds: Thinking.Thought.Rounds,
		Duels: Thinking.Thought.Duels * above * above / (all * all),
	}
	return o
}
