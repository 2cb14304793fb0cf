package duelmatch_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
)

// fencer is a small hero whose duels end soon.
func fencer(id string) duel.Hero {
	return duel.Hero{ID: id, HP: 20, EP: 6, Regen: 2, Deck: []duel.DeckLine{
		{Copies: 5, Card: duel.Card{ID: "thrust", Name: "Thrust", Cost: 1, BaseDamage: 1, MaxDamage: 4}},
		{Copies: 4, Card: duel.Card{ID: "guard", Name: "Guard", Cost: 1, BaseAbsorb: 2, MaxAbsorb: 2}},
		{Copies: 3, Card: duel.Card{ID: "lunge", Name: "Lunge", IsMajor: true, BaseDamage: 4, MaxDamage: 4, StunTime: 1}},
	}}
}

// dice chooses at random, by the seed and the ply alone.
type dice struct{ seed uint64 }

func (p dice) Decide(_ context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	chance := game.NewStream(p.seed+uint64(v.Ply), uint64(v.Seat))
	return legal[chance.Below(len(legal))], &ai.Rationale{Brain: "dice"}, nil
}

// playerFunc is a player that is a function.
type playerFunc func(context.Context, *duel.View, []duel.Action) (duel.Action, *ai.Rationale, error)

func (f playerFunc) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	return f(ctx, v, legal)
}

func newRecord(t testing.TB, seed uint64) *duelrecord.Record {
	t.Helper()
	r, err := duelrecord.New(duelrecord.Pack{}, seed, [2]duelrecord.Seat{
		{Hero: duelrecordtest.Hero(fencer("anna")), Brain: "dice", Seed: seed}, {Hero: duelrecordtest.Hero(fencer("boris"))},
	})
	require.NoError(t, err)
	return r
}

func twoDice(seed uint64) [2]ai.Player { return [2]ai.Player{dice{seed}, dice{seed + 1}} }

// run plays a record to its end.
func run(t testing.TB, r *duelrecord.Record, players [2]ai.Player, options duelmatch.Options) *duelrecord.Record {
	t.Helper()
	m, err := duelmatch.New(r, players, options)
	require.NoError(t, err)
	result, err := m.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, m.Record().Result, result)
	return m.Record()
}

func text(t testing.TB, r *duelrecord.Record) string {
	t.Helper()
	b, err := r.MarshalText()
	require.NoError(t, err)
	return string(b)
}

func TestRunPlaysToTheEndAndRecords(t *testing.T) {
	for seed := range uint64(20) {
		r := run(t, newRecord(t, seed), twoDice(seed), duelmatch.Options{})
		require.True(t, r.Finished())
		require.Empty(t, r.Result.Forfeit)
		require.NoError(t, duelrecord.Verify(r))
		again := run(t, newRecord(t, seed), twoDice(seed), duelmatch.Options{})
		require.Equal(t, text(t, r), text(t, again))
	}
}

func TestRunLeavesTheGivenRecordAlone(t *testing.T) {
	given := newRecord(t, 1)
	before := text(t, given)
	half := run(t, given, twoDice(1), duelmatch.Options{})
	assert.Equal(t, before, text(t, given))

	fork, err := duelrecord.Fork(half, 5, half.Seats)
	require.NoError(t, err)
	before = text(t, fork)
	run(t, fork, twoDice(99), duelmatch.Options{})
	assert.Equal(t, before, text(t, fork))
}

func TestObserverSeesEveryActionAsThePlaybackDoes(t *testing.T) {
	var steps []duelmatch.Step
	var seen []duel.View
	seeing := playerFunc(func(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
		seen = append(seen, *v)
		return dice{2}.Decide(ctx, v, legal)
	})
	r := run(t, newRecord(t, 2), [2]ai.Player{seeing, seeing}, duelmatch.Options{Observe: func(s *duelmatch.Step) {
		copied := *s
		copied.Events = append([]duel.Event(nil), s.Events...)
		state := *s.State
		copied.State = &state
		steps = append(steps, copied)
	}})
	p, err := duelrecord.Open(r)
	require.NoError(t, err)
	require.Len(t, steps, p.Plies())
	for i, step := range steps {
		f, err := p.At(i + 1)
		require.NoError(t, err)
		assert.Equal(t, f.Seat, step.Seat)
		assert.Equal(t, f.Action, step.Action)
		assert.Equal(t, f.Events, step.Events)
		assert.Equal(t, f.State, *step.State)
		assert.Equal(t, "dice", step.Rationale.Brain)
		before, err := p.At(i)
		require.NoError(t, err)
		assert.Equal(t, p.Duel().View(&before.State, step.Seat), seen[i])
	}
}

// keeper keeps the text of every saved record.
type keeper struct {
	texts []string
	fail  error // of the next Save
}

func (k *keeper) Save(r *duelrecord.Record) error {
	if err := k.fail; err != nil {
		k.fail = nil
		return err
	}
	b, err := r.MarshalText()
	k.texts = append(k.texts, string(b))
	return err
}

func TestResumeFromEveryPlyGivesTheSameRecord(t *testing.T) {
	for seed := range uint64(5) {
		k := &keeper{}
		whole := text(t, run(t, newRecord(t, seed), twoDice(seed), duelmatch.Options{Saver: k}))
		require.Equal(t, whole, k.texts[len(k.texts)-1])
		require.NotEqual(t, whole, k.texts[0])
		for ply, saved := range k.texts {
			r, err := duelrecord.Parse([]byte(saved))
			require.NoError(t, err)
			require.Equal(t, ply, r.Plies(), "the record is saved before the first action and after each")
			require.Equal(t, whole, text(t, run(t, r, twoDice(seed), duelmatch.Options{})))
		}
	}
}

