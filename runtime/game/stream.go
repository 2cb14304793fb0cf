package game

import "math/bits"

// Stream is a seeded source of chance that lives inside a game state (SplitMix64). The zero value is a valid stream.
// A state holds one stream per purpose, so that a draw for one doesn't shift the draws for another.
type Stream uint64

// gamma is SplitMix64's increment: the golden ratio in 64 bits.
const gamma = 0x9e3779b97f4a7c15

// NewStream returns the stream of a purpose. Different purposes of one seed are unrelated.
func NewStream(seed, purpose uint64) Stream {
	return Stream(mix(seed + mix(purpose+gamma)))
}

// After returns the stream that has just given a number: each stream gives each number once, so what follows it is
// known.
func After(number uint64) Stream {
	z := number ^ number>>31 ^ number>>62
	z *= 0x319642b2d24d8ec3
	z ^= z>>27 ^ z>>54
	z *= 0x96de1b173f119089
	return Stream(z ^ z>>30 ^ z>>60)
}

// Next returns 64 uniformly random bits.
func (s *Stream) Next() uint64 {
	*s += gamma
	return mix(uint64(*s))
}

// Below returns a uniformly random whole number from 0 to n-1; n must be positive. It is unbiased
// (Lemire, "Fast random integer generation in an interval", 2019).
func (s *Stream) Below(n int) int {
	bound := uint64(n)
	high, low := bits.Mul64(s.Next(), bound)
	if low < bound {
		for threshold := -bound % bound; low < threshold; {
			high, low = bits.Mul64(s.Next(), bound)
		}
	}
	return int(high)
}

func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
