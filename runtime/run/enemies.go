package run

import "slices"

// enemies returns the ids of the enemies' heroes, by stage: those that were fought, those that the plan names, and by
// lot one of some heroes for each of the others. Two in a row are never the same, and none comes again before all have
// come, as far as there are heroes enough.
func (r *Run) enemies(heroes []string) []string {
	enemies, sorted := make([]string, len(r.Plan.Stages)), slices.Sorted(slices.Values(heroes))
	for stage := range enemies {
		enemies[stage] = r.Plan.Stages[stage].Hero
		if stage < len(r.Legs) {
			enemies[stage] = r.Legs[stage].Duel.Seats[1-hero].Hero.ID
		}
	}
	for stage := range enemies {
		if enemies[stage] != "" || len(sorted) == 0 {
			continue
		}
		fit, lot := fitting(enemies, stage, sorted), r.stream(stage, enemyChance)
		enemies[stage] = fit[lot.Below(len(fit))]
	}
	return enemies
}

// fitting returns the heroes of whom a stage's enemy is drawn: of those that differ from the enemies before and after
// it, or all if none does, the ones that come least often. Enemies that aren't known yet are "".
func fitting(enemies []string, stage int, heroes []string) []string {
	beside := enemies[max(stage-1, 0):min(stage+2, len(enemies))]
	fit := without(heroes, beside...)
	if len(fit) == 0 && stage > 0 {
		fit = without(heroes, enemies[stage-1])
	}
	if len(fit) == 0 {
		fit = heroes
	}
	count := map[string]int{}
	for _, id := range enemies {
		count[id]++
	}
	least := count[slices.MinFunc(fit, func(a, b string) int { return count[a] - count[b] })]
	return slices.DeleteFunc(slices.Clone(fit), func(id string) bool { return count[id] > least })
}

// without returns the heroes that aren't among others.
func without(heroes []string, others ...string) []string {
	return slices.DeleteFunc(slices.Clone(heroes), func(id string) bool { return slices.Contains(others, id) })
}
