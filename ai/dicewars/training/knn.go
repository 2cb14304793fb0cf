package training

import (
	"boardduels/ai/dicewars/choice"
	"boardduels/ai/dicewars/field"
	"boardduels/ai/dicewars/knn"
	"boardduels/ai/dicewars/wpm"
)

// Knn returns the learning by which the report's AI came to the points that are part of the program: among the field,
// mostly in duels, as it advises, and nearly always by lot.
func Knn(seed uint64) *knn.Learning {
	return &knn.Learning{
		Seed: seed, Points: 2000, Rate: 90, Seats: []int{2, 2, 2, 4},
		Rivals: choice.Brains{field.Sdc, field.Ste, field.Stei, wpm.Brain(wpm.ID, wpm.Trained)},
	}
}
