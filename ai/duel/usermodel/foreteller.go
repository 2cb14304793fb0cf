package usermodel

import (
	"slices"

	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Foreteller tells how likely models choose each of the ways to spend a turn of which the hand is known. One goroutine
// may use it.
type Foreteller struct {
	judge   *Judge
	planner *turnplan.Planner
	ways    [][]duel.Action // what each way plays in rising order, each once
	plays   []duel.Action   // of all ways, one after the other
	way     []int           // by plan
	wins    []bool          // by plan
	canWin  bool
	chances []float32 // by plan
}

// NewForeteller returns the foreteller of a seat's turns.
func NewForeteller(d *duel.Duel, seat game.Seat) *Foreteller {
	f := &Foreteller{judge: NewJudge(d, seat, &Vector{}), planner: turnplan.New(d, seat, mostPlans)}
	f.judge.keeps = true
	return f
}

// Begin looks at the ways to spend the turn that begins in a state. It returns false where there is nothing to
// foretell: only one way, or one that wins at once, which anybody takes.
func (f *Foreteller) Begin(s *duel.State) bool {
	f.judge.Begin(s)
	f.ways, f.plays, f.way, f.wins, f.canWin = f.ways[:0], f.plays[:0], f.way[:0], f.wins[:0], false
	plans := f.planner.Plans(s, f.judge)
	for i := range plans {
		from := len(f.plays)
		f.plays = append(f.plays, plans[i].Played()...)
		played := f.plays[from:len(f.plays):len(f.plays)]
		slices.SortFunc(played, duel.Action.Compare)
		place := slices.IndexFunc(f.ways, func(way []duel.Action) bool { return slices.Equal(way, played) })
		if place < 0 {
			place = len(f.ways)
			f.ways = append(f.ways, played)
		} else {
			f.plays = f.plays[:from]
		}
		f.way = append(f.way, place)
		f.wins = append(f.wins, plans[i].Score >= appraisal.Decided)
		f.canWin = f.canWin || f.wins[i]
	}
	return len(f.ways) > 1 && !f.canWin
}

// Ways returns the ways to spend the turn, each by what it plays in rising order, whatever order that is played in.
// They hold until the next call of Begin.
func (f *Foreteller) Ways() [][]duel.Action { return f.ways }

// learned is the warmth at which a model chooses that was learned of a user. Such a model stands between the user and
// people in general, and so says too seldom what the user does (docs/decisions/0104 has the figures).
const learned = 0.9

// Chances returns of each way, by its place, how likely a user chooses it of whom a model was learned.
func (f *Foreteller) Chances(model *Vector) []float32 {
	chances := make([]float32, len(f.ways))
	f.add(chances, model, learned, 1)
	return chances
}

// ChancesOf returns of each way, by its place, how likely people choose it, on average.
func (f *Foreteller) ChancesOf(people []Vector) []float32 {
	chances := make([]float32, len(f.ways))
	for i := range people {
		f.add(chances, &people[i], 1, 1/float32(len(people)))
	}
	return chances
}

// Likeliest returns the way whose chance is the greatest, and that.
func (f *Foreteller) Likeliest(chances []float32) (way []duel.Action, chance float32) {
	chance = slices.Max(chances)
	return f.ways[slices.Index(chances, chance)], chance
}

// add adds to each way, by its place, how likely a model chooses it at a warmth, times a share.
func (f *Foreteller) add(chances []float32, model *Vector, warmth, share float32) {
	f.chances = f.chances[:0]
	for i := range f.way {
		score := f.judge.traits[i].dot(model)
		if f.canWin {
			score = 0
			if f.wins[i] {
				score = appraisal.Decided
			}
		}
		f.chances = append(f.chances, score)
	}
	logistic.Softmax(f.chances, warmth)
	for i, chance := range f.chances {
		chances[f.way[i]] += float32(chance * share)
	}
}