func TestRunGoesOnAfterAFailedSave(t *testing.T) {
	k := &keeper{fail: errors.New("disk full")}
	m, err := duelmatch.New(newRecord(t, 3), twoDice(3), duelmatch.Options{Saver: k})
	require.NoError(t, err)
	_, err = m.Run(context.Background())
	require.EqualError(t, err, "saving after 0 actions: disk full")
	_, err = m.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, text(t, run(t, newRecord(t, 3), twoDice(3), duelmatch.Options{})), k.texts[len(k.texts)-1])
}

func TestRunStopsWithItsContextAndGoesOn(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	plies := 0
	m, err := duelmatch.New(newRecord(t, 4), twoDice(4), duelmatch.Options{Observe: func(*duelmatch.Step) {
		if plies++; plies == 3 {
			stop()
		}
	}})
	require.NoError(t, err)
	_, err = m.Run(ctx)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 3, m.Record().Plies())
	assert.False(t, m.Record().Finished())
	_, err = m.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, text(t, run(t, newRecord(t, 4), twoDice(4), duelmatch.Options{})), text(t, m.Record()))
}

func TestAPlayerThatFailsOrCheatsLoses(t *testing.T) {
	crash := playerFunc(func(context.Context, *duel.View, []duel.Action) (duel.Action, *ai.Rationale, error) {
		return duel.EndTurn, nil, errors.New("the program crashed")
	})
	cheat := playerFunc(func(context.Context, *duel.View, []duel.Action) (duel.Action, *ai.Rationale, error) {
		return duel.Play(77), nil, nil
	})
	greedy := playerFunc(func(_ context.Context, _ *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
		for i := range legal {
			legal[i] = duel.Play(2) // scribbling over what it was given doesn't make it legal
		}
		return duel.Play(2), nil, nil
	})
	for _, c := range []struct {
		name   string
		player ai.Player
		reason string
	}{
		{"crash", crash, "the program crashed"},
		{"cheat", cheat, "illegal action: seat 2: no card 77 in the deck of boris"},
		{"scribble", greedy, "illegal action: seat 2: card lunge is not in the hand"},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := &keeper{}
			r := run(t, newRecord(t, 5), [2]ai.Player{dice{5}, c.player}, duelmatch.Options{Saver: k})
			assert.Equal(t, duelrecord.Result{Decided: true, Winner: 0, Forfeit: c.reason}, r.Result)
			assert.NoError(t, duelrecord.Verify(r))
			assert.Equal(t, text(t, r), k.texts[len(k.texts)-1], "the forfeit is saved too")
			again := run(t, r, twoDice(5), duelmatch.Options{})
			assert.Equal(t, r.Result, again.Result, "a finished match stays finished")
		})
	}
}

func TestNewRefusesWhatCannotBePlayed(t *testing.T) {
	_, err := duelmatch.New(newRecord(t, 1), [2]ai.Player{dice{1}, nil}, duelmatch.Options{})
	assert.EqualError(t, err, "seat 2 has no player")

	r := run(t, newRecord(t, 1), twoDice(1), duelmatch.Options{})
	r.Turns[1].Hash++
	_, err = duelmatch.New(r, twoDice(1), duelmatch.Options{})
	var d *duelrecord.Divergence
	assert.ErrorAs(t, err, &d)
}

func TestFile(t *testing.T) {
	folder := t.TempDir()
	file := duelmatch.File{Path: filepath.Join(folder, "duel.txt")}
	_, err := file.Load()
	assert.ErrorIs(t, err, os.ErrNotExist)

	r := run(t, newRecord(t, 6), twoDice(6), duelmatch.Options{Saver: file})
	back, err := file.Load()
	require.NoError(t, err)
	assert.Equal(t, text(t, r), text(t, back))
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, left, 1, "nothing but the record is left behind")

	require.NoError(t, os.WriteFile(file.Path, []byte("board-duels replay 4\ngame duel\nrules one\n"), 0o644))
	_, err = file.Load()
	assert.ErrorContains(t, err, "duel.txt: the digest at the end is missing")
	assert.ErrorContains(t, err, "line 3: rules: the version is \"one\"")

	lost := duelmatch.File{Path: filepath.Join(folder, "no such folder", "duel.txt")}
	assert.ErrorIs(t, lost.Save(r), os.ErrNotExist)
}

// A device without an end must not fill the memory.
func TestAnEndlessFileIsRefused(t *testing.T) {
	const endless = "/dev/zero"
	if _, err := os.Stat(endless); err != nil {
		t.Skip("the system has no such file: ", err)
	}
	_, err := duelmatch.File{Path: endless}.Load()
	assert.ErrorContains(t, err, "/dev/zero: isn't a regular file")
}

func TestATooLargeFileIsRefused(t *testing.T) {
	file := duelmatch.File{Path: filepath.Join(t.TempDir(), "large.replay")}
	require.NoError(t, os.WriteFile(file.Path, make([]byte, duelrecord.MaxSize+1), 0o644))
	_, err := file.Load()
	assert.ErrorContains(t, err, "large.replay: too large, a replay has at most 2097152 bytes")
}
