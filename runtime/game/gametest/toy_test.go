package gametest_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
)

// The toy keeps the contract honest: three seats, structured actions, dice, and a secret number for each seat. At the
// end it counts who has taken more stones, its secret added, than whom; the die decides how many further stones fall
// from the heap.
type (
	toy struct {
		stones int
	}
	toyState struct {
		taken, secret [3]int
		heap          int
		mover         game.Seat
		die           game.Stream
	}
	toyAction struct {
		take  int
		shake bool
	}
	toyEvent struct{ seat, taken, fell int }
	toyView  struct {
		toyState
		seat game.Seat
	}
)

func (toy) Seats() int { return 3 }

func (g toy) Start(seed uint64) toyState {
	s := toyState{heap: g.stones, die: game.NewStream(seed, 0)}
	deal := game.NewStream(seed, 1)
	for i := range s.secret {
		s.secret[i] = deal.Below(4)
	}
	return s
}

func (toy) Mover(s *toyState) game.Seat {
	if s.heap == 0 {
		return game.Nobody
	}
	return s.mover
}

func (toy) Legal(s *toyState, buf []toyAction) []toyAction {
	for take := 1; take <= min(3, s.heap); take++ {
		buf = append(buf, toyAction{take, false}, toyAction{take, true})
	}
	return buf
}

func (toy) Apply(s *toyState, a toyAction, events *[]toyEvent) error {
	if a.take < 1 || a.take > min(3, s.heap) {
		return errors.New("take 1 to 3 stones of the heap")
	}
	s.taken[s.mover] += a.take
	s.heap -= a.take
	fell := 0
	if a.shake {
		fell = min(s.heap, 1+s.die.Below(6))
		s.heap -= fell
	}
	if events != nil {
		*events = append(*events, toyEvent{int(s.mover), a.take, fell})
	}
	s.mover = (s.mover + 1) % 3
	return nil
}

func (toy) View(s *toyState, seat game.Seat) toyView {
	v := toyView{*s, seat}
	v.die = 0
	for other := range v.secret {
		if other != int(seat) {
			v.secret[other] = 0
		}
	}
	return v
}

func (toy) Determinize(v *toyView, seed uint64) toyState {
	s := v.toyState
	s.die = game.NewStream(seed, 0)
	for other := range s.secret {
		if other != int(v.seat) {
			s.secret[other] = s.die.Below(4)
		}
	}
	return s
}

// Points counts whom a seat is ahead of, less those who are ahead of it.
func (toy) Points(s *toyState) (p game.Points) {
	if s.heap > 0 {
		return p
	}
	for seat := range s.taken {
		for other := range s.taken {
			switch mine, theirs := s.taken[seat]+s.secret[seat], s.taken[other]+s.secret[other]; {
			case mine > theirs:
				p[seat]++
			case mine < theirs:
				p[seat]--
			}
		}
	}
	return p
}

func (toy) Hash(s *toyState) uint64 {
	hash := uint64(s.die)
	for _, n := range [...]int{s.heap, int(s.mover), s.taken[0], s.taken[1], s.taken[2], s.secret[0], s.secret[1], s.secret[2]} {
		hash = hash*31 + uint64(n)
	}
	return hash
}

func (g toy) Setup() []string { return []string{fmt.Sprint("stones ", g.stones)} }

func made(lines []string) (contract, error) {
	var g toy
	if len(lines) != 1 {
		return g, fmt.Errorf("%d lines, allowed is one", len(lines))
	}
	_, err := fmt.Sscanf(lines[0], "stones %d", &g.stones)
	return g, err
}

func (toy) Format(_ *toyState, a toyAction) string {
	if a.shake {
		return fmt.Sprintf("take %d shake", a.take)
	}
	return fmt.Sprintf("take %d", a.take)
}

func (g toy) Parse(s *toyState, text string) (toyAction, error) {
	for _, a := range g.Legal(s, nil) {
		if g.Format(s, a) == text {
			return a, nil
		}
	}
	return toyAction{}, fmt.Errorf("%q, allowed are take 1 to take %d, and shake", text, min(3, s.heap))
}

func (toy) Tell(e *toyEvent) string {
	return fmt.Sprintf("seat %d takes %d, %d fall", e.seat+1, e.taken, e.fell)
}

func (g toy) Scene(v *toyView) game.Scene {
	scene := game.Scene{Mover: g.Mover(&v.toyState), Pieces: []game.Piece{{Place: "heap", Seat: game.Nobody, Count: int16(v.heap)}}}
	for seat, taken := range v.taken {
		scene.Counts = append(scene.Counts, int16(taken))
		if game.Seat(seat) == v.seat {
			scene.Pieces = append(scene.Pieces, game.Piece{Place: "hand", Seat: v.seat, Kind: "secret", Count: int16(v.secret[seat] + 1)})
		}
	}
	return scene
}

type contract = game.Game[toyState, toyAction, toyEvent, toyView]

var _ game.Notated[toyState, toyAction, toyEvent, toyView] = toy{}

func TestToyConforms(t *testing.T) {
	gametest.Suite[toyState, toyAction, toyEvent, toyView]{
		Game:     func(t *rapid.T) contract { return toy{rapid.IntRange(1, 30).Draw(t, "stones")} },
		MaxPlies: 30,
		ZeroSum:  true,
		Made:     made,
	}.Run(t)
}

func TestToyRefuses(t *testing.T) {
	s := toy{30}.Start(1)
	for _, take := range []int{-1, 0, 4} {
		gametest.Illegal[toyState, toyAction, toyEvent, toyView](t, toy{30}, s, toyAction{take: take})
	}
}

func TestToyPlaythrough(t *testing.T) {
	gametest.Playthrough(t, "testdata/toy.txt", toy{20}, 1)
}

// Of two stones one or two are taken, and shaken or not: after one stone a second follows unless it has fallen, and the
// die always lets at least one fall.
func TestPerftCountsAFinishedGameAsALeaf(t *testing.T) {
	s := toy{2}.Start(1)
	for plies, leaves := range []uint64{1, 4, 5, 5} {
		require.Equal(t, leaves, game.Perft[toyState, toyAction, toyEvent, toyView](toy{2}, &s, plies), plies)
	}
}

func TestRanksOfThreeSeats(t *testing.T) {
	for _, c := range []struct {
		taken  [3]int
		points game.Points
		winner game.Seat
	}{
		{[3]int{9, 5, 1}, game.Points{2, 0, -2}, 0},
		{[3]int{5, 5, 1}, game.Points{1, 1, -2}, game.Nobody},
		{[3]int{1, 5, 1}, game.Points{-1, 2, -1}, 1},
		{[3]int{5, 5, 5}, game.Points{}, game.Nobody},
	} {
		s := toyState{taken: c.taken}
		require.Equal(t, c.points, toy{}.Points(&s))
		require.Equal(t, c.winner, c.points.Winner())
		s.heap = 1
		require.Zero(t, toy{}.Points(&s), "nobody has points while stones are left")
	}
}
