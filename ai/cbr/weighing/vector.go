// Package weighing is how whole turns are compared and how that is learned, whatever the game: weights of what a turn
// leaves behind, common to all situations, and by how much they differ near each precedent; a learner that improves
// them by what comes of turns; and the simulated games in which it does. The game is a type parameter: the vector of
// the traits that it describes the end of a turn by, and its state.
package weighing

// Vector holds a value for each trait that a game describes the end of a turn by, or the weights of a measure. Its
// length is the game's own; traits are taken in fours.
type Vector interface {
	~[68]float32 | // the duel's, ai/duel/turnfeature
		~[52]float32 | // the classic duel's
		~[24]float32 // the tactical game's, ai/tactics/trait
}

// Dot is the weighted sum of the traits. It is the same on every machine: the conversion keeps a multiplication from
// being fused with an addition.
func Dot[V Vector](v, w *V) float32 {
	var a, b, c, d float32 // side by side, for speed
	for i := 3; i < len(*v); i += 4 {
		a += float32((*v)[i-3] * (*w)[i-3])
		b += float32((*v)[i-2] * (*w)[i-2])
		c += float32((*v)[i-1] * (*w)[i-1])
		d += float32((*v)[i] * (*w)[i])
	}
	return (a + b) + (c + d)
}

// Apart returns what is left of a vector when the mean of others is taken from it, of each by its share.
func Apart[V Vector](v *V, others []V, shares []float32) (left V) {
	others = others[:len(shares)]
	for i := 3; i < len(*v); i += 4 {
		a, b, c, d := (*v)[i-3], (*v)[i-2], (*v)[i-1], (*v)[i]
		for k, share := range shares {
			w := &others[k]
			a -= float32(share * (*w)[i-3])
			b -= float32(share * (*w)[i-2])
			c -= float32(share * (*w)[i-1])
			d -= float32(share * (*w)[i])
		}
		left[i-3], left[i-2], left[i-1], left[i] = a, b, c, d
	}
	return left
}
