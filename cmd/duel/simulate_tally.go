package main

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
)

// share is how often something happened, with Wilson's 95 % interval.
type share struct {
	Count int     `json:"count"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// newShare counts k of n. The interval is Wilson's (E. B. Wilson, "Probable inference", 1927), which stays inside 0…1
// and holds for small n.
func newShare(k, n int) share {
	if n == 0 {
		return share{High: 1}
	}
	const z = 1.959963984540054
	p, total := float64(k)/float64(n), float64(n)
	scale := 1 + z*z/total
	middle := (p + z*z/(2*total)) / scale
	half := z / scale * math.Sqrt(p*(1-p)/total+z*z/(4*total*total))
	return share{k, p, max(0, middle-half), min(1, middle+half)}
}

func (s share) String() string {
	return fmt.Sprintf("%5.1f %%  (%.1f–%.1f %%)", 100*s.Share, 100*s.Low, 100*s.High)
}

// side is a brain, with a hero unless it plays both.
type side struct {
	Label string `json:"label"`
	Wins  share  `json:"wins"`
}

// lengths is how many rounds the duels had.
type lengths struct {
	Mean     float64 `json:"mean"`
	Median   int     `json:"median"`
	Tenth    int     `json:"percentile_10"`
	Ninetyth int     `json:"percentile_90"`
	Longest  int     `json:"longest"`
	// Counts are the numbers of duels by rounds, from 0.
	Counts []int `json:"counts"`
}

// tally is what simulate counts.
type tally struct {
	Pack     string   `json:"pack"`
	Heroes   []string `json:"heroes"`
	Seed     uint64   `json:"seed"`
	Paired   bool     `json:"paired"`
	Duels    int      `json:"duels"`
	Asked    int      `json:"duels_asked"`
	Sides    [2]side  `json:"sides"`
	Starter  share    `json:"starter_wins"`
	Rounds   lengths  `json:"rounds"`
	Forfeits int      `json:"forfeits"`
	Forfeit  string   `json:"first_forfeit,omitempty"`
}

func (s *simulation) tally(outcomes []outcome) *tally {
	t := &tally{Pack: s.pack, Heroes: s.heroes, Seed: s.seed, Paired: s.paired, Asked: len(outcomes)}
	var wins [2]int
	starters := 0
	for i := range outcomes {
		o := &outcomes[i]
		if !o.played {
			continue
		}
		t.Duels++
		wins[o.side]++
		if o.starterWon {
			starters++
		}
		if o.forfeit != "" {
			t.Forfeits++
			if t.Forfeits == 1 {
				t.Forfeit = o.forfeit
			}
		}
		t.Rounds.add(int(o.rounds))
	}
	for i, label := range s.labels() {
		t.Sides[i] = side{label, newShare(wins[i], t.Duels)}
	}
	t.Starter = newShare(starters, t.Duels)
	t.Rounds.sum(t.Duels)
	return t
}

func (l *lengths) add(rounds int) {
	for len(l.Counts) <= rounds {
		l.Counts = append(l.Counts, 0)
	}
	l.Counts[rounds]++
}

func (l *lengths) sum(duels int) {
	total := 0
	for rounds, n := range l.Counts {
		total += rounds * n
	}
	if duels > 0 {
		l.Mean = float64(total) / float64(duels)
	}
	l.Tenth, l.Median, l.Ninetyth = l.quantile(duels, 0.1), l.quantile(duels, 0.5), l.quantile(duels, 0.9)
	l.Longest = max(0, len(l.Counts)-1)
}

// quantile is the least number of rounds that a share of the duels doesn't exceed.
func (l *lengths) quantile(duels int, share float64) int {
	seen := 0
	for rounds, n := range l.Counts {
		if seen += n; n > 0 && float64(seen) >= share*float64(duels) {
			return rounds
		}
	}
	return 0
}

func (t *tally) print(to io.Writer) error {
	w := bufio.NewWriter(to)
	how := ""
	if t.Paired {
		how = " (each seed twice, the brains changing places)"
	}
	fmt.Fprintf(w, "%s of %s%s, seed %d\n\n", count(t.Duels, "duel"), strings.Join(t.Heroes, " against "), how, t.Seed)
	var rows [][]string
	width := len(fmt.Sprint(t.Duels))
	for _, s := range t.Sides {
		rows = append(rows, []string{s.Label, "wins", right(fmt.Sprint(s.Wins.Count), width), s.Wins.String()})
	}
	rows = append(rows, []string{"who starts", "wins", right(fmt.Sprint(t.Starter.Count), width), t.Starter.String()})
	fmt.Fprint(w, columns(rows))
	fmt.Fprintf(w, "\nRounds: median %d, mean %.1f, 80 %% of duels %d–%d, longest %d\n",
		t.Rounds.Median, t.Rounds.Mean, t.Rounds.Tenth, t.Rounds.Ninetyth, t.Rounds.Longest)
	t.Rounds.bars(w)
	return w.Flush()
}

// bars draws how many duels had how many rounds.
func (l *lengths) bars(w io.Writer) {
	if len(l.Counts) == 0 {
		return
	}
	const widest = 50
	most := slices.Max(l.Counts)
	first := slices.IndexFunc(l.Counts, func(n int) bool { return n > 0 })
	for rounds := first; rounds < len(l.Counts); rounds++ {
		n := l.Counts[rounds]
		length := (n*widest + most - 1) / most
		line := right(fmt.Sprint(rounds), 4) + " " + right(fmt.Sprint(n), len(fmt.Sprint(most))) + " " + strings.Repeat("#", length)
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
}
