package attackknn

import (
	"boardduels/ai/dicewars/odds"
	"boardduels/runtime/dicewars"
)

// Point is an attack in the space of the classifier: what is known of it, each in 0…1.
type Point [4]float32

// The numbers of a point.
const (
	success   = iota // the chance of the attack
	growth           // by which the own largest region grows
	beyond           // mean dice of the target's neighbours that aren't the attacker's
	attackers        // mean dice of the attacking area's foreign neighbours
)

// mostGrowth is the growth that counts as 1: more is rare.
const mostGrowth = 8

// pointOf returns the point of an attack, before which the own largest region has so many areas.
func pointOf(b *dicewars.Board, a dicewars.Action, largest int) (p Point) {
	own := b.Own[b.Mover]
	p[success] = float32(odds.Win(b.Dice[a.From], b.Dice[a.To]))
	p[beyond] = meanDice(b, b.Near[a.To]&^own)
	p[attackers] = meanDice(b, b.Near[a.From]&^own)
	after := *b
	after.Take(a)
	p[growth] = float32(min(after.Largest(b.Mover)-largest, mostGrowth)) / mostGrowth
	return p
}

// meanDice returns the mean of areas' dice as a share of the most that there may be; of no areas nothing.
func meanDice(b *dicewars.Board, areas dicewars.Set) float32 {
	if areas == 0 {
		return 0
	}
	sum, n := 0, areas.Len()
	for areas != 0 {
		area := areas.First()
		areas = areas.Without(area)
		sum += int(b.Dice[area])
	}
	return float32(sum) / float32(n*dicewars.MaxDice)
}
