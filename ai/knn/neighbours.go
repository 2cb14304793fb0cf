package knn

// example is a use of a card with its outcome: 1 if it helped to win, 0 if it did harm, 0.5 if it made no difference.
type example struct {
	use     use
	outcome float32
}

// neighbours is how many of the nearest examples a use is judged by: the K of KNN.
const neighbours = 50

// nearest collects the nearest examples: by distance, and of those equally near the first.
type nearest struct {
	found [neighbours]neighbour // the nearest first
	n     int
}

type neighbour struct {
	distance float32 // its square
	number   int32   // of the example
	outcome  float32
}

// isNear reports whether an example at a distance can still be among the nearest.
func (c *nearest) isNear(distance float32) bool {
	return c.n < neighbours || distance <= c.found[neighbours-1].distance
}

func (a *neighbour) isBefore(b *neighbour) bool {
	return a.distance < b.distance || a.distance == b.distance && a.number < b.number
}

func (c *nearest) add(one neighbour) {
	if c.n == neighbours {
		if !one.isBefore(&c.found[neighbours-1]) {
			return
		}
	} else {
		c.n++
	}
	at := c.n - 1
	for at > 0 && one.isBefore(&c.found[at-1]) {
		at--
	}
	copy(c.found[at+1:c.n], c.found[at:])
	c.found[at] = one
}

// worth is the mean outcome.
func (c *nearest) worth() float32 {
	var sum float32
	for i := range c.found[:c.n] {
		sum += c.found[i].outcome
	}
	return sum / float32(max(c.n, 1))
}

// distance is the square of that between two uses.
func distance(a, b *use) (sum float32) {
	for i := range a {
		difference := a[i] - b[i]
		sum += float32(difference * difference)
	}
	return sum
}
