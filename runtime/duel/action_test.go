package duel_test

import (
	"slices"
	"testing"

	"boardduels/runtime/duel"
)

func TestActionsAreOrderedByTheDeckAndTheEndOfTheTurnIsTheLast(t *testing.T) {
	got := []duel.Action{duel.EndTurn, duel.Play(2), duel.Play(0), duel.Play(2), duel.Play(1)}
	slices.SortFunc(got, duel.Action.Compare)
	if want := []duel.Action{duel.Play(0), duel.Play(1), duel.Play(2), duel.Play(2), duel.EndTurn}; !slices.Equal(got, want) {
		t.Errorf("sorted: %v, want %v", got, want)
	}
}

func TestAnActionIsFoundByItsCard(t *testing.T) {
	legal := []duel.Action{duel.Play(2), duel.Play(0), duel.EndTurn}
	if got, ok := duel.Playing(0, legal); got != duel.Play(0) || !ok {
		t.Errorf("a card that can be played: %v, %v", got, ok)
	}
	if got, ok := duel.Playing(1, legal); got != duel.EndTurn || ok {
		t.Errorf("another card: %v, %v", got, ok)
	}
}

func TestModesOfACardAreActionsOfTheirOwn(t *testing.T) {
	first, second := duel.Action{Card: 1, Mode: 1}, duel.Action{Card: 1, Mode: 2}
	got := []duel.Action{duel.Play(2), second, first, duel.Play(0)}
	slices.SortFunc(got, duel.Action.Compare)
	if want := []duel.Action{duel.Play(0), first, second, duel.Play(2)}; !slices.Equal(got, want) {
		t.Errorf("sorted: %v, want %v", got, want)
	}
}
