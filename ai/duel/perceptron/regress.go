package perceptron

import (
	"context"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/adam"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/game"
)

// regression finds weights by logistic regression: the chance of winning from the position at the end of each own turn,
// in self-play by the weights found so far.
type regression struct {
	field    *field
	seed     uint64
	duels    int
	progress func(done int)

	heroes []model
	common model // of all heroes, without the cards
}

// model is weights that are being fitted.
type model struct {
	weights weights
	descent [phaseCount]*adam.Regression
}

const (
	// temperature is that of the softmax by which self-play tries plans, in log-odds.
	temperature = 0.3
	// batch is how many duels are played by the same weights.
	batch = 512
)

func (r *regression) run(ctx context.Context) error {
	r.common = newModel()
	for range r.field.heroes {
		r.heroes = append(r.heroes, newModel())
	}
	samples := make([][]sample, batch)
	for done := 0; done < r.duels; done += batch {
		err := selfplay.Each(ctx, batch, func(i int) { samples[i] = r.play(done+i, samples[i][:0]) })
		if err != nil {
			return err
		}
		const rate = 0.03
		left := 1 - float32(done)/float32(r.duels)
		r.learn(samples, rate*left*left)
		r.progress(min(done+batch, r.duels))
	}
	return nil
}

// sample is a position at the end of a turn.
type sample struct {
	seat   game.Seat // whose turn it was
	hero   int
	phase  phase
	vector turnfeature.Vector
	won    float32 // 1 if that seat won
}

// play plays a duel and notes the position at the end of each turn.
func (r *regression) play(number int, notes []sample) []sample {
	heroes := r.field.pairing(number)
	d := r.field.duel(heroes)
	chance := game.NewStream(r.seed, uint64(number))
	s := d.Start(chance.Next())
	players := newSparrers(d, [2]*weights{&r.heroes[heroes[0]].weights, &r.heroes[heroes[1]].weights})
	for {
		seat := s.Mover
		note := sample{seat: seat, hero: heroes[seat], phase: phaseOf(d, &s)}
		p := players[seat].draw(&s, temperature, &chance)
		p.CarryOut(d, &s)
		if s.Winner != game.Nobody {
			break
		}
		turnfeature.Of(d, &s, seat, &note.vector)
		notes = append(notes, note)
		d.Pass(&s)
		if s.Winner != game.Nobody {
			break
		}
	}
	for i := range notes {
		if notes[i].seat == s.Winner {
			notes[i].won = 1
		}
	}
	return notes
}

func (r *regression) learn(samples [][]sample, rate float32) {
	for i := range samples {
		for j := range samples[i] {
			n := &samples[i][j]
			r.heroes[n.hero].learn(n, rate)
			forgetCards(&n.vector)
			r.common.learn(n, rate)
		}
	}
}

func newModel() (m model) {
	const group = 64 // samples that make a step
	for p := range m.descent {
		m.descent[p] = adam.NewRegression(turnfeature.Count, group, 1)
	}
	return m
}

func (m *model) learn(n *sample, rate float32) {
	w := &m.weights[n.phase]
	m.descent[n.phase].Learn(w[:], n.vector[:], n.vector.Dot(w), n.won, rate)
}

// found returns the weights by hero.
func (r *regression) found() []weights {
	all := make([]weights, len(r.heroes))
	for i := range all {
		all[i] = r.heroes[i].weights
	}
	return all
}
