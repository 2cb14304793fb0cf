// Package selfplay is what the trainings of brains by simulated duels share: what they are asked for, and work on all
// processors whose result doesn't depend on them.
package selfplay

import (
	"fmt"

	"boardduels/runtime/duel"
)

// Task is what a training is asked for. The seed and the number of games decide on all that it finds.
type Task struct {
	Numbers duel.Numbers // by which duels are played
	Heroes  []duel.Hero  // all duels between two of them are played
	Seed    uint64
	Games   int // about how many duels to play, at least MinGames
	// Progress is told how many duels are done, by one goroutine at a time; it may be nil.
	Progress func(done, of int)
}

// MinGames is the fewest duels from which anything can be learned.
const MinGames = 10_000

// Duels returns the duels of each hero, as the first, with each. It returns an error if the task can't teach anything.
func (t *Task) Duels() ([]*duel.Duel, error) {
	switch {
	case t.Games < MinGames:
		return nil, fmt.Errorf("training needs at least %d games, not %d", MinGames, t.Games)
	case len(t.Heroes) == 0:
		return nil, fmt.Errorf("training needs at least one hero")
	}
	var duels []*duel.Duel
	for _, a := range t.Heroes {
		for _, b := range t.Heroes {
			d, err := t.Numbers.New(a, b)
			if err != nil {
				return nil, err
			}
			duels = append(duels, d)
		}
	}
	return duels, nil
}

// Tell tells how many duels are done.
func (t *Task) Tell(done int) {
	if t.Progress != nil {
		t.Progress(min(done, t.Games), t.Games)
	}
}
