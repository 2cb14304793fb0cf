package plan_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// made makes the plan of a scenario for seat 1 and returns its orders as they are written, too.
func made(t *testing.T, scenario *plan.Scenario, rows ...string) (p plan.Plan, orders []string) {
	t.Helper()
	var m plan.Maker
	chance := game.NewStream(1, 0)
	m.Begin(tacticstest.Board(t, rows...), &chance)
	m.Make(scenario, &p)
	for i := range p.Count {
		if o := &p.Orders[i]; !o.Idle() {
			orders = append(orders, o.String())
		}
	}
	return p, orders
}

// turn makes the plan of a scenario by a seed, where the first enemy has so many hit points left.
func turn(t *testing.T, scenario *plan.Scenario, seed uint64, hp int8, rows ...string) (p plan.Plan) {
	t.Helper()
	var m plan.Maker
	b := tacticstest.Board(t, rows...)
	b.Units[1][0].HP = hp
	chance := game.NewStream(seed, 0)
	m.Begin(b, &chance)
	m.Make(scenario, &p)
	return p
}

func all() []plan.Scenario {
	return slices.Concat(plan.Lots, plan.Rushes, plan.Cautious, plan.Distant, plan.Kinds, plan.Shuffled, plan.Clearing)
}

// Who rushes strikes whatever it costs, where it takes most, and else runs towards the enemy round the walls.
func TestRush(t *testing.T) {
	_, orders := made(t, &plan.Rushes[0], "F...f.....", "...w......", "...f......")
	assert.Equal(t, []string{"a1-d1 s"}, orders, "a dead wizard is more than a wounded fighter")
	_, orders = made(t, &plan.Rushes[0], "F.#......f", "..#.......", "..........")
	assert.Equal(t, []string{"a1-c3"}, orders)
	_, orders = made(t, &plan.Rushes[1], "F.......F.", "..........", "f.......f.")
	assert.Equal(t, "i1-i2 s", orders[0], "the other way round the last begins")
}

// Who is careful doesn't run where it could be struck, but strikes where nothing comes in return.
func TestCareful(t *testing.T) {
	_, orders := made(t, &plan.Cautious[0], "F........f")
	assert.NotContains(t, orders, "a1-e1")
	_, rushing := made(t, &plan.Rushes[0], "F........f")
	assert.Equal(t, []string{"a1-e1"}, rushing)
	p, orders := made(t, &plan.Cautious[0], "A..~......", "...~......", "...~f.....", "...~......", "...#......", "...#......", "...#......", "...#......", "...#......", "..........")
	assert.Len(t, orders, 1)
	assert.EqualValues(t, 70, p.After.Units[1][0].HP, "an archer shoots across water")
}

// A sniper shoots from as far away as it can.
func TestSniper(t *testing.T) {
	_, orders := made(t, &plan.Distant[0], "....A...f.")
	assert.Equal(t, []string{"e1-b1 e"}, orders)
	_, orders = made(t, &plan.Kinds[0], "....A...f.")
	assert.NotEqual(t, []string{"e1-b1 e"}, orders, "who trades has no need to")
}

// Who flees leaves danger for its own.
func TestFlee(t *testing.T) {
	p, _ := made(t, &plan.Distant[1], "....W.....", "", "", "......f...", "", "A.........")
	assert.EqualValues(t, 2, p.Attacked, "the archer shoots from where nothing comes in return")
	w, a := p.After.Units[0][0].Place, p.After.Units[0][1].Place
	assert.Less(t, tactics.Distance(w, a), 9, "it went towards the archer")
	assert.Greater(t, tactics.Distance(w, 36), 5, "and out of the fighter's reach")
}

// Who trades takes the most damage first, then the least danger.
func TestTrade(t *testing.T) {
	_, orders := made(t, &plan.Shuffled[0], "W..f......")
	require.Len(t, orders, 1)
	assert.Contains(t, orders[0], " ", "it strikes, though it could be struck in return")
}

// Orders by kinds are in the succession of their names.
func TestKinds(t *testing.T) {
	letters := map[tactics.Kind]byte{tactics.Wizard: 'w', tactics.Archer: 'a', tactics.Fighter: 'f'}
	for i := range plan.Kinds {
		p, _ := made(t, &plan.Kinds[i], "FAWFAW....", "", "", "", "", "", "", "", "", ".........f")
		require.EqualValues(t, 6, p.Count)
		name := ""
		for _, o := range []int{0, 2, 4} {
			name += "_" + string(letters[p.After.Units[0][p.Orders[o].Unit].Kind])
		}
		assert.Equal(t, plan.Kinds[i].Name, name[1:])
	}
}

