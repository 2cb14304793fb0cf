package plan

import "boardduels/runtime/tactics"

// succession is in which order units have their turn.
type succession int8

const (
	asTheyCome succession = iota
	reversed
	shuffled
	byKinds // then one for each of the six orders of [kinds]
)

// line returns the units that can have an order, in a succession.
func (m *Maker) line(s succession) (line [tactics.MaxUnits]int8) {
	switch {
	case s == reversed:
		for i := range m.count {
			line[i] = m.units[m.count-1-i]
		}
		return line
	case s == shuffled:
		return m.shuffle()
	case s >= byKinds:
		return m.byKind(kinds[s-byKinds])
	}
	return m.units
}
