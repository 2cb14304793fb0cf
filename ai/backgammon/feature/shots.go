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
	first             [7]uint32 // of each die, where a first step with it leads
}

const pointSet = uint32(1)<<backgammon.Bar - 2

func newAim(victim, roller *stand) (a aim) {
	a.held, a.open, a.blots = roller.held, pointSet&^flip(victim.made), flip(victim.blots)
	a.bar = roller.bar
	for die := 1; die <= 6; die++ {
		if a.bar > 0 {
			a.first[die] = 1 << (backgammon.Bar - die) & a.open
		} else {
			a.first[die] = a.held >> die & a.open
		}
	}
	return a
}

// shots counts what each of 36 rolls can do.
func (a *aim) shots() (s Shots) {
	shut := 6 - bits.OnesCount32(a.open>>(backgammon.Bar-6))
	s.Enters = 36 - shut*shut
	if a.blots == 0 {
		return s
	}
	for high := 1; high <= 6; high++ {
		for low := 1; low < high; low++ {
			direct, any := a.roll(high, low)
			s.count(2, direct, any)
		}
		direct, any := a.double(high)
		s.count(1, direct, any)
	}
	return s
}

// count adds what some of 36 rolls can hit: with a single die, and with all.
func (s *Shots) count(of36 int, direct, any uint32) {
	if any == 0 {
		return
	}
	s.Rolls += of36
	s.Loss += of36 * (31 - bits.LeadingZeros32(any))
	if direct != 0 {
		s.Direct += of36
	}
}

// roll returns the blots that two different dice can hit: with a single one, and with both.
func (a *aim) roll(high, low int) (direct, any uint32) {
	one, two := a.first[high], a.first[low]
	direct = (one | two) & a.blots
	switch {
	case a.bar > 1:
		return direct, direct
	case a.bar == 1:
		if one != 0 {
			any = (a.held | one) >> low
		}
		if two != 0 {
			any |= (a.held | two) >> high
		}
	default:
		any = one>>low | two>>high
	}
	return direct, any&a.blots | direct
}

// double returns the same of two equal dice.
func (a *aim) double(die int) (direct, any uint32) {
	from, steps := a.held, 4
	if a.bar > 0 {
		entry := a.first[die]
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
