package heuristic

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
