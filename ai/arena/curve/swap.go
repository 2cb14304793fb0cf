package curve

import (
	"context"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/learning"
)

// swaps has the AI that has learned from one user play all of them without learning on, and returns its wins. The luck
// of the k-th game is the same whoever it learned from, and whoever it plays.
func (r *room) swaps(ctx context.Context, run int, learned learning.Known) (won []int, err error) {
	if r.plan.Swaps == 0 {
		return nil, nil
	}
	s := r.plan.setting(run)
	won = make([]int, len(r.plan.Users))
	for i, text := range r.plan.Users {
		user, err := ParseUser(text)
		if err != nil {
			return nil, err
		}
		for k := range r.plan.Swaps {
			chance := r.plan.chance(run, forSwap, k)
			m, _, err := r.play(ctx, s, player{r.plan.learner(), learned}, user.brain(learnedAfter), &chance)
			if err != nil {
				return nil, err
			}
			if m.Won {
				won[i]++
			}
		}
	}
	return won, nil
}

// swapFits reports whether wins against swapped users can be those of a plan.
func (r *Record) swapFits(p *Plan) bool {
	if r.Swap == nil {
		return p.Swaps == 0
	}
	return len(r.Swap) == len(p.Users) && areWins(p.Swaps, r.Swap...)
}

// SwapMatrix is how AIs that learned from one user fare against another. An AI that learned its user wins more against
// it than those do that learned from somebody else; one that learned what holds against anybody doesn't.
type SwapMatrix struct {
	Learned int      `json:"learned_games"` // from which each AI has learned
	Games   int      `json:"games"`         // of each AI against each user in a run
	Runs    int      `json:"runs"`          // in which AIs learned from all users; others don't count
	Users   []string `json:"users"`
	// Wins are shares by the user that an AI learned from, then by the one that it plays.
	Wins [][]stats.Estimate `json:"wins"`
	// Own is by user, last all users together; nil if there is one user only.
	Own []OwnAbove `json:"own_above_others,omitempty"`
}

// OwnAbove is how much more often an AI that learned from a user beats it than AIs do that learned from the other
// users, on average, in the same runs.
type OwnAbove struct {
	User  string         `json:"user"`
	Above stats.Estimate `json:"above"`
}

// swapMatrix returns what AIs come to against users that they may not have learned from; nil if nobody was swapped.
func (r *Result) swapMatrix() *SwapMatrix {
	p := r.Plan
	if p.Swaps == 0 {
		return nil
	}
	runs := r.swapped()
	m := &SwapMatrix{Learned: min(p.Games, learnedAfter), Games: p.Swaps, Runs: len(runs), Users: p.Users}
	for from := range p.Users {
		var row []stats.Estimate
		for against := range p.Users {
			scores := make(stats.Scores, p.Swaps+1)
			for _, run := range runs {
				scores[run[from][against]]++
			}
			row = append(row, stats.Mean(p.Seed, scores))
		}
		m.Wins = append(m.Wins, row)
	}
	if len(p.Users) == 1 {
		return m
	}
	all := make([]stats.Cluster, len(runs))
	for user, name := range p.Users {
		clusters := make([]stats.Cluster, len(runs))
		for i, run := range runs {
			clusters[i] = run.ownAbove(user, p.Swaps)
			all[i].Hits += clusters[i].Hits
			all[i].Trials += clusters[i].Trials
		}
		m.Own = append(m.Own, OwnAbove{name, stats.Ratio(p.Seed, clusters)})
	}
	m.Own = append(m.Own, OwnAbove{All, stats.Ratio(p.Seed, all)})
	return m
}

// swapRun holds the wins of a run by the user that an AI learned from, then by the one that it played.
type swapRun [][]int

// swapped returns the runs that are done with all users.
func (r *Result) swapped() (runs []swapRun) {
	byRun := make([]swapRun, r.Plan.Runs)
	for _, record := range r.Records { // by run and user
		if record.Learner == 0 {
			byRun[record.Run] = append(byRun[record.Run], record.Swap)
		}
	}
	return slices.DeleteFunc(byRun, func(run swapRun) bool { return len(run) < len(r.Plan.Users) })
}

// ownAbove compares wins against a user. All counts are whole, so what is equal differs by exactly nothing.
func (w swapRun) ownAbove(user, games int) stats.Cluster {
	others, above := len(w)-1, 0
	for from := range w {
		if from == user {
			above += others * w[from][user]
		} else {
			above -= w[from][user]
		}
	}
	return stats.Cluster{Hits: float64(above), Trials: float64(others * games)}
}
