package curve

import (
	"context"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/learning"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Flexibility is how far the play of the AI bends after [LearnedAfter] games.
type Flexibility struct {
	// Answers are the cards that the AI would play in the fixed situations of its heroes: in hexadecimal digits,
	// rising.
	Answers []string `json:"answers"`
	// Bends count neighbours among situations that are answered differently, of Neighbours.
	Neighbours int   `json:"neighbours"`
	Bends      Trial `json:"bends"`
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

// LearnedAfter is the number of games after which it is measured what was learned, or as many as there are.
const LearnedAfter = 12

// mostScenes is how many situations each pair of heroes is asked about.
const mostScenes = 24

// scenes are fixed situations of the AI in games of a pair of heroes, with the answers of those who don't learn.
type scenes struct {
	views    []duel.View
	bends    Trial // of the initial knowledge and of the tree
	expected int   // neighbours
}

// scenesOf draws situations from the games of the population. They are the same for all users and learners.
func (r *room) scenesOf(ctx context.Context, of heroes) (*scenes, error) {
	return r.others.scenes.get(of, func() (*scenes, error) {
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
		s := &scenes{}
		chance := r.plan.chance(of.mine*len(r.initial)+of.theirs, forSituations, 0)
		for len(met) > 0 && len(s.views) < mostScenes {
			i := chance.Below(len(met))
			s.views = append(s.views, met[i])
			met = slices.Delete(met, i, i+1)
		}
		var err error
		known := r.known(setting{mine: of.mine, theirs: of.theirs})
		if s.bends.Initial, s.expected, err = r.bends(ctx, of, s, player{r.plan.learner(), known}); err == nil {
			s.bends.Tree, _, err = r.bends(ctx, of, s, player{reference, known})
		}
		return s, err
	})
}

// oracle answers situations from either seat. It keeps nothing from one to the next.
type oracle struct {
	room *room
	of   heroes
	who  player
}

// answer returns the cards that a player would play in the turn that a view begins.
func (o *oracle) answer(ctx context.Context, v *duel.View) (string, error) {
	const seed = 1 // of what the view doesn't tell, the same for all players
	d := o.room.duel(setting{o.of.mine, o.of.theirs, v.Seat})
	p, err := o.room.seat(d, v.Seat, o.who, seed)
	if err != nil {
		return "", err
	}
	return turn(ctx, d, d.Determinize(v, seed), p)
}

// turn plays a turn, and returns its cards.
func turn(ctx context.Context, d *duel.Duel, s duel.State, p ai.Player) (string, error) {
	var cards []duel.CardIndex
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, _, err := p.Decide(ctx, &view, d.Legal(&s, nil))
		if err != nil {
			return "", err
		}
		if err := d.Apply(&s, action, nil); err != nil {
			return "", err
		}
		if action == duel.EndTurn {
			break
		}
		cards = append(cards, action.Card)
	}
	slices.Sort(cards)
	var answer strings.Builder
	for _, card := range cards {
		answer.WriteByte("0123456789abcdef"[card])
	}
	return answer.String(), nil
}

// answers returns what a player would do in all scenes.
func (r *room) answers(ctx context.Context, of heroes, s *scenes, who player) ([]string, error) {
	o := oracle{r, of, who}
	all := make([]string, len(s.views))
	for i := range s.views {
		var err error
		if all[i], err = o.answer(ctx, &s.views[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// steps is how many levels of hp each fighter is given around a scene: a third of its hero's hp, two thirds, and all.
const steps = 3

// bends returns how many neighbours a player answers differently, of how many. Neighbours are situations with the same
// hand and the same effects in force, in which one fighter's hp differ by a third of its hero's.
func (r *room) bends(ctx context.Context, of heroes, s *scenes, who player) (different, all int, err error) {
	o := oracle{r, of, who}
	for i := range s.views {
		var grid [steps][steps]string
		for mine := range steps {
			for theirs := range steps {
				v := s.views[i]
				d := r.duel(setting{of.mine, of.theirs, v.Seat})
				v.Me().HP = d.Hero(v.Seat).HP * int16(mine+1) / steps
				v.Foe().HP = d.Hero(1-v.Seat).HP * int16(theirs+1) / steps
				if grid[mine][theirs], err = o.answer(ctx, &v); err != nil {
					return 0, 0, err
				}
			}
		}
		for a := range steps - 1 {
			for b := range steps {
				all += 2
				if grid[a][b] != grid[a+1][b] {
					different++
				}
				if grid[b][a] != grid[b][a+1] {
					different++
				}
			}
		}
	}
	return different, all, nil
}

// flexibility examines what the AI has learned in a run.
func (r *room) flexibility(ctx context.Context, run int, user User, learned learning.Known) (*Flexibility, error) {
	s := r.plan.setting(run)
	of, now := heroes{s.mine, s.theirs}, player{r.plan.learner(), learned}
	scenes, err := r.scenesOf(ctx, of)
	if err != nil {
		return nil, err
	}
	f := &Flexibility{Neighbours: scenes.expected, Bends: scenes.bends}
	if f.Answers, err = r.answers(ctx, of, scenes, now); err != nil {
		return nil, err
	}
	if f.Bends.Learned, _, err = r.bends(ctx, of, scenes, now); err != nil {
		return nil, err
	}
	return f, r.unseen(ctx, run, user.brain(LearnedAfter), now, f)
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
