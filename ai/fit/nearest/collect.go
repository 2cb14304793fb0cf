package nearest

// Most is the most neighbours that may be asked for.
const Most = 64

// nearest collects the nearest examples: by distance, and of those equally near the first.
type nearest struct {
	found [Most]neighbour // the nearest first
	n, k  int
}

type neighbour struct {
	distance float32 // its square
	number   int32   // of the example
	outcome  float32
}

// isNear reports whether an example at a distance can still be among the nearest.
func (c *nearest) isNear(distance float32) bool {
	return c.n < c.k || distance <= c.found[c.k-1].distance
}

func (a *neighbour) isBefore(b *neighbour) bool {
	return a.distance < b.distance || a.distance == b.distance && a.number < b.number
}

func (c *nearest) add(one neighbour) {
	if c.n == c.k {
		if !one.isBefore(&c.found[c.k-1]) {
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

// Distance is the square of that between two points.
func Distance[P Point](a, b *P) (sum float32) {
	for i := range len(*a) {
		difference := (*a)[i] - (*b)[i]
		sum += float32(difference * difference)
	}
	return sum
}
