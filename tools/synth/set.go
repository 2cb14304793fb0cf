package main

// recipe makes a sound. Its loudness is the root mean square of its loudest tenth of a second, of 1.
type recipe struct {
	make     func() buffer
	loudness float64
	loops    bool
}

// sounds are all sounds of the game, by name.
var sounds = map[string]recipe{
	"draw":        {make: draw, loudness: 0.07},
	"play_attack": {make: playAttack, loudness: 0.10},
	"play_defend": {make: playDefend, loudness: 0.10},
	"play_major":  {make: playMajor, loudness: 0.14},
	"return":      {make: returning, loudness: 0.06},
	"choose":      {make: choose, loudness: 0.06},
	"press":       {make: press, loudness: 0.06},
	"refuse":      {make: refuse, loudness: 0.08},
	"hit_light":   {make: hitLight, loudness: 0.14},
	"hit_heavy":   {make: hitHeavy, loudness: 0.22},
	"shield":      {make: shieldUp, loudness: 0.13},
	"absorb":      {make: absorb, loudness: 0.14},
	"crack":       {make: crack, loudness: 0.18},
	"heal":        {make: heal, loudness: 0.12},
	"poison":      {make: poison, loudness: 0.12},
	"stun":        {make: stun, loudness: 0.13},
	"energy":      {make: energy, loudness: 0.05},
	"boon":        {make: boon, loudness: 0.11},
	"curse":       {make: curse, loudness: 0.13},
	"trap":        {make: trap, loudness: 0.11},
	"turn_mine":   {make: turnMine, loudness: 0.12},
	"turn_theirs": {make: turnTheirs, loudness: 0.10},
	"danger":      {make: danger, loudness: 0.15},
	"win":         {make: win, loudness: 0.18},
	"loss":        {make: loss, loudness: 0.16},
	"hall":        {make: hallAmbience, loudness: 0.05, loops: true},
}

// paper is a card that brushes over others.
func paper(seconds, from, to float64, seed uint64) buffer {
	return noise(seconds, seed).around(gliding(from, to, seconds), 1.4).shaped(swelling(seconds*0.35, seconds))
}

func draw() buffer {
	return paper(0.13, 1800, 3600, 1).with(noise(0.02, 2).high(steady(2500)).shaped(struck(0.001, 0.004)).times(0.5), 0.1)
}
func returning() buffer { return paper(0.2, 2600, 1100, 3) }

// landing is a card that is put down on wood.
func landing(weight float64) buffer {
	knock := tone(gliding(190, 105, 0.06), 0.18).shaped(struck(0.001, 0.022)).times(weight)
	return knock.with(noise(0.05, 5).low(steady(2600)).shaped(struck(0.001, 0.007)).times(0.6), 0)
}

func playAttack() buffer {
	rush := noise(0.26, 7).around(gliding(500, 2900, 0.22), 1.1).shaped(swelling(0.17, 0.26))
	return rush.with(landing(0.9), 0.2).hall(0.25)
}

func playDefend() buffer {
	return paper(0.22, 1500, 700, 8).with(landing(1.1), 0.18).with(bell(330, 0.09, 0.4).times(0.12), 0.19).hall(0.25)
}

func playMajor() buffer {
	rise := noise(0.4, 9).around(gliding(250, 4200, 0.36), 1.3).shaped(swelling(0.32, 0.4)).times(0.8)
	chord := bell(392, 0.35, 1.1).with(bell(587, 0.3, 1.1).times(0.7), 0.03).with(bell(784, 0.25, 1.0).times(0.5), 0.06)
	return rise.with(landing(1.4), 0.3).with(chord.times(0.3), 0.32).hall(0.45)
}

func choose() buffer {
	return tone(gliding(620, 760, 0.03), 0.09).shaped(struck(0.002, 0.018)).with(paper(0.06, 2600, 3200, 11).times(0.5), 0)
}

func press() buffer {
	return tone(gliding(420, 310, 0.04), 0.1).shaped(struck(0.001, 0.014)).with(noise(0.02, 12).high(steady(2000)).shaped(struck(0.001, 0.003)).times(0.25), 0)
}

func refuse() buffer {
	thud := tone(steady(150), 0.12).shaped(struck(0.002, 0.035)).with(tone(steady(159), 0.12).shaped(struck(0.002, 0.035)), 0)
	return thud.with(thud.times(0.8), 0.11)
}

// blow is a fist's or a blade's weight that lands.
func blow(hz, seconds float64, seed uint64) buffer {
	body := tone(gliding(hz*2.2, hz, 0.05), seconds).shaped(struck(0.001, seconds/5))
	crunch := noise(seconds, seed).low(gliding(5200, 500, seconds*0.6)).shaped(struck(0.001, seconds/11))
	return body.with(crunch.times(1.1), 0)
}

func hitLight() buffer {
	return blow(110, 0.28, 13).with(clang(1250, 0.05, 0.25).times(0.13), 0).hall(0.3)
}

func hitHeavy() buffer {
	return blow(58, 0.6, 14).times(1.2).with(blow(120, 0.3, 15).times(0.7), 0.025).with(clang(830, 0.11, 0.5).times(0.14), 0).hall(0.5)
}

func shieldUp() buffer {
	return tone(gliding(220, 440, 0.25), 0.5).shaped(swelling(0.2, 0.5)).times(0.5).with(bell(523, 0.25, 0.8).times(0.3), 0.12).hall(0.4)
}

func absorb() buffer {
	return clang(520, 0.16, 0.7).times(0.4).with(blow(95, 0.2, 16).times(0.6), 0).hall(0.35)
}

