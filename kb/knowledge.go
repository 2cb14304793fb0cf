// Package kb holds knowledge bases: what an AI opponent knows about playing one hero. It embeds the classic pack's
// initial cases and experts' tables, forms the consensus of experts, and keeps each hero's own store on disk.
package kb

import (
	"slices"

	"boardduels/schema"
)

// Knowledge is what the AI knows about one hero: a plain value that players share and don't change.
type Knowledge struct {
	Hero       string        // the hero's id
	Cases      []schema.Case // at most schema.MaxCases
	Priorities schema.Priorities
	Weights    []schema.Weight // what a turn should leave behind, whatever the situation; none without practice
	Enemies    []schema.Enemy  // by how much more, or less, against each other hero; likewise
	Style      []schema.Weight // what the user who plays this hero seems to want of a turn; none at first
	Habits     []schema.Habit  // of that user; at first those of which an expert has said something
	Experience Experience
}

// Of returns what is known of a hero among what is known of several, or nil.
func Of(known []*Knowledge, hero string) *Knowledge {
	if i := slices.IndexFunc(known, func(k *Knowledge) bool { return k.Hero == hero }); i >= 0 {
		return known[i]
	}
	return nil
}

// Experience is how much the knowledge rests on: potency is a share of the won matches, frequency of the decisions, the
// weights come from simulated duels, the style from what the user was seen to do. In initial knowledge all are 0 but
// the simulated duels, of practice without any user.
type Experience struct {
	Won       int // matches
	Decisions int
	Simulated int // duels
	Observed  int // turns of the user who plays this hero
	Trust     Trust
}

// Trust is how much better the style foretold the last turns of the user than others would have, each before it was
// learned from: logarithms of chances added up, of each turn that has come since a sixteenth less, in thousandths. Both
// are 0 where nothing was measured.
type Trust struct {
	People int // than people in general, −[schema.MostTrust]…[schema.MostTrust]
	Lots   int // than one who draws what it does by lot, likewise
}

// IsMeasured reports whether there was anything to foretell.
func (t Trust) IsMeasured() bool { return t != Trust{} }

// Least returns how much better the style foretold than whoever did best beside it.
func (t Trust) Least() int { return min(t.People, t.Lots) }

// IsPractice reports whether nothing was learned from matches with a user.
func (e Experience) IsPractice() bool { return e == Experience{Simulated: e.Simulated} }

// KnowsUser reports whether something is known of the user who plays the hero: it was seen to play, or an expert has
// told a share of what it does.
func (k *Knowledge) KnowsUser() bool {
	return len(k.Style) > 0 || slices.ContainsFunc(k.Habits, func(h schema.Habit) bool { return h.Status == schema.Edited })
}

// Ease returns by how much stronger than usual somebody new is met who plays a hero against this one.
func (k *Knowledge) Ease(hero string) int {
	for i := range k.Enemies {
		if k.Enemies[i].Hero == hero {
			return k.Enemies[i].Ease
		}
	}
	return 0
}

// With returns the knowledge with what a document of cases says in place of what is known, but for the experts'
// priorities.
func (k *Knowledge) With(d *schema.Document) *Knowledge {
	base, _ := d.CaseBase()
	return &Knowledge{
		Hero: k.Hero, Cases: base.Cases, Priorities: k.Priorities, Weights: base.Weights, Enemies: base.Enemies, Style: base.Style,
		Habits:     base.Habits,
		Experience: Experience{base.Won, base.Decisions, base.Simulated, base.Observed, Trust{base.AbovePeople, base.AboveLots}},
	}
}

// Impersonal returns the knowledge without what is known of the user who plays the hero.
func (k *Knowledge) Impersonal() *Knowledge {
	impersonal := *k
	impersonal.Style, impersonal.Habits = nil, nil
	return &impersonal
}

// HasUserCases reports whether a case was taken from the user's play.
func (k *Knowledge) HasUserCases() bool { return slices.ContainsFunc(k.Cases, isOfUser) }

// Untaught returns the knowledge without the cases taken from the user's play. What came of simulated duels stays: how
// much of it is owed to the user nobody can tell. Where no case is left, one stands in that prefers nothing.
func (k *Knowledge) Untaught() *Knowledge {
	untaught := *k
	untaught.Cases = slices.DeleteFunc(slices.Clone(k.Cases), isOfUser)
	if len(untaught.Cases) == 0 {
		untaught.Cases = []schema.Case{blank}
	}
	return &untaught
}

func isOfUser(c schema.Case) bool { return c.Origin == schema.ByUser }

// Untrained returns the knowledge without weights: what the experts know.
func (k *Knowledge) Untrained() *Knowledge {
	untrained := *k
	untrained.Weights, untrained.Enemies, untrained.Experience.Simulated = nil, nil, 0
	untrained.Cases = slices.Clone(k.Cases)
	for i := range untrained.Cases {
		untrained.Cases[i].Weights = nil
	}
	return &untrained
}
