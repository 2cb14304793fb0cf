package replayflow

import (
	"cmp"
	"context"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Contrast is two recorded duels, laid out to be set side by side.
type Contrast struct {
	duelrecord.Comparison
	sides [2]contrasted
}

// contrasted is one of two duels.
type contrasted struct {
	record       *duelrecord.Record
	laid         *duelrecord.Playback
	me           game.Seat
	mine, theirs []float32 // shares of hp after each action, 0…1
	rounds       []duelrecord.Stretch
	cards        [2]int // that were played, by seat
	lost         [2]int // hp, by seat
	liked        []duel.CardIndex
}

// newContrast plays two records again. It may be called on any goroutine, and stops once ctx has ended. It returns an
// error for a record that doesn't follow the rules.
func newContrast(ctx context.Context, a, b *duelrecord.Record) (*Contrast, error) {
	c := &Contrast{Comparison: duelrecord.Compare(a, b)}
	for i, record := range []*duelrecord.Record{a, b} {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		var err error
		if c.sides[i], err = newContrasted(record); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func newContrasted(record *duelrecord.Record) (s contrasted, err error) {
	s.record, s.me = record, record.Person()
	if s.laid, err = duelrecord.Open(record); err != nil {
		return s, err
	}
	s.mine, s.theirs = s.laid.Course(s.me), s.laid.Course(1-s.me)
	s.rounds = s.laid.Stretches()
	counts := map[duel.CardIndex]int{}
	for _, round := range s.rounds {
		for seat := range s.cards {
			s.cards[seat] += len(round.Cards[seat])
		}
		for _, card := range round.Cards[s.me] {
			counts[card]++
		}
	}
	for seat := range s.lost {
		s.lost[seat] = s.laid.Lost(game.Seat(seat))
	}
	s.liked = mostPlayed(counts)
	return s, nil
}

// mostPlayed returns the three cards that were played most.
func mostPlayed(counts map[duel.CardIndex]int) []duel.CardIndex {
	const most = 3
	var cards []duel.CardIndex
	for card := range duel.CardIndex(duel.LineCapacity) {
		if counts[card] > 0 {
			cards = append(cards, card)
		}
	}
	slices.SortStableFunc(cards, func(a, b duel.CardIndex) int { return cmp.Compare(counts[b], counts[a]) })
	return cards[:min(len(cards), most)]
}

// isSame reports whether a round went the same way in both duels.
func (c *Contrast) isSame(i int) bool {
	a, b := c.sides[0].rounds, c.sides[1].rounds
	return c.OneStart && i < min(len(a), len(b)) && a[i].Plies == b[i].Plies && a[i].Plies <= c.Common
}
