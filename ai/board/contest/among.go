package contest

import (
	"context"
	"fmt"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/runtime/game"
)

// Deals is what is to be measured of one brain among others, in a game of any number of seats.
type Deals struct {
	Deals int    // each with opponents by lot, and played once from each seat
	Seed  uint64 // of all chance
}

// Share is how often one brain has won among others.
type Share struct {
	Won, Lost int // games that it has won, and that somebody else has
	Undecided int // nobody has won; it counts as not won
	seed      uint64
	deals     []stats.Cluster
}

// Among has a brain play among others on all processors. Of each deal, which is the game's own chance, the opponents
// are drawn from the field, each as often as another, and nobody twice where the field is large enough; then all move
// on by a seat, until the brain has had each. The result doesn't depend on how many processors there are.
func Among[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], one board.Brain[V, A], field board.Brains[V, A], task Deals) (Share, error) {
	share := Share{seed: task.Seed, deals: make([]stats.Cluster, task.Deals)}
	if g.Seats() < 2 || len(field) == 0 {
		return share, fmt.Errorf("a brain among others needs two seats and somebody to meet, not %d and %d", g.Seats(), len(field))
	}
	ends, err := each(ctx, task.Deals, func(i int) ([]game.Seat, error) {
		t := rotation[S, A, E, V]{game: g, chance: game.NewStream(task.Seed, uint64(i))}
		t.gather(one, field)
		winners, err := t.play(ctx)
		if err != nil {
			err = fmt.Errorf("deal %d of seed %d: %w", i, task.Seed, err)
		}
		return winners, err
	})
	if err != nil {
		return share, err
	}
	for i := range ends {
		for seat, winner := range ends[i] {
			share.add(i, winner, game.Seat(seat))
		}
	}
	return share, nil
}

// add counts a game of a deal in which the brain had a seat.
func (s *Share) add(deal int, winner, seat game.Seat) {
	s.deals[deal].Trials++
	switch winner {
	case seat:
		s.Won++
		s.deals[deal].Hits++
	case game.Nobody:
		s.Undecided++
	default:
		s.Lost++
	}
}

// Games returns how many games were played.
func (s *Share) Games() int { return s.Won + s.Lost + s.Undecided }

// Score returns the share of games won with its 95 % interval: that of a bootstrap over whole deals, or Wilson's over
// deals if they are few or all came to the same.
func (s *Share) Score() stats.Estimate { return scoreOf(s.seed, s.deals) }

// String tells the share with its interval, of how many games it is, and how many of them nobody has won.
func (s Share) String() string {
	score := s.Score()
	return fmt.Sprintf("%.1f %% (%.1f–%.1f) of %d games, %d undecided", 100*score.Value, 100*score.Low, 100*score.High, s.Games(), s.Undecided)
}

// rotation is where a deal is played from all seats.
type rotation[S any, A comparable, E, V any] struct {
	game   game.Game[S, A, E, V]
	chance game.Stream
	table  []board.Brain[V, A] // the brain, then its opponents in turn
}

// gather draws who plays.
func (r *rotation[S, A, E, V]) gather(one board.Brain[V, A], field board.Brains[V, A]) {
	r.table = append(r.table, one)
	var left board.Brains[V, A]
	for len(r.table) < r.game.Seats() {
		if len(left) == 0 {
			left = append(left, field...)
		}
		i := r.chance.Below(len(left))
		r.table = append(r.table, left[i])
		left = append(left[:i], left[i+1:]...)
	}
}

// play returns who has won, by the seat that the brain had.
func (r *rotation[S, A, E, V]) play(ctx context.Context) ([]game.Seat, error) {
	start := r.game.Start(r.chance.Next())
	winners := make([]game.Seat, len(r.table))
	for first := range winners {
		players := make([]board.Player[V, A], len(r.table))
		for i, brain := range r.table {
			players[(first+i)%len(players)] = brain.New(board.Setup{Seed: r.chance.Next(), Tacit: true})
		}
		var err error
		if winners[first], err = play(ctx, r.game, start, players); err != nil {
			return winners, err
		}
	}
	return winners, nil
}
