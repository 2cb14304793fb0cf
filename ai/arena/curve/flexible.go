package curve

import (
	"context"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/learning"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Flexibility is how far the play of the AI bends to its user after [learnedAfter] games, and to heroes that it hasn't
// met.
type Flexibility struct {
	// Answers are the cards that the AI would play in the fixed situations of its heroes: in hexadecimal digits,
	// rising.
	Answers []string `json:"answers"`
	// Unseen counts games won with the same hero against heroes of the user that the AI has never met, of UnseenGames.
	UnseenGames int   `json:"unseen_games"`
	Unseen      Trial `json:"unseen"`
}

// Trial counts something for the AI that has learned, for the same before it did, and for the tree.
type Trial struct {
	Learned int `json:"learned"`
	Initial int `json:"initial"`
	Tree    int `json:"tree"`
}

// learnedAfter is the number of games after which it is measured what was learned, or as many as there are.
const learnedAfter = 12

// mostScenes is how many situations each pair of heroes is asked about.
const mostScenes = 24

// scenesOf draws situations from the games of the population. They are the same for all users and learners.
func (r *room) scenesOf(ctx context.Context, of heroes) ([]duel.View, error) {
	return r.others.scenes.get(of, func() (scenes []duel.View, err error) {
		var met []duel.View
		for _, brain := range r.plan.Population {
			games, err := r.others.matches(ctx, pairing{brain, of})
			if err != nil {
				return nil, err
			}
			for _, m := range games {
				for i := range m.Turns {
					if v := &m.Turns[i].View; v.Mover == m.Seat && len(m.Duel.LegalView(v, nil)) > 1 {
						met = append(met, *v)
					}
				}
			}
		}
		chance := r.plan.chance(of.mine*len(r.initial)+of.theirs, forSituations, 0)
		for len(met) > 0 && len(scenes) < mostScenes {
			i := chance.Below(len(met))
			scenes = append(scenes, met[i])
			met = slices.Delete(met, i, i+1)
		}
		return scenes, nil
	})
}

// oracle answers situations from either seat. It keeps nothing from one to the next.
type oracle struct {
	room *room
	of   heroes
	who  player
}

// answer returns the cards that a player would play in the turn that a view begins, each with its mode.
func (o *oracle) answer(ctx context.Context, v *duel.View) (string, error) {
	const seed = 1 // of what the view doesn't tell, the same for all players
	d := o.room.duel(setting{o.of.mine, o.of.theirs, v.Seat})
	p, err := o.room.seat(ctx, d, v.Seat, o.who, seed)
	if err != nil {
		return "", err
	}
	played, err := turn(ctx, d, d.Determinize(v, seed), p)
	if err != nil {
		return "", err
	}
	slices.SortFunc(played, duel.Action.Compare)
	var answer strings.Builder
	for _, a := range played {
		answer.WriteString(a.Named("0123456789abcdef"[a.Card : a.Card+1]))
	}
	return answer.String(), nil
}

// turn plays a turn, and returns what was played.
func turn(ctx context.Context, d *duel.Duel, s duel.State, p ai.Player) (played []duel.Action, err error) {
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, _, err := p.Decide(ctx, &view, d.Legal(&s, nil))
		if err != nil {
			return nil, err
		}
		if err := d.Apply(&s, action, nil); err != nil {
			return nil, err
		}
		if action == duel.EndTurn {
			break
		}
		if action.Card != duel.NoCard {
			played = append(played, action)
		}
	}
	return played, nil
}

// answers returns what a player would do in all scenes.
func (r *room) answers(ctx context.Context, of heroes, scenes []duel.View, who player) ([]string, error) {
	o := oracle{r, of, who}
	all := make([]string, len(scenes))
	for i := range scenes {
		var err error
		if all[i], err = o.answer(ctx, &scenes[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// flexibility examines what the AI has learned in a run.
func (r *room) flexibility(ctx context.Context, run int, user User, learned learning.Known) (*Flexibility, error) {
	s := r.plan.setting(run)
	of, now := heroes{s.mine, s.theirs}, player{r.plan.learner(), learned}
	scenes, err := r.scenesOf(ctx, of)
	if err != nil {
		return nil, err
	}
	f := &Flexibility{}
	if f.Answers, err = r.answers(ctx, of, scenes, now); err != nil {
		return nil, err
	}
	return f, r.unseen(ctx, run, user.brain(learnedAfter), now, f)
}

// unseen has the AI that has learned, the AI that hasn't, and the tree play against heroes that the user hasn't played,
// each on the same luck.
func (r *room) unseen(ctx context.Context, run int, user string, now player, f *Flexibility) error {
	s := r.plan.setting(run)
	met := s.theirs
	for s.theirs = range r.initial {
		if s.theirs == met {
			continue
		}
		f.UnseenGames++
		if now.known.Theirs = now.known.Mine; s.theirs != s.mine {
			now.known.Theirs = r.initial[s.theirs]
		}
		for _, one := range []struct {
			player
			won *int
		}{
			{now, &f.Unseen.Learned}, {r.beginner(now.brain, s), &f.Unseen.Initial}, {r.beginner(reference, s), &f.Unseen.Tree},
		} {
			chance := r.plan.chance(run, forUnseen, s.theirs)
			m, _, err := r.play(ctx, s, one.player, user, &chance)
			if err != nil {
				return err
			}
			if m.Won {
				*one.won++
			}
		}
	}
	return nil
}
