package curve

import (
	"context"
	"slices"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
)

// taught is what the games of a learning run came to.
type taught struct {
	won string // as [Record] has it
	// What follows is of the first games, [learnedAfter] of them.
	styles []usermodel.Vector  // of the user, after each
	known  learning.Known      // after them
	played []*learning.Episode // as the user saw them
}

// taughtBy returns what the games of a learning run of the first learner came to. They are played once, though the
// models of each user are asked about all others, too.
func (r *room) taughtBy(ctx context.Context, u unit) (*taught, error) {
	return r.taught.get(u, func() (*taught, error) {
		own := r.ofRun() // a program that is asked by another's run goes on to nothing else
		defer own.guests.close()
		return own.teach(ctx, u)
	})
}

// taughtHere returns the same in a user's own run. A program has to have played its games there, for what it is asked
// after them.
func (r *room) taughtHere(ctx context.Context, u unit, user User) (*taught, error) {
	if slices.ContainsFunc(user.Brains(), isProgram) {
		return r.teach(ctx, u)
	}
	return r.taughtBy(ctx, u)
}

// teach plays the games of a learning run.
func (r *room) teach(ctx context.Context, u unit) (*taught, error) {
	p := r.plan
	user, err := ParseUser(p.Users[u.user])
	if err != nil {
		return nil, err
	}
	s, without := p.setting(u.run), p.Learners[u.learner]
	all, known := &taught{}, r.known(s)
	var rating kb.Rating
	for k := range p.Games {
		chance, brain := p.chance(u.run, forGame, k), r.opponent(s, rating)
		m, theirs, err := r.play(ctx, s, player{brain, known}, user.brain(k), &chance)
		if err != nil {
			return nil, err
		}
		all.note(m.Won)
		if p.Even {
			rating = difficulty.After(rating, m, brain, known, chance.Next())
		}
		if learns(without, user, k) {
			known = learning.Learn(known, m, options(without, chance.Next())).Known
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if k < learnedAfter {
			all.played, all.known = append(all.played, theirs), known
			all.styles = append(all.styles, usermodel.Of(m.Duel.Hero(1-m.Seat), known.Theirs.Style))
		}
	}
	return all, nil
}

// note counts a game.
func (t *taught) note(won bool) {
	if won {
		t.won += "1"
	} else {
		t.won += "0"
	}
}

// swappedStyles returns the styles of the other users after each of the first games of a learning run.
func (r *room) swappedStyles(ctx context.Context, u unit) (all [][]usermodel.Vector, err error) {
	for other := range r.plan.Users {
		if other == u.user {
			continue
		}
		taught, err := r.taughtBy(ctx, unit{run: u.run, user: other})
		if err != nil {
			return nil, err
		}
		all = append(all, taught.styles)
	}
	return all, nil
}
