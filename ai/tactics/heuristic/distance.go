package heuristic

import "boardduels/runtime/tactics"

// apart is what a step between two own units counts against them, in the mean of all pairs.
const apart = 6

// together is how far the own units stand from each other, in the mean: the closer, the better.
func together(v *view) int {
	sum, pairs, _ := v.distances()
	if pairs == 0 {
		return 0
	}
	return -apart * sum / pairs
}

// distances returns the sum of the distances of all pairs of own units, how many pairs there are, and the largest one.
func (v *view) distances() (sum, pairs, farthest int) {
	own := v.own()
	for i := range own {
		if own[i].HP <= 0 {
			continue
		}
		for j := range i {
			if own[j].HP > 0 {
				distance := tactics.Distance(own[i].Place, own[j].Place)
				sum, pairs, farthest = sum+distance, pairs+1, max(farthest, distance)
			}
		}
	}
	return sum, pairs, farthest
}

// Distances up to this one are all the same.
const harmless = 4

// spread is how far apart the two own units are that stand farthest from each other. Over four steps it counts twice as
// much with each two further ones, so that nobody walks in a long file.
func spread(v *view) int {
	_, _, farthest := v.distances()
	if farthest <= harmless {
		return 0
	}
	return -(1 << ((farthest - harmless + 1) / 2))
}

// closer is what a step nearer to the enemy counts, for each unit.
const closer = 6

// near is how far the own units have to go to the nearest enemy: the fewer steps, the better.
func near(v *view) (sum int) {
	for _, u := range v.own() {
		if u.HP > 0 {
			sum -= closer * int(v.steps[u.Place])
		}
	}
	return sum
}
