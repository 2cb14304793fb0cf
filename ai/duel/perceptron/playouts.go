package perceptron

import (
	"context"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// school makes examples as the diploma makes the samples for its networks: positions come from duels between two strong
// players, and each is worth the share of playouts between the same players that are won from it.
type school struct {
	field    *field
	weights  []weights // of the strong players, by hero
	seed     uint64
	duels    int
	progress func(done int)
}

const (
	// playouts is how many are played from a position.
	playouts = 8
	// turnsAnExample is in how many turns a position is taken.
	turnsAnExample = 4
	// gamesAnExample is how many games a duel costs with the playouts from its positions, at about 16 turns a duel.
	gamesAnExample = 1 + 16/turnsAnExample*playouts
)

// example is a position at the end of a turn with the share of playouts that were won from it.
type example struct {
	vector turnfeature.Vector
	won    float32
}

// examples plays the duels, and returns the examples of each hero.
func (l *school) examples(ctx context.Context) ([][]example, error) {
	type ofDuel = [2][]example // by seat
	all := make([]ofDuel, l.duels)
	for begin := 0; begin < l.duels; begin += batch {
		err := selfplay.Each(ctx, min(batch, l.duels-begin), func(i int) { all[begin+i] = l.play(begin + i) })
		if err != nil {
			return nil, err
		}
		l.progress((begin + batch) * gamesAnExample)
	}
	byHero := make([][]example, len(l.field.heroes))
	for number := range all {
		for seat, hero := range l.field.pairing(number) {
			byHero[hero] = append(byHero[hero], all[number][seat]...)
		}
	}
	return byHero, nil
}

// play plays a duel and returns the examples of some of its turns, by seat.
func (l *school) play(number int) (examples [2][]example) {
	heroes := l.field.pairing(number)
	d := l.field.duel(heroes)
	chance := game.NewStream(l.seed, uint64(number))
	s := d.Start(chance.Next())
	players := newSparrers(d, [2]*weights{&l.weights[heroes[0]], &l.weights[heroes[1]]})
	for s.Winner == game.Nobody {
		seat := s.Mover
		p := players[seat].draw(&s, temperature, &chance)
		p.CarryOut(d, &s)
		if s.Winner != game.Nobody {
			return examples
		}
		if chance.Below(turnsAnExample) == 0 {
			one := example{won: shareWon(d, &s, &players, &chance)}
			turnfeature.Of(d, &s, seat, &one.vector)
			examples[seat] = append(examples[seat], one)
		}
		d.Pass(&s)
	}
	return examples
}

// shareWon is the share of playouts that the mover wins from the end of its turn. What it can't see is drawn anew for
// each.
func shareWon(d *duel.Duel, s *duel.State, players *[2]sparrer, chance *game.Stream) float32 {
	view := d.View(s, s.Mover)
	won := 0
	for range playouts {
		t := d.Determinize(&view, chance.Next())
		d.Pass(&t)
		if playOut(d, &t, players) == view.Seat {
			won++
		}
	}
	return float32(won) / playouts
}
