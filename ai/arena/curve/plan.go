package curve

import (
	"errors"
	"fmt"
	"slices"

	"boardduels/ai/arena"
	"boardduels/ai/arena/job"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Plan is what is to be measured, and all that decides how it goes but the programs themselves.
type Plan struct {
	Rules  int        `json:"rules"` // the version of the rules
	Pack   arena.Pack `json:"pack"`
	Users  []string   `json:"users"`  // as [ParseUser] reads them
	Heroes []string   `json:"heroes"` // the AI plays each against each, from both seats
	// Learners names for each learner the parts of learning that it does without. The first is examined in all
	// respects, the others are compared with it on the same luck.
	Learners   [][]string `json:"learners"`
	Population []string   `json:"population"` // brains whose mean style is the baseline of agreement
	Runs       int        `json:"runs"`       // of each learner with each user
	Games      int        `json:"games"`      // of a run
	// Swaps is how many games the AI that has learned from one user plays against each of them all; 0 is none.
	Swaps int `json:"swaps,omitempty"`
	// Headroom is how many games the AI that has learned from a user plays it with each oracle; 0 is none.
	Headroom int `json:"headroom,omitempty"`
	// Exploit is how many games whoever is found to beat the AI that has learned plays against it; 0 is none. Search is
	// in how many duels it is looked for against the AI deciding at once, SearchThinking in how many more against the
	// AI thinking.
	Exploit        int `json:"exploit,omitempty"`
	Search         int `json:"search,omitempty"`
	SearchThinking int `json:"search_thinking,omitempty"`
	// Doubles is how many duels a user plays, and as many its double, for them to be told apart; 0 is none.
	Doubles int `json:"doubles,omitempty"`
	// Thinks has the AI think before it acts, as it does against people; otherwise it decides at once.
	Thinks bool `json:"thinks,omitempty"`
	// Even has the AI play an even match: how strongly follows from what is known of the user by then.
	Even bool   `json:"even,omitempty"`
	Seed uint64 `json:"seed"` // of all chance
}

// New completes a plan for a pack that is called by a name. It returns an error if the plan can't be carried out.
func New(pack *schema.Pack, name string, p Plan) (*Plan, error) {
	p.Rules, p.Pack = duel.RulesVersion, arena.Pack{Name: name, Hash: pack.Hash()}
	if len(p.Learners) == 0 {
		p.Learners = [][]string{{}}
	}
	return &p, p.check()
}

// The largest plans.
const (
	maxRuns  = 1_000_000
	maxGames = 200
	maxSwaps = 200
	// maxHeadroom is the most games with each oracle.
	maxHeadroom = 200
	// maxExploit is the most games of who exploits the AI, maxSearch the most duels in which it is looked for.
	maxExploit = 10_000
	maxSearch  = 10_000_000
	// maxDoubles is the most duels of a user and of its double.
	maxDoubles = 10_000

	most = 40 // users, heroes, brains of a population
)

func (p *Plan) check() error {
	switch {
	case p.Even && p.Thinks:
		return errors.New("an even match settles by itself how much the AI thinks")
	case p.Rules != duel.RulesVersion:
		return fmt.Errorf("the plan is for version %d of the rules, this program plays version %d", p.Rules, duel.RulesVersion)
	case p.Runs < 1 || p.Runs > maxRuns:
		return fmt.Errorf("%d runs, allowed are 1 to %d", p.Runs, maxRuns)
	case p.Games < 1 || p.Games > maxGames:
		return fmt.Errorf("%d games, allowed are 1 to %d", p.Games, maxGames)
	case p.Swaps < 0 || p.Swaps > maxSwaps:
		return fmt.Errorf("%d games against each user after learning, allowed are 0 to %d", p.Swaps, maxSwaps)
	case p.Headroom < 0 || p.Headroom > maxHeadroom:
		return fmt.Errorf("%d games with each oracle, allowed are 0 to %d", p.Headroom, maxHeadroom)
	case p.Exploit < 0 || p.Exploit > maxExploit:
		return fmt.Errorf("%d games against who exploits the AI, allowed are 0 to %d", p.Exploit, maxExploit)
	case min(p.Search, p.SearchThinking) < 0 || max(p.Search, p.SearchThinking) > maxSearch:
		return fmt.Errorf("%d duels and %d thinking in which to look for who exploits the AI, allowed are 0 to %d", p.Search, p.SearchThinking, maxSearch)
	case p.Doubles < 0 || p.Doubles == 1 || p.Doubles > maxDoubles:
		return fmt.Errorf("%d duels of each user and of its double, allowed are none, or 2 to %d", p.Doubles, maxDoubles)
	case max(len(p.Users), len(p.Heroes), len(p.Population)) > most:
		return fmt.Errorf("%d users with %d heroes and a population of %d are too many", len(p.Users), len(p.Heroes), len(p.Population))
	}
	for _, list := range []struct {
		of  string
		ids []string
	}{{"user", p.Users}, {"hero", p.Heroes}, {"brain of a population", p.Population}} {
		if err := job.Distinct(list.of, list.ids); err != nil {
			return err
		}
	}
	if err := p.checkUsers(); err != nil {
		return err
	}
	return p.checkLearners()
}

func (p *Plan) checkUsers() error {
	for _, text := range p.Users {
		user, err := ParseUser(text)
		if err != nil {
			return err
		}
		if isProgram(text) && p.Headroom > 0 {
			return fmt.Errorf("user %s is a program, which can't be asked how it would decide: it has no headroom to be measured, so leave that out (--headroom 0)", text)
		}
		if len(user.others(p.Population)) == 0 {
			return fmt.Errorf("the population holds nobody but user %s, another brain is needed to compare with", text)
		}
	}
	return nil
}

func (p *Plan) checkLearners() error {
	var names []string
	for _, without := range p.Learners {
		for i, part := range without {
			switch {
			case !slices.Contains(Parts, part):
				return fmt.Errorf("no part of learning %q; there are: %s", part, list(Parts))
			case slices.Contains(without[:i], part):
				return fmt.Errorf("part of learning %s is left out twice", part)
			}
		}
		names = append(names, LearnerName(without))
	}
	return job.Distinct("learner", names)
}

// setting is who plays which hero, and where.
type setting struct {
	mine, theirs int       // the heroes of the AI and of the user, by their places in the plan
	seat         game.Seat // the AI's
}

// setting returns that of a run: they go through all pairs of heroes at one seat, then at the other.
func (p *Plan) setting(run int) setting {
	n := len(p.Heroes)
	return setting{run % n, run / n % n, game.Seat(run / (n * n) % 2)}
}

// purpose is what chance is for.
type purpose uint64

const (
	forGame purpose = iota
	forHeldOut
	forUnseen
	forPopulation
	forSituations
	forSwap
	forHeadroom
	forExploit
	forDouble
)

// chance returns the chance of the k-th of something in a run. It is the same for all users and learners, so that they
// can be compared on the same luck.
func (p *Plan) chance(run int, of purpose, k int) game.Stream {
	return game.NewStream(p.Seed, uint64(run)<<32|uint64(of)<<24|uint64(k))
}
