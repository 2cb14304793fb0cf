package value

import (
	"boardduels/ai/dicewars/odds"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// What is seen of a seat as a turn ends, before its dice fall. Counts are shares of all areas or of all dice that they
// could bear.
const (
	areas         = iota
	largest       // areas of the largest region
	dice          // with those that fall now, as far as there is room
	reserve       // what is held back then
	isNext        // it moves now
	isLast        // it has just moved
	wait          // how many of the others move before it
	border        // areas with a foreign neighbour
	borderDice    // dice on them
	threat        // areas that the likeliest attack on each takes
	threatLargest // those of the largest region
	reach         // areas that the likeliest attack from each takes
	likely        // areas with an attack that is likely to succeed
	full          // areas without room
	regions       // how many there are
	mean          // dice of an own area
	enemyAreas    // foreign areas that touch its own
	enemyDice     // dice on them
	shareDice     // of the dice of all seats
	shareLargest  // of the largest regions of all seats
	rivalDice     // of the other seat that has most
	rivalLargest  // of the other seat that has most
	inDuel        // two seats are left
	amongThree    // three seats are left
	crowd         // how many are left
	nobody        // it is no seat, but stands for that nobody wins
	still         // how much of the patience is used up
	inputs
)

// vector is what is seen of a seat.
type vector [inputs]float32

// halves is the resolution of expected dice: they are counted by halves.
const halves = 2

// success holds the chance of attacks by halves of dice, between the whole ones in proportion.
var success = interpolated()

const mostHalves = halves * dicewars.MaxDice

func interpolated() (t [mostHalves + 1][mostHalves + 1]float32) {
	for mine := range t {
		for theirs := range t {
			low, high := int8(mine/halves), int8((mine+1)/halves)
			below, above := int8(theirs/halves), int8((theirs+1)/halves)
			t[mine][theirs] = float32(odds.Win(low, below)+odds.Win(low, above)+odds.Win(high, below)+odds.Win(high, above)) / 4
		}
	}
	return t
}

// sight is what is seen of a board as its mover ends the turn.
type sight struct {
	board   *dicewars.Board
	dice    [dicewars.MaxAreas]int8 // expected ones, in halves
	total   [game.MaxSeats]int      // dice with those that fall now
	reserve [game.MaxSeats]int
	region  [game.MaxSeats]dicewars.Set // the largest
	regions [game.MaxSeats]int
	alive   int
	all     int // dice of all seats
	largest int // areas of the largest regions of all seats
}

// see looks at a board.
func (s *sight) see(b *dicewars.Board) {
	*s = sight{board: b}
	for seat := range game.Seat(b.Seats) {
		own := b.Own[seat]
		if own == 0 {
			continue
		}
		s.alive++
		s.reserve[seat] = int(b.Reserve[seat])
		for rest := own; rest != 0; {
			one := b.Region(rest.First(), rest)
			rest &^= one
			s.regions[seat]++
			if one.Len() > s.region[seat].Len() {
				s.region[seat] = one
			}
		}
		for rest := own; rest != 0; {
			area := rest.First()
			rest = rest.Without(area)
			s.dice[area] = halves * b.Dice[area]
			s.total[seat] += int(b.Dice[area])
		}
		s.largest += s.region[seat].Len()
	}
	s.supply(b.Mover)
	for _, n := range s.total {
		s.all += n
	}
}

// supply lets the dice of who ends the turn fall evenly.
func (s *sight) supply(seat game.Seat) {
	own := s.board.Own[seat]
	due := min(int(s.board.Reserve[seat])+s.region[seat].Len(), dicewars.MaxReserve)
	room, open := dicewars.MaxDice*own.Len()-s.total[seat], 0
	for rest := own; rest != 0; {
		area := rest.First()
		rest = rest.Without(area)
		if s.dice[area] < mostHalves {
			open++
		}
	}
	falls := min(due, room)
	s.total[seat] += falls
	s.reserve[seat] = due - falls
	for rest := own; rest != 0 && falls > 0; {
		area := rest.First()
		rest = rest.Without(area)
		s.dice[area] = min(s.dice[area]+int8(halves*falls/open), mostHalves)
	}
}

// read fills in what is seen of a seat that has an area; before it, so many others move.
func (s *sight) read(seat game.Seat, before int, v *vector) {
	own := s.board.Own[seat]
	n := float32(s.board.Areas)
	most := n * dicewars.MaxDice
	*v = vector{
		areas: float32(own.Len()) / n, largest: float32(s.region[seat].Len()) / n, dice: float32(s.total[seat]) / most,
		reserve: float32(s.reserve[seat]) / dicewars.MaxReserve, regions: float32(s.regions[seat]) / n,
		mean: float32(s.total[seat]) / float32(own.Len()*dicewars.MaxDice), shareDice: float32(s.total[seat]) / float32(s.all),
		shareLargest: float32(s.region[seat].Len()) / float32(s.largest),
		wait:         float32(before) / game.MaxSeats, crowd: float32(s.alive) / game.MaxSeats,
	}
	for other := range game.Seat(s.board.Seats) {
		if other != seat {
			v[rivalDice] = max(v[rivalDice], float32(s.total[other])/most)
			v[rivalLargest] = max(v[rivalLargest], float32(s.region[other].Len())/n)
		}
	}
	v.mark(before == 0, isNext)
	v.mark(before == s.alive-1, isLast)
	v.mark(s.alive == 2, inDuel)
	v.mark(s.alive == 3, amongThree)
	s.frontier(seat, v)
}

func (v *vector) mark(is bool, input int) {
	if is {
		v[input] = 1
	}
}

// frontier fills in what is seen of a seat's border.
func (s *sight) frontier(seat game.Seat, v *vector) {
	const good = 0.6 // an attack is likely to succeed
	own, n := s.board.Own[seat], float32(s.board.Areas)
	most := n * mostHalves
	var foreign dicewars.Set
	for rest := own; rest != 0; {
		area := rest.First()
		rest = rest.Without(area)
		mine := s.dice[area]
		if mine == mostHalves {
			v[full] += 1 / n
		}
		near := s.board.Near[area] &^ own
		if near == 0 {
			continue
		}
		foreign |= near
		v[border] += 1 / n
		v[borderDice] += float32(mine) / most
		danger, hope := s.clash(mine, near)
		v[threat] += danger / n
		if s.region[seat].Has(area) {
			v[threatLargest] += danger / n
		}
		v[reach] += hope / n
		if hope > good {
			v[likely] += 1 / n
		}
	}
	v[enemyAreas] = float32(foreign.Len()) / n
	for foreign != 0 {
		area := foreign.First()
		foreign = foreign.Without(area)
		v[enemyDice] += float32(s.dice[area]) / most
	}
}

// idle fills in what speaks for it that nobody will win: how full the land is, and for how long nobody has attacked.
func (s *sight) idle(v *vector) {
	n := float32(s.board.Areas)
	*v = vector{nobody: 1, shareDice: 1, dice: float32(s.all) / (n * dicewars.MaxDice), crowd: float32(s.alive) / game.MaxSeats}
	for seat, total := range s.total {
		v[rivalDice] = max(v[rivalDice], float32(total)/(n*dicewars.MaxDice))
		v[rivalLargest] = max(v[rivalLargest], float32(s.region[seat].Len())/n)
		v[reserve] = max(v[reserve], float32(s.reserve[seat])/dicewars.MaxReserve)
	}
	v.mark(s.alive == 2, inDuel)
	v.mark(s.alive == 3, amongThree)
	used := float32(s.board.Quiet + 1)
	v[still] = used / (used + float32(s.board.Patience()-1))
}

// clash returns the chances of the likeliest attack on so many dice and of the likeliest one by them.
func (s *sight) clash(mine int8, near dicewars.Set) (danger, hope float32) {
	const canAttack = halves * (dicewars.MinDice + 1)
	for near != 0 {
		area := near.First()
		near = near.Without(area)
		theirs := s.dice[area]
		if theirs >= canAttack {
			danger = max(danger, success[theirs][mine])
		}
		if mine >= canAttack {
			hope = max(hope, success[mine][theirs])
		}
	}
	return danger, hope
}
