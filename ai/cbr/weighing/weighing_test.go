package weighing_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/cbr/weighing"
	"boardduels/runtime/game"
)

type vector [24]float32

func TestNearSharesByDistance(t *testing.T) {
	w := weighing.Weights[vector]{Common: vector{0: 1}, Enemy: vector{0: 10}, Cases: []vector{{0: 100}, {0: 1000}}}
	var near vector
	w.Near(weighing.NewPair(0, 1, 1, 3), &near)
	assert.InDelta(t, 11+0.75*100+0.25*1000, near[0], 1e-3)
	w.Near(weighing.NewPair(0, 1, 0, 3), &near)
	assert.InDelta(t, 111, near[0], 1e-3, "a situation just like a case is judged by that one alone")
	w.Near(weighing.NewPair(1, 1, 0, 0), &near)
	assert.InDelta(t, 1011, near[0], 1e-3, "of one case")
}

func TestApartIsWhatIsLeftOfTheMean(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shares := []float32{0.25, 0.75}
		others := make([]vector, 2)
		var v vector
		for i := range v {
			v[i] = rapid.Float32Range(-1, 1).Draw(t, "own")
			others[0][i], others[1][i] = rapid.Float32Range(-1, 1).Draw(t, "a"), rapid.Float32Range(-1, 1).Draw(t, "b")
		}
		apart := weighing.Apart(&v, others, shares)
		var dot float32
		for i := range v {
			assert.InDelta(t, v[i]-0.25*others[0][i]-0.75*others[1][i], apart[i], 1e-5)
			dot += v[i] * others[0][i]
		}
		assert.InDelta(t, dot, weighing.Dot(&v, &others[0]), 1e-4)
	})
}

// What wins is wanted more after a while, near the case where it was seen most; what nothing comes of isn't. Against
// enemies that aren't told apart nothing is learned.
func TestTheLearnerWantsWhatWins(t *testing.T) {
	l := weighing.Learner[vector]{Weights: &weighing.Weights[vector]{Cases: make([]vector, 2)}, IsGeneral: true}
	for range 50 {
		good, bad := vector{0: 1}, vector{1: 1}
		s := weighing.NewSample(weighing.NewPair(0, 1, 1, 4), 0, []vector{good, bad}, []float32{0, 0}, []float32{0.5, 0.5})
		l.Study([]weighing.Sample[vector]{s}, 1)
		l.Games++
	}
	mean := l.Mean()
	assert.Greater(t, mean.Common[0], float32(0.5))
	assert.Less(t, mean.Common[1], float32(0))
	assert.Greater(t, mean.Cases[0][0], mean.Cases[1][0])
	assert.Zero(t, mean.Common[2])
	assert.Zero(t, l.Weights.Enemy)
}

// coin is a game that the seat wins whose number is drawn.
type coin struct{}

type toss struct {
	turn   int
	winner game.Seat
}

func (coin) Start(seed uint64) toss { return toss{winner: game.Seat(seed % 2)} }

func (coin) Mover(s *toss) game.Seat {
	if s.turn == 2 {
		return game.Nobody
	}
	return game.Seat(s.turn)
}

func (coin) Points(s *toss) game.Points { return game.Won(s.winner, 1) }

// pupil counts what it is asked for.
type pupil struct{ begun, turns, studied, won int }

func (p *pupil) Begin() { p.begun++ }

func (p *pupil) Turn(s *toss, _ *game.Stream) {
	p.turns++
	s.turn++
}

func (p *pupil) Study(came float32) {
	p.studied++
	p.won += int(came)
}

// The mirror and the user take turns as partners, and the mirror learns from its own games alone.
func TestPartnersTakeTurns(t *testing.T) {
	var me, mirror pupil
	users := 0
	s := weighing.Session[toss]{Rules: coin{}, Me: &me, Mirror: &mirror, Luck: game.NewStream(1, 0), User: func(s *toss, _ *game.Stream) {
		users++
		s.turn++
	}}
	assert.Equal(t, 10, s.Run(t.Context(), 10))
	assert.Equal(t, 5, users)
	assert.Equal(t, pupil{10, 10, 10, me.won}, me)
	assert.Equal(t, 5, mirror.studied)
	assert.Equal(t, 5, mirror.turns)
	s.User = nil
	mirror = pupil{}
	assert.Equal(t, 4, s.Run(t.Context(), 4))
	assert.Equal(t, 4, mirror.studied)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	assert.Zero(t, s.Run(ended, 4))
}
