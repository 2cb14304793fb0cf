package balance

import (
	"cmp"
	"slices"

	"boardduels/ai/arena"
)

// Standing is how a hero fares against the others with the edit. It has no share of all its duels: that of a hero which
// beats one enemy always and another one never would look fair.
type Standing struct {
	Hero string
	Kind Fairness
	// Seldom and Often are the enemies against whom it surely wins too seldom, and too often, in somebody's hands.
	Seldom, Often []string
	Worst, Best   Alarm // of all hands and enemies
}

// Fairness is whether a hero wins as often as is the goal.
type Fairness uint8

// The kinds of standings.
const (
	Unsure Fairness = iota // not known yet
	Fair                   // within the goal in all hands and against all
	Weak                   // against some surely below the goal, against none above
	Strong                 // against some surely above the goal, against none below
	Torn                   // against some surely below the goal, against some above
)

// Standing returns how a hero fares; false while that isn't known in all hands and against all.
func (r *Result) Standing(hero string) (Standing, bool) {
	s := Standing{Hero: hero}
	if r.Balance == nil {
		return s, false
	}
	var all []Alarm
	for i := range r.Balance.Brains {
		shares, ok := enemies(&r.Balance.Brains[i], hero)
		if !ok {
			return s, false
		}
		all = append(all, shares...)
	}
	if len(all) == 0 {
		return s, false
	}
	byWins := func(a, b Alarm) int { return cmp.Compare(a.Wins.Value, b.Wins.Value) }
	s.Worst, s.Best = slices.MinFunc(all, byWins), slices.MaxFunc(all, byWins)
	s.Seldom = against(all, func(a *Alarm) bool { return a.Wins.High < least })
	s.Often = against(all, func(a *Alarm) bool { return a.Wins.Low > most })
	s.Kind = s.fairness(len(against(all, func(a *Alarm) bool { return a.Wins.Low < least || a.Wins.High > most })) == 0)
	return s, true
}

// enemies returns a hero's shares against all others in a brain's hands; false if it hasn't played with one of them.
func enemies(b *arena.BrainBalance, hero string) (all []Alarm, ok bool) {
	pack := &b.Packs[1]
	for _, c := range pack.Cells {
		if c.Hero != hero && c.Against != hero {
			continue
		}
		if c.Duels == 0 {
			return nil, false
		}
		against := c.Against
		if against == hero {
			against = c.Hero
		}
		one := Alarm{Brain: b.Brain, Hero: hero, Against: against}
		one.Wins, _ = pack.Cell(hero, against)
		all = append(all, one)
	}
	return all, true
}

// against returns the enemies that some shares are about, each once and in order.
func against(all []Alarm, is func(*Alarm) bool) (enemies []string) {
	for i := range all {
		if is(&all[i]) {
			enemies = append(enemies, all[i].Against)
		}
	}
	slices.Sort(enemies)
	return slices.Compact(enemies)
}

// fairness says what the shares come to, of which all may surely be within the goal.
func (s *Standing) fairness(isSure bool) Fairness {
	switch {
	case len(s.Seldom) > 0 && len(s.Often) > 0:
		return Torn
	case len(s.Seldom) > 0:
		return Weak
	case len(s.Often) > 0:
		return Strong
	case isSure:
		return Fair
	}
	return Unsure
}
