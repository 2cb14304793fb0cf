package trait_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/ai/tactics/trait"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

func TestNamesAreFoundAgain(t *testing.T) {
	for id := range trait.ID(trait.Count) {
		assert.Regexp(t, regexp.MustCompile(`^[a-z0-9_]+$`), trait.Name(id))
		found, ok := trait.Find(trait.Name(id))
		assert.True(t, ok)
		assert.Equal(t, id, found)
	}
	_, ok := trait.Find("own_hp")
	assert.False(t, ok, "that is the duel's")
}

// looked returns a maker that looks at a board from seat 1.
func looked(t require.TestingT, b *tactics.Board) *plan.Maker {
	var m plan.Maker
	chance := game.NewStream(1, 0)
	m.Begin(b, &chance)
	return &m
}

func TestDescribe(t *testing.T) {
	var eye trait.Eye
	s := eye.Describe(looked(t, tacticstest.Board(t, "F...w....A")))
	want := ai.Situation{
		0:  1700. / 5550, // a fighter and an archer
		1:  850. / 5550,
		2:  0.25,
		3:  1. / 3,
		7:  1. / 3, // the enemy's wizard
		8:  1,      // can be struck
		9:  1,      // and so can both
		10: 0.6,    // the fighter stands four steps from it
		11: 0.1,
		12: 1 - 850./5550,
		13: 1 - 1700./5550,
	}
	assert.InDeltaSlice(t, want[:], s[:], 1e-5)
}

func TestTraitsOfATurn(t *testing.T) {
	m := looked(t, tacticstest.Board(t, "F...w....f"))
	var p plan.Plan
	m.Obey([]plan.Deed{plan.Finish}, &p)
	var eye trait.Eye
	var v trait.Vector
	eye.Of(m, &p, &v)
	assert.InDelta(t, 1000./5550, v[trait.Strength], 1e-6)
	assert.InDelta(t, 1000./5550, v[trait.Enemy+trait.Strength], 1e-6, "the wizard is dead")
	assert.Zero(t, v[trait.Enemy+trait.Wizards])
	assert.InDelta(t, 1./6, v[trait.Attackers], 1e-6)
	assert.InDelta(t, float32(1), v[trait.Always], 0)
	assert.Zero(t, v[trait.Exposed], "the other fighter stands six steps away")
}

// Signals lie in 0…1, the last two are what the first two lack, and who looks from the other side sees own and enemy
// changed.
func TestSituationsHaveTheFormOfCases(t *testing.T) {
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	rapid.Check(t, func(t *rapid.T) {
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		luck := game.NewStream(rapid.Uint64().Draw(t, "luck"), 0)
		for range rapid.IntRange(0, 80).Draw(t, "plies") {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, legal[luck.Below(len(legal))], nil))
			}
		}
		var eye trait.Eye
		mine := eye.Describe(looked(t, &s.Board))
		for i, x := range mine {
			if !(x >= 0 && x <= 1) {
				t.Fatalf("%s is %v", trait.InputNames[i], x)
			}
		}
		assert.Equal(t, 1-mine[1], mine[12])
		assert.Equal(t, 1-mine[0], mine[13])
		other := s.Board
		other.Mover = 1 - other.Mover
		theirs := eye.Describe(looked(t, &other))
		for _, pair := range [][2]int{{0, 1}, {2, 5}, {3, 6}, {4, 7}, {12, 13}} {
			assert.Equal(t, mine[pair[0]], theirs[pair[1]], trait.InputNames[pair[0]])
		}
	})
}
