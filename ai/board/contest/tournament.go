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
	Brains   []Standing `json:"brains"`   // the best first
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
// meeting.
func Tournament[S any, A comparable, E, V any](ctx context.Context, g game.Game[S, A, E, V], brains board.Brains[V, A], task Task, told func(Pairing)) (*Standings, error) {
	s := &Standings{}
	var meetings []stats.Meeting
	for i := range brains {
		for j := i + 1; j < len(brains); j++ {
			r, err := Play(ctx, g, brains[i], brains[j], task)
			if err != nil {
				return nil, err
			}
			p := Pairing{brains[i].ID, brains[j].ID, r.Won, r.Drawn, r.Lost, r.Score()}
			s.Games, s.Pairings = s.Games+r.Games(), append(s.Pairings, p)
			meetings = append(meetings, stats.Meeting{
				First: i, Second: j, Games: 2, Stratum: stats.Stratum{Scores: r.Scores(), Group: len(meetings)},
			})
			if told != nil {
				told(p)
			}
		}
	}
	elo, shares, _ := stats.Rate(task.Seed, len(brains), meetings)
	for i, b := range brains {
		s.Brains = append(s.Brains, Standing{b.ID, elo[i], shares[i]})
	}
	slices.SortStableFunc(s.Brains, func(a, b Standing) int { return cmp.Compare(b.Elo.Value, a.Elo.Value) })
	return s, nil
}
