package plan

import "boardduels/runtime/tactics"

// succession is in which order units have their turn.
type succession int8

const (
	asTheyCome succession = iota
	reversed
	shuffled
	byKinds // then one for each of the six orders of kinds
)

// kinds are the orders of kinds: W_A_F, W_F_A, A_W_F, A_F_W, F_A_W, F_W_A.
var kinds = [...][tactics.Kinds]tactics.Kind{
	{tactics.Wizard, tactics.Archer, tactics.Fighter}, {tactics.Wizard, tactics.Fighter, tactics.Archer},
	{tactics.Archer, tactics.Wizard, tactics.Fighter}, {tactics.Archer, tactics.Fighter, tactics.Wizard},
	{tactics.Fighter, tactics.Archer, tactics.Wizard}, {tactics.Fighter, tactics.Wizard, tactics.Archer},
}

// line returns the units that can have an order, in a succession.
func (m *Maker) line(s succession) (line [tactics.MaxUnits]int8) {
	switch {
	case s == reversed:
		for i := range m.count {
			line[i] = m.units[m.count-1-i]
		}
	case s == shuffled:
		line = m.units
		for i := m.count - 1; i > 0; i-- {
			j := m.chance.Below(int(i) + 1)
			line[i], line[j] = line[j], line[i]
		}
	case s >= byKinds:
		n := 0
		for _, kind := range kinds[s-byKinds] {
			for _, unit := range m.units[:m.count] {
				if m.Field.Units[m.Seat][unit].Kind == kind {
					line[n] = unit
					n++
				}
			}
		}
	default:
		return m.units
	}
	return line
}
