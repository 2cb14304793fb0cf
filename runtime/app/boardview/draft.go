package boardview

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

// after returns what a draft is after a step.
func (d *draft) after(w backgammon.Way) draft {
	next := draft{seat: d.seat, now: d.now, dice: without(d.dice, w.Die)}
	next.now.Walk(next.seat, w.Step)
	return next
}

// step takes a step that can be taken.
func (d *draft) step(step backgammon.Step) {
	ways := d.ways()
	next := d.after(ways[slices.IndexFunc(ways, func(w backgammon.Way) bool { return w.Step == step })])
	d.before = append(d.before, earlier{d.now, d.dice})
	d.now, d.dice = next.now, next.dice
}

// without returns dice after one of them was used.
func without(dice []int8, die int8) []int8 {
	used := slices.Index(dice, die)
	return slices.Delete(slices.Clone(dice), used, used+1)
}

// undo takes the last step back.
func (d *draft) undo() {
	if n := len(d.before); n > 0 {
		d.now, d.dice, d.before = d.before[n-1].board, d.before[n-1].dice, d.before[:n-1]
	}
}

// isWhole reports whether nothing more can be done.
func (d *draft) isWhole() bool { return len(d.ways()) == 0 }

// actions returns the plays that the draft can still become, as they are written. Of all names of a position each is
// the one that is legal.
func (d *draft) actions(roll [2]int8) (list []string) {
	ends := d.ends()
	for _, p := range d.start.Plays(d.seat, roll, nil) {
		after := d.start
		after.Move(d.seat, p)
		if ends[after] {
			list = append(list, format(d.start, d.seat, roll, p))
		}
	}
	return list
}

// reached is a position and how many dice are left there: all of them are equal once the first was used.
type reached struct {
	board backgammon.Board
	left  int
}

// ends returns the positions to which what is left of the dice can lead.
func (d *draft) ends() map[backgammon.Board]bool {
	ends, seen := map[backgammon.Board]bool{}, map[reached]bool{}
	var walk func(draft)
	walk = func(from draft) {
		at := reached{from.now, len(from.dice)}
		if seen[at] {
			return
		}
		seen[at] = true
		ways := from.ways()
		ends[from.now] = len(ways) == 0
		for _, w := range ways {
			walk(from.after(w))
		}
	}
	walk(*d)
	return ends
}

// pips returns how far both seats have to go.
func (d *draft) pips() []int16 { return []int16{int16(d.now[0].Pips()), int16(d.now[1].Pips())} }

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
