package curve_test

import (
	"bytes"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena/curve"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/perceptron"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/duel/tree"
	"boardduels/ai/duel/turnfeature"
	"boardduels/schema"
)

// testPack returns a pack that doesn't change when the classic one does.
func testPack() *schema.Pack {
	pack, _ := schema.LoadPack(os.DirFS("../../../cmd/duel/testdata/pack"))
	return pack
}

// patient is a user whose weights are known: it hides behind shields, lets poison and fire do the work, and keeps
// energy.
var patient = personas.New("patient", turnfeature.Vector{
	turnfeature.EP: 1, turnfeature.Shield: 3, turnfeature.Defence: 2, turnfeature.HP: 1, turnfeature.Damage: -2, turnfeature.Held: -1,
	turnfeature.Foe + turnfeature.HP: -0.5, turnfeature.Foe + turnfeature.DoT: 2, turnfeature.Foe + turnfeature.Stun: 1,
})

// practised returns the test pack with heroes who have learned something by practice: common sense.
func practised(t testing.TB) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{}
	pack := os.DirFS("../../../cmd/duel/testdata/pack")
	require.NoError(t, fs.WalkDir(pack, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(pack, name)
		if strings.HasPrefix(name, "cases/") {
			data = bytes.Replace(data, []byte("</cases>"), []byte(`<common of="own_hp">3</common><common of="foe_hp">-3</common></cases>`), 1)
		}
		files[name] = &fstest.MapFile{Data: data}
		return err
	}))
	whole, problems := schema.LoadPack(files)
	require.Empty(t, problems)
	return whole
}

// runPractised carries out a plan with heroes who have practised.
func runPractised(t testing.TB, spec curve.Plan) *curve.Result {
	t.Helper()
	who := cast()
	who.Pack = practised(t)
	p, err := curve.New(who.Pack, "practised", spec)
	require.NoError(t, err)
	r, err := curve.Run(t.Context(), p, who, curve.Options{})
	require.NoError(t, err)
	return r
}

func cast() curve.Cast {
	return curve.Cast{Pack: testPack(), Brains: ai.Brains{
		precedent.Brain("precedent_quick", precedent.Intended), tree.Brain, duelrandom.Brain, personas.Aggressive, personas.Defensive, patient,
		perceptron.Brain, imitation.Brain,
	}}
}

// small is a plan that takes little time.
func small() curve.Plan {
	return curve.Plan{
		Users: []string{"tree", "switch:aggressive,defensive"}, Heroes: []string{"knight", "mage"},
		Learners: [][]string{{}, {curve.Retention}, {curve.Former, curve.Retention}}, Population: []string{"tree", "random", "defensive"},
		Runs: 3, Games: 4, Seed: 5,
	}
}

func plan(t testing.TB, p curve.Plan) *curve.Plan {
	t.Helper()
	whole, err := curve.New(testPack(), "test", p)
	require.NoError(t, err)
	return whole
}

func run(t testing.TB, p *curve.Plan, o curve.Options) *curve.Result {
	t.Helper()
	r, err := curve.Run(t.Context(), p, cast(), o)
	require.NoError(t, err)
	return r
}

func content(t testing.TB, r *curve.Result) string {
	t.Helper()
	data, err := r.Marshal()
	require.NoError(t, err)
	return string(data)
}
