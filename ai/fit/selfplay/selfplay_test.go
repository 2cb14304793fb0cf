package selfplay_test

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/fit/selfplay"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

func task(t *testing.T) *selfplay.Task {
	t.Helper()
	pack := classictest.Pack()
	task := &selfplay.Task{Numbers: pack.Numbers(), Games: selfplay.MinGames}
	for _, id := range pack.IDs(schema.HeroKind)[:3] {
		hero, err := pack.DuelHero(id)
		require.NoError(t, err)
		task.Heroes = append(task.Heroes, hero)
	}
	return task
}

func TestDuelsOfAllPairs(t *testing.T) {
	task := task(t)
	duels, err := task.Duels()
	require.NoError(t, err)
	require.Len(t, duels, 9)
	for i, d := range duels {
		for seat, hero := range [2]int{i / 3, i % 3} {
			assert.Equal(t, task.Heroes[hero].ID, d.Hero(game.Seat(seat)).ID)
		}
	}
}

// Heroes train by the numbers of their pack, with all that its rules bring.
func TestDuelsByThePacksNumbers(t *testing.T) {
	pack := schema.ReadPack(schematest.Choices())
	task := selfplay.Task{Numbers: pack.Numbers(), Games: selfplay.MinGames}
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, err := pack.DuelHero(id)
		require.NoError(t, err)
		task.Heroes = append(task.Heroes, hero)
	}
	duels, err := task.Duels()
	require.NoError(t, err)
	for _, d := range duels {
		assert.Equal(t, pack.Numbers(), d.Numbers())
		same, err := pack.Duel(d.Hero(0).ID, d.Hero(1).ID)
		require.NoError(t, err)
		assert.Equal(t, same, d)
	}
}

func TestTasksThatTeachNothing(t *testing.T) {
	few, nobody, broken := task(t), task(t), task(t)
	few.Games--
	nobody.Heroes = nil
	broken.Heroes = []duel.Hero{{}}
	for part, task := range map[string]*selfplay.Task{
		"at least 10000 games, not 9999": few, "at least one hero": nobody, "": broken,
	} {
		_, err := task.Duels()
		assert.ErrorContains(t, err, part)
	}
}

func TestTellNeverTellsMoreThanAll(t *testing.T) {
	task := task(t)
	task.Tell(1) // nobody listens
	var told []int
	task.Progress = func(done, of int) { told = append(told, done, of) }
	task.Tell(5)
	task.Tell(selfplay.MinGames + 5)
	assert.Equal(t, []int{5, selfplay.MinGames, selfplay.MinGames, selfplay.MinGames}, told)
}

func TestEach(t *testing.T) {
	calls := make([]atomic.Int32, 1000)
	require.NoError(t, selfplay.Each(t.Context(), len(calls), func(i int) { calls[i].Add(1) }))
	for i := range calls {
		assert.EqualValues(t, 1, calls[i].Load())
	}
	require.NoError(t, selfplay.Each(t.Context(), 0, func(int) { t.Fail() }))

	ctx, stop := context.WithCancel(t.Context())
	var n atomic.Int32
	err := selfplay.Each(ctx, 1_000_000, func(int) { n.Add(1); stop() })
	assert.ErrorIs(t, err, context.Canceled)
	assert.Less(t, n.Load(), int32(1_000_000))
}
