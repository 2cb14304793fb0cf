package balance

import (
	"slices"

	"boardduels/ai/arena"
)

// Standing is how a hero fares against the others with the edit.
type Standing struct {
	Hero   string
	Kind   Fairness
	Shares []Alarm // by brain, of all duels against the others: Against is ""
	Worst  Alarm   // of all hands and enemies
	Best   Alarm
}

// Fairness is whether a hero wins as often as is the goal.
type Fairness uint8

// The kinds of standings.
const (
	Unsure Fairness = iota // not known yet
	Fair                   // within the goal in all hands
	Weak                   // in some hands surely below the goal, in none above
	Strong                 // in some hands surely above the goal, in none below
	Torn                   // in some hands surely below the goal, in some above
)

// Standing returns how a hero fares; false while that isn't known in all hands and against all.
func (r *Result) Standing(hero string) (Standing, bool) {
	s := Standing{Hero: hero}
	if r.Balance == nil {
		return s, false
	}
	for i := range r.Balance.Brains {
		brain := r.Balance.Brains[i].Brain
		pack := &r.Balance.Brains[i].Packs[1]
		of := slices.IndexFunc(pack.Heroes, func(h arena.HeroShare) bool { return h.Hero == hero })
		if of < 0 || !s.enemies(brain, pack) {
			return s, false
		}
		s.Shares = append(s.Shares, Alarm{Brain: brain, Hero: hero, Wins: pack.Heroes[of].Wins})
	}
	s.Kind = fairness(s.Shares)
	return s, len(s.Shares) > 0
}

// enemies looks for the worst and the best among a hero's enemies; false if it hasn't played with all of them.
func (s *Standing) enemies(brain string, pack *arena.PackBalance) bool {
	for _, c := range pack.Cells {
		if c.Hero != s.Hero && c.Against != s.Hero {
			continue
		}
		if c.Duels == 0 {
			return false
		}
		against := c.Against
		if against == s.Hero {
			against = c.Hero
		}
		one := Alarm{Brain: brain, Hero: s.Hero, Against: against}
		one.Wins, _ = pack.Cell(s.Hero, against)
		if s.Worst.Brain == "" || one.Wins.Value < s.Worst.Wins.Value {
			s.Worst = one
		}
		if s.Best.Brain == "" || one.Wins.Value > s.Best.Wins.Value {
			s.Best = one
		}
	}
	return true
}

// fairness says what shares in all hands come to.
func fairness(shares []Alarm) Fairness {
	some := func(is func(a Alarm) bool) bool { return slices.ContainsFunc(shares, is) }
	below := some(func(a Alarm) bool { return a.Wins.High < least })
	above := some(func(a Alarm) bool { return a.Wins.Low > most })
	switch {
	case below && above:
		return Torn
	case below:
		return Weak
	case above:
		return Strong
	case some(func(a Alarm) bool { return a.Wins.Low < least || a.Wins.High > most }):
		return Unsure
	}
	return Fair
}
