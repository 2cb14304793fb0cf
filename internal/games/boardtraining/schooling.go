// Package boardtraining is how brains of board games learn the numbers by which they decide.
package boardtraining

import (
	"context"
	"fmt"

	"boardduels/ai/fit/trained"
	"boardduels/runtime/game"
)

// Course is how a brain learns.
type Course interface {
	// Options are what the course may be asked for.
	Options() []Option
	// Check returns an error for what is asked for, but isn't allowed.
	Check() error
	// Begin makes ready, and returns an error for what can't be done. A file of numbers that were learned before is
	// read by the function, whose errors name it.
	Begin(seed uint64, read func(path string) (*trained.Document, error)) error
	// Learn learns. told is called now and then with how far it is.
	Learn(ctx context.Context, told func(done, of int)) error
	// Worth measures what was learned, in so many games, and tells it in a sentence.
	Worth(ctx context.Context, games int) (string, error)
	// Document is what is known now, with a head whose brain and games it fills in; nil if nothing is known yet.
	Document(head trained.Head) *trained.Document
}

// Option is what a course may be asked for.
type Option struct {
	Name  string
	Value any // points to an int, a float64 or a string, which holds what it is unless something else is asked for
	About string
}

// Trainee is a brain that can be trained.
type Trainee struct {
	ID, Short, Long string
	Rules           int // the version of the game's rules
	Start           func() Course
}

// checkCount returns an error for a number that isn't allowed.
func checkCount(name string, n int) error {
	const most = 1_000_000_000
	if n < 1 || n > most {
		return fmt.Errorf("--%s is %d, allowed is 1 to %d", name, n, most)
	}
	return nil
}

// measuring draws the seed of the games that measure from that of those that taught.
func measuring(seed uint64) uint64 {
	s := game.NewStream(seed, 1<<32)
	return s.Next()
}
