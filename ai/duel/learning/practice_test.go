package learning_test

import (
	"context"
	"encoding/binary"
	"hash/fnv"
	"math"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/learning"
	"boardduels/ai/fit/selfplay"
	"boardduels/internal/quick"
	"boardduels/kb"
)

// practiceOf is what heroes of the classic pack need to practise.
func practiceOf(t *testing.T, heroes ...string) (task selfplay.Task, known []*kb.Knowledge) {
	t.Helper()
	task = selfplay.Task{Numbers: pack.Numbers(), Seed: 3, Games: selfplay.MinGames}
	for _, id := range heroes {
		hero, err := pack.DuelHero(id)
		require.NoError(t, err)
		task.Heroes = append(task.Heroes, hero)
		known = append(known, initial(t, id).Untrained())
	}
	return task, known
}

// weightsDigest is a digest of all weights of some knowledge.
func weightsDigest(known []*kb.Knowledge) uint64 {
	h := fnv.New64a()
	for _, k := range known {
		all := k.Weights
		for i := range k.Cases {
			all = append(all, k.Cases[i].Weights...)
		}
		for _, e := range k.Enemies {
			all = append(all, e.Weights...)
		}
		for _, w := range all {
			_, _ = h.Write([]byte(w.Of))
			_ = binary.Write(h, binary.LittleEndian, math.Float32bits(w.Value))
		}
	}
	return h.Sum64()
}

// What heroes learn from each other is the same to the bit on every machine, however many processors it has.
func TestPracticeIsTheSameOnEveryMachine(t *testing.T) {
	task, known := practiceOf(t, "knight", "mage", "rogue")
	taught, err := learning.Practice(t.Context(), task, known)
	require.NoError(t, err)
	digest := weightsDigest(taught)
	assert.Equal(t, uint64(0x56d2c655af637b0a), digest, "if learning was changed on purpose, this is its new digest: %#x", digest)
	for i, k := range taught {
		assert.Equal(t, known[i].Hero, k.Hero)
		assert.Empty(t, known[i].Weights, "what was known before stays as it was")
		assert.NotEmpty(t, k.Weights)
		assert.Empty(t, k.Style, "there was no user")
		var enemies []string
		for _, e := range k.Enemies {
			enemies = append(enemies, e.Hero)
			assert.NotEmpty(t, e.Weights)
		}
		assert.Equal(t, []string{"knight", "mage", "rogue"}, enemies)
		assert.Equal(t, kb.Experience{Simulated: k.Experience.Simulated}, k.Experience)
		assert.Len(t, k.Cases, len(known[i].Cases))
	}
	assert.GreaterOrEqual(t, taught[0].Experience.Simulated, task.Games/2, "two of three are in each duel")

	t.Run("on one processor", func(t *testing.T) {
		quick.Skip(t, "practises once more")
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
		again, err := learning.Practice(t.Context(), task, known)
		require.NoError(t, err)
		assert.Equal(t, taught, again)
	})
}

func TestPracticeTellsHowFarItIsAndStops(t *testing.T) {
	task, known := practiceOf(t, "knight", "mage")
	ctx, stop := context.WithCancel(t.Context())
	var told []int
	task.Progress = func(done, of int) {
		assert.Equal(t, task.Games, of)
		if told = append(told, done); len(told) == 2 {
			stop()
		}
	}
	_, err := learning.Practice(ctx, task, known)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, []int{500, 750}, told, "in one round both spar with themselves, in the other with each other")
}

func TestPracticeNeedsKnowledgeOfEveryHero(t *testing.T) {
	task, known := practiceOf(t, "knight", "mage")
	_, err := learning.Practice(t.Context(), task, known[:1])
	require.ErrorContains(t, err, "knowledge of 1 heroes, there are 2")
	task.Games = 1
	_, err = learning.Practice(t.Context(), task, known)
	require.ErrorContains(t, err, "at least 10000 games")
}
