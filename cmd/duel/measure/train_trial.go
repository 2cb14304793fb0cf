package measure

import (
	"context"
	"fmt"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/duelbrains"
	"boardduels/cmd/duel/text"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// opponent is a brain against which another one is measured.
type opponent struct {
	name  string
	brain ai.Brain
}

// rival is the opponent that is a brain of the program.
func rival(id string) opponent {
	brain, err := duelbrains.All().Find(id)
	if err != nil {
		panic(err) // the tests train every brain
	}
	return opponent{id, brain}
}

// trial plays duels between all heroes to measure a brain.
type trial struct {
	pack   *schema.Pack
	heroes []duel.Hero
	seed   uint64
	duels  int // as many more as it takes to play all heroes on both seats equally
}

// trialResult is how a brain did against another one.
type trialResult struct {
	Against string      `json:"against"`
	Duels   int         `json:"duels"`
	Seed    uint64      `json:"seed"`
	Wins    stats.Share `json:"wins"`
}

// sentence is the result as the head of a file tells it.
func (r *trialResult) sentence() string {
	return fmt.Sprintf("%.1f %% of %d duels against %s (95 %%: %.1f to %.1f %%), seed %d",
		100*r.Wins.Share, r.Duels, r.Against, 100*r.Wins.Low, 100*r.Wins.High, r.Seed)
}

// play measures a brain on all processors.
func (t *trial) play(ctx context.Context, brain ai.Brain, against opponent) (trialResult, error) {
	result := trialResult{Against: against.name, Seed: t.seed, Wins: stats.NewShare(0, 0)}
	if t.duels == 0 {
		return result, nil
	}
	brain.ID, against.brain.ID = "trained", "opponent" // both may be of one kind
	tournament := arena.Tournament{Pack: t.pack, Brains: []string{brain.ID, against.brain.ID}, Duels: t.duels, Seed: t.seed}
	for i := range t.heroes {
		tournament.Heroes = append(tournament.Heroes, t.heroes[i].ID)
	}
	plan, err := tournament.Plan()
	if err != nil {
		return result, err
	}
	played, err := arena.Run(ctx, plan, arena.Cast{Packs: []*schema.Pack{t.pack}, Brains: ai.Brains{brain, against.brain}}, arena.Options{})
	if err != nil {
		return result, err
	}
	if n, reason := played.Forfeits(); n > 0 {
		return result, fmt.Errorf("%s lost by a player that failed: %s", text.Count(n, "duel"), reason)
	}
	result.Duels = played.Duels()
	result.Wins = stats.NewShare(played.Won(), result.Duels)
	return result, nil
}
