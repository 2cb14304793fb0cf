package sight

import (
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Takes returns what the side whose threats these are could take from the other one, in worth, if one unit after the
// other strikes where it takes most.
func (t *Threats) Takes(f *tactics.Field, side game.Seat) (taken int) {
	var hp [tactics.MaxUnits]int8
	for i, u := range f.Units[1-side] {
		hp[i] = u.HP
	}
	for e, enemy := range f.Units[side] {
		if enemy.HP <= 0 {
			continue
		}
		damage, victim, most := enemy.Kind.Traits().Damage, -1, 0
		for i := range hp {
			if hp[i] <= 0 || t.By[i]>>e&1 == 0 {
				continue
			}
			kind := f.Units[1-side][i].Kind
			if takes := kind.Worth(hp[i]) - kind.Worth(max(hp[i]-damage, 0)); takes > most {
				victim, most = i, takes
			}
		}
		if victim >= 0 {
			hp[victim] = max(hp[victim]-damage, 0)
			taken += most
		}
	}
	return taken
}
