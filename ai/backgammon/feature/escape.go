package feature

// reach is how far ahead a block counts: a roll without a double goes no farther.
const reach = 12

// escapes holds, for each set of blocked points ahead, with how many of 36 rolls a checker gets more than six points
// on. Bit 12−n is the point n ahead.
var escapes = func() (table [1 << reach]int8) {
	for blocked := range table {
		isOpen := func(ahead int) bool { return ahead > reach || blocked>>(reach-ahead)&1 == 0 }
		for high := 1; high <= 6; high++ {
			if runs(high, isOpen) {
				table[blocked]++
			}
			for low := 1; low < high; low++ {
				if high+low > 6 && isOpen(high+low) && (isOpen(high) || isOpen(low)) {
					table[blocked] += 2
				}
			}
		}
	}
	return table
}()

// runs reports whether a double takes a checker more than six points on.
func runs(die int, isOpen func(int) bool) bool {
	for step := 1; step <= 4; step++ {
		if !isOpen(step * die) {
			return false
		}
		if step*die > 6 {
			return true
		}
	}
	return false
}

// escaping returns with how many of 36 rolls a checker gets from a place past a block.
func escaping(place int, block uint32) int {
	if place < reach {
		return int(escapes[block<<(reach-place)&(1<<reach-1)])
	}
	return int(escapes[block>>(place-reach)&(1<<reach-1)])
}
