package main

import (
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/runtime/tactics"
)

type tacticsRival = rival[tactics.View, tactics.Action]

// tacticsPeers are the tactical game's brains. The author's own game can't be had; games differ by the board that they
// draw and by the seeds of their players.
func tacticsPeers() meeting {
	g, err := tactics.New(tactics.Standard)
	if err != nil {
		panic(err) // the standard set-up is always a game
	}
	return &tacticsFamily{family[tactics.State, tactics.Action, tactics.Event, tactics.View]{
		game: g, brains: tacticsbrains.Known(g), dice: true,
		other: func(string) (r tacticsRival, ok bool, err error) { return r, false, nil },
	}}
}
