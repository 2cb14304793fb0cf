// Package heuristic scores what a turn of the tactical game leads to: the worth of both sides' units, and the article's
// heuristics.
package heuristic

import (
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/sight"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Heuristic is a part of a score.
type Heuristic int8

// The parts of scores, in the order of the article's steps.
const (
	Own        Heuristic = iota // what the own units are worth
	Enemy                       // what the enemy's are worth; it counts against
	Danger                      // what the enemy could take in return
	Bait                        // a unit that lures a single enemy
	Together                    // how far the own units stand from each other
	Spread                      // how far the two that stand farthest apart do
	Near                        // how far it is to the enemy
	Idle                        // units that can't strike within two turns
	Cramped                     // units that have little room
	Rim                         // units at the edge of the board
	Support                     // units that attack, or can strike who strikes
	Deserters                   // units that hide while few are left
	Heuristics                  // how many there are
)

// names are those of the terms of reasons.
var names = [Heuristics]string{"own_units", "enemy_units", "danger", "bait", "together", "spread", "near", "idle", "cramped", "rim", "support", "deserters"}

// Name returns what a part is called in reasons.
func (h Heuristic) Name() string { return names[h] }

// Weights are how much each part counts, in hundredths. What the units are worth always counts in full.
type Weights [Heuristics]int

// full is the weight with which a part counts as it is.
const full = 100

// With returns weights with some parts counting in full.
func (w Weights) With(parts ...Heuristic) Weights {
	for _, h := range parts {
		w[h] = full
	}
	return w
}

// Manner is in which way plans are scored.
type Manner struct {
	Weights  Weights
	Ratio    bool // the own points are divided by the enemy's; else these are subtracted
	Patience int  // so many rounds danger counts in full, then less; 0 if it always does
}

// weight returns how much a part counts in a round.
func (m *Manner) weight(h Heuristic, round int) int {
	if h == Danger && m.Patience > 0 {
		return m.Weights[h] * patience(round-m.Patience) / full
	}
	return m.Weights[h]
}

// Score is what a turn leads to. Each part is positive where it is good for who has the turn.
type Score struct {
	Parts [Heuristics]int
	Value int // by which scores compare
}

// part is how a part is scored, if it counts.
type part struct {
	heuristic Heuristic
	score     func(v *view) int
}

// parts are those beside the worth of units.
var parts = [...]part{
	{Danger, danger}, {Bait, bait}, {Together, together}, {Spread, spread}, {Near, near}, {Idle, idle}, {Cramped, cramped}, {Rim, rim},
	{Support, support}, {Deserters, deserters},
}

// view is what heuristics look at.
type view struct {
	field    *tactics.Field
	seat     game.Seat
	attacked uint16
	steps    *[tactics.Squares]int8
	threats  sight.Threats // of the enemy
	blocked  tactics.Set   // where nobody can step
	useless  int8          // units that neither attack nor can strike who strikes; −1 if nobody has counted them
}

// own returns the units of who has the turn.
func (v *view) own() *[tactics.MaxUnits]tactics.Unit { return &v.field.Units[v.seat] }

// enemies returns the units of the other side.
func (v *view) enemies() *[tactics.MaxUnits]tactics.Unit { return &v.field.Units[1-v.seat] }

// Judge scores plans. It isn't for two goroutines at a time.
type Judge struct{ view view }

// Score scores a plan in some manner.
func (j *Judge) Score(m *plan.Maker, p *plan.Plan, by *Manner) (s Score) {
	f := &p.After
	s.Parts[Own], s.Parts[Enemy] = f.Worth(m.Seat), -f.Worth(1-m.Seat)
	if by.Weights != (Weights{}) && s.Parts[Enemy] != 0 {
		v := &j.view
		v.field, v.seat, v.attacked, v.steps, v.useless = f, m.Seat, p.Attacked, &m.Steps, -1
		v.threats.Look(f, 1-m.Seat)
		v.blocked = f.Walls.Or(f.Water).Or(f.Occupied())
		for _, part := range parts {
			if weight := by.weight(part.heuristic, m.Round); weight != 0 {
				s.Parts[part.heuristic] = part.score(v) * weight / full
			}
		}
	}
	s.Value = s.sum()
	if by.Ratio {
		s.Value = s.ratio()
	}
	return s
}

// sum is the difference of both sides' points.
func (s *Score) sum() (sum int) {
	for _, n := range s.Parts {
		sum += n
	}
	return sum
}

// The scale of ratios, and what a side without units counts.
const (
	scale   = 1000
	nothing = 10
)

// ratio is the own points, heuristics among them, divided by the enemy's. Points below nothing aren't divided: fewer
// enemies would make them worse.
func (s *Score) ratio() int {
	enemy := -s.Parts[Enemy]
	if own := s.sum() + enemy; own > 0 {
		return own * scale / max(enemy, nothing)
	}
	return s.sum()
}
