package curve

import (
	"slices"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
)

// Curves is what a measurement came to. All intervals are over learning runs.
type Curves struct {
	Pack        arena.Pack      `json:"pack"`
	Heroes      []string        `json:"heroes"`
	Population  []string        `json:"population"`
	Seed        uint64          `json:"seed"`
	Games       int             `json:"games"`
	Even        bool            `json:"even,omitempty"` // the AI played even matches
	Runs        int             `json:"runs"`           // learning runs
	Planned     int             `json:"runs_planned"`
	Learners    []LearnerCurves `json:"learners"`
	Worth       []Worth         `json:"worth,omitempty"` // of the parts that other learners than the first do without
	Agreement   []Foresight     `json:"agreement"`       // of each user; last of all, if there are several
	Flexibility FlexibilityOf   `json:"flexibility"`
	Swap        *SwapMatrix     `json:"swap,omitempty"` // nil if nobody was swapped
	// Of each user, last of all, if there are several; nil if not measured
	Headroom []Headroom `json:"headroom,omitempty"`
	Doubles  []Likeness `json:"doubles,omitempty"` // likewise
	// With each hero of the user, last with all, if there are several; nil if not measured
	Exploitability []Exploitability `json:"exploitability,omitempty"`
}

// LearnerCurves is how a learner fares.
type LearnerCurves struct {
	Learner string  `json:"learner"`
	Users   []Curve `json:"users"` // last all users together, if there are several
}

// All is the name of all users together.
const All = "all"

// Curve is how often the AI wins against a user, game after game.
type Curve struct {
	User   string           `json:"user"`
	Runs   int              `json:"runs"`
	Games  []stats.Estimate `json:"games"` // the share of wins of each game
	Groups []Group          `json:"groups"`
	// Gain is by how much the share of wins in games 10–12, or the last group if there are less than 10, is above that
	// in games 1–3; nil if there are no more than 3.
	Gain *stats.Estimate `json:"gain,omitempty"`
}

// Group is the share of wins in some games, from 1.
type Group struct {
	From int            `json:"from"`
	To   int            `json:"to"`
	Wins stats.Estimate `json:"wins"`
}

// Worth is how much more often the complete learner wins than one that does without something, in the same runs.
type Worth struct {
	Learner string  `json:"learner"`
	User    string  `json:"user"`
	Groups  []Group `json:"groups"` // Wins is the difference
	// Gain is by how much more the complete learner gains, see [Curve]; nil if there are no more than 3 games. Luck
	// alone gains, too: what a learner without learning gains on the same luck isn't learned.
	Gain *stats.Estimate `json:"gain,omitempty"`
}

// Curves returns what a measurement came to, as far as it is done.
func (r *Result) Curves() *Curves {
	p := r.Plan
	c := &Curves{
		Pack: p.Pack, Heroes: p.Heroes, Population: p.Population, Seed: p.Seed, Games: p.Games, Even: p.Even,
		Runs: len(r.Records), Planned: p.Runs * len(p.Users) * len(p.Learners),
	}
	for learner, without := range p.Learners {
		one := LearnerCurves{Learner: LearnerName(without)}
		r.byUser(learner, func(user string, runs [][]*Record) {
			one.Users = append(one.Users, p.curve(user, runs))
			if learner > 0 {
				c.Worth = append(c.Worth, r.worth(one.Learner, user, runs))
			}
		})
		c.Learners = append(c.Learners, one)
	}
	r.byUser(0, func(user string, runs [][]*Record) {
		c.Agreement = append(c.Agreement, p.foresight(user, runs))
		c.Flexibility.Users = append(c.Flexibility.Users, p.bent(user, runs))
		if p.Headroom > 0 {
			c.Headroom = append(c.Headroom, p.headroomOf(user, runs))
		}
		if p.Doubles > 0 {
			c.Doubles = append(c.Doubles, p.likeness(user, runs))
		}
	})
	r.compareUsers(&c.Flexibility)
	c.Swap, c.Exploitability = r.swapMatrix(), r.exploitability()
	return c
}

// byUser calls f with the records of a learner with each user, then of all, if there are several, by run. Runs of
// several users share their luck, so they are one trial.
func (r *Result) byUser(learner int, f func(user string, runs [][]*Record)) {
	p := r.Plan
	all := make([][]*Record, p.Runs)
	for user, name := range p.Users {
		var runs [][]*Record
		for _, record := range r.Records {
			if record.Learner == learner && record.User == user {
				runs = append(runs, []*Record{record})
				all[record.Run] = append(all[record.Run], record)
			}
		}
		f(name, runs)
	}
	if len(p.Users) > 1 {
		f(All, slices.DeleteFunc(all, func(records []*Record) bool { return len(records) == 0 }))
	}
}

