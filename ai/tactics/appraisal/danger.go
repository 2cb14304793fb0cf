package appraisal

import "boardduels/runtime/tactics"

// oneFifth is the article's factor 0.20: who attacks counts five times what it risks.
const oneFifth = 5

// danger is what the enemy could take in return. One enemy after the other strikes where it takes most.
func danger(v *view) int {
	var hp [tactics.MaxUnits]int8
	for i, u := range v.own() {
		hp[i] = u.HP
	}
	lost := 0
	for e, enemy := range v.enemies() {
		if enemy.HP <= 0 {
			continue
		}
		damage, victim, most := enemy.Kind.Traits().Damage, -1, 0
		for i := range hp {
			if hp[i] <= 0 || v.threats.By[i]>>e&1 == 0 {
				continue
			}
			kind := v.own()[i].Kind
			if takes := kind.Worth(hp[i]) - kind.Worth(max(hp[i]-damage, 0)); takes > most {
				victim, most = i, takes
			}
		}
		if victim >= 0 {
			hp[victim] = max(hp[victim]-damage, 0)
			lost += most
		}
	}
	return -lost / oneFifth
}
