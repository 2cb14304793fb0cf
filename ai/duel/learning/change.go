package learning

import (
	"cmp"
	"slices"

	"boardduels/kb"
)

// ChangeKind says what a match changed.
type ChangeKind uint8

// The kinds of change.
const (
	PotencyChanged   ChangeKind = iota // of a case, by its credit
	FrequencyChanged                   // of a case, by its use
	CaseAdded                          // To is its worth
	CaseDropped                        // From is its worth
	StyleMoved                         // how much the user seems to care for a trait
	HabitStated                        // of the user: To is its share of the turns, From that of people in general
	HabitWithdrawn                     // the other way round
	Sparred                            // To is how many duels a hero practised that never had
)

var changeNames = [...]string{"potency", "frequency", "case_added", "case_dropped", "style", "habit_stated", "habit_withdrawn", "sparred"}

// String returns a name for machines.
func (k ChangeKind) String() string { return changeNames[k] }

// Change is one thing that a match changed in the knowledge of a hero.
type Change struct {
	Kind     ChangeKind
	Hero     string
	Case     int    // the id of a case
	Origin   string // of a case
	Trait    string // of a style; the key of a habit
	From, To float32
}

// credited lists the cases whose potency or frequency changed.
func credited(before, after *kb.Knowledge) (changes []Change) {
	for i := range before.Cases {
		was, is := &before.Cases[i], &after.Cases[i]
		if was.Potency != is.Potency {
			changes = append(changes, Change{Kind: PotencyChanged, Hero: after.Hero, Case: is.ID, Origin: is.Origin, From: was.Potency, To: is.Potency})
		}
		if was.Frequency != is.Frequency {
			changes = append(changes, Change{Kind: FrequencyChanged, Hero: after.Hero, Case: is.ID, Origin: is.Origin, From: was.Frequency, To: is.Frequency})
		}
	}
	return changes
}

// mostTold is how many traits a lesson tells of: those that moved furthest.
const mostTold = 5

// moved lists the traits whose weights moved furthest, each as the change with its trait and weights.
func moved(change Change, name func(trait int) string, before, after []float32) (changes []Change) {
	for trait := range before {
		change.Trait, change.From, change.To = name(trait), before[trait], after[trait]
		if change.From != change.To && change.Trait != "" {
			changes = append(changes, change)
		}
	}
	slices.SortStableFunc(changes, func(a, b Change) int { return cmp.Compare(b.distance(), a.distance()) })
	return changes[:min(len(changes), mostTold)]
}

func (c *Change) distance() float32 { return max(c.To-c.From, c.From-c.To) }

// History returns the changes as a store keeps them.
func (l *Lesson) History() []kb.Change {
	history := make([]kb.Change, len(l.Changes))
	for i, c := range l.Changes {
		history[i] = kb.Change{Kind: c.Kind.String(), Hero: c.Hero, Case: c.Case, Origin: c.Origin, Trait: c.Trait, From: c.From, To: c.To}
	}
	return history
}

// Knowledge returns what is known of each hero once.
func (k Known) Knowledge() []*kb.Knowledge {
	if k.Mine == k.Theirs {
		return []*kb.Knowledge{k.Mine}
	}
	return []*kb.Knowledge{k.Mine, k.Theirs}
}
