package heuristic

import "boardduels/ai/tactics/sight"

// The article's numbers, in its hundreds.
const (
	attacks    = 15
	reachesAll = 12
	reachesN   = 10
	reachesNil = -10
)

// support is the article's cure for who runs away before a fight: who attacks, and who can strike the places from which
// enemies could strike the own units, counts for more; who can strike none of them, less.
func support(v *view) (sum int) {
	v.useless = 0
	all := v.threats.Spots.Len()
	for i := range v.own() {
		u := &v.own()[i]
		switch {
		case u.HP <= 0:
		case v.attacked>>i&1 == 1:
			sum += attacks
		case all > 0:
			n := sight.Cover(v.field, u, v.field.Reach(u)).And(v.threats.Spots).Len()
			switch n {
			case 0:
				sum += reachesNil
				v.useless++
			case all:
				sum += reachesAll
			default:
				sum += reachesN * n / all
			}
		}
	}
	return sum
}

// late is what a unit costs that is too far away.
const late = 20

// idle counts against units that can't run to an enemy and strike within two turns: it has them advance, without having
// them run into an attack.
func idle(v *view) (sum int) {
	for _, u := range v.own() {
		if t := u.Kind.Traits(); u.HP > 0 && v.steps[u.Place] > 2*t.Steps+t.Range {
			sum -= late
		}
	}
	return sum
}

// What a deserter costs, and of how few units one is.
const (
	deserter = 100
	few      = 3
)

// deserters counts against units that hide, as those in [support] do, while the own side has fewer units than the enemy
// and three at most. It comes after support, which counts them.
func deserters(v *view) int {
	own, enemies := v.field.Taken[v.seat].Len(), v.field.Taken[1-v.seat].Len()
	if own >= enemies || own > few || v.useless < 0 {
		return 0
	}
	return -deserter * int(v.useless)
}
