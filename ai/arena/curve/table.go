package curve

import (
	"context"
	"fmt"

	"boardduels/ai"
	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/personas"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Cast is what the names in a plan stand for.
type Cast struct {
	Pack *schema.Pack
	// Of users and the population, the one that learns, and the one that it is compared with; newcomers come by
	// themselves
	Brains ai.Brains
	// Programs returns the program of a command; nil if there are to be none.
	Programs func(command string) (Program, error)
}

const (
	thinking  = "precedent"       // the brain that learns
	quick     = "precedent_quick" // the same, where it doesn't think
	reference = "tree"            // the brain that the thesis compares it with
)

// learner returns the brain that learns.
func (p *Plan) learner() string {
	if p.Thinks {
		return thinking
	}
	return quick
}

// room is where runs are made: all that they share.
type room struct {
	plan    *Plan
	cast    Cast
	duels   [][]*duel.Duel  // by the heroes of both seats
	initial []*kb.Knowledge // by hero
	others  *population
	taught  *cache[pupil, *taught]
	guests  *programs // of the run that is under way
}

// ofRun returns the room with programs for one run.
func (r *room) ofRun() *room {
	one := *r
	one.guests = &programs{make: r.cast.Programs}
	return &one
}

func newRoom(p *Plan, cast Cast) (*room, error) {
	if hash := cast.Pack.Hash(); hash != p.Pack.Hash {
		return nil, fmt.Errorf("pack %s isn't the one of the plan: its content has the digest %s, the plan's %s", p.Pack.Name, hash, p.Pack.Hash)
	}
	r := &room{plan: p, cast: cast, taught: &cache[pupil, *taught]{}}
	for _, hero := range p.Heroes {
		k, err := kb.ForHero(cast.Pack, hero)
		if err != nil {
			return nil, err
		}
		r.initial = append(r.initial, k)
		var row []*duel.Duel
		for _, other := range p.Heroes {
			d, err := cast.Pack.Duel(hero, other)
			if err != nil {
				return nil, err
			}
			row = append(row, d)
		}
		r.duels = append(r.duels, row)
	}
	r.others = newPopulation(r)
	return r, r.checkBrains()
}

// checkBrains returns an error if a name in the plan stands for no brain.
func (r *room) checkBrains() error {
	ids := append([]string{r.plan.learner(), reference}, r.plan.Population...)
	if r.plan.Doubles > 0 {
		ids = append(append(ids, opponents...), imitation.ID)
	}
	for _, text := range r.plan.Users {
		user, err := ParseUser(text)
		if err != nil {
			return err
		}
		ids = append(ids, user.Brains()...)
	}
	for _, id := range ids {
		if isProgram(id) && r.cast.Programs != nil {
			continue
		}
		if _, err := r.brain(id); err != nil {
			return err
		}
	}
	return nil
}

// brain returns the brain with an id.
func (r *room) brain(id string) (ai.Brain, error) {
	if newcomer, ok := personas.Newcomer(id); ok {
		return newcomer, nil
	}
	return r.cast.Brains.Find(id)
}

// duel returns the duel of a setting.
func (r *room) duel(s setting) *duel.Duel {
	if s.seat == 0 {
		return r.duels[s.mine][s.theirs]
	}
	return r.duels[s.theirs][s.mine]
}

// known returns what the AI knows before the first game of a setting.
func (r *room) known(s setting) learning.Known {
	return learning.Known{Mine: r.initial[s.mine], Theirs: r.initial[s.theirs]}
}

// opponent returns the brain that plays the next game of a run against a user.
func (r *room) opponent(s setting, user kb.Rating) string {
	if r.plan.Even {
		return difficulty.Brain(user, r.initial[s.mine].Ease(r.plan.Heroes[s.theirs]))
	}
	return r.plan.learner()
}

// player is somebody who plays: a brain with what it knows of both heroes.
type player struct {
	brain string
	known learning.Known
}

// beginner is a brain that knows what there is to know before the first game of a setting.
func (r *room) beginner(brain string, s setting) player { return player{brain, r.known(s)} }

// mirrored is a setting as the user sees it.
func (s setting) mirrored() setting { return setting{s.theirs, s.mine, 1 - s.seat} }

// play plays a game between the AI's side, with whatever player, and a user. It returns the game as each has seen it.
func (r *room) play(ctx context.Context, s setting, mine player, user string, chance *game.Stream) (seen, seenByUser *learning.Episode, err error) {
	d, start := r.duel(s), chance.Next()
	var players [2]ai.Player
	if players[s.seat], err = r.seat(ctx, d, s.seat, mine, chance.Next()); err != nil {
		return nil, nil, err
	}
	if players[1-s.seat], err = r.seat(ctx, d, 1-s.seat, r.beginner(user, s.mirrored()), chance.Next()); err != nil {
		return nil, nil, err
	}
	seen, seenByUser = &learning.Episode{Duel: d, Seat: s.seat}, &learning.Episode{Duel: d, Seat: 1 - s.seat}
	state := d.Start(start)
	return seen, seenByUser, playOn(ctx, d, &state, players, seen, seenByUser)
}

// seat gives a player its seat.
func (r *room) seat(ctx context.Context, d *duel.Duel, seat game.Seat, p player, seed uint64) (ai.Player, error) {
	if isProgram(p.brain) {
		return r.guests.seat(ctx, p.brain, d, seat)
	}
	brain, err := r.brain(p.brain)
	if err != nil {
		return nil, err
	}
	return brain.New(ai.Setup{Duel: d, Seat: seat, Seed: seed, Knowledge: p.known.Mine, Foe: p.known.Theirs})
}

// playOn plays a duel to its end, before those who note it.
func playOn(ctx context.Context, d *duel.Duel, s *duel.State, players [2]ai.Player, notes ...*learning.Episode) error {
	for _, m := range notes {
		m.Begin(s)
	}
	audience, spectators := ai.NewAudience(players), spectatorsOf(players)
	var legal [duel.ActionCapacity]duel.Action
	for s.Winner == game.Nobody {
		view := d.View(s, s.Mover)
		action, rationale, err := players[view.Seat].Decide(ctx, &view, d.Legal(s, legal[:0]))
		if err != nil {
			return err
		}
		audience.Tell(d, s, action)
		if err := spectators.follow(d, s, action); err != nil {
			return fmt.Errorf("seat %d: %w", view.Seat, err)
		}
		if rationale == nil { // of a program
			rationale = &ai.Rationale{}
		}
		for _, m := range notes {
			if m.Seat == view.Seat {
				m.Note(rationale)
			}
			m.Observe(action, s)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	spectators.end(ctx, s)
	return nil
}
