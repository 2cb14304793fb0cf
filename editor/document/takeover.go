package document

import (
	"fmt"

	"boardduels/schema"
)

// TakeOver makes files of the pack what they are in another one, in one step. From is what that has, nil for no such
// file; To is what this pack has.
type TakeOver struct{ Differences []Change }

// Kind returns "take_over".
func (TakeOver) Kind() string { return "take_over" }

// Subject returns the number of files.
func (e TakeOver) Subject() string { return fmt.Sprint(len(e.Differences)) }

// Changes implements [Edit].
func (e TakeOver) Changes(*schema.Pack) ([]Change, error) { return reversed(e.Differences), nil }
