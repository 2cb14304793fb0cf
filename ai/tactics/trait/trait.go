// Package trait describes the tactical game by numbers, as the duel is described by those of ai/cbr/retrieval and
// ai/duel/turnfeature: a situation by the signals of precedents, and what a turn leaves behind by traits that can be
// weighed.
package trait

import (
	"slices"

	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/sight"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// ID names a trait of what a turn leaves behind.
type ID int

// The traits of a side, own ones first, the enemy's from Enemy on. Each lies mostly in 0…1.
const (
	Strength  ID = iota // what the units are worth, over that of the strongest team
	Fighters            // over 4
	Archers             // over 3
	Wizards             // over 3
	Hurt                // units with half of their hit points or less, over 6
	Exposed             // units that the other side can strike next, over 6
	Danger              // what the other side could take next, over 1000
	Doomed              // units that all who can strike them would kill, over 6
	Rim                 // units at the edge of the board, over 6
	perSide             // how many there are
	Enemy     = perSide
	Far       = 2 * perSide // how far the own units have to go to an enemy, in the mean, over 10
	Apart     = Far + 1     // how far the own units stand from each other, in the mean, over 10
	Attackers = Far + 2     // own units that attacked in the turn, over 6
	Covered   = Far + 3     // share of the squares from which the enemy could strike that own units could strike
	Always    = Far + 4
	Late      = Far + 5 // rounds past the tenth, over 10
	// Count is the number of traits.
	Count = int(Late) + 1
)

// Vector holds a value for each trait.
type Vector [Count]float32

// names are the traits' names in documents and reasons; the enemy's have a prefix.
var names = [Count]string{
	Strength: "strength", Fighters: "fighters", Archers: "archers", Wizards: "wizards", Hurt: "hurt", Exposed: "exposed",
	Danger: "in_danger", Doomed: "doomed", Rim: "rim_units", Far: "far", Apart: "apart", Attackers: "attackers", Covered: "covered",
	Always: "always", Late: "late",
}

// enemyPrefix stands before the name of a trait of the enemy's.
const enemyPrefix = "enemy_"

// Name returns the name of a trait, [a-z0-9_]+.
func Name(id ID) string {
	if id >= Enemy && id < Far {
		return enemyPrefix + names[id-Enemy]
	}
	return names[id]
}

// Find returns the trait that a name stands for; false if there is none.
func Find(name string) (ID, bool) {
	id := slices.IndexFunc(all, func(n string) bool { return n == name })
	return ID(id), id >= 0
}

var all = func() (all []string) {
	for id := range ID(Count) {
		all = append(all, Name(id))
	}
	return all
}()

// The scales of traits and signals.
const (
	strongest = 5550 // worth of four fighters, an archer and a wizard
	team      = 6
	tenth     = 10
)

// most is how many units of a kind fill a signal.
var most = [tactics.Kinds]int{tactics.Fighter: 4, tactics.Archer: 3, tactics.Wizard: 3}

// Eye looks at boards. It isn't for two goroutines at a time.
type Eye struct{ own, enemy sight.Threats }

// Of describes what a plan leads to, for who has the turn.
func (e *Eye) Of(m *plan.Maker, p *plan.Plan, v *Vector) {
	*v = Vector{}
	f := &p.After
	e.own.Look(f, m.Seat)
	e.enemy.Look(f, 1-m.Seat)
	side(f, m.Seat, &e.enemy, v[:Enemy])
	side(f, 1-m.Seat, &e.own, v[Enemy:Far])
	steps, units := 0, 0
	for i := range f.Units[m.Seat] {
		if u := &f.Units[m.Seat][i]; u.HP > 0 {
			steps, units = steps+int(m.Steps[u.Place]), units+1
		}
		v[Attackers] += float32(p.Attacked>>i&1) / team
	}
	if units > 0 {
		v[Far] = float32(steps) / float32(units*tenth)
	}
	v[Apart] = apart(f, m.Seat)
	v[Covered] = covered(f, m.Seat, &e.own, e.enemy.Spots)
	v[Always] = 1
	v[Late] = float32(max(m.Round-tenth, 0)) / tenth
}

// side fills in a side's part of a vector; threats are those of the other side.
func side(f *tactics.Field, seat game.Seat, threats *sight.Threats, v []float32) {
	var kinds [tactics.Kinds]int
	for i, u := range f.Units[seat] {
		if u.HP <= 0 {
			continue
		}
		kinds[u.Kind]++
		if 2*u.HP <= u.Kind.Traits().HP {
			v[Hurt] += 1. / team
		}
		by := threats.By[i]
		if by == 0 {
			continue
		}
		v[Exposed] += 1. / team
		damage := 0
		for enemy := range f.Units[1-seat] {
			if by>>enemy&1 == 1 {
				damage += int(f.Units[1-seat][enemy].Kind.Traits().Damage)
			}
		}
		if damage >= int(u.HP) {
			v[Doomed] += 1. / team
		}
	}
	v[Strength] = float32(f.Worth(seat)) / strongest
	for k, n := range kinds {
		v[Fighters+ID(k)] = float32(n) / float32(most[k])
	}
	v[Danger] = float32(threats.Takes(f, 1-seat)) / 1000
	v[Rim] = float32(f.Taken[seat].And(tactics.Rim).Len()) / team
}

// apart is how far the units of a side stand from each other, in the mean of all pairs, over ten steps.
func apart(f *tactics.Field, seat game.Seat) float32 {
	units := &f.Units[seat]
	sum, pairs := 0, 0
	for i := range units {
		for j := range i {
			if units[i].HP > 0 && units[j].HP > 0 {
				sum, pairs = sum+tactics.Distance(units[i].Place, units[j].Place), pairs+1
			}
		}
	}
	if pairs == 0 {
		return 0
	}
	return float32(sum) / float32(pairs*tenth)
}

// covered is the share of some squares that units of a side could strike.
func covered(f *tactics.Field, seat game.Seat, threats *sight.Threats, spots tactics.Set) float32 {
	if spots.Empty() {
		return 0
	}
	var reached tactics.Set
	for i := range f.Units[seat] {
		if u := &f.Units[seat][i]; u.HP > 0 {
			reached = reached.Or(sight.Cover(f, u, threats.Reach[i]))
		}
	}
	return float32(reached.And(spots).Len()) / float32(spots.Len())
}
