package heuristic

// What a deserter costs, and of how few units one is.
const (
	deserter = 100
	few      = 3
)

// deserters counts against units that hide, as those in [support] do, while the own side has fewer units than the enemy
// and three at most. It comes after support, which counts them.
func deserters(v *view) int {
	own, enemies := v.field.Taken[v.seat].Len(), v.field.Taken[1-v.seat].Len()
	if own >= enemies || own > few || v.useless < 0 {
		return 0
	}
	return -deserter * int(v.useless)
}
