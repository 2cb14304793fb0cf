package curve

import "boardduels/ai/arena/stats"

// FlexibilityOf is how far the play of the AI bends: to the user, and to heroes that it hasn't met.
type FlexibilityOf struct {
	Users []Bent `json:"users"` // last all users together, if there are several
	// Between is how often two AIs that have learned from different users answer the same situation differently, Within
	// how often two that have learned from the same user do, which is chance; Excess is the difference. All are the
	// mean over pairs of heroes, and nothing is known of them with one user, or less than two runs of each pair. Brains
	// that keep nothing from game to game, such as the tree, have 0.
	Between stats.Estimate `json:"between_users"`
	Within  stats.Estimate `json:"within_users"`
	Excess  stats.Estimate `json:"excess"`
	// Pairs is how many pairs of heroes the comparison rests on.
	Pairs int `json:"hero_pairs"`
}

// Bent is how far the play of the AI has bent to a user.
type Bent struct {
	User string `json:"user"`
	// Unseen are wins with the same hero against heroes of the user that the AI hasn't met.
	Unseen Compared `json:"unseen_heroes"`
	// UnseenGames is how many such games the AI played; 0 if the plan has one hero.
	UnseenGames int `json:"unseen_games"`
}

// Compared are shares of the AI that has learned, and by how much they are above its own before, and the tree's.
type Compared struct {
	Learned      stats.Estimate `json:"learned"`
	Initial      stats.Estimate `json:"initial"`
	Tree         stats.Estimate `json:"tree"`
	AboveInitial stats.Estimate `json:"above_initial"`
	AboveTree    stats.Estimate `json:"above_tree"`
}

func (p *Plan) bent(user string, runs [][]*Record) Bent {
	b := Bent{
		User:   user,
		Unseen: p.compared(runs),
	}
	for _, records := range runs {
		for _, r := range records {
			b.UnseenGames += r.Flexibility.UnseenGames
		}
	}
	return b
}

func (p *Plan) compared(runs [][]*Record) Compared {
	share := func(hits func(Trial) int) stats.Estimate {
		return p.ratio(runs, func(r *Record) stats.Cluster {
			return stats.Cluster{Hits: float64(hits(r.Flexibility.Unseen)), Trials: float64(r.Flexibility.UnseenGames)}
		})
	}
	return Compared{
		Learned:      share(func(t Trial) int { return t.Learned }),
		Initial:      share(func(t Trial) int { return t.Initial }),
		Tree:         share(func(t Trial) int { return t.Tree }),
		AboveInitial: share(func(t Trial) int { return t.Learned - t.Initial }),
		AboveTree:    share(func(t Trial) int { return t.Learned - t.Tree }),
	}
}

// compareUsers compares what AIs have learned from different users with what they have learned from the same one.
func (r *Result) compareUsers(f *FlexibilityOf) {
	groups := map[heroes][]*Record{}
	var order []heroes
	for _, record := range r.Records {
		if record.Learner > 0 {
			continue
		}
		s := r.Plan.setting(record.Run)
		of := heroes{s.mine, s.theirs}
		if groups[of] == nil {
			order = append(order, of)
		}
		groups[of] = append(groups[of], record)
	}
	var between, within, excess []stats.Cluster
	for _, of := range order {
		others, same := differences(groups[of])
		if others.Trials == 0 || same.Trials == 0 {
			continue
		}
		a, b := others.Hits/others.Trials, same.Hits/same.Trials
		between = append(between, stats.Cluster{Hits: a, Trials: 1})
		within = append(within, stats.Cluster{Hits: b, Trials: 1})
		excess = append(excess, stats.Cluster{Hits: a - b, Trials: 1})
	}
	seed := r.Plan.Seed
	f.Between, f.Within, f.Excess = stats.Ratio(seed, between), stats.Ratio(seed, within), stats.Ratio(seed, excess)
	f.Pairs = len(between)
}

// differences compares the answers of each two records of different runs, which share no luck, with the same heroes.
func differences(records []*Record) (between, within stats.Cluster) {
	for i, a := range records {
		for _, b := range records[:i] {
			if a.Run == b.Run {
				continue
			}
			c := &between
			if a.User == b.User {
				c = &within
			}
			theirs := b.Flexibility.Answers
			for k, answer := range a.Flexibility.Answers[:min(len(a.Flexibility.Answers), len(theirs))] {
				c.Trials++
				if answer != theirs[k] {
					c.Hits++
				}
			}
		}
	}
	return between, within
}
