package plan

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
