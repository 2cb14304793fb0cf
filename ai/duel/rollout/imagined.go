package rollout

import (
	"math"

	"boardduels/ai/duel/turnplan"
)

// Imagined is what came of a plan in imagined duels.
type Imagined struct {
	Plan    turnplan.Plan
	Answers Answers
	sum     float32
	won     []float32 // by world: the chance of winning where the duel was broken off, 0…1
}

// Duels returns how many were imagined; none of a plan that needed no thought.
func (i *Imagined) Duels() int { return len(i.won) }

// Share returns the share of the imagined duels that were won, 0…1, each counted by its chance of winning where it was
// broken off.
func (i *Imagined) Share() float32 { return i.sum / float32(max(len(i.won), 1)) }

func (i *Imagined) note(won float32) {
	i.won = append(i.won, won)
	i.sum += won
}

// Lead returns by how much more was won than after another plan in the same worlds, -1…1, and the standard error of
// that. Both must have been tried in all worlds, as two plans alone are.
func (i *Imagined) Lead(other *Imagined) (mean, deviation float32) {
	var sum, squares float32
	for world, won := range i.won {
		lead := won - other.won[world]
		sum += lead
		squares += float32(lead * lead)
	}
	n := float32(max(len(i.won), 1))
	mean = sum / n
	variance := max(squares/n-float32(mean*mean), 0)
	return mean, float32(math.Sqrt(float64(variance / max(n-1, 1))))
}
