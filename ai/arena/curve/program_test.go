package curve_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena/curve"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// listener is a program that does what is first at hand, and notes what it is told.
type listener struct {
	numbers        []int
	events         []int // of each duel
	ended          int
	decidesInstead func() error
	closed         bool
}

func (l *listener) Start(_ context.Context, _ *duel.Duel, _ game.Seat, number int) {
	l.numbers, l.events = append(l.numbers, number), append(l.events, 0)
}

func (l *listener) Observe(events []duel.Event) { l.events[len(l.events)-1] += len(events) }

func (l *listener) Decide(_ context.Context, _ *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if l.decidesInstead != nil {
		return duel.Action{}, nil, l.decidesInstead()
	}
	return legal[0], nil, nil
}

func (l *listener) End(_ context.Context, final *duel.State) {
	if final.Winner != game.Nobody {
		l.ended++
	}
}

func (l *listener) Close() { l.closed = true }

// hall is where programs come from; it keeps them.
type hall struct {
	mu   sync.Mutex
	made map[string][]*listener
}

func (h *hall) make(command string) (curve.Program, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := &listener{}
	switch command {
	case "gives up":
		l.decidesInstead = func() error { return errors.New("no idea") }
	case "gone":
		return nil, errors.New("there is no such program")
	}
	if h.made == nil {
		h.made = map[string][]*listener{}
	}
	h.made[command] = append(h.made[command], l)
	return l, nil
}

// A program plays all duels of a learning run, one after the other, in a process of its own, and is told all of each;
// whatever the number of workers, the same comes of it.
func TestAUserMayBeAProgram(t *testing.T) {
	p := small()
	p.Users, p.Learners, p.Doubles, p.Swaps = []string{"exec:first at hand", "tree"}, [][]string{{}, {curve.Learning}}, 2, 1
	whole := plan(t, p)
	var results []*curve.Result
	for _, workers := range []int{1, 3} {
		h, c := &hall{}, cast()
		c.Programs = h.make
		r, err := curve.Run(t.Context(), whole, c, curve.Options{Workers: workers})
		require.NoError(t, err)
		results = append(results, r)
		programs := h.made["first at hand"]
		assert.Len(t, programs, 3*2+3+3, "one for each run of each learner, one where it is swapped in, and one for its model, of which the other user is asked")
		for _, l := range programs {
			assert.True(t, l.closed)
			assert.Equal(t, len(l.numbers), l.ended)
			for i, number := range l.numbers {
				assert.Equal(t, i+1, number)
				assert.Greater(t, l.events[i], 10, "of both seats")
			}
		}
	}
	assert.Equal(t, results[0], results[1])
}

// A program that fails ends the measurement: whose it was, and why, is told.
func TestAProgramThatFailsIsTold(t *testing.T) {
	for command, want := range map[string]string{
		"gives up": "user exec:gives up, duel 1 of a run: no idea", "gone": "user exec:gone: there is no such program",
	} {
		p := small()
		p.Users = []string{"exec:" + command}
		h, c := &hall{}, cast()
		c.Programs = h.make
		_, err := curve.Run(t.Context(), plan(t, p), c, curve.Options{Workers: 1})
		assert.EqualError(t, err, want)
		for _, l := range h.made[command] {
			assert.True(t, l.closed)
		}
	}
	p := small()
	p.Users = []string{"exec:first at hand"}
	_, err := curve.Run(t.Context(), plan(t, p), cast(), curve.Options{})
	assert.ErrorContains(t, err, "exec:first at hand", "where there are none")
	p.Headroom = 1
	_, err = curve.New(testPack(), "test", p)
	assert.ErrorContains(t, err, "can't be asked how it would decide")
	for _, text := range []string{"exec:", "exec:  "} {
		_, err := curve.ParseUser(text)
		assert.ErrorContains(t, err, "expected exec:COMMAND")
	}
	user, err := curve.ParseUser("exec:./bot --at 1:2,3")
	require.NoError(t, err)
	assert.Equal(t, []string{"exec:./bot --at 1:2,3"}, user.Brains())
}
