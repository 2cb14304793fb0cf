package search

import "boardduels/runtime/reversi"

// entry is what was found out about a position.
type entry struct {
	own, enemy reversi.Squares
	worth      int32
	decision   uint32 // in which it was found out; those of earlier ones don't count
	best       reversi.Action
	plies      int8
	limit      limit
}

// limit says whether a worth is exact.
type limit uint8

const (
	exact   limit = iota
	atLeast       // the search was broken off: it was enough
	atMost        // nothing reached what was asked for
)

// table remembers positions that can be reached in several ways. A new one takes the place of an old one.
type table struct {
	entries  []entry
	decision uint32
}

// sizeBits is the binary logarithm of the number of places: 65,536 of 32 bytes.
const sizeBits = 16

func newTable() table { return table{entries: make([]entry, 1<<sizeBits)} }

// forget empties the table.
func (t *table) forget() { t.decision++ }

func (t *table) at(own, enemy reversi.Squares) *entry {
	const a, b = 0x9e3779b97f4a7c15, 0xc2b2ae3d27d4eb4f
	hash := (uint64(own)*a ^ uint64(enemy)) * b
	return &t.entries[hash>>(64-sizeBits)]
}

// find returns what is known of a position, or nil.
func (t *table) find(own, enemy reversi.Squares) *entry {
	e := t.at(own, enemy)
	if e.own == own && e.enemy == enemy && e.decision == t.decision {
		return e
	}
	return nil
}

// settles reports whether an entry answers a question of so many plies between two limits.
func (e *entry) settles(plies int, low, high int32) bool {
	if int(e.plies) < plies {
		return false
	}
	return e.limit == exact || e.limit == atLeast && e.worth >= high || e.limit == atMost && e.worth <= low
}
