package contest

import (
	"cmp"
	"context"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/runtime/game"
)

// Standings is what a tournament came to, in which each two of some brains have met.
type Standings struct {
	Games    int        `json:"games"`
	Brains   []Standing `json:"brains"`   // who has met somebody, the best first
	Pairings []Pairing  `json:"pairings"` // in the order in which they were played
}

// Standing is how strong a brain is.
type Standing struct {
	Brain string         `json:"brain"`
	Elo   stats.Estimate `json:"elo"`   // see [stats.Elo]
	Score stats.Estimate `json:"score"` // the mean of its shares against the others, a draw counting half
}

// Pairing is how two brains did against each other, as the first sees it.
type Pairing struct {
	First  string         `json:"first"`
	Second string         `json:"second"`
	Won    int            `json:"won"`
	Drawn  int            `json:"drawn"`
	Lost   int            `json:"lost"`
	Score  stats.Estimate `json:"score"`
}

// Tournament has each two of some brains meet, each by the same task, and calls told, unless it is nil, after each
// meeting. If it can't go on, it returns the standings after those that are over together with the error.
func Tournament[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], brains board.Brains[V, A], task Task, told func(Pairing)) (*Standings, error) {
	t := tournament{seed: task.Seed}
	for i := range brains {
		for j := i + 1; j < len(brains); j++ {
			r, err := Play(ctx, g, brains[i], brains[j], task)
			if err != nil {
				return t.standings(), err
			}
			p := t.add(brains[i].ID, brains[j].ID, &r)
			if told != nil {
				told(p)
			}
		}
	}
	return t.standings(), nil
}

// tournament is what is known of a tournament under way.
type tournament struct {
	seed     uint64   // of the intervals
	ids      []string // of the brains that have met somebody
	games    int
	pairings []Pairing
	meetings []stats.Meeting
}

// add counts a meeting.
func (t *tournament) add(first, second string, r *Result) Pairing {
	p := Pairing{first, second, r.Won, r.Drawn, r.Lost, r.Score()}
	t.games, t.pairings = t.games+r.Games(), append(t.pairings, p)
	t.meetings = append(t.meetings, stats.Meeting{
		First: t.place(first), Second: t.place(second), Games: 2, Stratum: stats.Stratum{Scores: r.Scores(), Group: len(t.meetings)},
	})
	return p
}

// place returns where a brain stands among those that have met somebody.
func (t *tournament) place(id string) int {
	i := slices.Index(t.ids, id)
	if i < 0 {
		i = len(t.ids)
		t.ids = append(t.ids, id)
	}
	return i
}

// standings puts those who have met in order.
func (t *tournament) standings() *Standings {
	s := &Standings{Games: t.games, Pairings: t.pairings}
	if len(t.ids) == 0 {
		return s
	}
	elo, shares, _ := stats.Rate(t.seed, len(t.ids), t.meetings)
	for i, id := range t.ids {
		s.Brains = append(s.Brains, Standing{id, elo[i], shares[i]})
	}
	slices.SortStableFunc(s.Brains, func(a, b Standing) int { return cmp.Compare(b.Elo.Value, a.Elo.Value) })
	return s
}
