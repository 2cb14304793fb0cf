package main

import "math"

// rate is how many samples there are of a second. Half of what a CD has: no sound of the game has more above 10 kHz
// than its own noise.
const rate = 22050

// buffer is a sound under way: samples of one channel, about -1…1 until it is levelled.
type buffer []float64

// silence is a buffer of so many seconds.
func silence(seconds float64) buffer { return make(buffer, int(math.Round(seconds*rate))) }

// made is a buffer of so many seconds whose samples a function of time in seconds gives.
func made(seconds float64, at func(t float64) float64) buffer {
	b := silence(seconds)
	for i := range b {
		b[i] = at(float64(i) / rate)
	}
	return b
}

// times is the buffer louder or quieter by a factor.
func (b buffer) times(k float64) buffer {
	out := make(buffer, len(b))
	for i, v := range b {
		out[i] = v * k
	}
	return out
}

// shaped is the buffer under an envelope.
func (b buffer) shaped(e envelope) buffer {
	out := make(buffer, len(b))
	for i, v := range b {
		out[i] = v * e(float64(i)/rate)
	}
	return out
}

// with is the buffer with another one added from a time on; it grows if that takes longer.
func (b buffer) with(other buffer, from float64) buffer {
	start := int(math.Round(from * rate))
	out := make(buffer, max(len(b), start+len(other)))
	copy(out, b)
	for i, v := range other {
		out[start+i] += v
	}
	return out
}

// looped is the buffer with its last seconds laid over its first, so that it can be repeated without a seam.
func (b buffer) looped(overlap float64) buffer {
	n := int(math.Round(overlap * rate))
	out := make(buffer, len(b)-n)
	copy(out, b[n:])
	for i := range n {
		share := float64(i) / float64(n)
		at := len(out) - n + i
		out[at] = out[at]*math.Sqrt(1-share) + b[i]*math.Sqrt(share)
	}
	return out
}

// levelled is the buffer with a peak, 0…1, at most, and about a loudness: the root mean square of its loudest tenth of
// a second, 0…1. It ends in silence unless it is to be looped.
func (b buffer) levelled(loudness, peak float64) buffer {
	k := loudness / math.Max(b.loudest(), 1e-9)
	return b.times(math.Min(k, peak/math.Max(b.peak(), 1e-9)))
}

// ended is the buffer with a few milliseconds faded in and out, against clicks.
func (b buffer) ended() buffer {
	const in, out = 0.001, 0.012
	length := float64(len(b)) / rate
	return b.shaped(func(t float64) float64 { return clamp(t/in) * clamp((length-t)/out) })
}

func (b buffer) peak() float64 {
	top := 0.0
	for _, v := range b {
		top = math.Max(top, math.Abs(v))
	}
	return top
}

// loudest is the root mean square of the loudest tenth of a second.
func (b buffer) loudest() float64 {
	const window = rate / 10
	best, sum := 0.0, 0.0
	for i, v := range b {
		sum += v * v
		if i >= window {
			sum -= b[i-window] * b[i-window]
		}
		best = math.Max(best, sum)
	}
	return math.Sqrt(best / window)
}

func clamp(v float64) float64 { return math.Max(0, math.Min(1, v)) }
