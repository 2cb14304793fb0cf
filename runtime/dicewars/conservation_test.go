package dicewars_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// wealth is how many dice a seat has on the map and in reserve.
func wealth(s *dicewars.State, seat game.Seat) int {
	dice := int(s.Reserve[seat])
	for area := range s.Areas {
		if s.Own[seat].Has(area) {
			dice += int(s.Dice[area])
		}
	}
	return dice
}

// region is how many areas hang together around one that a seat has, counted step by step.
func region(s *dicewars.State, seat game.Seat, from int8, seen map[int8]bool) int {
	if seen[from] || !s.Own[seat].Has(from) {
		return 0
	}
	seen[from] = true
	count := 1
	for next := range s.Areas {
		if s.Near[from].Has(next) {
			count += region(s, seat, next, seen)
		}
	}
	return count
}

// largest is the size of a seat's largest region.
func largest(s *dicewars.State, seat game.Seat) (most int) {
	for area := range s.Areas {
		most = max(most, region(s, seat, area, map[int8]bool{}))
	}
	return most
}

// No dice come or go but those that the rules name: who takes an area moves its own and destroys the other's, who fails
// loses all but one of those that attacked, and who ends a turn gets as many as its largest region has areas, as far as
// areas and reserve have room.
func TestDiceAreConserved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGame(t)
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(1, 300).Draw(t, "plies") {
			mover := g.Mover(&s)
			if mover == game.Nobody {
				return
			}
			action := rapid.SampledFrom(g.Legal(&s, nil)).Draw(t, "action")
			before := s
			require.NoError(t, g.Apply(&s, action, nil))
			for seat := range game.Seat(g.Seats()) {
				want := wealth(&before, seat)
				switch {
				case action == dicewars.End:
					if seat == mover && !s.Over {
						room := dicewars.MaxReserve + dicewars.MaxDice*before.Own[seat].Len()
						want = min(want+largest(&before, seat), room)
					}
				case s.Own[mover].Has(action.To): // taken
					if seat == before.Holder(action.To) {
						want -= int(before.Dice[action.To])
						if s.Own[seat] == 0 {
							want = 0
						}
					}
				case seat == mover:
					want -= int(before.Dice[action.From]) - 1
				}
				require.Equal(t, want, wealth(&s, seat), "seat %d after %v of seat %d", seat, action, mover)
			}
		}
	})
}
