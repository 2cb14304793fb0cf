package explanation

import (
	"cmp"
	"math"
	"slices"

	"boardduels/kb"
)

// Foremost returns so many changes at most that say most of what an AI will do otherwise, the weightiest first; of
// equals the earlier.
//
// All are measured by one thing: by how much they can move the odds that the AI chooses as it does, as log-odds. A new
// case decides anew in all situations like it, so it weighs most; one that makes room was of the least use, so it
// weighs nothing. What the AI expects of its user counts by as much of a trait as people can picture, as it is told. A
// share counts by what it moves at even odds. How far a case is trusted is made of both of its shares, so each counts
// by its part in that.
func Foremost(changes []kb.Change, most int) []kb.Change {
	sorted := slices.Clone(changes)
	slices.SortStableFunc(sorted, func(a, b kb.Change) int { return cmp.Compare(heft(&b), heft(&a)) })
	return sorted[:min(len(sorted), most)]
}

// heft is by how much a change can move the odds of a choice.
func heft(c *kb.Change) float64 {
	const (
		share           = 4 // what log-odds grow by for a share, at even
		potency, useful = 0.7, 0.3
	)
	moved := math.Abs(float64(c.To) - float64(c.From))
	switch c.Kind {
	case "case_added":
		return math.Inf(1)
	case "style", weightMoved:
		return moved * float64(stepOf(c.Trait).size())
	case "habit_stated", "habit_withdrawn", kb.HabitForbidden, kb.HabitAllowed:
		return share * moved
	case "potency":
		return share * potency * moved
	case "frequency":
		return share * useful * moved
	}
	return 0
}
