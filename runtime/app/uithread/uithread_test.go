package uithread

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNothingPassesBeforeTheLoopRuns(t *testing.T) {
	var called []int
	g := gate{pass: func(f func()) { f() }}
	note := func(n int) func() { return func() { called = append(called, n) } }
	g.bring(note(1))
	g.bring(func() { note(2)(); g.bring(note(4)) })
	g.bring(note(3))
	assert.Empty(t, called)
	g.begin()
	assert.Equal(t, []int{1, 2, 3, 4}, called)
	g.bring(note(5))
	assert.Equal(t, []int{1, 2, 3, 4, 5}, called)
}

func TestNothingIsLostWhileItBegins(t *testing.T) {
	const many = 1000
	queue := make(chan func(), many)
	g := gate{pass: func(f func()) { queue <- f }}
	var bringing sync.WaitGroup
	for range many {
		bringing.Go(func() { g.bring(func() {}) })
	}
	g.begin()
	bringing.Wait()
	assert.Len(t, queue, many)
}