// ends returns where groups of games end. Where a user changes style a group ends with the old style, and the next is
// three games long: what is new shows there.
func (p *Plan) ends() []int {
	all := []int{3, 6, 9, 12, 20, maxGames}
	for _, text := range p.Users {
		if user, err := ParseUser(text); err == nil && user.after > 0 && user.after != switchAfter {
			all = append(all, user.after, user.after+3)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// groups returns the groups of games, without shares.
func (p *Plan) groups() (all []Group) {
	from := 0
	for _, end := range p.ends() {
		if from < p.Games {
			all = append(all, Group{From: from + 1, To: min(end, p.Games)})
		}
		from = end
	}
	return all
}

func (p *Plan) curve(user string, runs [][]*Record) Curve {
	c := Curve{User: user, Runs: len(runs), Groups: p.groups()}
	for k := range p.Games {
		c.Games = append(c.Games, p.share(runs, k, k+1))
	}
	for i := range c.Groups {
		g := &c.Groups[i]
		g.Wins = p.share(runs, g.From-1, g.To)
	}
	if p.Games > 3 {
		gain := p.ratio(runs, func(r *Record) stats.Cluster { return stats.Cluster{Hits: p.gain(r), Trials: 1} })
		c.Gain = &gain
	}
	return c
}

// gain returns by how much the share of wins in the last games of a run is above that in the first three.
func (p *Plan) gain(r *Record) float64 {
	groups := p.groups()
	first, last := Group{From: 1, To: 3}, groups[len(groups)-1]
	if p.Games >= 10 {
		last = Group{From: 10, To: min(12, p.Games)}
	}
	return r.share(last) - r.share(first)
}

func (r *Record) share(g Group) float64 {
	return float64(r.wins(g.From-1, g.To)) / float64(g.To-g.From+1)
}

// share returns the share of wins in the games from, counted from 0, up to but without to.
func (p *Plan) share(runs [][]*Record, from, to int) stats.Estimate {
	if len(runs) > 0 && len(runs[0]) > 1 {
		return p.ratio(runs, func(r *Record) stats.Cluster {
			return stats.Cluster{Hits: float64(r.wins(from, to)), Trials: float64(to - from)}
		})
	}
	scores := make(stats.Scores, to-from+1)
	for _, records := range runs {
		for _, r := range records {
			scores[r.wins(from, to)]++
		}
	}
	return stats.Mean(p.Seed, scores)
}

// ratio adds up what is counted in records, with intervals over runs.
func (p *Plan) ratio(runs [][]*Record, count func(*Record) stats.Cluster) stats.Estimate {
	clusters := make([]stats.Cluster, len(runs))
	for i, records := range runs {
		for _, r := range records {
			one := count(r)
			clusters[i].Hits += one.Hits
			clusters[i].Trials += one.Trials
		}
	}
	return stats.Ratio(p.Seed, clusters)
}

// ratioOf is ratio of the records of which there is something to count; nil if there is none.
func (p *Plan) ratioOf(runs [][]*Record, count func(*Record) (c stats.Cluster, ok bool)) *stats.Estimate {
	found := false
	sum := p.ratio(runs, func(r *Record) stats.Cluster {
		c, ok := count(r)
		found = found || ok
		return c
	})
	if !found {
		return nil
	}
	return &sum
}

// worth compares the runs of a learner with the same runs of the first, as far as both are done.
func (r *Result) worth(learner, user string, runs [][]*Record) Worth {
	w := Worth{Learner: learner, User: user, Groups: r.Plan.groups()}
	for i := range w.Groups {
		g := &w.Groups[i]
		g.Wins = r.Plan.ratio(runs, func(one *Record) (c stats.Cluster) {
			if whole := r.find(unit{one.Run, one.User, 0}); whole != nil {
				c.Hits = float64(whole.wins(g.From-1, g.To) - one.wins(g.From-1, g.To))
				c.Trials = float64(g.To - g.From + 1)
			}
			return c
		})
	}
	if r.Plan.Games > 3 {
		gain := r.Plan.ratio(runs, func(one *Record) (c stats.Cluster) {
			if whole := r.find(unit{one.Run, one.User, 0}); whole != nil {
				c = stats.Cluster{Hits: r.Plan.gain(whole) - r.Plan.gain(one), Trials: 1}
			}
			return c
		})
		w.Gain = &gain
	}
	return w
}

// find returns the record of a learning run, or nil.
func (r *Result) find(u unit) *Record {
	i, found := slices.BinarySearchFunc(r.Records, &Record{Learner: u.learner, User: u.user, Run: u.run}, (*Record).compare)
	if !found {
		return nil
	}
	return r.Records[i]
}
