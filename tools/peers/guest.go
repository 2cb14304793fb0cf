package main

import (
	"context"
	"sync"

	"boardduels/ai/board"
)

// program is a running program that plays a game.
type program[V any, A comparable] interface {
	// choose asks for a legal action.
	choose(view *V, legal []A) (A, error)
	// end ends the program.
	end()
}

// guests returns programs of one kind as a brain. Its players share them, one for each game that is under way: a
// program takes longer to start than to play a game.
func guests[V any, A comparable](id string, start func() (program[V, A], error)) rival[V, A] {
	h := &hall[V, A]{start: start}
	return rival[V, A]{
		board.Brain[V, A]{ID: id, New: func(s board.Setup) board.Player[V, A] {
			return &guest[V, A]{hall: h, rationale: board.NewRationale[A](id, s)}
		}},
		h.close,
	}
}

// guest is a player that has a program for the time of a game.
type guest[V any, A comparable] struct {
	hall      *hall[V, A]
	program   program[V, A]
	rationale board.Rationale[A]
}

// Decide implements [boardduels/runtime/game.Player].
func (p *guest[V, A]) Decide(_ context.Context, view *V, legal []A) (a A, r *board.Rationale[A], err error) {
	if p.program == nil {
		if p.program, err = p.hall.take(); err != nil {
			return a, nil, err
		}
	}
	if a, err = p.program.choose(view, legal); err != nil {
		return a, nil, err
	}
	p.rationale.Begin()
	p.rationale.Consider(a, 0)
	return a, p.rationale.Told(), nil
}

// Close gives the program back.
func (p *guest[V, A]) Close() error {
	if p.program != nil {
		p.hall.give(p.program)
		p.program = nil
	}
	return nil
}

// hall is where programs wait for games.
type hall[V any, A comparable] struct {
	start func() (program[V, A], error)
	mutex sync.Mutex
	idle  []program[V, A]
}

func (h *hall[V, A]) take() (program[V, A], error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if n := len(h.idle); n > 0 {
		p := h.idle[n-1]
		h.idle = h.idle[:n-1]
		return p, nil
	}
	return h.start()
}

func (h *hall[V, A]) give(p program[V, A]) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.idle = append(h.idle, p)
}

// close ends all programs.
func (h *hall[V, A]) close() {
	for _, p := range h.idle {
		p.end()
	}
}
