package tacticscurve

import (
	"fmt"
	"io"

	"boardduels/ai/arena/stats"
)

// Result is what came of a plan.
type Result struct {
	plan    *Plan
	records []*record // of runs that are over
}

// Row is what is told of a user, or of all together.
type Row struct {
	User        string
	First, Last stats.Estimate // shares of the first three games and of the last three, by who learns
	Gained      stats.Estimate // the last less the first
	Nobody      stats.Estimate // share of the last three by who practised against nobody
	AboveNobody stats.Estimate // by how much who learns wins more of the last three
	// OwnAbove is how much more often who learned from this user beats it than those do who learned from others.
	OwnAbove stats.Estimate
}

// all is the name of all users together.
const all = "all"

// Rows returns what is told of each user, then of all. Intervals are bootstraps over whole runs.
func (r *Result) Rows() (rows []Row) {
	for i, user := range r.plan.Users {
		rows = append(rows, r.row(user.ID, i))
	}
	if len(r.plan.Users) > 1 {
		rows = append(rows, r.row(all, r.everybody()...))
	}
	return rows
}

// everybody returns the places of all users.
func (r *Result) everybody() (places []int) {
	for i := range r.plan.Users {
		places = append(places, i)
	}
	return places
}

func (r *Result) row(name string, users ...int) Row {
	games := r.plan.Games
	first := func(won []float64) float64 { return sum(won[:group]) }
	last := func(won []float64) float64 { return sum(won[games-group:]) }
	return Row{
		User:        name,
		First:       r.ratio(users, group, func(rec *record, u int) float64 { return first(rec.learned[u]) }),
		Last:        r.ratio(users, group, func(rec *record, u int) float64 { return last(rec.learned[u]) }),
		Gained:      r.ratio(users, group, func(rec *record, u int) float64 { return last(rec.learned[u]) - first(rec.learned[u]) }),
		Nobody:      r.ratio(users, group, func(rec *record, u int) float64 { return last(rec.nobody[u]) }),
		AboveNobody: r.ratio(users, group, func(rec *record, u int) float64 { return last(rec.learned[u]) - last(rec.nobody[u]) }),
		OwnAbove:    r.ratio(users, r.plan.Swaps*(len(r.plan.Users)-1), func(rec *record, u int) float64 { return rec.ownAbove(u) }),
	}
}

// ratio is the share of hits among trials, of each of some users in each run.
func (r *Result) ratio(users []int, trials int, hits func(rec *record, user int) float64) stats.Estimate {
	clusters := make([]stats.Cluster, len(r.records))
	for i := range r.records {
		for _, u := range users {
			clusters[i].Hits += hits(r.records[i], u)
			clusters[i].Trials += float64(trials)
		}
	}
	return stats.Ratio(r.plan.Seed, clusters)
}

// ownAbove compares games against a user: by who learned from it, as often as there are others, less by those.
func (rec *record) ownAbove(user int) (above float64) {
	for from := range rec.swapped {
		if from == user {
			above += float64(float64(len(rec.swapped)-1) * rec.swapped[from][user])
		} else {
			above -= rec.swapped[from][user]
		}
	}
	return above
}

func sum(won []float64) (sum float64) {
	for _, w := range won {
		sum += w
	}
	return sum
}

// Runs returns how many runs are over.
func (r *Result) Runs() int { return len(r.records) }

// Game returns what came of the games of a number, from 1, with all users together: by who learns, or by who practises
// against nobody.
func (r *Result) Game(number int, nobody bool) stats.Estimate {
	return r.ratio(r.everybody(), 1, func(rec *record, u int) float64 {
		if nobody {
			return rec.nobody[u][number-1]
		}
		return rec.learned[u][number-1]
	})
}

// Print writes the table as Markdown, in per cent.
func (r *Result) Print(w io.Writer) error {
	p := r.plan
	if _, err := fmt.Fprintf(w, "%d runs of %d games, %d simulated games after each, %d swapped games, seed %d\n\n", r.Runs(), p.Games, p.Session, p.Swaps, p.Seed); err != nil {
		return err
	}
	n := p.Games
	head := fmt.Sprintf("| the user plays as | games 1–%d | games %d–%d | gained | nobody, games %d–%d | above nobody | own above others |\n|---|---|---|---|---|---|---|\n",
		group, n-group+1, n, n-group+1, n)
	if _, err := io.WriteString(w, head); err != nil {
		return err
	}
	for _, row := range r.Rows() {
		name := "`" + row.User + "`"
		if row.User == all {
			name = all
		}
		own := "–"
		if p.Swaps > 0 && len(p.Users) > 1 {
			own = difference(row.OwnAbove)
		}
		_, err := fmt.Fprintf(w, "| %s | %s | %s | %s | %s | %s | %s |\n", name, share(row.First), share(row.Last), difference(row.Gained), share(row.Nobody),
			difference(row.AboveNobody), own)
		if err != nil {
			return err
		}
	}
	return nil
}

func share(e stats.Estimate) string { return fmt.Sprintf("%.1f ±%.1f", 100*e.Value, 100*e.Half()) }

func difference(e stats.Estimate) string {
	return fmt.Sprintf("%+.1f (%+.1f to %+.1f)", 100*e.Value, 100*e.Low, 100*e.High)
}
