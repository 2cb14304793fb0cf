package tacticscurve_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/tactics/tacticscurve"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/ai/tactics/tacticstest"
)

func users(t *testing.T, ids ...string) (found []tacticscurve.User) {
	t.Helper()
	for _, id := range ids {
		u, err := tacticscurve.FindUser(id)
		require.NoError(t, err)
		found = append(found, u)
	}
	return found
}

func small(t *testing.T) *tacticscurve.Plan {
	return &tacticscurve.Plan{Users: users(t, "zombies", "drawn_3"), Runs: 3, Games: 6, Session: 2, Swaps: 1, Seed: 5, Start: tacticsprecedent.Initial().Untrained()}
}

// The same plan comes to the same, whichever processor did what, and its table has a row for each user and for all.
func TestMeasureIsAFunction(t *testing.T) {
	g := tacticstest.Skirmish(t)
	var once, again strings.Builder
	r, err := tacticscurve.Measure(t.Context(), g, small(t))
	require.NoError(t, err)
	require.NoError(t, r.Print(&once))
	r, err = tacticscurve.Measure(t.Context(), g, small(t))
	require.NoError(t, err)
	require.NoError(t, r.Print(&again))
	assert.Equal(t, once.String(), again.String())
	rows := r.Rows()
	require.Len(t, rows, 3)
	for i, name := range []string{"zombies", "drawn_3", "all"} {
		assert.Equal(t, name, rows[i].User)
		assert.InDelta(t, rows[i].Last.Value-rows[i].First.Value, rows[i].Gained.Value, 1e-9)
		assert.InDelta(t, rows[i].Last.Value-rows[i].Nobody.Value, rows[i].AboveNobody.Value, 1e-9)
	}
	assert.InDelta(t, 0, rows[0].OwnAbove.Value+rows[1].OwnAbove.Value-2*rows[2].OwnAbove.Value, 1e-9)
}

// Before the first lesson who learns and who practises against nobody are the same, and share their luck.
func TestTheFirstGameIsTheSameForAll(t *testing.T) {
	p := small(t)
	p.Users, p.Swaps = p.Users[:1], 0
	p.Session, p.Games = 1, 6
	r, err := tacticscurve.Measure(t.Context(), tacticstest.Skirmish(t), p)
	require.NoError(t, err)
	assert.Equal(t, p.Runs, r.Runs())
	assert.Equal(t, r.Game(1, false), r.Game(1, true))
}

func TestWhatIsNotAllowed(t *testing.T) {
	for message, change := range map[string]func(*tacticscurve.Plan){
		"who are the users?": func(p *tacticscurve.Plan) { p.Users = nil },
		"runs is 0":          func(p *tacticscurve.Plan) { p.Runs = 0 },
		"session is 0":       func(p *tacticscurve.Plan) { p.Session = 0 },
		"games is 5":         func(p *tacticscurve.Plan) { p.Games = 5 },
	} {
		p := small(t)
		change(p)
		_, err := tacticscurve.Measure(t.Context(), tacticstest.Skirmish(t), p)
		assert.ErrorContains(t, err, message)
	}
	for _, id := range []string{"genius", "level_15", "level_150", "drawn_x"} {
		_, err := tacticscurve.FindUser(id)
		assert.ErrorContains(t, err, "no user")
	}
}

// Who is stopped tells of the runs that are over.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	p := small(t)
	p.Tell = func(done, _ int) {
		if done == 4 {
			cancel()
		}
	}
	r, err := tacticscurve.Measure(ctx, tacticstest.Skirmish(t), p)
	assert.ErrorIs(t, err, context.Canceled)
	assert.Less(t, r.Runs(), p.Runs)
}

// Habits by lot are somebody's: the same for a seed, and others for another.
func TestDrawnUsers(t *testing.T) {
	assert.Equal(t, users(t, "drawn_7")[0].Temper.Manner, users(t, "drawn_7")[0].Temper.Manner)
	assert.NotEqual(t, users(t, "drawn_7")[0].Temper.Weights, users(t, "drawn_8")[0].Temper.Weights)
}
