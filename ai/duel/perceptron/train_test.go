package perceptron

import (
	"context"
	"hash/fnv"
	"io"
	"math"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/adam"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// smallTraining is one of the least size.
func smallTraining(t testing.TB) *Training {
	return &Training{selfplay.Task{Numbers: duel.Classic(), Heroes: classicHeroes(t)[:2], Seed: 3, Games: selfplay.MinGames}}
}

func text(sections []trained.Section) string {
	d := trained.Document{Sections: sections}
	return d.String()
}

// The golden files hold digests of what trainings find: they don't depend on the machine or the number of processors.
func TestTrainingFindsTheSameOnEveryMachine(t *testing.T) {
	quick.Skip(t, "trains")
	train := func() (string, string) {
		linear, err := smallTraining(t).Linear(t.Context())
		require.NoError(t, err)
		nets, err := smallTraining(t).Nets(t.Context(), linear)
		require.NoError(t, err)
		return text(linear.Sections()), text(nets.Sections())
	}
	linear, nets := train()
	digest := fnv.New64a()
	_, _ = io.WriteString(digest, linear+nets)
	checkGolden(t, "training.golden", digest.Sum64())

	if testing.Short() {
		return
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	linear2, nets2 := train()
	assert.Equal(t, linear, linear2)
	assert.Equal(t, nets, nets2)
}

func TestASmallTrainingTeachesTheBasics(t *testing.T) {
	quick.Skip(t, "trains brains")
	training := smallTraining(t)
	found, err := training.Linear(t.Context())
	require.NoError(t, err)
	assert.Greater(t, winRate(t, training.Heroes, found.Brain(), duelrandom.Brain, 100), 0.75)
	other := smallTraining(t)
	other.Seed++
	different, err := other.Linear(t.Context())
	require.NoError(t, err)
	assert.NotEqual(t, text(found.Sections()), text(different.Sections()))
}

func TestTrainingTellsHowFarItIs(t *testing.T) {
	quick.Skip(t, "trains brains")
	training := smallTraining(t)
	last, calls := 0, 0
	training.Progress = func(done, of int) {
		calls++
		assert.GreaterOrEqual(t, done, last)
		assert.LessOrEqual(t, done, of)
		assert.Equal(t, selfplay.MinGames, of)
		last = done
	}
	_, err := training.Linear(t.Context())
	require.NoError(t, err)
	assert.Greater(t, calls, 10)
	assert.Greater(t, last, selfplay.MinGames*9/10)
}

func TestTrainingCanBeStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	training := smallTraining(t)
	training.Progress = func(int, int) { stop() }
	_, err := training.Linear(ctx)
	assert.ErrorIs(t, err, context.Canceled)
	_, err = training.Nets(ctx, Default())
	assert.ErrorIs(t, err, context.Canceled)
}

func TestTrainingRefusesWhatCannotTeach(t *testing.T) {
	few, nobody := smallTraining(t), smallTraining(t)
	few.Games--
	nobody.Heroes = nil
	for part, training := range map[string]*Training{"at least 10000 games, not 9999": few, "at least one hero": nobody} {
		_, err := training.Linear(t.Context())
		assert.ErrorContains(t, err, part)
		_, err = training.Nets(t.Context(), Default())
		assert.ErrorContains(t, err, part)
	}
}

// The gradient of backpropagation is that by differences of the loss.
func TestBackpropagationFollowsTheSlope(t *testing.T) {
	chance := game.NewStream(5, 0)
	p := newPupil(&chance)
	l := example{won: 0.25}
	for i := range l.vector {
		l.vector[i] = float32(unit(&chance) - 0.3)
	}
	p.study(&l)
	loss := func() float64 {
		var h layer
		y := 1 / (1 + math.Exp(-float64(p.net.answer(&l.vector, &h))))
		won := float64(l.won)
		return -won*math.Log(y) - (1-won)*math.Log(1-y)
	}
	slope := func(w *float32) float64 {
		const step = 1e-2
		kept := *w
		*w = kept + step
		above := loss()
		*w = kept - step
		below := loss()
		*w = kept
		return (above - below) / (2 * step)
	}
	for k := range p.net.out {
		assert.InDelta(t, slope(&p.net.out[k]), p.gradientOut[k], 2e-3)
	}
	for _, i := range []turnfeature.ID{turnfeature.HP, turnfeature.DoT, turnfeature.Foe + turnfeature.HP, turnfeature.Bias} {
		for k := range hidden {
			assert.InDelta(t, slope(&p.net.in[i][k]), p.gradientIn[i][k], 2e-3)
		}
	}
}

func TestANetLearnsWhatIsNotLinear(t *testing.T) {
	chance := game.NewStream(6, 0)
	var examples []example
	for i := range 4000 {
		var l example
		a, b := float32(i%2), float32(i/2%2)
		l.vector[turnfeature.HP], l.vector[turnfeature.EP], l.vector[turnfeature.Bias] = a, b, 1
		l.won = a + b - 2*a*b // one of them, but not both
		examples = append(examples, l)
	}
	p := newPupil(&chance)
	p.learn(examples, &chance)
	for i := range 4 {
		var h layer
		assert.InDelta(t, examples[i].won, adam.Logistic(p.net.answer(&examples[i].vector, &h)), 0.1)
	}
}
