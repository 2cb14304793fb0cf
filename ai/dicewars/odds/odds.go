// Package odds holds the exact chances of the dice: that an attack succeeds, and that an area isn't lost before its
// seat's next turn.
package odds

import (
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

const (
	sides  = 6
	maxSum = sides * dicewars.MaxDice
)

// table holds the chance of each number of dice against each.
var table = chances()

// Win returns the chance that so many dice throw more than so many others do.
func Win(attacker, defender int8) float64 { return table[attacker][defender] }

// chances compares the sums of all throws, of which there are whole numbers: the figures are exact but for the last
// rounding.
func chances() (t [dicewars.MaxDice + 1][dicewars.MaxDice + 1]float64) {
	ways := throws()
	for mine := range ways {
		for theirs := range ways {
			won, all, below := 0, 0, 0 // below are the throws of theirs that have a smaller sum
			for sum := range maxSum + 1 {
				won += ways[mine][sum] * below
				below += ways[theirs][sum]
			}
			for _, n := range ways[mine] {
				all += n * below
			}
			t[mine][theirs] = float64(won) / float64(all)
		}
	}
	return t
}

// throws counts in how many ways so many dice throw each sum: each die is folded into the ones before.
func throws() (ways [dicewars.MaxDice + 1][maxSum + 1]int) {
	ways[0][0] = 1
	for dice := range dicewars.MaxDice {
		for sum, n := range ways[dice][:maxSum-sides+1] {
			for face := 1; face <= sides; face++ {
				ways[dice+1][sum+face] += n
			}
		}
	}
	return ways
}

// Hold returns the chance that a seat keeps an area if each foreign neighbour of two dice or more attacks it once.
func Hold(b *dicewars.Board, seat game.Seat, area int8) float64 {
	held := 1.0
	for rest := b.Near[area] &^ b.Own[seat]; rest != 0; {
		enemy := rest.First()
		rest = rest.Without(enemy)
		if dice := b.Dice[enemy]; dice > dicewars.MinDice {
			held *= 1 - Win(dice, b.Dice[area])
		}
	}
	return held
}
