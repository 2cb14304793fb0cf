package competence

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Recorded is a situation that came up in a duel: the beginning of a turn in which there was something to choose.
type Recorded struct {
	Duel   *duel.Duel
	View   duel.View // of the seat that is to move
	Inputs ai.Situation
	Number int // of the duel among those that were looked at, from 0
	Turn   int // in that duel, from 1; both seats' turns count
}

// Enemy returns the id of the other hero.
func (r *Recorded) Enemy() string { return r.Duel.Hero(1 - r.View.Seat).ID }

// recorder collects the situations of a hero in a duel.
type recorder struct {
	duel   *duel.Duel
	hero   string
	number int
	found  []Recorded
	turn   int
	mover  game.Seat
	began  bool
	legal  [duel.ActionCapacity]duel.Action
}

// see is told of each state in which somebody decides.
func (r *recorder) see(s *duel.State) {
	if r.began && s.Mover == r.mover {
		return
	}
	r.began, r.mover = true, s.Mover
	r.turn++
	if r.duel.Hero(s.Mover).ID != r.hero || len(r.duel.Legal(s, r.legal[:0])) < 2 {
		return
	}
	v := r.duel.View(s, s.Mover)
	r.found = append(r.found, Recorded{r.duel, v, retrieval.Describe(r.duel, &v), r.number, r.turn})
}

// Duels is how many duels [Played] plays unless asked otherwise: some four hundred situations.
const Duels = 48

// watched are the brains whose duels are looked at: they decide quickly, in different ways, and without knowledge.
var watched = []string{"tree", "professional", "evaluation"}

// Played returns the situations of a hero in duels against each hero of a pack, itself included, by [watched] in turn,
// from both seats. The same pack and number of duels give the same situations on every machine. It returns the error of
// a context that ends, and that of a hero that can't play.
func Played(ctx context.Context, pack *schema.Pack, hero string, brains ai.Brains, duels int) ([]Recorded, error) {
	const seed = 1
	players := make(ai.Brains, len(watched))
	for i, id := range watched {
		var err error
		if players[i], err = brains.Find(id); err != nil {
			return nil, err
		}
	}
	var all []Recorded
	enemies := pack.IDs(schema.HeroKind)
	for n := range duels {
		seat := game.Seat(n % 2)
		var heroes [2]string
		heroes[seat], heroes[1-seat] = hero, enemies[n/2%len(enemies)]
		d, err := pack.Duel(heroes[0], heroes[1])
		if err != nil {
			return nil, err
		}
		r := recorder{duel: d, hero: hero, number: n}
		pair := [2]ai.Brain{players[n%len(players)], players[n/len(players)%len(players)]}
		if err := r.play(ctx, pair, uint64(game.NewStream(seed, uint64(n)+1))); err != nil {
			return nil, err
		}
		all = append(all, r.found...)
	}
	return all, nil
}

// play plays a duel to its end.
func (r *recorder) play(ctx context.Context, brains [2]ai.Brain, seed uint64) error {
	var players [2]ai.Player
	for seat := range players {
		var err error
		setup := ai.Setup{Duel: r.duel, Seat: game.Seat(seat), Seed: uint64(game.NewStream(seed, uint64(seat)+1)), Tacit: true}
		if players[seat], err = brains[seat].New(setup); err != nil {
			return fmt.Errorf("brain %s: %w", brains[seat].ID, err)
		}
	}
	s := r.duel.Start(seed)
	var view duel.View
	for s.Winner == game.Nobody {
		r.see(&s)
		r.duel.Show(&s, s.Mover, &view)
		action, _, err := players[s.Mover].Decide(ctx, &view, r.duel.Legal(&s, r.legal[:0]))
		if err == nil {
			err = ctx.Err()
		}
		if err == nil {
			err = r.duel.Apply(&s, action, nil)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Saved returns the situations of a hero in records. Those that can't be played, or in which the hero isn't, are left
// out. A record brings the numbers of its own time along.
func Saved(records []*duelrecord.Record, hero string) (all []Recorded) {
	for n, record := range records {
		if !slices.ContainsFunc(record.Seats[:], func(s duelrecord.Seat) bool { return s.Hero.ID == hero }) {
			continue
		}
		d, err := record.Duel()
		if err != nil {
			continue
		}
		r := recorder{duel: d, hero: hero, number: n}
		if record.Walk(d, func(step duelrecord.Step) error { r.see(step.State); return nil }) == nil {
			all = append(all, r.found...)
		}
	}
	return all
}
