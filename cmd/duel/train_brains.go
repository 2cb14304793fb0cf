package main

import (
	"context"

	"boardduels/ai/evaluation"
	"boardduels/ai/knn"
)

// trainees are the brains that can be trained.
var trainees = []trainee{
	{"evaluation", "weights of a linear evaluation: regression, then hill climbing", 2_000_000, evaluation.MinGames, trainEvaluation},
	{"mlp", "a small perceptron, from the share of playouts won", 2_000_000, evaluation.MinGames, trainPerceptron},
	{"knn", "examples of card uses with their outcomes, from random tries", 325_000, knn.MinGames, trainNeighbours},
}

func (t *training) evaluation() *evaluation.Training {
	return &evaluation.Training{Heroes: t.heroes, Seed: t.seed, Games: t.games, Progress: t.tell}
}

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
	training := knn.Training{Heroes: t.heroes, Seed: t.seed, Games: t.games, Progress: t.tell}
	found, err := training.Examples(ctx)
	if err != nil {
		return nil, err
	}
	return &learned{found.Sections(), found.Brain(), []opponent{rival("tree"), rival("random"), rival("precedent")}}, nil
}
