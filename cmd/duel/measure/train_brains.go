package measure

import (
	"context"

	"boardduels/ai/evaluation"
	"boardduels/ai/knn"
	"boardduels/ai/selfplay"
)

// trainees are the brains that can be trained.
var trainees = []trainee{
	{"evaluation", "weights of a linear evaluation: regression, then hill climbing", 2_000_000, trainEvaluation},
	{"mlp", "a small perceptron, from the share of playouts won", 2_000_000, trainPerceptron},
	{"knn", "examples of card uses with their outcomes, from random tries", 325_000, trainNeighbours},
}

// task is what a training is asked for.
func (t *training) task() selfplay.Task {
	return selfplay.Task{Heroes: t.heroes, Seed: t.seed, Games: t.games, Progress: t.tell}
}

func (t *training) evaluation() *evaluation.Training { return &evaluation.Training{Task: t.task()} }

func trainEvaluation(ctx context.Context, t *training) (*learned, error) {
	start, err := t.evaluation().Regress(ctx)
	if err != nil {
		return nil, err
	}
	found, err := t.evaluation().Linear(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{found.Sections(), found.Brain(), []opponent{
		rival("tree"), rival("precedent"), {"the weights before hill climbing", start.Brain()},
	}}, nil
}

func trainPerceptron(ctx context.Context, t *training) (*learned, error) {
	found, err := t.evaluation().Nets(ctx, evaluation.Default())
	if err != nil {
		return nil, err
	}
	return &learned{found.Sections(), found.Brain(), []opponent{rival("tree"), rival("precedent"), rival("evaluation")}}, nil
}

func trainNeighbours(ctx context.Context, t *training) (*learned, error) {
	training := knn.Training{Task: t.task()}
	found, err := training.Examples(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{found.Sections(), found.Brain(), []opponent{rival("tree"), rival("random"), rival("precedent")}}, nil
}
