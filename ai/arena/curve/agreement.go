package curve

import (
	"context"
	"slices"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
)

// Hits counts turns of a user that were foreseen: whole turns, with just the cards that the user played; and first
// cards, where the foreseen turn holds the card that the user played first, or both end the turn at once.
type Hits struct {
	Turn  float64 `json:"turn"`
	First float64 `json:"first"`
}

func (h *Hits) add(other Hits) {
	h.Turn += other.Turn
	h.First += other.First
}

func (h *Hits) addShare(other Hits, share float64) {
	h.add(Hits{float64(other.Turn * share), float64(other.First * share)})
}

// Agreement is how many turns of held-out games were foreseen.
type Agreement struct {
	Turns      int  `json:"turns"` // in which there was a choice
	Model      Hits `json:"model"` // by the style fitted to the user's games so far
	Population Hits `json:"population"`
	Stranger   Hits `json:"stranger"` // by people who seem to be as strong as the user, by that style
	Swapped    Hits `json:"swapped"`  // by the styles fitted to as many games of the other users, on average
	// By the style fitted to as many games of the user's twin; nil if it has none
	Twin *Hits `json:"twin,omitempty"`
	// Differs counts turns that the twin would have played otherwise than the user, both asked on the same luck; nil if
	// there is no twin.
	Differs *Hits `json:"differs,omitempty"`
	Random  Hits  `json:"random"` // to be expected of a turn drawn with equal chances
	// Said counts, by what it said in tens of a hundred, how likely the model held what it foresaw.
	Said [calibrationSteps]Said `json:"said"`
}

// heldOutGames is how many games are held out for each of a user's brains.
const heldOutGames = 2

// choice is a turn in which a user had a choice, as the user saw it.
type choice struct {
	state  duel.State // one that the user's view allows
	played []duel.Action
}

// heldOut plays games from which nobody learns, and returns the choices of the user's brain in them.
func (r *room) heldOut(ctx context.Context, run int, brain string) (choices []choice, err error) {
	s := r.plan.setting(run)
	for k := range heldOutGames {
		chance := r.plan.chance(run, forHeldOut, k)
		_, seen, err := r.play(ctx, s, r.beginner(r.plan.learner(), s), brain, &chance)
		if err != nil {
			return nil, err
		}
		choices = append(choices, choicesOf(seen, chance.Next())...)
	}
	return choices, nil
}

// choicesOf returns the turns in which the seat that saw a match could have played different cards.
func choicesOf(seen *learning.Episode, seed uint64) (choices []choice) {
	planner := turnplan.New(seen.Duel, seen.Seat, mostPlans)
	for i := range seen.Turns {
		t := &seen.Turns[i]
		if t.View.Mover != seen.Seat {
			continue
		}
		c := choice{seen.Duel.Determinize(&t.View, seed+uint64(i)), t.Played}
		if len(turns(planner, &c.state)) > 1 {
			choices = append(choices, c)
		}
	}
	return choices
}

// mostPlans is how many ways to spend a turn are looked at.
const mostPlans = 256

// anything judges all turns alike.
type anything struct{}

func (anything) Judge(*duel.State, []duel.Action) float32 { return 0 }

// turns returns the ways to spend a turn, each by what it plays in rising order. It holds until the planner's next
// call.
func turns(planner *turnplan.Planner, s *duel.State) (all [][]duel.Action) {
	plans := planner.Plans(s, anything{})
	for i := range plans {
		played := plans[i].Played()
		slices.SortFunc(played, duel.Action.Compare)
		if !slices.ContainsFunc(all, func(other []duel.Action) bool { return slices.Equal(played, other) }) {
			all = append(all, played)
		}
	}
	return all
}

// hits compares a foreseen turn with what was played.
func hits(foreseen, played []duel.Action) (h Hits) {
	if usermodel.SameCards(foreseen, played) {
		h.Turn = 1
	}
	if usermodel.HasFirst(foreseen, played) {
		h.First = 1
	}
	return h
}

// foreseer foresees the turns of a seat.
type foreseer struct {
	planner    *turnplan.Planner
	judge      *usermodel.Judge
	foreteller *usermodel.Foreteller
	strangers  *usermodel.Strangers
}

func newForeseer(seen *duel.Duel, s setting) *foreseer {
	user := 1 - s.seat
	return &foreseer{
		turnplan.New(seen, user, mostPlans), usermodel.NewJudge(seen, user, &usermodel.Vector{}),
		usermodel.NewForeteller(seen, user), usermodel.NewStrangers(seen.Hero(user)),
	}
}

// byStyle returns how many choices the turns that a style likes best foresee.
func (f *foreseer) byStyle(choices []choice, style *usermodel.Vector) (sum Hits) {
	f.judge.Weights = *style
	for i := range choices {
		f.judge.Begin(&choices[i].state)
		best := f.planner.Best(&choices[i].state, f.judge)
		sum.add(hits(best.Played(), choices[i].played))
	}
	return sum
}

// byStrangers returns how many choices are foreseen by the turns that people as strong as a style choose most often.
func (f *foreseer) byStrangers(choices []choice, style *usermodel.Vector) (sum Hits) {
	people := f.strangers.AsStrongAs(style)
	for i := range choices {
		f.foreteller.Begin(&choices[i].state)
		foreseen, _ := f.foreteller.Likeliest(f.foreteller.ChancesOf(people))
		sum.add(hits(foreseen, choices[i].played))
	}
	return sum
}

// byChance returns how many choices are to be foreseen by turns drawn with equal chances.
func (f *foreseer) byChance(choices []choice) (sum Hits) {
	for i := range choices {
		all := turns(f.planner, &choices[i].state)
		var found Hits
		for _, cards := range all {
			found.add(hits(cards, choices[i].played))
		}
		n := float64(len(all))
		sum.add(Hits{found.Turn / n, found.First / n})
	}
	return sum
}

// agreements tells for each number of games seen how many of the user's choices in held-out games the style that was
// fitted to them foresees. After the k-th game it is the brain of the next one that is foreseen.
func (r *room) agreements(ctx context.Context, u unit, user User, styles []usermodel.Vector) (all []Agreement, err error) {
	s := r.plan.setting(u.run)
	swapped, err := r.swappedStyles(ctx, u)
	if err != nil {
		return nil, err
	}
	twin, err := r.twinStyles(ctx, u)
	if err != nil {
		return nil, err
	}
	common, err := r.others.style(ctx, user, s.theirs)
	if err != nil {
		return nil, err
	}
	f := newForeseer(r.duel(s), s)
	var choices []choice
	var now string
	var baseline Agreement
	for k := range styles {
		if next := user.brain(k + 1); next != now {
			if choices, err = r.heldOut(ctx, u.run, next); err != nil {
				return nil, err
			}
			now = next
			baseline = Agreement{Turns: len(choices), Population: f.byStyle(choices, &common), Random: f.byChance(choices)}
			if baseline.Differs, err = r.twinDiffers(ctx, u, choices); err != nil {
				return nil, err
			}
		}
		a := baseline
		a.Model, a.Stranger = f.byStyle(choices, &styles[k]), f.byStrangers(choices, &styles[k])
		a.Said = f.said(choices, &styles[k])
		for _, other := range swapped {
			a.Swapped.addShare(f.byStyle(choices, &other[k]), 1/float64(len(swapped)))
		}
		if twin != nil {
			a.Twin = new(f.byStyle(choices, &twin[k]))
		}
		all = append(all, a)
	}
	return all, nil
}
