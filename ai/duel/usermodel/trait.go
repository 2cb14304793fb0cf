// Package usermodel foretells how a user spends whole turns. A model is weights over traits of turns; the chances of
// the ways to spend a turn are in proportion to e to the power of what each weighs. A few games tell little of seventy
// weights, so what is known of players in general stands beside them: how they weigh traits on average, and the few
// ways in which they differ most. A user's turns move the model along those, the further the less is known of it.
package usermodel

import (
	"strings"

	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// ID names a trait of a turn: those of what it leaves behind, as in package turnfeature, then those of how it was
// spent.
type ID int

// The traits of how a turn was spent. Played is followed by the cards played of each kind: in any situation, then only
// where the user's hp are below half, where the enemy's are, and in the first two rounds.
const (
	Played    = ID(turnfeature.Count)
	Nothing   = Played + situations*ID(duel.KindCount) // 1 if no card was played
	One       = Nothing + 1                            // 1 if a single one was
	Many      = One + 1                                // 1 if three or more were
	Some      = Many + 1                               // energy left above 2, over 10
	Much      = Some + 1                               // above 4, over 10
	Spent     = Much + 1                               // 1 if no energy is left
	Ahead     = Spent + 1                              // own hp left, over 30, times the lead when the turn began
	AheadFoe  = Ahead + 1                              // the enemy's, likewise
	Hurt      = AheadFoe + 1                           // own hp left, over 30, if they were below half
	HurtFoe   = Hurt + 1                               // the enemy's, if the user's were
	Finish    = HurtFoe + 1                            // own hp left, over 30, if the enemy's were below half
	FinishFoe = Finish + 1                             // the enemy's, likewise
	// Count is the number of traits.
	Count = int(FinishFoe) + 1
)

// situations is how many kinds of situation the cards played are counted in.
const situations = 4

// inSituation stands after the name of a kind of card.
var inSituation = [situations]string{"", "_hurt", "_finish", "_early"}

var names = [...]string{
	"plays_nothing", One - Nothing: "plays_one", Many - Nothing: "plays_many",
	Some - Nothing: "leaves_some_ep", Much - Nothing: "leaves_much_ep", Spent - Nothing: "leaves_no_ep",
	Ahead - Nothing: "ahead_own_hp", AheadFoe - Nothing: "ahead_foe_hp", Hurt - Nothing: "hurt_own_hp", HurtFoe - Nothing: "hurt_foe_hp",
	Finish - Nothing: "finish_own_hp", FinishFoe - Nothing: "finish_foe_hp",
}

// Vector holds a value for each trait: a turn, or weights.
type Vector [Count]float32

// Name returns the name of a trait for a hero, or "" if the hero's deck hasn't the card.
func Name(hero *duel.Hero, id ID) string {
	switch {
	case id < Played:
		return turnfeature.Name(hero, turnfeature.ID(id))
	case id < Nothing:
		n := id - Played
		return "plays_" + duel.Kind(n%ID(duel.KindCount)).String() + inSituation[n/ID(duel.KindCount)]
	}
	return names[id-Nothing]
}

// Find returns the trait that a name stands for with a hero; false if there is none.
func Find(hero *duel.Hero, name string) (ID, bool) {
	if id, ok := turnfeature.Find(hero, name); ok {
		return ID(id), true
	}
	if strings.HasPrefix(name, turnfeature.KeptPrefix) {
		return 0, false
	}
	for id := Played; id < ID(Count); id++ {
		if Name(hero, id) == name {
			return id, true
		}
	}
	return 0, false
}

// Weights returns a vector as named weights for a hero, without those that are 0.
func Weights(hero *duel.Hero, v *Vector) []schema.Weight {
	var weights []schema.Weight
	for id, value := range v {
		if name := Name(hero, ID(id)); name != "" && value != 0 {
			weights = append(weights, schema.Weight{Of: name, Value: value})
		}
	}
	return weights
}

// Of returns named weights as a vector for a hero.
func Of(hero *duel.Hero, weights []schema.Weight) (v Vector) {
	for _, w := range weights {
		if id, ok := Find(hero, w.Of); ok {
			v[id] = w.Value
		}
	}
	return v
}

// Believed returns what is believed of a user who plays a hero: named weights, or if there are none what is known of
// players in general.
func Believed(hero *duel.Hero, style []schema.Weight) Vector {
	if len(style) == 0 {
		return known().of(hero).mean
	}
	return Of(hero, style)
}
