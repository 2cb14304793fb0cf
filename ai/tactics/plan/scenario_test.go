package plan_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/plan"
)

// An enemy that lost 20 has but one square before it, in the archer's line. Who shoots first and strikes then kills it.
// The units as they come, and the other way round, begin with a fighter, which stands in the line from then on.
func TestAnOrderByKindsDecides(t *testing.T) {
	rows := []string{".F...#....", "A....f#...", ".F...#...."}
	lives := func(scenarios []plan.Scenario) (names []string) {
		for i := range scenarios {
			if p := turn(t, &scenarios[i], 1, 80, rows...); p.After.Units[1][0].HP > 0 {
				names = append(names, scenarios[i].Name)
			}
		}
		return names
	}
	before := slices.Concat(plan.Rushes, plan.Cautious, plan.Distant)
	assert.Len(t, lives(before), len(before), "no plan of the steps before kills it")
	assert.Equal(t, []string{"w_f_a", "f_a_w", "f_w_a"}, lives(plan.Kinds), "fighters before the archer")
}

// The archer has to shoot first; then the second fighter kills, and the first one, which would rather kill, strikes the
// enemy that it alone can reach. In no other plan's order do both happen: of fighters the first one goes first, or the
// second one before the archer.
func TestAnOrderByLotDecides(t *testing.T) {
	rows := []string{"A....f#...", "..F..#....", ".....F....", "", "", ".#f#......"}
	both := func(scenario *plan.Scenario, seed uint64) bool {
		p := turn(t, scenario, seed, 80, rows...)
		return p.After.Units[1][0].HP <= 0 && p.After.Units[1][1].HP == 50
	}
	before := slices.Concat(plan.Rushes, plan.Cautious, plan.Distant, plan.Kinds)
	for i := range before {
		assert.False(t, both(&before[i], 1), before[i].Name)
	}
	found := 0
	for seed := range uint64(60) {
		if both(&plan.Shuffled[0], seed) {
			found++
		}
	}
	assert.Greater(t, found, 2, "one of six orders does, so ten of sixty plans or so; seeds 0 to 59")
}
