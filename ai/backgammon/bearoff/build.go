package bearoff

// negligible chances at both ends of a distribution are left out; together they are less than a float32 can tell.
const negligible = 1e-9

const maxRolls = 32

// builder makes the table from the end backwards.
type builder struct {
	t     *table
	means []float64
	// best is where one to four steps of a die lead if the mean is to be least. A position's own row is filled when it
	// is reached, from those of lower numbers.
	best [4][7][]uint16
	// next are the positions that a die can lead to.
	next  [7][]uint16
	rolls [maxRolls]float64
}

func build() *table {
	b := &builder{t: &table{firsts: make([]int8, positions), starts: make([]int32, 1, positions+1)}, means: make([]float64, positions)}
	for i := range b.best {
		for die := 1; die <= points; die++ {
			b.best[i][die] = make([]uint16, positions)
		}
	}
	b.t.chance = append(b.t.chance, 1)
	b.t.starts = append(b.t.starts, 1)
	for number := int32(1); number < positions; number++ {
		b.position(number)
	}
	return b.t
}

// position adds a position, all lower ones being there.
func (b *builder) position(number int32) {
	c := counts(number)
	for die := 1; die <= points; die++ {
		b.next[die] = steps(&c, die, b.next[die][:0])
		for depth := range b.best {
			b.best[depth][die][number] = b.least(b.next[die], depth, die)
		}
	}
	b.rolls = [maxRolls]float64{}
	for high := 1; high <= points; high++ {
		b.add(b.best[3][high][number], 1)
		for low := 1; low < high; low++ {
			after := b.least(b.next[high], 1, low)
			if other := b.least(b.next[low], 1, high); b.means[other] < b.means[after] {
				after = other
			}
			b.add(after, 2)
		}
	}
	b.keep(number)
}

// least returns the position of the least mean that a number of further steps with a die leads to from some.
func (b *builder) least(from []uint16, further, die int) (best uint16) {
	for i, at := range from {
		to := at
		if further > 0 {
			to = b.best[further-1][die][at]
		}
		if i == 0 || b.means[to] < b.means[best] {
			best = to
		}
	}
	return best
}

// steps appends the positions to which a die can lead.
func steps(c *[points + 1]int8, die int, to []uint16) []uint16 {
	rear := points
	for rear > 0 && c[rear] == 0 {
		rear--
	}
	for from := min(die, rear); from <= rear; from++ {
		if c[from] == 0 || from < die && from != rear {
			continue
		}
		after := *c
		after[from]--
		if from > die {
			after[from-die]++
		}
		to = append(to, uint16(rank(&after)))
	}
	return to
}

// add counts a roll of so many of 36, after which the position is another.
func (b *builder) add(after uint16, of36 int) {
	first, chances := b.t.chances(int32(after))
	for i, p := range chances {
		for range of36 {
			b.rolls[first+i+1] += float64(p)
		}
	}
}

// keep appends the chances of a position.
func (b *builder) keep(number int32) {
	first, last := 0, maxRolls-1
	for b.rolls[first] < negligible {
		first++
	}
	for b.rolls[last] < negligible {
		last--
	}
	for i := first; i <= last; i++ {
		p := b.rolls[i] / 36
		b.means[number] += float64(p * float64(i))
		b.t.chance = append(b.t.chance, float32(p))
	}
	b.t.firsts[number] = int8(first)
	b.t.starts = append(b.t.starts, int32(len(b.t.chance)))
}
