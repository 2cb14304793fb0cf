package precedent

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/rollout"
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
	leastContent float32 = 0.25 // as much as would be as weak as MostGentle: who is content chooses worse turns
	MostContent  float32 = 0.6  // of strength 0, which only those meet who lose to all others
)

// Strengths returns the brains "even_0" to "even_100", from the weakest to the strongest, which plays as [Thinking].
func Strengths() (brains ai.Brains) {
	for strength := 0; strength <= Strongest; strength += Step {
		brains = append(brains, Brain(fmt.Sprintf("even_%d", strength), atStrength(strength)))
	}
	return brains
}

// Patient returns the brains "even_0_patient" to "even_80_patient", which are met by somebody new: as the others are,
// but milder against who hesitates.
func Patient() (brains ai.Brains) {
	for strength := 0; strength <= Quick; strength += Step {
		o, at := Intended, float32(strength)
		o.Patient = &at
		brains = append(brains, Brain(PatientID(strength), o))
	}
	return brains
}

const patient = "_patient"

// PatientID returns the id of the patient brain with a strength.
func PatientID(strength int) string { return fmt.Sprintf("even_%d%s", strength, patient) }

// StrengthOf returns the strength of one of the [Strengths] and [Patient] brains by its id.
func StrengthOf(id string) (strength int, ok bool) {
	digits, ok := strings.CutPrefix(strings.TrimSuffix(id, patient), "even_")
	if !ok {
		return 0, false
	}
	strength, err := strconv.Atoi(digits)
	return strength, err == nil && strength >= 0
}

func atStrength(strength int) Options {
	o := Intended
	if strength <= Quick {
		o.Gentle, o.Content = leniencyOf(float32(strength))
		return o
	}
	above, all := strength-Quick, Strongest-Quick
	o.Thought = rollout.Budget{
		Plans: Thinking.Thought.Plans, Rounds: Thinking.Thought.Rounds,
		Duels: Thinking.Thought.Duels * above * above / (all * all),
	}
	return o
}

// leniencyOf returns what a turn of a strength up to [Quick] may give away, as [Options] do.
func leniencyOf(strength float32) (gentle, content float32) {
	if strength < Calm {
		return 0, leastContent + float32((MostContent-leastContent)*(Calm-strength)/Calm)
	}
	return MostGentle * (Quick - strength) / (Quick - Calm), 0
}
