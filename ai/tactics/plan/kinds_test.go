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
