package feature

import (
	"math/bits"

	"boardduels/runtime/backgammon"
)

// Shots is what the next roll of an enemy can do to a side's blots.
type Shots struct {
	Rolls  int // of 36, those that hit
	Direct int // of 36, those that hit with a single die
	Loss   int // pips that are lost, the farthest blot for each roll, summed over 36 rolls
	Enters int // of 36, those that bring an enemy in from the bar, if there were one
}

// aim is a side that rolls, and what it aims at. Bit p of the sets is the place p of the side that rolls.
type aim struct {
	held, open, blots uint32
	bar               int8
}

const pointSet = uint32(1)<<backgammon.Bar - 2

func newAim(victim, roller *backgammon.Side) (a aim) {
	a.open = pointSet
	for p := 1; p < backgammon.Bar; p++ {
		if roller[p] > 0 {
			a.held |= 1 << p
		}
		switch {
		case victim[p] == 1:
			a.blots |= 1 << (backgammon.Bar - p)
		case victim[p] > 1:
			a.open &^= 1 << (backgammon.Bar - p)
		}
	}
	a.bar = roller[backgammon.Bar]
	return a
}

// shots counts what each of 36 rolls can do.
func (a *aim) shots() (s Shots) {
	for high := 1; high <= 6; high++ {
		for low := 1; low <= high; low++ {
			of36 := 2
			if low == high {
				of36 = 1
			}
			if a.open&(1<<(backgammon.Bar-high)|1<<(backgammon.Bar-low)) != 0 {
				s.Enters += of36
			}
			if a.blots == 0 {
				continue
			}
			direct, any := a.roll(high, low)
			if any == 0 {
				continue
			}
			s.Rolls += of36
			s.Loss += of36 * (31 - bits.LeadingZeros32(any))
			if direct != 0 {
				s.Direct += of36
			}
		}
	}
	return s
}

// roll returns the blots that a roll can hit: with a single die, and with all.
func (a *aim) roll(high, low int) (direct, any uint32) {
	if high == low {
		return a.double(high)
	}
	for range 2 {
		first := a.held >> high & a.open
		if a.bar > 0 {
			first = 1 << (backgammon.Bar - high) & a.open
		}
		direct |= first & a.blots
		switch {
		case a.bar > 1 || a.bar == 1 && first == 0:
			any |= first & a.blots
		case a.bar == 1:
			any |= (first | (a.held|first)>>low) & a.blots
		default:
			any |= (first | first>>low) & a.blots
		}
		high, low = low, high
	}
	return direct, any | direct
}

func (a *aim) double(die int) (direct, any uint32) {
	from, steps := a.held, 4
	if a.bar > 0 {
		entry := uint32(1) << (backgammon.Bar - die) & a.open
		if entry == 0 {
			return 0, 0
		}
		direct, any = entry&a.blots, entry&a.blots
		from, steps = from|entry, 4-int(a.bar)
	}
	for i := range steps {
		from = from >> die & a.open
		any |= from & a.blots
		if i == 0 && a.bar == 0 {
			direct |= from & a.blots
		}
	}
	return direct, any
}
