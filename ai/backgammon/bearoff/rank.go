package bearoff

import "boardduels/runtime/backgammon"

const (
	points   = 6
	checkers = 15
	// positions is how many ways there are for up to fifteen checkers to stand on six points.
	positions = 54_264
)

// choose holds how many ways there are to choose k of n.
var choose = func() (c [checkers + points + 1][points + 1]int32) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= min(n, points); k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// rank numbers positions: 0 is all off, and each step leads to a lower number. Counts on six points are a choice of six
// of 21 places: one for each checker, from the rear, and after those of each point one as its mark. A step never puts a
// mark back.
func rank(counts *[points + 1]int8) (number int32) {
	place := 0
	for i := 1; i <= points; i++ {
		place += int(counts[points+1-i])
		number += choose[place][i]
		place++
	}
	return number
}

// counts is the inverse of rank.
func counts(number int32) (c [points + 1]int8) {
	above := points + checkers
	for i := points; i >= 1; i-- {
		place := i - 1
		for place+1 < above && choose[place+1][i] <= number {
			place++
		}
		number -= choose[place][i]
		if i < points {
			c[points-i] = int8(above - place - 1)
		}
		above = place
	}
	c[points] = int8(above)
	return c
}

// numberOf returns the number of a side's position, and whether the table has it: all checkers that are left are at
// home.
func numberOf(side *backgammon.Side) (number int32, ok bool) {
	var c [points + 1]int8
	sum := 0
	for place := 1; place <= backgammon.Bar; place++ {
		if side[place] == 0 {
			continue
		}
		if place > points {
			return 0, false
		}
		c[place] = side[place]
		sum += int(side[place])
	}
	return rank(&c), sum <= checkers
}
