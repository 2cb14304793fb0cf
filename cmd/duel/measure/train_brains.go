package measure

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/clash"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/knn"
	"boardduels/ai/duel/perceptron"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// trainees are the brains that can be trained.
var trainees = []trainee{
	{"evaluation", "weights of a linear evaluation: regression, then hill climbing", 8_000_000, trainEvaluation, false},
	{"mlp", "a small perceptron, from the share of playouts won", 2_000_000, trainPerceptron, false},
	{"knn", "examples of card uses with their outcomes, from random tries", 325_000, trainNeighbours, false},
	{usermodel.PopulationID, "how players differ, from games of rivals and drawn users", 10_000, trainPopulation, false},
	{clash.ID, "what states are worth where stances are taken, from self-play", 120_000, trainClash, false},
	{"precedent", "weights of the heroes' cases, from practice with each other", 500_000, trainPrecedent, true},
}

// task is what a training is asked for.
func (t *training) task() selfplay.Task {
	return selfplay.Task{Numbers: t.loaded.Numbers(), Heroes: t.heroes, Seed: t.seed, Games: t.games, Progress: t.tell}
}

func (t *training) evaluation() *perceptron.Training { return &perceptron.Training{Task: t.task()} }

func trainEvaluation(ctx context.Context, t *training) (*learned, error) {
	start, err := t.evaluation().Regress(ctx)
	if err != nil {
		return nil, err
	}
	found, err := t.evaluation().Linear(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{sections: found.Sections(), brain: found.Brain(), opponents: []opponent{
		rival("tree"), rival("precedent_quick"), {"the weights before hill climbing", start.Brain()},
	}}, nil
}

func trainPerceptron(ctx context.Context, t *training) (*learned, error) {
	found, err := t.evaluation().Nets(ctx, perceptron.Default())
	if err != nil {
		return nil, err
	}
	return &learned{sections: found.Sections(), brain: found.Brain(), opponents: []opponent{rival("tree"), rival("precedent_quick"), rival("evaluation")}}, nil
}

func trainNeighbours(ctx context.Context, t *training) (*learned, error) {
	training := knn.Training{Task: t.task()}
	found, err := training.Examples(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{sections: found.Sections(), brain: found.Brain(), opponents: []opponent{rival("tree"), rival("random"), rival("precedent_quick")}}, nil
}

// rivalShare is how much a rival counts in the population against a drawn user, of whom there are many.
const rivalShare = 10

// drawnEach is how many users are drawn with each common habit.
const drawnEach = 24

// trainPopulation watches rivals and drawn users. Those with a temper and with uncommon habits are kept aside, for
// measurements.
func trainPopulation(ctx context.Context, t *training) (*learned, error) {
	training := usermodel.Training{Task: t.task()}
	for _, id := range []string{"tree", "professional", "novice", "evaluation", "knn", "scenario", "montecarlo_small", "cyborg", "level_40", "level_100"} {
		brain, err := duelbrains.Find(id)
		if err != nil {
			return nil, err
		}
		training.Players = append(training.Players, t.player(brain, rivalShare))
	}
	habits, _ := personas.Habits()
	for _, habit := range habits {
		for n := range drawnEach {
			training.Players = append(training.Players, t.player(personas.Drawn(habit, uint64(n+1)), 1))
		}
	}
	training.Opponents = []usermodel.Player{t.player(rival("precedent_quick").brain, 0), t.player(rival("tree").brain, 0)}
	found, err := training.Population(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{sections: found.Sections()}, nil
}

// trainClash watches a quick brain that plays well.
func trainClash(ctx context.Context, t *training) (*learned, error) {
	brain, err := duelbrains.Find("evaluation")
	if err != nil {
		return nil, err
	}
	training := clash.Training{Task: t.task(), Player: t.player(brain, 0).New}
	found, err := training.Weights(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{sections: []trained.Section{found.Section()}}, nil
}

// player has a brain play with what the pack's experts know.
func (t *training) player(brain ai.Brain, share float64) usermodel.Player {
	return usermodel.Player{Share: share, New: func(d *duel.Duel, seat game.Seat, seed uint64) (ai.Player, error) {
		mine, foe, err := kb.ForHeroes(t.loaded, d.Hero(seat).ID, d.Hero(1-seat).ID)
		if err != nil {
			return nil, err
		}
		return brain.New(ai.Setup{Duel: d, Seat: seat, Seed: seed, Knowledge: mine, Foe: foe})
	}}
}
