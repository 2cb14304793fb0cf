package main

import (
	"math"
	"math/rand/v2"
)

// envelope is how loud something is at a time in seconds, 0…1.
type envelope func(t float64) float64

// struck is at once as loud as it gets, after an attack in seconds, and loses half of that again and again.
func struck(attack, half float64) envelope {
	return func(t float64) float64 {
		if t < attack {
			return t / attack
		}
		return math.Exp2(-(t - attack) / half)
	}
}

// swelling rises to its loudest at a time and falls until another.
func swelling(top, end float64) envelope {
	return func(t float64) float64 {
		if t < top {
			return math.Pow(math.Sin(math.Pi/2*t/top), 2)
		}
		return math.Pow(math.Cos(math.Pi/2*clamp((t-top)/(end-top))), 2)
	}
}

// pitch is a frequency in Hz at a time in seconds.
type pitch func(t float64) float64

func steady(hz float64) pitch { return func(float64) float64 { return hz } }

// gliding goes from one frequency to another, in a time, by equal ratios.
func gliding(from, to, seconds float64) pitch {
	return func(t float64) float64 { return from * math.Pow(to/from, clamp(t/seconds)) }
}

// tone is a sine of a pitch.
func tone(p pitch, seconds float64) buffer {
	phase := 0.0
	return made(seconds, func(t float64) float64 {
		phase += 2 * math.Pi * p(t) / rate
		return math.Sin(phase)
	})
}

// bell is struck metal: partials that aren't multiples of each other, the higher the shorter.
func bell(hz, half, seconds float64) buffer {
	out := silence(seconds)
	for i, ratio := range []float64{0.56, 0.92, 1.19, 1.71, 2, 2.74, 3, 3.76, 4.07} {
		level := 1 / (1 + float64(i)*0.45)
		out = out.with(tone(steady(hz*ratio), seconds).shaped(struck(0.002, half/(0.6+ratio*0.5))).times(level), 0)
	}
	return out
}

// clang is a blade: as a bell, but with partials that lie close and beat.
func clang(hz, half, seconds float64) buffer {
	out := silence(seconds)
	for i, ratio := range []float64{1, 1.013, 1.57, 1.594, 2.41, 2.44, 3.73, 4.89, 6.17} {
		out = out.with(tone(steady(hz*ratio), seconds).shaped(struck(0.001, half/(1+float64(i)*0.35))).times(1/(1+float64(i)*0.3)), 0)
	}
	return out
}

// pluck is a string of a frequency, after Karplus and Strong: noise in a loop that grows dull.
func pluck(hz, seconds float64, seed uint64) buffer {
	hiss := hissing(seed)
	loop := make([]float64, int(math.Round(rate/hz)))
	for i := range loop {
		loop[i] = hiss(0)
	}
	at := 0
	return made(seconds, func(float64) float64 {
		next := (at + 1) % len(loop)
		v := loop[at]
		loop[at] = 0.4985 * (loop[at] + loop[next])
		at = next
		return v
	})
}

// hissing is white noise.
func hissing(seed uint64) func(t float64) float64 {
	random := rand.New(rand.NewPCG(seed, 0x50))
	return func(float64) float64 { return random.Float64()*2 - 1 }
}

// noise is white noise of so many seconds.
func noise(seconds float64, seed uint64) buffer { return made(seconds, hissing(seed)) }

// low lets through what lies below a frequency, high what lies above.
func (b buffer) low(p pitch) buffer {
	last := 0.0
	out := make(buffer, len(b))
	for i, v := range b {
		k := 1 - math.Exp(-2*math.Pi*p(float64(i)/rate)/rate)
		last += k * (v - last)
		out[i] = last
	}
	return out
}

func (b buffer) high(p pitch) buffer {
	lows := b.low(p)
	out := make(buffer, len(b))
	for i, v := range b {
		out[i] = v - lows[i]
	}
	return out
}

// around lets through what lies around a frequency; the narrower the larger quality is.
func (b buffer) around(p pitch, quality float64) buffer {
	var low, band float64
	out := make(buffer, len(b))
	for i, v := range b {
		f := 2 * math.Sin(math.Pi*math.Min(p(float64(i)/rate), rate/6.5)/rate)
		low += f * band
		band += f * (v - low - band/quality)
		out[i] = band / math.Sqrt(quality)
	}
	return out
}

// hall is the buffer as it sounds in a hall of stone: with echoes that grow dull, as loud beside it as a share says.
func (b buffer) hall(share float64) buffer {
	const tail = 0.9
	wet := silence(float64(len(b))/rate + tail)
	for i, delay := range []float64{0.0297, 0.0371, 0.0411, 0.0437, 0.0531} {
		wet = wet.with(b.echoing(delay, math.Pow(0.001, delay/tail), len(wet)).times(0.2), 0.002*float64(i))
	}
	wet = wet.low(steady(3200))
	return b.with(wet.times(share), 0)
}

// echoing comes back again and again after a delay, each time weaker by a factor.
func (b buffer) echoing(delay, factor float64, length int) buffer {
	n := int(math.Round(delay * rate))
	out := make(buffer, length)
	for i := range out {
		if i < len(b) {
			out[i] = b[i]
		}
		if i >= n {
			out[i] += factor * out[i-n]
		}
	}
	return out
}

// notes are plucked one after the other.
func notes(apart, each float64, hz ...float64) buffer {
	out := buffer{}
	for i, f := range hz {
		out = out.with(pluck(f, each, uint64(i+1)), float64(i)*apart)
	}
	return out
}
