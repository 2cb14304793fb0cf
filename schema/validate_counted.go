package schema

import (
	"slices"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// counted reports heroes with more rules that are done some times only than a duel counts, beside the enemy that brings
// them most, and runs on which one of them can take more with it.
func (v *validator) counted() {
	if v.countable() <= duel.MaxCounted {
		return
	}
	most := 0
	for _, d := range v.documents {
		hero, ok := d.value.(*Hero)
		if !ok {
			continue
		}
		count := v.worst(hero.ID)
		if count > duel.MaxCounted {
			v.report(d, d.root.Child("spell_card"), "rule-too-many", because("spell_card", "too-many-counted", countedArgs(count)))
			continue
		}
		most = max(most, count)
	}
	for _, d := range v.documents {
		if run, ok := d.value.(*Run); ok {
			if count := most + v.carried(run); count > duel.MaxCounted {
				v.report(d, d.root.Child("relic"), "rule-too-many", because("relic", "too-many-carried", countedArgs(count)))
			}
		}
	}
}

func countedArgs(count int) Args {
	return Args{"count": strconv.Itoa(count), "max": strconv.Itoa(duel.MaxCounted)}
}

// countable counts all rules of the pack that are done some times only: no hero has more.
func (v *validator) countable() (n int) {
	for _, d := range v.documents {
		rules, _ := rulesIn(d)
		n += limited(rules)
	}
	return n
}

// limited counts the rules that are done some times only.
func limited(rules []rule.Rule) (n int) {
	for i := range rules {
		if rules[i].Times > 0 {
			n++
		}
	}
	return n
}

// worst returns of how many rules of a hero a duel counts how often they are done, against the enemy that brings it
// most.
func (v *validator) worst(id string) (most int) {
	hero, err := v.pack.DuelHero(id)
	if err != nil {
		return 0
	}
	for _, enemy := range v.pack.IDs(HeroKind) {
		foe, err := v.pack.DuelHero(enemy)
		if err != nil {
			continue
		}
		if counted, err := duel.Counted(hero, foe); err == nil {
			most = max(most, counted[0])
		}
	}
	return most
}

// carried counts the rules that are done some times only of the relics of a run that have most of them.
func (v *validator) carried(run *Run) (n int) {
	var each []int
	for _, id := range slices.Compact(slices.Sorted(slices.Values(run.Relics))) {
		if relic, ok := v.pack.Relic(id); ok {
			each = append(each, limited(relic.Rules))
		}
	}
	slices.Sort(each)
	for _, rules := range each[max(len(each)-rule.MostRelics, 0):] {
		n += rules
	}
	return n
}
