package balance

import (
	"context"
	"runtime"
	"sync"

	"boardduels/ai"
	"boardduels/ai/arena"
)

// Memory remembers the duels without an edit, which needn't be played again for the next edit. The zero Memory is
// ready. Any number of goroutines may use it.
type Memory struct {
	mu     sync.Mutex
	tables map[table]int32
	duels  map[bout]arena.Outcome
}

// table is all that decides how a duel goes but chance.
type table struct {
	brain string
	seats [2]string // see content
}

// bout is a duel at a table.
type bout struct {
	table int32
	seeds [3]uint64 // of the duel, and of both players
}

// maxRemembered bounds the duels in a Memory, of some 350 bytes each. One that is full begins anew.
const maxRemembered = 100_000

// tablesOf returns the numbers of the tables of each leg of a plan. Equal tables have equal numbers.
func (m *Memory) tablesOf(plan *arena.Plan, cast arena.Cast) [][]int32 {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.tables == nil {
		m.tables, m.duels = map[table]int32{}, map[bout]arena.Outcome{}
	}
	heroes := map[[2]string]string{} // content by brain and hero, of one pack
	contents := [2]map[[2]string]string{heroes, {}}
	contentOf := func(pack int, brain ai.Brain, hero string) string {
		key := [2]string{brain.ID, hero}
		text, ok := contents[pack][key]
		if !ok {
			text = content(cast.Packs[pack], hero, brain)
			contents[pack][key] = text
		}
		return text
	}
	all := make([][]int32, len(plan.Fixtures))
	for i := range plan.Fixtures {
		for _, leg := range plan.Fixtures[i].Legs {
			brain, _ := cast.Brains.Find(leg.Seats[0].Brain)
			t := table{brain.ID, [2]string{contentOf(leg.Pack, brain, leg.Seats[0].Hero), contentOf(leg.Pack, brain, leg.Seats[1].Hero)}}
			if _, ok := m.tables[t]; !ok {
				m.tables[t] = int32(len(m.tables))
			}
			all[i] = append(all[i], m.tables[t])
		}
	}
	return all
}

// play returns how a plan of one or two packs with these tables is played: what is remembered isn't played again. The
// duels with the first pack are kept.
func (m *Memory) play(tables [][]int32, packs int) func(context.Context, *arena.Bout) (arena.Outcome, error) {
	return func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
		legs := tables[b.Fixture]
		key := bout{legs[b.Leg], [3]uint64{b.Seed, b.Seats[0].Seed, b.Seats[1].Seed}}
		if outcome, ok := m.recall(key); ok {
			return outcome, nil
		}
		outcome, err := arena.Play(ctx, b)
		if isFirst := b.Leg < len(legs)/packs; isFirst && err == nil {
			m.keep(key, outcome)
		}
		runtime.Gosched()
		return outcome, err
	}
}

func (m *Memory) recall(key bout) (arena.Outcome, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	outcome, ok := m.duels[key]
	return outcome, ok
}

func (m *Memory) keep(key bout, outcome arena.Outcome) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.duels) >= maxRemembered {
		clear(m.duels)
	}
	m.duels[key] = outcome
}
