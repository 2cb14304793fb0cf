package plan

import "boardduels/runtime/tactics"

// flee is the article's close_group_flee: away from danger, then as close to the own units as possible; who can attack
// without danger does.
func flee(o *option) int {
	apart := 0
	for i := range o.f.Units[o.m.Seat] {
		if v := &o.f.Units[o.m.Seat][i]; v.HP > 0 {
			apart += tactics.Distance(o.to, v.Place)
		}
	}
	return -1000*o.danger() + 100*o.gain() - apart
}
