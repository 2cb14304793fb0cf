package duelmatch_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/match/duelmatch"
)

func TestAPersonChoosesFromAnotherGoroutine(t *testing.T) {
	questions := make(chan duelmatch.Question)
	person := duelmatch.NewPerson(func(q duelmatch.Question) { questions <- q })
	m, err := duelmatch.New(newRecord(t, 7), [2]ai.Player{dice{7}, person}, duelmatch.Options{})
	require.NoError(t, err)
	done := make(chan error)
	go func() {
		_, err := m.Run(context.Background())
		done <- err
	}()
	asked := 0
	for {
		select {
		case q := <-questions:
			asked++
			assert.ErrorIs(t, person.Choose(duel.Play(99)), duelmatch.ErrIllegal)
			require.NoError(t, person.Choose(q.Legal[0]), "an illegal choice leaves the question open")
		case err := <-done:
			require.NoError(t, err)
			assert.Positive(t, asked)
			assert.ErrorIs(t, person.Choose(duel.EndTurn), duelmatch.ErrNotAsked)
			assert.ErrorIs(t, person.Resign(), duelmatch.ErrNotAsked)
			return
		}
	}
}

func TestAPersonMayAnswerWhenAsked(t *testing.T) {
	var person *duelmatch.Person
	person = duelmatch.NewPerson(func(q duelmatch.Question) {
		assert.NoError(t, person.Choose(q.Legal[0]))
		assert.ErrorIs(t, person.Choose(q.Legal[0]), duelmatch.ErrNotAsked, "a question is answered once")
	})
	r := run(t, newRecord(t, 8), [2]ai.Player{dice{8}, person}, duelmatch.Options{})
	assert.Empty(t, r.Result.Forfeit)
}

func TestAPersonResigns(t *testing.T) {
	var person *duelmatch.Person
	person = duelmatch.NewPerson(func(duelmatch.Question) { assert.NoError(t, person.Resign()) })
	r := run(t, newRecord(t, 9), [2]ai.Player{dice{9}, person}, duelmatch.Options{})
	assert.Equal(t, "resigned", r.Result.Forfeit)
	assert.EqualValues(t, 0, r.Result.Winner)
}

func TestAPersonWhoLeavesIsAskedAgain(t *testing.T) {
	ctx, leave := context.WithCancel(context.Background())
	comeBack := false
	var person *duelmatch.Person
	person = duelmatch.NewPerson(func(q duelmatch.Question) {
		if comeBack {
			assert.NoError(t, person.Choose(q.Legal[0]))
		} else {
			leave()
		}
	})
	m, err := duelmatch.New(newRecord(t, 10), [2]ai.Player{dice{10}, person}, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(ctx)
	require.ErrorIs(t, err, context.Canceled)
	assert.ErrorIs(t, person.Choose(duel.EndTurn), duelmatch.ErrNotAsked)

	comeBack = true
	result, err := m.Run(context.Background())
	require.NoError(t, err)
	assert.Empty(t, result.Forfeit, "leaving is no forfeit")
}
