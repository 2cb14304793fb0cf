// Package habit finds precedents of the user: what a user does in a situation more often than people in general do, in
// a vocabulary that people understand. Whatever is told of a user has to foretell the user: each later turn tests it
// before it is learned from, and what fails is withdrawn.
package habit

import (
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// mostPlans is how many ways to spend a turn are looked at; few turns have more.
const mostPlans = 64

// turn is what a user did with a turn, and how likely people in general would have done each.
type turn struct {
	when, did Set
	usual     [doings]float32
}

// Watcher watches the turns of a seat. What people in general would have done in its place is what their models
// (package usermodel) say of the hands that the seat may have held, whatever it played: of each guess somebody else's.
type Watcher struct {
	duel    *duel.Duel
	seat    game.Seat
	people  *usermodel.People
	luck    game.Stream // draws them
	judge   *usermodel.Judge
	planner *turnplan.Planner
	did     []Set // by the place of a plan
	canWin  bool
	chances []float32
	usual   [doings]float32 // of the turn that is being looked at
	guesses int
	turns   []turn
}

// NewWatcher returns who has seen no turn of a seat yet. The seed draws people with whom the seat is compared.
func NewWatcher(d *duel.Duel, seat game.Seat, seed uint64) *Watcher {
	return &Watcher{
		duel: d, seat: seat,
		people: usermodel.NewPeople(d.Hero(seat)), luck: game.NewStream(seed, 0),
		judge: usermodel.NewJudge(d, seat, &usermodel.Vector{}), planner: turnplan.New(d, seat, mostPlans),
	}
}

// Imagine takes in how a turn may have begun, and what somebody would have done then: the hand is a guess that knows
// nothing of what was played. Where the duel could be won at once there is nothing to choose.
func (w *Watcher) Imagine(s *duel.State) {
	w.judge.Weights = w.people.Somebody(&w.luck)
	w.judge.Begin(s)
	w.did, w.canWin = w.did[:0], false
	plans := w.planner.Plans(s, w)
	if w.canWin {
		return
	}
	w.guesses++
	w.chances = turnplan.Chances(w.chances[:0], plans, 1)
	for i, chance := range w.chances {
		for place := range w.usual {
			if w.did[i].Has(place) {
				w.usual[place] += chance
			}
		}
	}
}

// Judge implements [turnplan.Judge].
func (w *Watcher) Judge(after *duel.State, played []duel.Action) float32 {
	w.did = append(w.did, Doings(w.duel, w.seat, played, after.Fighters[w.seat].EP))
	score := w.judge.Judge(after, played)
	w.canWin = w.canWin || score >= appraisal.Decided
	return score
}

// See takes in a turn that played some cards, begun in a state in which the seat held them, after what was imagined
// since the last one. A turn that ended the duel is no habit.
func (w *Watcher) See(begun *duel.State, played []duel.Action) {
	seen, guesses := turn{when: Situations(w.duel, begun, begun.Mover), usual: w.usual}, w.guesses
	w.usual, w.guesses = [doings]float32{}, 0
	after := *begun
	for _, a := range played {
		if w.duel.Apply(&after, a, nil) != nil || after.Winner != game.Nobody {
			return
		}
	}
	if guesses == 0 {
		return
	}
	for place := range seen.usual {
		seen.usual[place] /= float32(guesses)
	}
	seen.did = Doings(w.duel, w.seat, played, after.Fighters[w.seat].EP)
	w.turns = append(w.turns, seen)
}
