// Package retrieval finds the precedents of a situation: it describes the moment by the thesis's 14 signals, and looks
// up the cases that are closest to it.
package retrieval

import (
	"math"

	"boardduels/ai"
	"boardduels/ai/cbr/weighing"
	"boardduels/schema"
)

// Close is the largest distance at which a case counts as the same situation (thesis, Appendix A).
const Close float32 = 0.05

// Distance is how far a case is from a situation: the mean absolute difference of the inputs.
func Distance(s *ai.Situation, c *schema.Case) float32 {
	var sum float32
	for i, x := range s {
		sum += abs(x - c.Inputs[i])
	}
	return sum / schema.Inputs
}

// Efficacy is how far a case has proven itself, 0…1 (thesis, Appendix A).
func Efficacy(c *schema.Case) float32 {
	return float32(0.7*c.Potency) + float32(0.3*c.Frequency)
}

// Proven reports whether a case's efficacy is above a limit. As in the listing it is compared in float64.
func Proven(c *schema.Case, limit float32) bool {
	return float64(0.7*float64(c.Potency))+float64(0.3*float64(c.Frequency)) > float64(limit)
}

// ClosestTwo returns the places of the two cases closest to a situation, the closest first. Of equally close cases it
// takes the first, or the last if lastOfEqual. A base of one case gives that case twice.
func ClosestTwo(s *ai.Situation, cases []schema.Case, lastOfEqual bool) [2]int {
	found, _, _ := closestTwo(s, cases, lastOfEqual)
	return found
}

// closestTwo also returns the distances.
func closestTwo(s *ai.Situation, cases []schema.Case, lastOfEqual bool) (found [2]int, nearest, next float32) {
	nearest = float32(math.Inf(1))
	next = nearest
	nearer := func(a, b float32) bool { return a < b || lastOfEqual && a == b }
	for i := range cases {
		switch d := Distance(s, &cases[i]); {
		case nearer(d, nearest):
			found, next, nearest = [2]int{i, found[0]}, nearest, d
		case nearer(d, next):
			found[1], next = i, d
		}
	}
	if len(cases) == 1 {
		next = nearest
	}
	return found, nearest, next
}

// Closest returns the two cases closest to a situation, of equally close ones the first. There must be a case.
func Closest(s *ai.Situation, cases []schema.Case) weighing.Pair {
	two, nearest, next := closestTwo(s, cases, false)
	return weighing.NewPair(two[0], two[1], nearest, next)
}

// Found tells of a case that was retrieved by its place, with its distance by input.
func Found(s *ai.Situation, cases []schema.Case, place int) ai.Retrieved {
	c := &cases[place]
	r := ai.Retrieved{Index: place, ID: c.ID, Distance: Distance(s, c)}
	for i, x := range s {
		r.ByInput[i] = abs(x - c.Inputs[i])
	}
	return r
}

// abs clears the sign, which is quicker than to choose by it.
func abs(x float32) float32 { return math.Float32frombits(math.Float32bits(x) &^ (1 << 31)) }
