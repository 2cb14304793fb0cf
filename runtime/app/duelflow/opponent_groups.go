package duelflow

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/rating"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
)

// OpponentKind is what a player can want of an opponent.
type OpponentKind int

const (
	Equal      OpponentKind = iota // that it is as strong as its player
	Learner                        // that it gets to know its player
	Double                         // that it plays as a player does
	Levels                         // that it is as strong as one likes
	Characters                     // that it has a way of its own
	Rivals                         // something else again
)

// opponentGroup is brains of one kind. One of them is the one to begin with.
type opponentGroup struct {
	kind  OpponentKind
	ids   []string
	first string
}

// groupOpponents sorts brains into groups, leaving out groups that would be empty. level is the difficulty to begin
// with; where there is no such brain it is the middle one.
func groupOpponents(ids []string, learns, imitates, level string) []opponentGroup {
	groups := []opponentGroup{{kind: Equal}, {kind: Learner}, {kind: Double}, {kind: Levels}, {kind: Characters}, {kind: Rivals}}
	for _, id := range ids {
		group := &groups[KindOfOpponent(id, learns, imitates)]
		if group.kind == Equal {
			group.ids = []string{difficulty.Match} // which of them it is follows from the duels before
			continue
		}
		group.ids = append(group.ids, id)
	}
	groups = slices.DeleteFunc(groups, func(g opponentGroup) bool { return len(g.ids) == 0 })
	for i := range groups {
		g := &groups[i]
		g.first = g.ids[0]
		if g.kind == Levels {
			g.first = g.ids[len(g.ids)/2]
		}
		if slices.Contains(g.ids, level) {
			g.first = level
		}
	}
	return groups
}

// KindOfOpponent tells what a player can want of a brain; learns and imitates are the ids of those that do so.
func KindOfOpponent(id, learns, imitates string) OpponentKind {
	if _, ok := explanation.Level(id); ok {
		return Levels
	}
	if _, ok := explanation.Even(id); ok {
		return Equal
	}
	switch {
	case id == learns:
		return Learner
	case id == imitates:
		return Double
	case look.Character(id) != nil:
		return Characters
	}
	return Rivals
}

func (k OpponentKind) name(t *i18n.Translator) string {
	return t.Text([...]string{"choice.group.even", "choice.group.learner", "brain.double", "choice.group.levels", "choice.group.characters", "choice.group.rivals"}[k])
}

func (k OpponentKind) symbol() fyne.Resource {
	return look.Symbol([...]string{"coin", "reactive", "deck", "major", "defence", "attack"}[k])
}

// nextOpponent returns whom to meet next after a duel with a brain: after a win the next stronger one of its group, or
// else of all; after a defeat the next weaker one of its group, or else the even match, which is as strong as its
// player. So is the double, after which that is met in any case. It returns "" if there is none, as after an even
// match, which sees to that by itself.
func nextOpponent(groups []opponentGroup, brain string, won bool) string {
	own := slices.IndexFunc(groups, func(g opponentGroup) bool { return slices.Contains(g.ids, brain) })
	if own < 0 {
		return ""
	}
	if next := nearest(groups[own].ids, brain, won); next != "" {
		return next
	}
	_, rated := rating.Of(brain)
	var all []string
	for _, group := range groups {
		if group.kind == Equal && (!won || !rated) {
			return difficulty.Match
		}
		all = append(all, group.ids...)
	}
	return nearest(all, brain, won)
}

// nearest returns of some brains the weakest that is stronger than a brain, or the strongest that is weaker; "" if
// there is none, or if nobody has measured how strong that is.
func nearest(ids []string, brain string, stronger bool) (next string) {
	now, known := rating.Of(brain)
	if !known {
		return ""
	}
	best := math.Inf(1)
	for _, id := range ids {
		elo, known := rating.Of(id)
		step := elo - now
		if !stronger {
			step = -step
		}
		if known && step > 0 && step < best {
			next, best = id, step
		}
	}
	return next
}
