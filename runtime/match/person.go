package match

import (
	"context"
	"errors"
	"slices"
	"sync"

	"boardduels/runtime/game"
)

// ErrNotAsked says that a person chose while it wasn't to move.
var ErrNotAsked = errors.New("it isn't your turn to choose")

// ErrIllegal says that a person chose what the rules don't allow now. The question stays open.
var ErrIllegal = errors.New("that action isn't possible now")

// Question is what a person is asked: to choose one of the legal actions in a situation.
type Question[V any, A comparable] struct {
	View  V
	Legal []A
}

// Person is a player whose decisions come from outside: from a screen or a terminal. Its methods may be called from any
// goroutine.
type Person[V any, A comparable, R any] struct {
	asked func(Question[V, A])

	mu       sync.Mutex
	question *Question[V, A] // open, or nil
	answer   chan answer[A]
}

type answer[A comparable] struct {
	action A
	err    error
}

var _ game.Player[int, int, int] = (*Person[int, int, int])(nil)

// NewPerson returns a person. asked, unless nil, is called from the match's goroutine each time a question opens; it
// may answer right there.
func NewPerson[V any, A comparable, R any](asked func(Question[V, A])) *Person[V, A, R] {
	return &Person[V, A, R]{asked: asked}
}

// Decide waits for [Person.Choose] or [Person.Resign]. It returns ctx's error if ctx ends first.
func (p *Person[V, A, R]) Decide(ctx context.Context, view *V, legal []A) (action A, none R, err error) {
	question := Question[V, A]{View: *view, Legal: slices.Clone(legal)}
	given := make(chan answer[A], 1)
	p.open(&question, given)
	if p.asked != nil {
		p.asked(question)
	}
	select {
	case a := <-given:
		return a.action, none, a.err
	case <-ctx.Done():
		p.open(nil, nil)
		return action, none, ctx.Err()
	}
}

func (p *Person[V, A, R]) open(question *Question[V, A], given chan answer[A]) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.question, p.answer = question, given
}

// Choose answers the open question. It returns [ErrNotAsked] if there is none, and [ErrIllegal] for an action that
// isn't legal.
func (p *Person[V, A, R]) Choose(action A) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.question != nil && !slices.Contains(p.question.Legal, action) {
		return ErrIllegal
	}
	return p.reply(answer[A]{action: action})
}

// Resign gives the game up. It returns [ErrNotAsked] if no question is open.
func (p *Person[V, A, R]) Resign() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.reply(answer[A]{err: ErrResigned})
}

func (p *Person[V, A, R]) reply(a answer[A]) error {
	if p.question == nil {
		return ErrNotAsked
	}
	p.question = nil
	p.answer <- a
	return nil
}
