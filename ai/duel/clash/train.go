package clash

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/fit/adam"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Training finds what states are worth from duels that a brain plays with itself. In the first third of them each
// stance is as likely as the others; then they are taken by what was found, and now and then by lot, so that in the end
// states are valued as they come of play near the equilibrium. A first fit alone is lost by to who always takes one.
type Training struct {
	selfplay.Task
	// Player seats the brain, which is never asked for a stance.
	Player func(d *duel.Duel, seat game.Seat, seed uint64) (ai.Player, error)
}

const (
	passes   = 3
	byLot    = 0.2 // of stances, after the first pass
	rounds   = 6   // over all samples, with ever smaller steps
	group    = 256 // samples a step
	rate     = 0.01
	tenth    = 0.1 // of hp, beside which the other traits are small
	playing  = 1 << 40
	learning = 2 << 40
)

// sample is a state after a clash, and whether its mover won.
type sample struct {
	traits Traits
	of     int // the heroes and who of them is to move, from 0
	won    float32
}

// Weights finds the weights. A duel without a clash gets the usual one.
func (t *Training) Weights(ctx context.Context) (*Traits, error) {
	if t.Numbers.Clash.Pace == rule.NoClash {
		t.Numbers.Clash = rule.DefaultClash()
	}
	duels, err := t.Duels()
	if err != nil {
		return nil, err
	}
	found := &Traits{}
	for pass := range passes {
		samples, err := t.samples(ctx, duels, found, pass)
		if err != nil {
			return nil, err
		}
		luck := game.NewStream(t.Seed, learning+uint64(pass))
		found.fit(samples, 2*len(duels), &luck)
	}
	return found, nil
}

// samples plays the duels of a pass.
func (t *Training) samples(ctx context.Context, duels []*duel.Duel, w *Traits, pass int) (all []sample, err error) {
	games := t.Games / passes
	each, errs := make([][]sample, games), make([]error, games)
	err = selfplay.Each(ctx, games, func(i int) {
		luck := game.NewStream(t.Seed, playing+uint64(pass*games+i))
		each[i], errs[i] = t.play(ctx, duels[i%len(duels)], w, pass, &luck)
		for j := range each[i] {
			each[i][j].of += 2 * (i % len(duels))
		}
	})
	for i := range each {
		if err == nil {
			err = errs[i]
		}
		all = append(all, each[i]...)
	}
	t.Tell((pass + 1) * games)
	return all, err
}

// play plays a duel.
func (t *Training) play(ctx context.Context, d *duel.Duel, w *Traits, pass int, luck *game.Stream) (samples []sample, err error) {
	s := d.Start(luck.Next())
	var players [2]ai.Player
	for seat := range players {
		if players[seat], err = t.Player(d, game.Seat(seat), luck.Next()); err != nil {
			return nil, err
		}
	}
	var movers []game.Seat
	var legal []duel.Action
	for s.Winner == game.Nobody {
		v := d.View(&s, s.Mover)
		if s.Stances.Due {
			first := s.Stances.Taken == [2]rule.Stance{}
			d.Try(&s, duel.Take(tried(d, w, &v, pass, luck)), nil)
			if !first && s.Winner == game.Nobody {
				samples, movers = append(samples, sample{traits: TraitsOf(&s), of: int(s.Mover)}), append(movers, s.Mover)
			}
			continue
		}
		legal = d.Legal(&s, legal[:0])
		a, _, err := players[s.Mover].Decide(ctx, &v, legal)
		if err != nil {
			return nil, err
		}
		if err := d.Apply(&s, a, nil); err != nil {
			return nil, err
		}
	}
	for i := range samples {
		if movers[i] == s.Winner {
			samples[i].won = 1
		}
	}
	return samples, nil
}

// tried is a stance that is taken while what states are worth is found.
func tried(d *duel.Duel, w *Traits, v *duel.View, pass int, luck *game.Stream) rule.Stance {
	const fine = 1000
	if pass == 0 || luck.Below(fine) < byLot*fine {
		return rule.Stances[luck.Below(Stances)]
	}
	m := Outcomes(d, w, v, luck.Next())
	mix, _ := m.Solve()
	return mix.draw(luck)
}

// fit finds the weights by which the traits of samples foretell who won, from those that there are. How strong heroes
// are is found beside them, and forgotten: those with much energy aren't the stronger for it, but energy is worth
// something to each.
func (w *Traits) fit(samples []sample, heroes int, luck *game.Stream) {
	if len(samples) == 0 {
		return
	}
	var scale Traits
	for i := range scale {
		scale[i] = 1
	}
	for _, hp := range [...]int{0, 2, traits, traits + 2} {
		scale[hp] = tenth
	}
	weights, row := make([]float32, len(w)+heroes), make([]float32, len(w)+heroes)
	for i := range w {
		weights[i] = w[i] / scale[i]
	}
	regression := adam.NewRegression(len(weights), group, 1./group)
	for round := range rounds {
		for range samples {
			x := &samples[luck.Below(len(samples))]
			clear(row[len(w):])
			row[len(w)+x.of] = 1
			odds := weights[len(w)+x.of]
			for i := range x.traits {
				row[i] = x.traits[i] * scale[i]
				odds += float32(row[i] * weights[i])
			}
			regression.Learn(weights, row, odds, x.won, rate/float32(1+round))
		}
	}
	for i := range w {
		w[i] = weights[i] * scale[i]
	}
}
