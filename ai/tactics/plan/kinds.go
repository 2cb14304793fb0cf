package plan

import "boardduels/runtime/tactics"

// Kinds are the plans by kinds: all units of one kind go first, then those of the next.
var Kinds = []Scenario{
	{Name: "w_a_f", line: byKinds, rule: Trade}, {Name: "w_f_a", line: byKinds + 1, rule: Trade}, {Name: "a_w_f", line: byKinds + 2, rule: Trade},
	{Name: "a_f_w", line: byKinds + 3, rule: Trade}, {Name: "f_a_w", line: byKinds + 4, rule: Trade}, {Name: "f_w_a", line: byKinds + 5, rule: Trade},
}

// kinds are the orders of kinds: W_A_F, W_F_A, A_W_F, A_F_W, F_A_W, F_W_A.
var kinds = [...][tactics.Kinds]tactics.Kind{
	{tactics.Wizard, tactics.Archer, tactics.Fighter}, {tactics.Wizard, tactics.Fighter, tactics.Archer},
	{tactics.Archer, tactics.Wizard, tactics.Fighter}, {tactics.Archer, tactics.Fighter, tactics.Wizard},
	{tactics.Fighter, tactics.Archer, tactics.Wizard}, {tactics.Fighter, tactics.Wizard, tactics.Archer},
}

// byKind returns the units that can have an order, one kind after the other.
func (m *Maker) byKind(order [tactics.Kinds]tactics.Kind) (line [tactics.MaxUnits]int8) {
	n := 0
	for _, kind := range order {
		for _, unit := range m.units[:m.count] {
			if m.Field.Units[m.Seat][unit].Kind == kind {
				line[n] = unit
				n++
			}
		}
	}
	return line
}
