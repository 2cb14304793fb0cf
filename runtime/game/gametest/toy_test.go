package gametest_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
)

// The toy keeps the contract honest: three seats, structured actions, dice, and a secret number for each seat. Who
// takes the most stones, its secret added, wins; the die decides how many further stones fall from the heap.
type (
	toy      struct{}
	toyState struct {
		taken, secret [3]int
		heap          int
		mover, winner game.Seat
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

func (toy) Start(seed uint64) toyState {
	s := toyState{heap: 30, winner: game.Nobody, die: game.NewStream(seed, 0)}
	deal := game.NewStream(seed, 1)
	for i := range s.secret {
		s.secret[i] = deal.Below(4)
	}
	return s
}

func (toy) Mover(s *toyState) game.Seat {
	if s.winner != game.Nobody {
		return game.Nobody
	}
	return s.mover
}

func (g toy) Legal(s *toyState, buf []toyAction) []toyAction {
	for take := 1; take <= min(3, s.heap) && g.Mover(s) != game.Nobody; take++ {
		buf = append(buf, toyAction{take, false}, toyAction{take, true})
	}
	return buf
}

func (toy) Apply(s *toyState, a toyAction, events *[]toyEvent) error {
	if a.take < 1 || a.take > min(3, s.heap) || s.winner != game.Nobody {
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
	if s.heap == 0 {
		s.winner = 0
		for seat := range game.Seat(3) {
			if s.taken[seat]+s.secret[seat] > s.taken[s.winner]+s.secret[s.winner] {
				s.winner = seat
			}
		}
	}
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

func (toy) Winner(s *toyState) game.Seat { return s.winner }

func (toy) Hash(s *toyState) uint64 {
	hash := uint64(s.die)
	for _, n := range [...]int{s.heap, int(s.mover), s.taken[0], s.taken[1], s.taken[2], s.secret[0], s.secret[1], s.secret[2]} {
		hash = hash*31 + uint64(n)
	}
	return hash
}

func TestToyConforms(t *testing.T) {
	gametest.Suite[toyState, toyAction, toyEvent, toyView]{
		Game:     func(*rapid.T) game.Game[toyState, toyAction, toyEvent, toyView] { return toy{} },
		MaxPlies: 30,
	}.Run(t)
}

func TestToyRefuses(t *testing.T) {
	s := toy{}.Start(1)
	for _, take := range []int{-1, 0, 4} {
		gametest.Illegal[toyState, toyAction, toyEvent, toyView](t, toy{}, s, toyAction{take: take})
	}
}
