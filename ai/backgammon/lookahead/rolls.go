package lookahead

// roll is what two dice can show.
type roll struct {
	dice [2]int8 // the higher one first
	of36 float32 // how often it comes
}

var rolls = func() (all [21]roll) {
	i := 0
	for high := int8(1); high <= 6; high++ {
		for low := int8(1); low <= high; low++ {
			all[i] = roll{[2]int8{high, low}, 2}
			if low == high {
				all[i].of36 = 1
			}
			i++
		}
	}
	return all
}()
