package retention

import "boardduels/ai"

// Met keeps some of the situations in which turns of simulated games begin: they tell which cases a base misses most.
type Met struct {
	Situations []ai.Situation
	turns      int
}

// everySo is after how many turns a situation is kept.
const everySo = 30

// Begin is told in which situation a turn begins.
func (m *Met) Begin(s *ai.Situation) {
	if m.turns%everySo == 0 {
		m.Situations = append(m.Situations, *s)
	}
	m.turns++
}
