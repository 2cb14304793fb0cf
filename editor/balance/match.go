package balance

import (
	"context"
	"runtime"
	"sync"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/schema"
)

// Match counts how often a hero wins against another, each in hands of its own choice, with and without an edit. Each
// duel is played with both packs on the same luck, which is always the same: two counts have one answer. The duels with
// a pack are those of `duel simulate` with the same seed.
type Match struct {
	Before *schema.Pack // nil if there is no edit
	After  *schema.Pack
	Seats  [2]arena.Seat
	Brains ai.Brains
	Duels  int // with each pack, at most
}

// Score is what a match has come to so far.
type Score struct {
	Now, Before stats.Share // duels that the first hero won
	Duels       int         // with each pack
	// Change is by how much more often the first hero wins with the edit. Its interval may be looked at after every
	// duel (stats.Scores.Sequence); it is wide without Compared.
	Change   stats.Estimate
	Compared bool // there are two packs
}

// Clear reports whether the edit surely changes something.
func (s *Score) Clear() bool { return s.Compared && !s.Change.Holds(0) }

// matchStep is how many duels are played between two looks.
const matchStep = 10

// Run plays, and reports after some duels each; it stops when it is clear who gains. An error is ctx's if that ended
// first.
func (m *Match) Run(ctx context.Context, report func(Score)) error {
	packs := []*schema.Pack{m.After}
	if m.Before != nil {
		packs = append(packs, m.Before)
	}
	counts := make([]series, len(packs))
	for i, pack := range packs {
		if err := counts[i].plan(m, pack); err != nil {
			return err
		}
	}
	for duels := matchStep; ; duels = min(duels+matchStep, m.Duels) {
		for i := range counts {
			if err := counts[i].play(ctx, duels); err != nil {
				return err
			}
		}
		score := score(counts, duels)
		report(score)
		if score.Clear() || duels >= m.Duels {
			return nil
		}
	}
}

// series is the duels with one pack.
type series struct {
	pack    *schema.Pack
	brains  ai.Brains
	planned *arena.Plan
	result  *arena.Result

	mu  sync.Mutex
	won []bool // by duel: the first hero did
}

func (s *series) plan(m *Match, pack *schema.Pack) (err error) {
	s.pack, s.brains, s.won = pack, m.Brains, make([]bool, m.Duels)
	s.planned, err = arena.NewSeries(pack, "", m.Seats, false, m.Duels, luck)
	return err
}

// play plays the first duels that haven't been played.
func (s *series) play(ctx context.Context, duels int) (err error) {
	s.result, err = arena.Run(ctx, s.planned, arena.Cast{Packs: []*schema.Pack{s.pack}, Brains: s.brains}, arena.Options{
		Workers: workers(), Seeds: duels, Resume: s.result,
		Play: func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
			outcome, err := arena.Play(ctx, b)
			s.mu.Lock()
			defer s.mu.Unlock()
			s.won[b.Number] = err == nil && outcome.Winner == 0
			runtime.Gosched()
			return outcome, err
		},
	})
	return err
}

// score compares the first duels of one series, or two.
func score(counts []series, duels int) Score {
	share := func(s *series) stats.Share {
		won := 0
		for _, w := range s.won[:duels] {
			won += number(w)
		}
		return stats.NewShare(won, duels)
	}
	score := Score{Now: share(&counts[0]), Duels: duels, Compared: len(counts) == 2}
	if !score.Compared {
		return score
	}
	score.Before = share(&counts[1])
	scores := make(stats.Scores, 3) // lost by the edit, as before, won by it
	for i := range duels {
		scores[1+number(counts[0].won[i])-number(counts[1].won[i])]++
	}
	often := scores.Sequence(1 - stats.Confidence)
	score.Change = stats.Estimate{Value: 2*scores.Mean() - 1, Interval: stats.Interval{Low: 2*often.Low - 1, High: 2*often.High - 1}}
	return score
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
