package reversi_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// lot plays random games through the contract.
type lot struct {
	game   contract
	legal  []reversi.Action
	events []reversi.Event
	state  reversi.State
}

func newLot() *lot {
	return &lot{game: reversi.Standard(), legal: make([]reversi.Action, 0, 64), events: make([]reversi.Event, 0, 4)}
}

// play plays a game, and returns the number of plies.
func (l *lot) play(seed uint64) (plies int) {
	l.state = l.game.Start(seed)
	choice := game.NewStream(seed, 5)
	for ; l.game.Mover(&l.state) != game.Nobody; plies++ {
		l.legal, l.events = l.game.Legal(&l.state, l.legal[:0]), l.events[:0]
		if err := l.game.Apply(&l.state, l.legal[choice.Below(len(l.legal))], &l.events); err != nil {
			panic(err) // the rules called it legal
		}
	}
	return plies
}

func TestPlayingAllocatesNothing(t *testing.T) {
	l := newLot()
	assert.Zero(t, testing.AllocsPerRun(10, func() { l.play(1) }))
}

// BenchmarkRandomGames plays whole games with uniformly random legal actions, events included, through the contract.
func BenchmarkRandomGames(b *testing.B) {
	l := newLot()
	plies := 0
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		plies += l.play(seed)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
}
