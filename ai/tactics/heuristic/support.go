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
