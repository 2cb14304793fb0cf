package main

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/ai/backgammon/backgammonbrains"
	"boardduels/runtime/backgammon"
)

type backgammonRival = rival[backgammon.View, backgammon.Play]

// backgammonPeers are backgammon's brains and gnubg.
func backgammonPeers(hyper bool) meeting {
	g := backgammon.New(backgammon.Setup{Hyper: hyper})
	return &family[backgammon.State, backgammon.Play, backgammon.Event, backgammon.View]{
		game: g, brains: backgammonbrains.Known(), others: []string{"gnubg_0 … gnubg_3"}, dice: true,
		other: func(id string) (r backgammonRival, ok bool, err error) {
			plies, ok := strings.CutPrefix(id, "gnubg_")
			if !ok {
				return r, false, nil
			}
			n, err := strconv.Atoi(plies)
			if err != nil || n < 0 {
				return r, true, fmt.Errorf("%s: it looks ahead by %q, allowed is a number of plies from 0 on", id, plies)
			}
			return guests(id, func() (program[backgammon.View, backgammon.Play], error) { return startGnubg(g, n) }), true, nil
		},
	}
}
