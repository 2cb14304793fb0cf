package habit

import (
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// expectedTurn is a turn in which there was a choice, beside how likely models thought each doing.
type expectedTurn struct {
	place    int // among all turns
	when     Set
	did      Set
	usual    [doings]float32   // as people in general choose
	expected [][doings]float32 // by model
}

// crowd is how many people stand for all, in what is usual.
const crowd = 48

// expectAll asks each model, and people in general, about each turn that could be spent in more than one way and didn't
// end the duel.
func expectAll(d *duel.Duel, seat game.Seat, turns []Taken, models []usermodel.Vector) (all []expectedTurn) {
	people, f := usermodel.NewPeople(d.Hero(seat)).Crowd(crowd), usermodel.NewForeteller(d, seat)
	for i := range turns {
		begun := &turns[i].Begun
		did, isOver := outcome(d, begun, turns[i].Played)
		if isOver || !f.Begin(begun) {
			continue
		}
		var ways []Set
		for _, played := range f.Ways() {
			way, _ := outcome(d, begun, played)
			ways = append(ways, way)
		}
		t := expectedTurn{place: i, when: Situations(d, begun, seat), did: did, usual: likely(ways, f.ChancesOf(people))}
		for n := range models {
			t.expected = append(t.expected, likely(ways, f.Chances(&models[n])))
		}
		all = append(all, t)
	}
	return all
}

// outcome returns what a turn that plays some cards does, unless it ends the duel or can't be played.
func outcome(d *duel.Duel, begun *duel.State, played []duel.Action) (did Set, isOver bool) {
	after := *begun
	for _, a := range played {
		if d.Apply(&after, a, nil) != nil || after.Winner != game.Nobody {
			return 0, true
		}
	}
	return Doings(d, begun.Mover, played, after.Fighters[begun.Mover].EP), false
}

// likely adds up the chances of the ways to spend a turn by what they do.
func likely(ways []Set, chances []float32) (all [doings]float32) {
	for i, way := range ways {
		for does := range all {
			if way.Has(does) {
				all[does] += chances[i]
			}
		}
	}
	return all
}
