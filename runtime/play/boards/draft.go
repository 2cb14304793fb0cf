package boards

import (
	"slices"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// draft is a play that is put together step by step.
type draft struct {
	seat       game.Seat
	start, now backgammon.Board
	dice       []int8 // that are left
	before     []earlier
}

// earlier is how a draft was before a step.
type earlier struct {
	board backgammon.Board
	dice  []int8
}

func newDraft(b backgammon.Board, seat game.Seat, dice []int8) *draft {
	return &draft{seat: seat, start: b, now: b, dice: slices.Clone(dice)}
}

// ways returns what can be done next.
func (d *draft) ways() []backgammon.Way { return d.now.Ways(d.seat, d.dice) }

// sources returns from where a checker can go.
func (d *draft) sources() (from []slot) {
	for _, w := range d.ways() {
		if s := slot(w.From); !slices.Contains(from, s) {
			from = append(from, s)
		}
	}
	return from
}

// targets returns where a checker can go to by one die.
func (d *draft) targets(from slot) (to []slot) {
	for _, w := range d.ways() {
		if s := slot(w.To); slot(w.From) == from && !slices.Contains(to, s) {
			to = append(to, s)
		}
	}
	return to
}

// step takes a step, if it can be taken, and reports whether it hits.
func (d *draft) step(from, to slot) (hit, ok bool) {
	ways := d.ways()
	i := slices.IndexFunc(ways, func(w backgammon.Way) bool { return slot(w.From) == from && slot(w.To) == to })
	if i < 0 {
		return false, false
	}
	d.before = append(d.before, earlier{d.now, slices.Clone(d.dice)})
	used := slices.Index(d.dice, ways[i].Die)
	d.dice = slices.Delete(slices.Clone(d.dice), used, used+1)
	return d.now.Walk(d.seat, ways[i].Step), true
}

// undo takes the last step back.
func (d *draft) undo() {
	if n := len(d.before); n > 0 {
		d.now, d.dice, d.before = d.before[n-1].board, d.before[n-1].dice, d.before[:n-1]
	}
}

// action returns the play as it is written, once nothing more can be done; "" until then. Of all names of the position
// it is the one that is legal.
func (d *draft) action(roll [2]int8) string {
	if len(d.before) == 0 || len(d.ways()) > 0 {
		return ""
	}
	for _, p := range d.start.Plays(d.seat, roll, nil) {
		after := d.start
		after.Move(d.seat, p)
		if after == d.now {
			return format(d.start, d.seat, roll, p)
		}
	}
	return ""
}

// variant doesn't matter to how plays are written and read.
var variant = backgammon.New(backgammon.Setup{})

func format(b backgammon.Board, seat game.Seat, roll [2]int8, p backgammon.Play) string {
	return variant.Format(&backgammon.State{Board: b, Mover: seat, Dice: roll, Winner: game.Nobody}, p)
}

// read returns the steps of a play that is written.
func read(b backgammon.Board, seat game.Seat, roll [2]int8, action string) []backgammon.Step {
	p, err := variant.Parse(&backgammon.State{Board: b, Mover: seat, Dice: roll, Winner: game.Nobody}, action)
	if err != nil {
		return nil
	}
	return p[:p.Len()]
}
