// Package wpm is the opponent of the course report's field that maximises its chance to win (win probability
// maximisation): a logistic model of the largest regions and the dice of all seats in turn order. Its weights are the
// project's own, from self-play.
package wpm

import (
	"boardduels/ai/fit/adam"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

const (
	seen  = 2                      // numbers that are seen of a seat: largest region and dice, both as logarithms
	width = 1 + seen*game.MaxSeats // a constant, then what is seen of each seat
)

// row is what is seen of a board, or what each of it weighs.
type row [width]float32

// Model holds the weights for each number of seats that are left.
type Model [game.MaxSeats + 1]row

// logs holds logarithms of whole numbers, plus one.
var logs = logarithms()

const mostDice = dicewars.MaxAreas * dicewars.MaxDice

func logarithms() (t [mostDice + 1]float32) {
	for i := range t {
		t[i] = float32(adam.Log(float64(i + 1)))
	}
	return t
}

// read returns what the mover sees, its own numbers first, when so many new dice have fallen on its areas, and how many
// seats are left.
func read(b *dicewars.Board, fallen int) (r row, alive int) {
	r[0] = 1
	for step := range game.Seat(b.Seats) {
		seat := (b.Mover + step) % game.Seat(b.Seats)
		if b.Own[seat] == 0 {
			continue
		}
		at := r[1+seen*alive:]
		at[0], at[1] = logs[b.Largest(seat)], logs[b.Total(seat)+fallen]
		alive, fallen = alive+1, 0
	}
	return r, alive
}

// logChance returns the logarithm of the mover's chance to win.
func (m *Model) logChance(b *dicewars.Board, fallen int) float64 {
	r, alive := read(b, fallen)
	if alive == 1 {
		return 0
	}
	x := float64(m[alive].dot(&r))
	return -adam.Log(1 + adam.Exp(-x))
}

func (w *row) dot(r *row) (sum float32) {
	for i := range w {
		sum += float32(w[i] * r[i])
	}
	return sum
}
