package motion

import "math"

// Curve leads from how much time has passed, 0…1, to how far a motion is. It begins at 0 and ends at 1, except for
// those that come back.
type Curve func(done float32) float32

func (c Curve) at(done float32) float32 {
	if c == nil {
		return done
	}
	return c(done)
}

// Slowing is fast at first, as something that is thrown.
func Slowing(done float32) float32 {
	rest := 1 - done
	return 1 - rest*rest*rest
}

// Gentle begins and ends slowly.
func Gentle(done float32) float32 { return done * done * (3 - 2*done) }

// ThereAndBack goes to 1 in the middle, and back to 0.
func ThereAndBack(done float32) float32 { return float32(math.Sin(float64(done) * math.Pi)) }

// Shaking swings around 0, less and less, and ends there.
func Shaking(done float32) float32 {
	const swings = 3.5
	return float32(math.Sin(float64(done)*swings*2*math.Pi)) * (1 - done)
}
