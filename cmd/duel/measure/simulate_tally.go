package measure

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/cmd/duel/text"
)

// side is a brain, with a hero unless it plays both.
type side struct {
	Label string      `json:"label"`
	Wins  stats.Share `json:"wins"`
}

// tally is what simulate counts.
type tally struct {
	Pack     string        `json:"pack"`
	Heroes   []string      `json:"heroes"`
	Seed     uint64        `json:"seed"`
	Paired   bool          `json:"paired"`
	Duels    int           `json:"duels"`
	Asked    int           `json:"duels_asked"`
	Sides    [2]side       `json:"sides"`
	Starter  stats.Share   `json:"starter_wins"`
	Rounds   arena.Lengths `json:"rounds"`
	Forfeits int           `json:"forfeits"`
	Forfeit  string        `json:"first_forfeit,omitempty"`
}

func (s *simulation) tally(r *arena.Result) *tally {
	series := r.Series()
	t := &tally{Pack: s.pack, Heroes: s.heroes, Seed: s.seed, Paired: s.paired, Duels: series.Duels, Starter: series.Starter, Rounds: series.Rounds}
	t.Asked = r.Plan.Seeds * len(r.Plan.Fixtures[0].Legs)
	t.Forfeits, t.Forfeit = r.Forfeits()
	for i, label := range s.labels() {
		t.Sides[i] = side{label, series.Sides[i]}
	}
	return t
}

func (t *tally) print(to io.Writer) error {
	w := bufio.NewWriter(to)
	how := ""
	if t.Paired {
		how = " (each seed twice, the brains changing places)"
	}
	fmt.Fprintf(w, "%s of %s%s, seed %d\n\n", text.Count(t.Duels, "duel"), strings.Join(t.Heroes, " against "), how, t.Seed)
	var rows [][]string
	width := len(fmt.Sprint(t.Duels))
	for _, s := range t.Sides {
		rows = append(rows, []string{s.Label, "wins", text.Right(fmt.Sprint(s.Wins.Count), width), text.Interval(s.Wins)})
	}
	rows = append(rows, []string{"who starts", "wins", text.Right(fmt.Sprint(t.Starter.Count), width), text.Interval(t.Starter)})
	fmt.Fprint(w, text.Columns(rows))
	fmt.Fprintf(w, "\nRounds: median %d, mean %.1f, 80 %% of duels %d–%d, longest %d\n",
		t.Rounds.Median, t.Rounds.Mean, t.Rounds.Tenth, t.Rounds.Ninetyth, t.Rounds.Longest)
	bars(w, t.Rounds.Counts)
	return w.Flush()
}

// bars draws how many duels had how many rounds.
func bars(w io.Writer, counts arena.Counts) {
	if len(counts) == 0 {
		return
	}
	const widest = 50
	most := slices.Max(counts)
	first := slices.IndexFunc(counts, func(n int) bool { return n > 0 })
	for rounds := first; rounds < len(counts); rounds++ {
		n := counts[rounds]
		length := (n*widest + most - 1) / most
		line := text.Right(fmt.Sprint(rounds), 4) + " " + text.Right(fmt.Sprint(n), len(fmt.Sprint(most))) + " " + strings.Repeat("#", length)
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
}
