package stats

import "math"

// Share is how often something happened in independent trials, with Wilson's interval.
type Share struct {
	Count int     `json:"count"`
	Share float64 `json:"share"`
	Interval
}

// NewShare counts k of n. The interval is Wilson's (E. B. Wilson, "Probable inference", 1927), which stays inside 0…1
// and holds for small n. Of no trials nothing is known.
func NewShare(k, n int) Share {
	if n == 0 {
		return Share{Interval: Interval{0, 1}}
	}
	p := float64(k) / float64(n)
	return Share{k, p, Wilson(p, n)}
}

// Wilson returns the interval of a share of n trials, which are more than 0. Where trials may be half won it is no
// narrower than theirs, since none vary more than those that are won or lost.
func Wilson(p float64, n int) Interval {
	total := float64(n)
	scale := 1 + z*z/total
	middle := (p + z*z/(2*total)) / scale
	half := float64(z / scale * math.Sqrt(p*(1-p)/total+z*z/(4*total*total)))
	return Interval{max(0, middle-half), min(1, middle+half)}
}

// Difference returns how much larger a is than b, two shares of independent trials, with Newcombe's hybrid score
// interval (R. G. Newcombe, "Interval estimation for the difference between independent proportions", 1998, method 10).
// Where one of them has no trials, nothing is known.
func Difference(a, b Share) Estimate {
	if unknown := (Interval{0, 1}); a.Interval == unknown || b.Interval == unknown {
		return Estimate{Interval: Interval{-1, 1}}
	}
	d := a.Share - b.Share
	below := math.Hypot(a.Share-a.Low, b.High-b.Share)
	above := math.Hypot(a.High-a.Share, b.Share-b.Low)
	return Estimate{d, Interval{max(-1, d-below), min(1, d+above)}}
}
