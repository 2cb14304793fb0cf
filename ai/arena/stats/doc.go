// Package stats holds the statistics of tournaments: shares and scores with their intervals, tests that may stop early,
// and ratings. It knows nothing of duels. All intervals hold with [Confidence]; whatever takes chance takes it from a
// seed.
package stats

// Confidence is the chance with which an interval is meant to hold the true value.
const Confidence = 0.95

// z is the standard normal quantile that leaves (1-Confidence)/2 above it.
const z = 1.959963984540054

// Interval is what a true value lies in.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Half returns half the width.
func (i Interval) Half() float64 { return (i.High - i.Low) / 2 }

// Holds reports whether a value lies inside.
func (i Interval) Holds(x float64) bool { return i.Low <= x && x <= i.High }

// Including returns the interval, widened to hold a value.
func (i Interval) Including(x float64) Interval { return Interval{min(i.Low, x), max(i.High, x)} }

// Estimate is a measured value with its interval.
type Estimate struct {
	Value float64 `json:"value"`
	Interval
}
