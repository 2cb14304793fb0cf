package match

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/sitting"
)

// What a person may be told, see [sitting.Person].
var (
	ErrNotAsked = sitting.ErrNotAsked
	ErrIllegal  = sitting.ErrIllegal
)

// Question is what a person is asked: to choose one of the legal actions in a situation.
type Question = sitting.Question[duel.View, duel.Action]

// Person is a player whose decisions come from outside.
type Person = sitting.Person[duel.View, duel.Action, *ai.Rationale]

// NewPerson returns a person, see [sitting.NewPerson].
func NewPerson(asked func(Question)) *Person {
	return sitting.NewPerson[duel.View, duel.Action, *ai.Rationale](asked)
}