func crack() buffer {
	out := clang(410, 0.1, 0.5).times(0.35).with(blow(80, 0.25, 17), 0)
	for i, at := range []float64{0.02, 0.05, 0.07, 0.11, 0.16, 0.19, 0.27} {
		splinter := noise(0.05, uint64(20+i)).around(steady(2300+float64(i*i%7)*620), 5).shaped(struck(0.0005, 0.007))
		out = out.with(splinter.times(1.3-at*2), at)
	}
	return out.hall(0.35)
}

func heal() buffer {
	return notes(0.075, 0.8, 523.25, 659.25, 783.99, 1046.5).low(steady(5200)).with(tone(steady(523.25), 0.8).shaped(swelling(0.3, 0.8)).times(0.2), 0).hall(0.5)
}

func poison() buffer {
	out := buffer{}
	for i, at := range []float64{0, 0.09, 0.15, 0.26, 0.31, 0.42} {
		from := 260 + float64(i*137%5)*70
		out = out.with(tone(gliding(from, from*2.1, 0.07), 0.1).shaped(swelling(0.03, 0.1)), at)
	}
	return out.with(noise(0.6, 30).around(gliding(900, 500, 0.6), 3).shaped(swelling(0.2, 0.6)).times(0.25), 0).hall(0.3)
}

func stun() buffer {
	wobble := func(t float64) float64 { return 900 + 160*wave(t*9) - 500*t }
	return tone(wobble, 0.6).shaped(struck(0.005, 0.17)).with(tone(func(t float64) float64 { return 1.5 * wobble(t) }, 0.6).shaped(struck(0.005, 0.1)).times(0.4), 0).with(blow(140, 0.15, 31).times(0.6), 0).hall(0.4)
}

// wave swings once in a unit of time, as a triangle, -1…1.
func wave(t float64) float64 {
	t -= float64(int(t))
	switch {
	case t < 0.25:
		return 4 * t
	case t < 0.75:
		return 2 - 4*t
	}
	return 4*t - 4
}

func energy() buffer {
	return tone(gliding(330, 1320, 0.16), 0.3).shaped(struck(0.01, 0.06)).with(tone(gliding(660, 2640, 0.16), 0.3).shaped(struck(0.01, 0.04)).times(0.4), 0).hall(0.25)
}

func boon() buffer { return notes(0.09, 0.6, 440, 554.37, 659.25).hall(0.4) }

func curse() buffer {
	low := tone(gliding(196, 98, 0.5), 0.7).shaped(swelling(0.12, 0.7)).with(tone(gliding(207.65, 102, 0.5), 0.7).shaped(swelling(0.12, 0.7)), 0)
	return low.with(noise(0.6, 33).around(gliding(1400, 300, 0.5), 2).shaped(swelling(0.1, 0.6)).times(0.5), 0).hall(0.4)
}

func trap() buffer {
	click := noise(0.03, 34).around(steady(3100), 4).shaped(struck(0.0005, 0.004))
	return click.with(click.times(0.8), 0.07).with(pluck(185, 0.4, 35).times(0.5), 0.09).hall(0.3)
}

func turnMine() buffer {
	return bell(587.33, 0.3, 0.9).times(0.6).with(bell(880, 0.3, 0.9).times(0.5), 0.11).hall(0.4)
}
func turnTheirs() buffer {
	return bell(440, 0.25, 0.8).times(0.5).with(bell(329.63, 0.3, 0.9).times(0.6), 0.12).hall(0.4)
}

// danger is a heart that beats twice.
func danger() buffer {
	beat := tone(gliding(95, 52, 0.08), 0.22).shaped(struck(0.006, 0.045))
	pair := beat.with(beat.times(0.75), 0.17)
	return pair.with(pair.times(0.8), 0.62)
}

func win() buffer {
	melody := notes(0.13, 1.3, 392, 523.25, 659.25, 783.99)
	chord := buffer{}
	for i, hz := range []float64{261.63, 523.25, 659.25, 783.99, 1046.5} {
		chord = chord.with(pluck(hz, 1.9, uint64(40+i)), float64(i)*0.012)
	}
	drum := blow(65, 0.5, 46)
	return melody.with(chord.times(0.9), 0.56).with(drum.times(0.8), 0.56).with(bell(1046.5, 0.5, 1.6).times(0.15), 0.56).hall(0.6)
}

func loss() buffer {
	melody := notes(0.26, 1.3, 349.23, 311.13, 261.63)
	chord := pluck(130.81, 2, 50).with(pluck(155.56, 2, 51), 0.02).with(pluck(196, 2, 52), 0.04)
	return melody.with(chord, 0.78).with(blow(50, 0.7, 53).times(0.5), 0.78).low(steady(3000)).hall(0.6)
}

// hallAmbience is air that moves in a large room, and fire that crackles.
func hallAmbience() buffer {
	const seconds, overlap = 9.0, 1.0
	air := noise(seconds, 60).low(func(t float64) float64 { return 260 + 120*wave(t/seconds*2) }).times(1.2)
	fire := noise(seconds, 61).around(steady(700), 0.8).times(0.06)
	spark := hissing(62)
	for at := 0.1; at < seconds-0.2; at += 0.05 + 0.35*(spark(0)+1)/2 {
		hz := 1500 + 1300*spark(0)
		fire = fire.with(noise(0.03, uint64(at*1000)).around(steady(hz+1400), 3).shaped(struck(0.0005, 0.004)).times(0.25+0.25*spark(0)), at)
	}
	return air.with(fire[:len(air)], 0).looped(overlap)
}
