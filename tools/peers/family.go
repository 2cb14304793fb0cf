package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/runtime/game"
)

// meeting is a game whose players can be measured.
type meeting interface {
	// meet measures two brains and prints a row of a table.
	meet(ctx context.Context, w io.Writer, task contest.Task, first, second string) error
	// known returns an error unless there is a brain that is called so.
	known(id string) error
	// ids are what brains are called.
	ids() []string
}

// games are all of them, by name.
var games = map[string]meeting{"reversi": reversiPeers(), "backgammon": backgammonPeers(false), "hypergammon": backgammonPeers(true), "tactics": tacticsPeers()}

// family is a game, and who plays it.
type family[S any, A comparable, E, V any] struct {
	game   game.Game[S, A, E, V]
	brains board.Brains[V, A]
	// others are what a name may look like besides, and how it is found. It returns false of a name that isn't its own.
	others []string
	other  func(id string) (r rival[V, A], ok bool, err error)
	dice   bool // games differ by their dice; else by an opening
}

// rival is a brain that may have programs, which end with close.
type rival[V any, A comparable] struct {
	board.Brain[V, A]
	close func()
}

func (f *family[S, A, E, V]) ids() []string {
	return append(slices.Clone(f.brains.IDs()), f.others...)
}

// find returns a brain by what the command line calls it.
func (f *family[S, A, E, V]) find(id string) (rival[V, A], error) {
	if r, ok, err := f.other(id); ok || err != nil {
		return r, err
	}
	b, err := f.brains.Find(id)
	return rival[V, A]{b, func() {}}, err
}

func (f *family[S, A, E, V]) known(id string) error {
	_, err := f.find(id)
	return err
}

// meet implements [meeting].
func (f *family[S, A, E, V]) meet(ctx context.Context, w io.Writer, task contest.Task, first, second string) error {
	if f.dice {
		task.Opening = 0
	}
	var watches [2]watch[V, A]
	var brains [2]board.Brain[V, A]
	for i, id := range [2]string{first, second} {
		r, err := f.find(id)
		if err != nil {
			return err
		}
		defer r.close()
		brains[i] = watches[i].over(r.Brain)
	}
	r, err := contest.Play(ctx, f.game, brains[0], brains[1], task)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "| `%s` – `%s` | %v | %d | %v (%v) | %v (%v) |\n", first, second, r, task.Seed,
		watches[0].mean(), watches[0].p99(), watches[1].mean(), watches[1].p99())
	return nil
}
