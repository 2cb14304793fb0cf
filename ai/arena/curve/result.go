package curve

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"boardduels/ai/arena/job"
)

// Result is what has been done of a plan.
type Result struct {
	Plan    *Plan     `json:"plan"`
	Records []*Record `json:"records"` // by run, user and learner
}

// Record is what was counted in one learning run.
type Record struct {
	Learner int `json:"learner"` // places in the plan
	User    int `json:"user"`
	Run     int `json:"run"`
	// Won has a digit for each game: 1 if the AI won it, 0 if it didn't.
	Won string `json:"won"`
	// Agreement is by the number of games seen, from 1. Only the first learner has it and what follows.
	Agreement   []Agreement  `json:"agreement,omitempty"`
	Flexibility *Flexibility `json:"flexibility,omitempty"`
	// Swap is how many of Plan.Swaps games the AI that has learned won against each user; nil if there are none.
	Swap []int `json:"swap,omitempty"`
	// Told is what the AI won with each oracle; nil if headroom isn't measured.
	Told *Told `json:"told,omitempty"`
	// Exploited is what was won against the AI that has learned; nil if nobody looked for that.
	Exploited *Exploited `json:"exploited,omitempty"`
	// Double is how the user's double resembles it; nil if that isn't measured.
	Double *Resemblance `json:"double,omitempty"`
}

func (r *Record) unit() unit { return unit{r.Run, r.User, r.Learner} }

// wins returns how many of the games from, counted from 0, up to but without to the AI won.
func (r *Record) wins(from, to int) (n int) {
	for _, digit := range r.Won[from:to] {
		if digit == '1' {
			n++
		}
	}
	return n
}

// format names the files of results, with their version.
const format = "board duels learning 5"

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
	if err := job.Unmarshal(format, "learning", data, &file, &file.Head, &file.Result); err != nil {
		return nil, err
	}
	r := &file.Result
	if r.Plan == nil {
		return nil, errors.New("the plan is missing")
	}
	return r, r.check()
}

// check returns an error if the records don't fit the plan.
func (r *Result) check() error {
	if err := r.Plan.check(); err != nil {
		return err
	}
	seen := map[unit]bool{}
	for i, record := range r.Records {
		if record == nil || !record.fits(r.Plan) || seen[record.unit()] {
			return fmt.Errorf("record %d doesn't fit the plan", i+1)
		}
		seen[record.unit()] = true
	}
	if !slices.IsSortedFunc(r.Records, (*Record).compare) {
		return errors.New("the records aren't in order")
	}
	return nil
}

// fits reports whether a record can be one of a plan.
func (r *Record) fits(p *Plan) bool {
	within := func(i, n int) bool { return 0 <= i && i < n }
	if !within(r.Learner, len(p.Learners)) || !within(r.User, len(p.Users)) || !within(r.Run, p.Runs) || len(r.Won) != p.Games {
		return false
	}
	if r.Learner > 0 {
		return r.Agreement == nil && r.Flexibility == nil && r.Swap == nil && r.Told == nil && r.Exploited == nil && r.Double == nil
	}
	return len(r.Agreement) == min(p.Games, learnedAfter) && r.Flexibility != nil && len(r.Flexibility.Answers) <= mostScenes && r.swapFits(p) &&
		r.twinFits(p) && r.headroomFits(p) && r.exploitFits(p) && r.resemblanceFits(p)
}

// areWins reports whether counts can be wins of so many games, of which there must be some.
func areWins(games int, won ...int) bool {
	return games > 0 && !slices.ContainsFunc(won, func(n int) bool { return n < 0 || n > games })
}

// compare orders records by run, user and learner.
func (r *Record) compare(other *Record) int {
	return cmp.Or(cmp.Compare(r.Run, other.Run), cmp.Compare(r.User, other.User), cmp.Compare(r.Learner, other.Learner))
}

// add puts in a record at its place. It reports false if there is one of the same learning run.
func (r *Result) add(record *Record) bool {
	i, found := slices.BinarySearchFunc(r.Records, record, (*Record).compare)
	if !found {
		r.Records = slices.Insert(r.Records, i, record)
	}
	return !found
}

func (r *Result) clone() *Result { return &Result{r.Plan, slices.Clone(r.Records)} }

// Merge returns what results of shards of one plan add up to. It returns [job.ErrPlans] if they aren't of one plan, and
// an error if two hold the same runs.
func Merge(results ...*Result) (*Result, error) {
	return job.Merge(results, (*Result).clone, (*Result).merge)
}

func (r *Result) merge(other *Result) error {
	if !reflect.DeepEqual(r.Plan, other.Plan) {
		return job.ErrPlans
	}
	for _, record := range other.Records {
		if !r.add(record) {
			return fmt.Errorf("it holds runs that others hold, too: run %d with user %s", record.Run+1, r.Plan.Users[record.User])
		}
	}
	return nil
}
