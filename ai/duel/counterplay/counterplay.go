// Package counterplay finds what the AI does about how its user plays: what it chooses to do otherwise, where the
// user's habits show, than it would if it didn't know the user.
package counterplay

import (
	"context"
	"slices"

	"boardduels/ai/duel/habit"
	"boardduels/ai/fit/selfplay"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// imagined is how many duels are imagined, of all of the AI's heroes together: some five hundred turns.
const imagined = 64

// Find returns the AI's answers to the user who plays a hero of a pack, by what it knows of each hero; none if it knows
// no user. Duels of the AI's heroes with the user's double are imagined, and each turn of the AI is compared with that
// of one who doesn't know the user, by the same luck. It takes a second or two. The same pack and knowledge give the
// same answers on every machine. It returns the error of a context that ends, and that of a hero that can't play.
func Find(ctx context.Context, pack *schema.Pack, hero string, known map[string]*kb.Knowledge) (habit.Answers, error) {
	met, err := encounters(pack, hero, known)
	if err != nil || len(met) == 0 {
		return nil, err
	}
	seen, failures := make([][]turn, imagined), make([]error, imagined)
	err = selfplay.Each(ctx, imagined, func(i int) { seen[i], failures[i] = imagine(ctx, &met[i%len(met)], uint64(i)) })
	for i := range failures {
		if err == nil {
			err = failures[i]
		}
	}
	if err != nil {
		return nil, err
	}
	turns, answers := slices.Concat(seen...), habit.Answers{}
	for when, name := range schema.Situations {
		if a := clearest(turns, when); a.Turns > 0 {
			answers[name] = a
		}
	}
	return answers, nil
}

// encounter is a hero of the AI's against the user's, with what the AI knows of both.
type encounter struct {
	duel      *duel.Duel
	own, user *kb.Knowledge
}

// encounters lists those in which the AI thinks of its user; in others it does the same against everybody.
func encounters(pack *schema.Pack, hero string, known map[string]*kb.Knowledge) (met []encounter, err error) {
	user := known[hero]
	if user == nil || !user.KnowsUser() || len(user.Weights) == 0 {
		return nil, nil
	}
	for _, other := range pack.IDs(schema.HeroKind) {
		if k := known[other]; k == nil || len(k.Weights) == 0 {
			continue
		}
		d, err := pack.Duel(other, hero)
		if err != nil {
			return nil, err
		}
		met = append(met, encounter{d, known[other], user})
	}
	return met, nil
}

// What it takes to differ: in so many turns, and in one direction by so many standard errors. Of a dozen doings in each
// of a dozen situations some differ by chance.
const (
	few  = 8
	sure = 2.8
)

// clearest returns what the AI does otherwise in a situation that shows most (Q. McNemar, "Note on the sampling error
// of the difference between correlated proportions", 1947).
func clearest(turns []turn, when int) (best habit.Answer) {
	most := -1.0
	for does, name := range schema.Doings {
		if name == schema.PlaysCard {
			continue // the cards of which hero?
		}
		a, differ := count(turns, when, does)
		net := float64(a.Done - a.Unaware)
		shows := net * net / float64(max(differ, few))
		a.Does, a.Differs = name, differ >= few && shows >= sure*sure
		if shows > most {
			best, most = a, shows
		}
	}
	return best
}

// count counts the turns in a situation, and in how many of them the two differ in a doing.
func count(turns []turn, when, does int) (a habit.Answer, differ int) {
	for _, t := range turns {
		if !t.when.Has(when) {
			continue
		}
		a.Turns++
		a.Done += one(t.aware.Has(does))
		a.Unaware += one(t.unaware.Has(does))
		differ += one(t.aware.Has(does) != t.unaware.Has(does))
	}
	return a, differ
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}
