package dicewarstraining

import (
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/dicewars/wpm"
)

// Knn returns the learning by which the report's AI came to the points that are part of the program: among the field,
// mostly in duels, as it advises, and nearly always by lot.
func Knn(seed uint64) *attackknn.Learning {
	return &attackknn.Learning{
		Seed: seed, Points: 2000, Rate: 90, Seats: []int{2, 2, 2, 4},
		Rivals: attackchoice.Brains{baselines.Sdc, baselines.Ste, baselines.Stei, wpm.Brain(wpm.ID, wpm.Trained)},
	}
}
