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

// pupil is the first learner in a learning run with a user, who may be the twin of one of the plan.
type pupil struct {
	run  int
	user string
}

// taughtBy returns what the games of a learning run of the first learner came to. They are played once, though the
// models of each user are asked about all others, too.
func (r *room) taughtBy(ctx context.Context, run int, user string) (*taught, error) {
	return r.taught.get(pupil{run, user}, func() (*taught, error) {
		own := r.ofRun() // a program that is asked by another's run goes on to nothing else
		defer own.guests.close()
		return own.teach(ctx, run, user, 0)
	})
}

// taughtHere returns the same in a user's own run. A program has to have played its games there, for what it is asked
// after them.
func (r *room) taughtHere(ctx context.Context, u unit, user User) (*taught, error) {
	if slices.ContainsFunc(user.Brains(), isProgram) {
		return r.teach(ctx, u.run, r.plan.Users[u.user], 0)
	}
	return r.taughtBy(ctx, u.run, r.plan.Users[u.user])
}

// teach plays the games of a learning run of a learner with a user.
func (r *room) teach(ctx context.Context, run int, name string, learner int) (*taught, error) {
	p := r.plan
	user, err := ParseUser(name)
	if err != nil {
		return nil, err
	}
	s, without := p.setting(run), p.Learners[learner]
	all, known := &taught{}, r.known(s)
	var rating kb.Rating
	for k := range p.Games {
		chance, brain := p.chance(run, forGame, k), r.opponent(s, rating)
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
	for other, name := range r.plan.Users {
		if other == u.user {
			continue
		}
		taught, err := r.taughtBy(ctx, u.run, name)
		if err != nil {
			return nil, err
		}
		all = append(all, taught.styles)
	}
	return all, nil
}
