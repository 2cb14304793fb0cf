package arena

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"boardduels/ai/arena/job"
	"boardduels/ai/arena/stats"
)

// Result is what has been played of a plan.
type Result struct {
	Plan *Plan `json:"plan"`
	// Stopped holds for each group the number of seeds after which it was stopped; 0 if it wasn't.
	Stopped []int    `json:"stopped"`
	Tallies []*Tally `json:"tallies"` // by fixture
}

// format names the files of results, with their version.
const format = "board duels arena 2"

// NewResult returns the result of nothing played.
func NewResult(p *Plan) *Result {
	r := &Result{Plan: p, Stopped: make([]int, p.groups())}
	for i := range p.Fixtures {
		r.Tallies = append(r.Tallies, newTally(p, &p.Fixtures[i]))
	}
	return r
}

// Marshal returns the content of a result's file. Equal results have equal files.
func (r *Result) Marshal() ([]byte, error) {
	return job.Marshal(format, r)
}

// ParseResult reads a result's file. One that was changed after it was written is an error.
func ParseResult(data []byte) (*Result, error) {
	file := struct {
		job.Head
		Result
	}{}
	if err := job.Unmarshal(format, "the arena", data, &file, &file.Head, &file.Result); err != nil {
		return nil, err
	}
	r := &file.Result
	if r.Plan == nil {
		return nil, errors.New("the plan is missing")
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	return r, nil
}

// check returns an error if the counts don't fit the plan.
func (r *Result) check() error {
	p := r.Plan
	if err := p.arrange(); err != nil {
		return err
	}
	if len(r.Tallies) != len(p.Fixtures) || len(r.Stopped) != p.groups() {
		return fmt.Errorf("tallies of %d fixtures and %d groups, the plan has %d and %d", len(r.Tallies), len(r.Stopped), len(p.Fixtures), p.groups())
	}
	for i, t := range r.Tallies {
		if t == nil || !t.fits(p, &p.Fixtures[i]) {
			return fmt.Errorf("the tally of fixture %d doesn't fit the plan", i+1)
		}
	}
	return r.checkCards()
}

// checkCards returns an error if a hero has different cards in different fixtures.
func (r *Result) checkCards() error {
	type owner struct {
		pack int
		hero string
	}
	decks := map[owner][]CardTally{}
	for i, t := range r.Tallies {
		first, second := r.Plan.Fixtures[i].pair()
		for pack, sides := range emptyCards(t.Cards) {
			for side, hero := range [2]string{first, second} {
				of := owner{pack, hero}
				if deck, ok := decks[of]; ok && !slices.Equal(deck, sides[side]) {
					return fmt.Errorf("fixture %d counts other cards of %s than those before", i+1, hero)
				}
				decks[of] = sides[side]
			}
		}
	}
	return nil
}

// fits reports whether a tally can be one of a fixture.
func (t *Tally) fits(p *Plan, f *Fixture) bool {
	seeds, duels := stats.Scores(t.Won).N(), 0
	whole := slices.Min(append(t.Won, 0)) == 0
	for _, counts := range t.Rounds {
		duels += stats.Scores(counts).N()
		whole = whole && slices.Min(append(counts, 0)) == 0
	}
	cards := len(t.Cards) == 0 && (seeds == 0 || !f.Cards) || len(t.Cards) == len(p.Packs) && f.Cards
	shuts := len(t.Shuts) == 0 || len(t.Shuts) == len(p.Packs) && f.Cards
	return len(t.Won) == 2<<len(f.Legs) && shuts && len(t.Rounds) == len(p.Packs) && t.Done.check(p.Seeds) &&
		seeds == t.seeds() && duels == seeds*len(f.Legs) && cards && whole
}

// Duels returns how many duels have been played.
func (r *Result) Duels() int {
	n := 0
	for i, t := range r.Tallies {
		n += t.seeds() * len(r.Plan.Fixtures[i].Legs)
	}
	return n
}

// Won returns how many of the duels with the first pack the first sides of fixtures won.
func (r *Result) Won() int {
	won := 0
	for i, t := range r.Tallies {
		won += total(r.Plan.Fixtures[i].scores(t, 0))
	}
	return won
}

// Forfeits returns how many duels were lost because a player failed, and the reason of the first.
func (r *Result) Forfeits() (n int, first string) {
	for _, t := range r.Tallies {
		n += t.Forfeits[0] + t.Forfeits[1]
		if first == "" && t.Forfeit != nil {
			first = t.Forfeit.Reason
		}
	}
	return n, first
}

// Clone returns a copy that shares nothing that changes.
func (r *Result) Clone() *Result {
	c := NewResult(r.Plan)
	copy(c.Stopped, r.Stopped)
	for i, t := range r.Tallies {
		c.Tallies[i].Cards = emptyCards(t.Cards)
		c.Tallies[i].merge(t)
	}
	return c
}

// emptyCards returns counts of the same cards that count nothing.
func emptyCards(cards [][2][]CardTally) [][2][]CardTally {
	var empty [][2][]CardTally
	for _, sides := range cards {
		var none [2][]CardTally
		for side := range sides {
			none[side] = []CardTally{}
			for i := range sides[side] {
				none[side] = append(none[side], CardTally{Card: sides[side][i].Card})
			}
		}
		empty = append(empty, none)
	}
	return empty
}

// Merge returns what results of shards of one plan add up to. It returns [job.ErrPlans] if they aren't of one plan, and
// an error if two hold the same duels.
func Merge(results ...*Result) (*Result, error) {
	return job.Merge(results, (*Result).Clone, (*Result).merge)
}

func (r *Result) merge(other *Result) error {
	if !reflect.DeepEqual(r.Plan, other.Plan) {
		return job.ErrPlans
	}
	for i, t := range other.Tallies {
		for _, span := range t.Done {
			if r.Tallies[i].Done.overlap(span) {
				return fmt.Errorf("it holds duels that others hold, too: fixture %d, seeds %d to %d", i+1, span.From+1, span.To)
			}
		}
		switch mine := r.Tallies[i].Cards; {
		case mine == nil:
			r.Tallies[i].Cards = emptyCards(t.Cards)
		case t.Cards != nil && !reflect.DeepEqual(emptyCards(mine), emptyCards(t.Cards)):
			return fmt.Errorf("it counts other cards: fixture %d", i+1)
		}
		r.Tallies[i].merge(t)
	}
	for g, at := range other.Stopped {
		r.Stopped[g] = max(r.Stopped[g], at)
	}
	return nil
}

// sequence returns what is known of a group: the interval that may be looked at after every seed, of the first side's
// share or, with two packs, of its shift; one half is no difference.
func (r *Result) sequence(group int) stats.Interval {
	var sum stats.Scores
	for i := range r.Plan.Fixtures {
		if f := &r.Plan.Fixtures[i]; f.Group == group {
			scores := f.compared(r.Plan, r.Tallies[i])
			if sum == nil {
				sum = make(stats.Scores, len(scores))
			}
			sum.Add(scores)
		}
	}
	return sum.Sequence(r.Plan.Stop.Error)
}

// compared counts what a fixture is played to find out: the first side's wins or, with two packs, how they changed.
func (f *Fixture) compared(p *Plan, t *Tally) stats.Scores {
	if len(p.Packs) > 1 {
		return f.shifts(t)
	}
	return f.scores(t, 0)
}
