package duelmatch

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/match"
)

// What a person may be told, see [match.Person].
var (
	ErrNotAsked = match.ErrNotAsked
	ErrIllegal  = match.ErrIllegal
)

// Question is what a person is asked: to choose one of the legal actions in a situation.
type Question = match.Question[duel.View, duel.Action]

// Person is a player whose decisions come from outside.
type Person = match.Person[duel.View, duel.Action, *ai.Rationale]

// NewPerson returns a person, see [match.NewPerson].
func NewPerson(asked func(Question)) *Person {
	return match.NewPerson[duel.View, duel.Action, *ai.Rationale](asked)
}
