package heuristic

// late is what a unit costs that is too far away.
const late = 20

// idle counts against units that can't run to an enemy and strike within two turns: it has them advance, without having
// them run into an attack.
func idle(v *view) (sum int) {
	for _, u := range v.own() {
		if t := u.Kind.Traits(); u.HP > 0 && v.steps[u.Place] > 2*t.Steps+t.Range {
			sum -= late
		}
	}
	return sum
}
