// Package scenario plays as the article on a cunning AI for a tactics game describes it. A turn begins as some twenty
// plans made by hand. They are carried out in an imagined world, mutate for as long as the budget lasts — of parent and
// mutant the better survives — and the best is played. From the article come the first scenarios and their order of
// invention, the kinds of mutation, that only the best 8 mutate, the ratio of own points to the enemy's as the score,
// what an enemy that rushes ahead would do in reply as the danger, the characters by the plans that they allow
// themselves, and the difficulties 0…140 by what is switched off. Where the article moves soldiers, a plan here is an
// order of wishes over cards. Its budget was time, so that a faster computer played better; here it is counted in
// mutants.
package scenario

import (
	"slices"

	"boardduels/ai"
	"boardduels/runtime/duel"
)

// The budget of the brain "scenario".
const (
	mutants   = 80
	bestKept  = 8
	redrawn   = 4
	handsSeen = 4
)

// Brain is the brain "scenario": everything that the article's AI did in its last version.
var Brain = brain(full("scenario"))

func full(id string) mind {
	return mind{
		id: id, scenarios: known(highest, every), shuffled: redrawn, mutations: mutations,
		budget: mutants, keep: bestKept, beyondHP: 100, hands: handsSeen,
	}
}

// Characters returns the brains of the article's four peoples. Each keeps to the plans that suit it, whatever others
// would gain.
func Characters() ai.Brains {
	cyborg := full("cyborg") // calculates with all its might
	cyborg.duels = 4

	orc := mind{ // attacks, fears nothing, and doesn't think twice
		id: "orc", scenarios: known(highest, brutal|headlong), shuffled: redrawn, keep: bestKept, beyondHP: 100,
	}

	elf := full("elf") // lays baits, poisons, and strikes from behind a guard
	elf.scenarios = known(highest, cunning)

	zombie := mind{ // runs ahead and attacks
		id: "zombie", scenarios: known(highest, primitive|headlong), keep: bestKept,
	}
	return ai.Brains{brain(cyborg), brain(orc), brain(elf), brain(zombie)}
}

// known returns the scenarios that a difficulty knows and that suit a style.
func known(level int, allowed style) []scenario {
	return slices.DeleteFunc(slices.Clone(scenarios), func(s scenario) bool { return s.since > level || s.style&allowed == 0 })
}

// inDuel returns the scenarios for a duel. What rules do no wish sees: where there are some, turns by lot try it,
// whatever else the player would do; what these lead to tells their worth.
func inDuel(d *duel.Duel, known []scenario) []scenario {
	if d.IsClassic() {
		return known
	}
	return slices.Concat(known, slices.DeleteFunc(slices.Clone(scenarios), func(s scenario) bool { return s.style != haphazard }))
}
