package backgammon

import "math/bits"

// set is a set of places: bit p is the mover's place p.
type set uint32

// sets are what a step changes besides the counts.
type sets struct {
	held  set // places with own checkers, off excepted
	blots set // points with a single enemy
}

const (
	barSet = set(1) << Bar
	points = barSet - 2
)

// highest returns the highest place of a set that isn't empty.
func (s set) highest() int8 { return int8(31 - bits.LeadingZeros32(uint32(s))) }

// rest returns the set without its highest place.
func (s set) rest() set { return s &^ (1 << s.highest()) }

// target returns where a die leads from a place.
func target(from, die int8) int8 { return max(from-die, Off) }

// sources returns the places from which a die can be played now.
func (g *generator) sources(die int8) set {
	held := g.now.held
	from := held & (g.open << die)
	if held&barSet != 0 {
		return from & barSet
	}
	if held>>(home+1) == 0 && held != 0 { // all are at home: they may leave
		from |= held & (1 << die)
		if held>>die == 0 {
			from |= 1 << held.highest()
		}
	}
	return from
}

// step carries out a step, and returns what back needs to take it back.
func (g *generator) step(s Step) (before sets) {
	before = g.now
	g.mine[s.From]--
	if g.mine[s.From] == 0 {
		g.now.held &^= 1 << s.From
	}
	g.mine[s.To]++
	if s.To != Off {
		g.now.held |= 1 << s.To
		g.now.blots &^= 1 << s.To
	}
	return before
}

func (g *generator) back(s Step, before sets) {
	g.mine[s.From]++
	g.mine[s.To]--
	g.now = before
}

// footprints are what plays of two steps have changed, by which those that lead to the same position are known. There
// are at most fifteen places to begin from for each of two orders of the dice, and one more for a checker that goes on.
type footprints struct {
	list  [256]footprint
	count int
}

// footprint is what a play changes: the own counts by place, as digits of a number to the base of five, since none
// changes by more than two, and the points where it hits.
type footprint struct {
	counts int64
	hits   set
}

var powers = func() (p [Bar + 1]int64) {
	p[0] = 1
	for i := 1; i < len(p); i++ {
		p[i] = 5 * p[i-1]
	}
	return p
}()

// add reports whether two steps change something else than all that were added before.
func (f *footprints) add(a, b Step, blots set) bool {
	mark := footprint{powers[a.To] - powers[a.From] + powers[b.To] - powers[b.From], blots & (1<<a.To | 1<<b.To)}
	for i := range f.count {
		if f.list[i] == mark {
			return false
		}
	}
	f.list[f.count] = mark
	f.count++
	return true
}