// The fighter leaves the line before the wizard strikes along it.
func TestClearTheLine(t *testing.T) {
	rows := []string{"##########", "F.#.......", "WF.ff.....", "..########"}
	p, orders := made(t, &plan.Clearing[0], rows...)
	assert.Contains(t, orders[len(orders)-1]+orders[0]+orders[1], "a3")
	for i, hp := range []int8{100, 50, 100} {
		assert.Equal(t, hp, p.After.Units[0][i].HP, "its own aren't hurt")
	}
	assert.LessOrEqual(t, p.After.Units[1][0].HP, int8(60))
	assert.LessOrEqual(t, p.After.Units[1][1].HP, int8(60))
	assert.Equal(t, tactics.Fighter, p.After.Units[0][p.Orders[0].Unit].Kind, "who stands in the way goes first")
}

// Whatever is planned can be carried out by the rules, and leads to what the plan foresees.
func TestPlansArePlayable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, err := tactics.New(tactics.Setup{Boards: rapid.Uint64Range(2, 5).Draw(t, "boards"), Sizes: [2]int{6, 7}})
		require.NoError(t, err)
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(0, 60).Draw(t, "plies") {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, rapid.SampledFrom(legal).Draw(t, "action"), nil))
			}
		}
		if g.Mover(&s) == game.Nobody {
			return
		}
		for seat := range s.Units { // the weaker units are, the more die of their own side's blows
			for i := range s.Units[seat] {
				if u := &s.Units[seat][i]; u.Alive() {
					u.HP = int8(10 * rapid.IntRange(1, int(u.HP)/10).Draw(t, "hp"))
				}
			}
		}
		var m plan.Maker
		chance := game.NewStream(rapid.Uint64().Draw(t, "chance"), 0)
		m.Begin(&s.Board, &chance)
		scenarios := all()
		var p, mutant plan.Plan
		m.Make(&scenarios[rapid.IntRange(0, len(scenarios)-1).Draw(t, "scenario")], &p)
		requirePlayable(t, g, s, &p)
		for range 5 {
			m.Mutate(&p, &mutant, rapid.Bool().Draw(t, "all kinds"))
			requirePlayable(t, g, s, &mutant)
			p = mutant
		}
	})
}

func requirePlayable(t *rapid.T, g *tactics.Game, s tactics.State, p *plan.Plan) {
	t.Helper()
	attacked := p.Attacked
	for i := range p.Count {
		if g.Mover(&s) == game.Nobody {
			return // it was won on the way
		}
		if o := &p.Orders[i]; !o.Idle() {
			require.NoError(t, g.Apply(&s, o.Action, nil), "%v", o)
			if o.Attack != tactics.Nowhere {
				require.NotZero(t, attacked>>o.Unit&1)
			}
		}
	}
	require.Equal(t, s.Field, p.After) // whoever is to move
}

// Of two kinds of mutation the second keeps all orders but for the succession, where they still can be carried out.
func TestMutationsOfAllKinds(t *testing.T) {
	var m plan.Maker
	chance := game.NewStream(1, 0)
	m.Begin(tacticstest.Board(t, "F.F.F.F...", "", "", "", "", "", "", "", "", ".........f"), &chance)
	var p, mutant plan.Plan
	m.Make(&plan.Rushes[0], &p)
	swapped := 0
	for range 300 {
		m.Mutate(&p, &mutant, false)
		for i := range p.Count {
			require.Equal(t, p.Orders[i].Unit, mutant.Orders[i].Unit, "the first kind keeps the succession")
		}
		m.Mutate(&p, &mutant, true)
		if mutant.Orders != p.Orders && mutant.After == p.After {
			swapped++
		}
	}
	assert.Greater(t, swapped, 50, "about a third only change places")
}

// Who stands in a wizard's way may die of somebody else's blow before it goes, and then goes no more.
func TestTheDeadDontLeaveTheLine(t *testing.T) {
	g := tacticstest.Game(t, "W.WAfff...", "##########")
	s := g.Start(0)
	s.Units[0][2].HP = 10
	var m plan.Maker
	var p plan.Plan
	chance := game.NewStream(1, 0)
	m.Begin(&s.Board, &chance)
	m.Make(&plan.Clearing[0], &p)
	require.Zero(t, p.After.Units[0][2].HP)
	for i := range p.Count {
		if o := &p.Orders[i]; !o.Idle() {
			require.NoError(t, g.Apply(&s, o.Action, nil), "%v", o)
		}
	}
	require.Equal(t, s.Field, p.After)
}
