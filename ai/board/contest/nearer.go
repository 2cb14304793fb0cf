package contest

import (
	"math"

	"boardduels/ai/arena/stats"
	"boardduels/runtime/game"
)

// Uneven is how far the seats' shares of the decided games are from what is even: the root of the mean square. Of two
// seats it is how far each is from one half.
func (s *Seats) Uneven() float64 { return uneven(s.deals, len(s.Won), nil) }

// Nearer returns by how much nearer to even a set-up is than another one, of which the same deals were played: below 0,
// it is further away. The interval is that of a bootstrap which draws deals together with what they came to before, so
// that the luck that both share doesn't count.
func Nearer(before, after *Seats) stats.Estimate {
	n, seats := min(len(before.deals), len(after.deals)), len(before.Won)
	nearer := func(drawn []int) float64 {
		return uneven(before.deals, seats, drawn) - uneven(after.deals, seats, drawn)
	}
	drawn := make([]int, n)
	for i := range drawn {
		drawn[i] = i
	}
	e := stats.Estimate{Value: nearer(drawn), Interval: stats.Interval{Low: -1, High: 1}}
	if n < fewest {
		return e
	}
	chance := game.NewStream(before.seed, 0)
	found := make([]float64, stats.Resamples)
	for i := range found {
		for j := range drawn {
			drawn[j] = chance.Below(n)
		}
		found[i] = nearer(drawn)
	}
	e.Interval = stats.Percentiles(found).Including(e.Value)
	return e
}

// uneven returns how far from even some deals are, all of them if none are given.
func uneven(deals []outcomes, seats int, drawn []int) float64 {
	var sum outcomes
	add := func(o *outcomes) {
		sum.decided += o.decided
		for seat := range seats {
			sum.won[seat] += o.won[seat]
		}
	}
	if drawn == nil {
		for i := range deals {
			add(&deals[i])
		}
	}
	for _, i := range drawn {
		add(&deals[i])
	}
	if sum.decided == 0 {
		return 0
	}
	square := 0.
	for seat := range seats {
		d := float64(sum.won[seat])/float64(sum.decided) - 1/float64(seats)
		square += float64(d * d)
	}
	return math.Sqrt(square / float64(seats))
}
