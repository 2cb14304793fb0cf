package match

import (
	"context"
	"errors"
	"slices"
	"sync"

	"boardduels/ai"
	"boardduels/runtime/duel"
)

// ErrNotAsked says that a person chose while it wasn't to move.
var ErrNotAsked = errors.New("it isn't your turn to choose")

// ErrIllegal says that a person chose what the rules don't allow now. The question stays open.
var ErrIllegal = errors.New("that action isn't possible now")

// Question is what a person is asked: to choose one of the legal actions in a situation.
type Question struct {
	View  duel.View
	Legal []duel.Action
}

// Person is a player whose decisions come from outside: from a screen or a terminal. Its methods may be called from any
// goroutine.
type Person struct {
	asked func(Question)

	mu       sync.Mutex
	question *Question // open, or nil
	answer   chan answer
}

type answer struct {
	action duel.Action
	err    error
}

var _ ai.Player = (*Person)(nil)

// NewPerson returns a person. asked, unless nil, is called from the match's goroutine each time a question opens; it
// may answer right there.
func NewPerson(asked func(Question)) *Person { return &Person{asked: asked} }

// Decide waits for [Person.Choose] or [Person.Resign]. It returns ctx's error if ctx ends first.
func (p *Person) Decide(ctx context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	question := Question{View: *view, Legal: slices.Clone(legal)}
	given := make(chan answer, 1)
	p.open(&question, given)
	if p.asked != nil {
		p.asked(question)
	}
	select {
	case a := <-given:
		return a.action, nil, a.err
	case <-ctx.Done():
		p.open(nil, nil)
		return duel.Action{}, nil, ctx.Err()
	}
}

func (p *Person) open(question *Question, given chan answer) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.question, p.answer = question, given
}

// Choose answers the open question. It returns [ErrNotAsked] if there is none, and [ErrIllegal] for an action that
// isn't legal.
func (p *Person) Choose(action duel.Action) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.question != nil && !slices.Contains(p.question.Legal, action) {
		return ErrIllegal
	}
	return p.reply(answer{action: action})
}

// Resign gives the duel up. It returns [ErrNotAsked] if no question is open.
func (p *Person) Resign() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.reply(answer{err: ErrResigned})
}

func (p *Person) reply(a answer) error {
	if p.question == nil {
		return ErrNotAsked
	}
	p.question = nil
	p.answer <- a
	return nil
}
