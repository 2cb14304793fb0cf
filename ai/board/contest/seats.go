package contest

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/runtime/game"
)

// Fairness is what is to be measured of a set-up: how often each seat wins, whoever sits there.
type Fairness struct {
	From    int    // the first of the deals
	Deals   int    // how many; each is played once for each way in which the players move on by a seat
	Opening int    // plies by lot with which a game begins; 0 for games whose own chance makes them differ
	Seed    uint64 // of all chance
}

// Seats is how often each seat has won.
type Seats struct {
	Won   []int // by seats
	Drawn int   // games that nobody has won, or that aren't over after as many plies as are played
	seed  uint64
	deals []outcomes
}

// outcomes are how many games of a deal each seat has won, and all of them.
type outcomes struct {
	won     [game.MaxSeats]int
	decided int
}

// Games returns how many games were played.
func (s *Seats) Games() int { return s.Drawn + s.Decided() }

// Decided returns how many games somebody has won.
func (s *Seats) Decided() (n int) {
	for _, won := range s.Won {
		n += won
	}
	return n
}

// Even is what each seat wins of the decided games where all are alike.
func (s *Seats) Even() float64 { return 1 / float64(len(s.Won)) }

// Score returns how many of the decided games a seat has won, with a 95 % interval: that of a bootstrap over whole
// deals, or Wilson's over deals if they are few or all came to the same. Draws say nothing of which seat is better:
// deals without a decided game are left out. Of no decided games nothing is known.
func (s *Seats) Score(seat game.Seat) stats.Estimate {
	clusters := make([]stats.Cluster, 0, len(s.deals))
	for _, deal := range s.deals {
		if deal.decided > 0 {
			clusters = append(clusters, stats.Cluster{Hits: float64(deal.won[seat]), Trials: float64(deal.decided)})
		}
	}
	return scoreOf(s.seed, clusters)
}

// Differ reports whether any two deals ended differently. Where none did, more of them tell nothing.
func (s *Seats) Differ() bool { return !alike(s.deals) }

// Measure plays the deals on all processors with the players at all seats in turn: of two, each has each seat. Told,
// unless nil, is called with what is known after every some deals, on the goroutine that measures; what it is given
// stays as it is. The result doesn't depend on how many processors there are.
func Measure[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], players board.Brains[V, A], task Fairness, told func(Seats)) (Seats, error) {
	const batch = 8
	s := Seats{Won: make([]int, g.Seats()), seed: task.Seed}
	if len(players) != g.Seats() {
		return s, fmt.Errorf("%d seats need as many players, not %d", g.Seats(), len(players))
	}
	for first := 0; first < task.Deals; first += batch {
		ends, err := each(ctx, min(batch, task.Deals-first), func(i int) ([]game.Seat, error) {
			deal := task.From + first + i
			winners, err := around(ctx, g, players, task, deal)
			if err != nil {
				err = fmt.Errorf("deal %d of seed %d: %w", deal, task.Seed, err)
			}
			return winners, err
		})
		if err != nil {
			return s, err
		}
		for _, winners := range ends {
			s.add(winners)
		}
		if told != nil {
			told(s.clone())
		}
	}
	return s, nil
}

// With returns what is known together with the next deals of the same seed.
func (s *Seats) With(next Seats) Seats {
	all := s.clone()
	for seat, won := range next.Won {
		all.Won[seat] += won
	}
	all.Drawn += next.Drawn
	all.deals = append(all.deals, next.deals...)
	return all
}

func (s *Seats) clone() Seats {
	own := *s
	own.Won = slices.Clone(s.Won)
	own.deals = slices.Clone(s.deals)
	return own
}

// add counts the games of a deal.
func (s *Seats) add(winners []game.Seat) {
	var deal outcomes
	for _, winner := range winners {
		if winner == game.Nobody {
			s.Drawn++
			continue
		}
		s.Won[winner]++
		deal.won[winner]++
		deal.decided++
	}
	s.deals = append(s.deals, deal)
}

// around plays a deal as often as there are seats, each time with the players moved on by one. It returns who won.
func around[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], brains board.Brains[V, A], task Fairness, deal int) ([]game.Seat, error) {
	chance := game.NewStream(task.Seed, uint64(deal))
	start := g.Start(chance.Next())
	if err := game.PlayByLot(g, &start, &chance, task.Opening, nil); err != nil {
		return nil, err
	}
	winners := make([]game.Seat, len(brains))
	for first := range winners {
		players := make([]board.Player[V, A], len(brains))
		for i, brain := range brains {
			players[(first+i)%len(players)] = brain.New(board.Setup{Seed: chance.Next(), Tacit: true})
		}
		var err error
		if winners[first], err = play(ctx, g, start, players); err != nil {
			return nil, err
		}
	}
	return winners, nil
}
