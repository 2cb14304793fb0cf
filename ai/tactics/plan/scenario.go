package plan

import "boardduels/runtime/tactics"

// Scenario is one of the article's ways to plan a turn.
type Scenario struct {
	Name string // [a-z0-9_]+
	line succession
	rule Rule
	make func(m *Maker, p *Plan) // of those that are more than a rule
}

// The article's scenarios, by the steps at which they came. [Kinds] and [Shuffled] stand with their successions.
var (
	Lots     = []Scenario{{Name: "lot", line: asTheyCome, rule: ByLot}, {Name: "lot_reversed", line: reversed, rule: ByLot}, {Name: "lot_shuffled", line: shuffled, rule: ByLot}}
	Rushes   = []Scenario{{Name: "max_agro", line: asTheyCome, rule: Rush}, {Name: "max_agro_reversed", line: reversed, rule: Rush}}
	Cautious = []Scenario{{Name: "careful", line: asTheyCome, rule: Careful}, {Name: "careful_reversed", line: reversed, rule: Careful}}
	Distant  = []Scenario{{Name: "far_attack_and_hide", line: asTheyCome, rule: Sniper}, {Name: "close_group_flee", line: asTheyCome, rule: Flee}}
	Clearing = []Scenario{{Name: "clear_the_line", make: clearTheLine}}
)

// Make makes the plan of a scenario.
func (m *Maker) Make(s *Scenario, p *Plan) {
	m.begin(p)
	m.kept = noSquares
	if s.make != nil {
		s.make(m, p)
		return
	}
	line := m.line(s.line)
	for _, unit := range line[:m.count] {
		if m.alive(p, unit) {
			p.order(m.Seat, m.choose(p, unit, s.rule))
		}
	}
}

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
