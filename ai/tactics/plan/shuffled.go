package plan

import "boardduels/runtime/tactics"

// Shuffled are the plans in an order by lot.
var Shuffled = []Scenario{
	{Name: "order_by_lot", line: shuffled, rule: Trade}, {Name: "order_by_lot", line: shuffled, rule: Trade}, {Name: "order_by_lot", line: shuffled, rule: Trade},
	{Name: "order_by_lot", line: shuffled, rule: Trade}, {Name: "order_by_lot", line: shuffled, rule: Trade}, {Name: "order_by_lot", line: shuffled, rule: Careful},
	{Name: "order_by_lot", line: shuffled, rule: Careful}, {Name: "order_by_lot", line: shuffled, rule: Sniper},
}

// shuffle returns the units that can have an order, each succession as likely as any other.
func (m *Maker) shuffle() (line [tactics.MaxUnits]int8) {
	line = m.units
	for i := m.count - 1; i > 0; i-- {
		j := m.chance.Below(int(i) + 1)
		line[i], line[j] = line[j], line[i]
	}
	return line
}
