package weighing

import (
	"context"

	"boardduels/runtime/game"
)

// Rules are what a session needs of a game of two seats.
type Rules[S any] interface {
	Start(seed uint64) S
	Mover(s *S) game.Seat
	Points(s *S) game.Points
}

// Fencer plays one side of simulated games, a whole turn at a time, and learns from them.
type Fencer[S any] interface {
	Begin() // forgets the last game
	Turn(s *S, luck *game.Stream)
	Study(came float32) // of the game that has ended: 1 if it was won, 0 if it was lost
}

// Curiosity is how far, in log-odds, a turn may fall short of the best and still be tried now and then in a session.
const Curiosity float32 = 0.3

// Session is a number of simulated games, of practice or after a match. With a user every other partner plays as that
// does, otherwise the mirror, which learns as well: sparring with the user alone would teach to beat mistakes that the
// user may stop making.
type Session[S any] struct {
	Rules  Rules[S]
	Seat   game.Seat // of who learns
	Me     Fencer[S]
	Mirror Fencer[S]
	User   func(*S, *game.Stream) // plays a turn as the user does; nil to do without
	Luck   game.Stream
	state  S // of the game that is played
}

// Run plays games until there were enough, or ctx ends. It returns how many were played.
func (s *Session[S]) Run(ctx context.Context, games int) (played int) {
	for ; played < games && ctx.Err() == nil; played++ {
		s.Mirror.Begin()
		isUser, partner := s.User != nil && played%2 == 1, s.Mirror.Turn
		if isUser {
			partner = s.User
		}
		came := s.Fight(partner)
		s.Me.Study(came)
		if !isUser {
			s.Mirror.Study(1 - came)
		}
	}
	return played
}

// Fight plays a game against somebody, and returns what came of it.
func (s *Session[S]) Fight(partner func(*S, *game.Stream)) (came float32) {
	s.Me.Begin()
	s.state = s.Rules.Start(s.Luck.Next())
	for {
		switch s.Rules.Mover(&s.state) {
		case game.Nobody:
			return (1 + float32(s.Rules.Points(&s.state)[s.Seat])) / 2
		case s.Seat:
			s.Me.Turn(&s.state, &s.Luck)
		default:
			partner(&s.state, &s.Luck)
		}
	}
}
