package forecast

import (
	"slices"

	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/logistic"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Guess is what somebody expected of a turn.
type Guess struct {
	Cards []duel.Action // what seemed likeliest to be played, in rising order
	Sure  int           // how likely these seemed, in thousandths
	Given int           // how likely what was played seemed, in thousandths
}

// Turn is a turn of the user beside what was expected of it.
type Turn struct {
	Turn   int           // its place in the record's turns, from 1
	Played []duel.Action // in this order
	// Known is what the sealed model expected, asked about the hand that was held.
	Known Guess
	// Blind is what it expected without knowing the hand: of all hands that the AI couldn't rule out.
	Blind Guess
	// Stranger is what people who seem to play as strongly as the user were expected to do with the hand that was held.
	Stranger Guess
	// Cost is the chance of winning that the turn gave away, in thousandths, as the AI judges turns of that hero; -1 if
	// it hasn't learned to, or if there was hardly a chance left to give away.
	Cost int
}

const (
	// surprising is the chance, in thousandths, under which a turn that was played surprised.
	surprising = 100
	// cheap is the chance of winning, in thousandths, that a turn which outwits somebody gives away at most.
	cheap = 20
	// hopeless is the chance of winning, in thousandths, under which a duel is as good as lost, and no cost is told.
	hopeless = 50
)

// Outwits reports whether the turn was none that the sealed model would have thought of, and no worse for that: it gave
// it less than one in ten with the hand known, and it cost less than two points of winning chance.
func (t *Turn) Outwits() bool {
	return !t.Foresaw(&t.Known) && t.Known.Given < surprising && 0 <= t.Cost && t.Cost < cheap
}

// Foresaw reports whether a guess is just the cards that were played, in whatever order.
func (t *Turn) Foresaw(g *Guess) bool { return usermodel.SameCards(g.Cards, t.Played) }

// ForesawFirst reports whether the card that was played first is among those of a guess, or both end the turn at once.
func (t *Turn) ForesawFirst(g *Guess) bool { return usermodel.HasFirst(g.Cards, t.Played) }

// Opener opens seals: it applies models to turns as they were. One goroutine may use it.
type Opener struct {
	duel       *duel.Duel
	seat       game.Seat // the user's
	foreteller *usermodel.Foreteller
	strangers  *usermodel.Strangers
	judge      *playout.Side // nil if nobody has learned to judge turns
}

// hands is how many hands stand for all that the user may have held.
const hands = 32

// NewOpener returns the opener of seals that are about a seat. It needs what the AI knew of the hero at that seat when
// the duel began, by which it judges turns.
func NewOpener(d *duel.Duel, seat game.Seat, known *kb.Knowledge) *Opener {
	o := &Opener{duel: d, seat: seat, foreteller: usermodel.NewForeteller(d, seat), strangers: usermodel.NewStrangers(d.Hero(seat))}
	if known != nil && len(known.Weights) > 0 {
		o.judge = playout.Learned(d, seat, known, 0)
	}
	return o
}

// Open sets what a model expected beside what was played in a turn that began in a state. It returns false if there was
// nothing to foretell: the user had but one way to spend the turn, or could win at once.
func (o *Opener) Open(m *Model, turn int, begun *duel.State, played []duel.Action) (t Turn, ok bool) {
	if !o.foreteller.Begin(begun) {
		return t, false
	}
	weights := m.weights()
	t = Turn{Turn: turn, Played: slices.Clone(played), Cost: o.cost(begun, played)}
	t.Known = o.guess(o.foreteller.Chances(&weights), played)
	t.Stranger = o.guess(o.foreteller.ChancesOf(o.strangers.AsStrongAs(&weights)), played)
	t.Blind = o.blind(&weights, begun, played)
	return t, true
}

// cost returns what a turn gave away, as [Turn] has it.
func (o *Opener) cost(begun *duel.State, played []duel.Action) int {
	if o.judge == nil {
		return -1
	}
	best := o.judge.Hope(begun)
	var taken turnplan.Plan
	taken.Plays = int8(copy(taken.Actions[:], played))
	if thousandths(best) < hopeless {
		return -1
	}
	return thousandths(max(best-logistic.Chance(o.judge.Score(begun, &taken)), 0))
}

// guess returns what is expected of the turn that the foreteller looks at, by the chances of the ways to spend it.
func (o *Opener) guess(chances []float32, played []duel.Action) Guess {
	var all tally
	all.add(o.foreteller.Ways(), chances, 1)
	return all.guess(played)
}

// blind returns what a model expects of a turn of which the hand isn't known.
func (o *Opener) blind(model *usermodel.Vector, begun *duel.State, played []duel.Action) Guess {
	view := o.duel.View(begun, 1-o.seat)
	var all tally
	for n := range uint64(hands) {
		s := o.duel.Determinize(&view, n)
		o.foreteller.Begin(&s)
		all.add(o.foreteller.Ways(), o.foreteller.Chances(model), 1./hands)
	}
	return all.guess(played)
}

// tally adds up how likely ways to spend a turn are.
type tally struct {
	ways    [][]duel.Action
	chances []float32
}

func (t *tally) add(ways [][]duel.Action, chances []float32, share float32) {
	for i, way := range ways {
		place := slices.IndexFunc(t.ways, func(known []duel.Action) bool { return slices.Equal(known, way) })
		if place < 0 {
			place = len(t.ways)
			t.ways, t.chances = append(t.ways, slices.Clone(way)), append(t.chances, 0)
		}
		t.chances[place] += float32(chances[i] * share)
	}
}

func (t *tally) guess(played []duel.Action) (g Guess) {
	best := 0
	for i, chance := range t.chances {
		if chance > t.chances[best] {
			best = i
		}
		if usermodel.SameCards(t.ways[i], played) {
			g.Given = thousandths(chance)
		}
	}
	g.Cards, g.Sure = t.ways[best], thousandths(t.chances[best])
	return g
}

func thousandths(chance float32) int {
	const all = 1000
	return min(int(float32(chance*all)+0.5), all)
}

// Percent rounds thousandths; what isn't quite impossible isn't told as 0.
func Percent(thousandths int) int { return max((thousandths+5)/10, min(thousandths, 1)) }
