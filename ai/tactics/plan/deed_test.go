package plan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// obeyed makes the plan of kinds of deed for seat 1, and returns what kinds its orders are.
func obeyed(t *testing.T, deeds []plan.Deed, rows ...string) (done []plan.Deed, p plan.Plan) {
	t.Helper()
	var m plan.Maker
	chance := game.NewStream(1, 0)
	m.Begin(tacticstest.Board(t, rows...), &chance)
	m.Obey(deeds, &p)
	return m.Done(&p, nil), p
}

// A kind that nobody can do is passed over for the next; who kills does no other deed.
func TestObey(t *testing.T) {
	all := []plan.Deed{plan.Finish, plan.Strike, plan.Advance, plan.Guard}
	for _, c := range []struct {
		name  string
		rows  []string
		deeds []plan.Deed
		done  []plan.Deed
	}{
		{"a wizard in reach dies", []string{"F...w....."}, all, []plan.Deed{plan.Finish}},
		{"a fighter is only hurt", []string{"F...f....."}, all, []plan.Deed{plan.Strike}},
		{"nobody is in reach", []string{"F........f"}, all, []plan.Deed{plan.Advance}},
		{"guard goes first", []string{"F...w....."}, []plan.Deed{plan.Guard, plan.Finish}, []plan.Deed{plan.Guard}},
		{"what isn't wanted isn't done", []string{"F........f"}, []plan.Deed{plan.Finish, plan.Strike}, nil},
	} {
		done, _ := obeyed(t, c.deeds, c.rows...)
		assert.Equal(t, c.done, done, c.name)
	}
}

// An attack that costs the own side more than the enemy isn't done.
func TestObeyDoesNoHarm(t *testing.T) {
	_, p := obeyed(t, []plan.Deed{plan.Strike, plan.Finish}, "WFf.......", "##........")
	assert.EqualValues(t, 1<<1, p.Attacked, "the wizard would hit its own fighter as hard; the fighter strikes")
}

// Whatever the order of deeds, each unit has one order at most, which the rules allow, and a turn that was played can
// be told again.
func TestObeyedPlansAreLegal(t *testing.T) {
	g, err := tactics.New(tactics.Standard)
	assert.NoError(t, err)
	rapid.Check(t, func(t *rapid.T) {
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		luck := game.NewStream(rapid.Uint64().Draw(t, "luck"), 0)
		for range rapid.IntRange(0, 40).Draw(t, "plies") {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				assert.NoError(t, g.Apply(&s, legal[luck.Below(len(legal))], nil))
			}
		}
		if s.Over {
			return
		}
		deeds := rapid.Permutation([]plan.Deed{plan.Finish, plan.Strike, plan.Advance, plan.Guard}).Draw(t, "deeds")
		var m plan.Maker
		var p, again plan.Plan
		m.Begin(&s.Board, &luck)
		m.Obey(deeds, &p)
		actions := p.Actions(nil)
		m.Carry(actions, &again)
		assert.Equal(t, p.After, again.After)
		for _, a := range actions {
			assert.NoError(t, g.Apply(&s, a, nil))
		}
	})
}
