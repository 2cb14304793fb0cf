package evaluation

import "sync"

// twin is, of each weight of a phase, the first one that it shares its value with: a shape and its mirror image are
// worth the same.
var twin = sync.OnceValue(func() []uint16 {
	twins := make([]uint16, width)
	for i := range twins {
		twins[i] = uint16(i)
	}
	at := 0
	for c, size := range sizes {
		for pattern := range size {
			twins[at+pattern] = uint16(at + min(pattern, mirror(class(c), pattern)))
		}
		at += size
	}
	return twins
})

// mirror is the mirror image of a pattern: a corner's rows and files change places, all others are turned round.
func mirror(c class, pattern int) int {
	order := []int{7, 6, 5, 4, 3, 2, 1, 0}
	switch c {
	case corner:
		order = []int{0, 3, 6, 1, 4, 7, 2, 5, 8}
	case beside:
		order = order[1:]
	}
	var digits [9]int
	for i := range order {
		digits[i] = pattern % 3
		pattern /= 3
	}
	sum := 0
	for i := len(order) - 1; i >= 0; i-- {
		sum = 3*sum + digits[order[i]]
	}
	return sum
}
