package backgammon

import "boardduels/runtime/game"

// Plays appends the plays of a seat with a roll: all that use as many dice as can be used, the higher one if only one
// of two can, and one for each position that comes of it. If nothing can be moved that is Pass alone.
func (b *Board) Plays(seat game.Seat, dice [2]int8, buf []Play) []Play {
	g := newGenerator(b, seat)
	g.out, g.start = buf, len(buf)
	g.all(dice)
	return g.out
}

// allows reports whether a play is among those that Plays returns.
func (b *Board) allows(seat game.Seat, dice [2]int8, p Play) bool {
	g := newGenerator(b, seat)
	g.seeks, g.sought = true, p
	g.all(dice)
	return g.found
}

// generator walks through the plays of a roll, and collects them or seeks one.
type generator struct {
	mine   Side
	open   set // points with at most one enemy
	now    sets
	out    []Play
	start  int // where the plays begin in out
	seeks  bool
	sought Play
	found  bool
	steps  Play
	most   int // the steps of the longest play so far
}

func newGenerator(b *Board, seat game.Seat) (g generator) {
	g.mine = b[seat]
	g.open = points
	for place, count := range b[1-seat][:Bar] {
		switch {
		case place == Off || count == 0:
		case count == 1:
			g.now.blots |= 1 << (Bar - place)
		default:
			g.open &^= 1 << (Bar - place)
		}
	}
	for place, count := range g.mine {
		if place != Off && count > 0 {
			g.now.held |= 1 << place
		}
	}
	return g
}

// all walks through all plays.
func (g *generator) all(dice [2]int8) {
	high, low := max(dice[0], dice[1]), min(dice[0], dice[1])
	if high == low {
		g.double(high, Bar, 0)
		if g.most == 0 {
			g.emit(Pass)
		}
		return
	}
	g.both(high, low)
	if g.most > 0 {
		return
	}
	for _, die := range [2]int8{high, low} {
		for from := g.sources(die); from != 0; from = from.rest() {
			g.emit(Play{{from.highest(), target(from.highest(), die)}})
		}
		if g.most > 0 {
			return
		}
	}
	g.emit(Pass)
}

// both walks through the plays that use two different dice, those that begin with the higher one first. What leads to
// a position that was there already is left out.
func (g *generator) both(high, low int8) {
	var had footprints
	for range 2 {
		for from := g.sources(high); from != 0; from = from.rest() {
			first := Step{from.highest(), target(from.highest(), high)}
			before := g.step(first)
			for from := g.sources(low); from != 0; from = from.rest() {
				second := Step{from.highest(), target(from.highest(), low)}
				if !g.found && had.add(first, second, before.blots) {
					g.most = 2
					g.emit(pair(first, second))
				}
			}
			g.back(first, before)
		}
		high, low = low, high
	}
}

// double walks through the plays of a double from a depth on. Steps come from the rear to the front, so that each
// position is reached once: how many checkers leave the rearmost place follows from what it has lost, and so on.
func (g *generator) double(die, last int8, depth int) {
	moved := false
	for from := g.sources(die) & (2<<last - 1); depth < len(g.steps) && from != 0 && !g.isSettled(); from = from.rest() {
		moved = true
		step := Step{from.highest(), target(from.highest(), die)}
		before := g.step(step)
		g.steps[depth] = step
		g.double(die, step.From, depth+1)
		g.steps[depth] = Step{}
		g.back(step, before)
	}
	if moved || depth == 0 || depth < g.most {
		return
	}
	if depth > g.most {
		g.most, g.out, g.found = depth, g.out[:g.start], false
	}
	g.emit(g.steps)
}

// isSettled reports whether the play that is sought was found, and no longer one can come.
func (g *generator) isSettled() bool { return g.found && g.most == len(g.steps) }

// emit takes a play, which is as long as the longest so far.
func (g *generator) emit(p Play) {
	g.most = max(g.most, p.Len())
	if g.seeks {
		g.found = g.found || p == g.sought
		return
	}
	g.out = append(g.out, p)
}
