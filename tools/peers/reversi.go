package main

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/ai/reversi/reversibrains"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/reversi"
)

type reversiRival = rival[reversi.View, reversi.Action]

// reversiPeers are Reversi's brains, the search with other budgets, and GRhino.
func reversiPeers() meeting {
	return &family[reversi.State, reversi.Action, reversi.Event, reversi.View]{
		game: reversi.Standard(), brains: reversibrains.Known(), others: []string{"search:N", "grhino_1 … grhino_5"}, other: reversiOther,
	}
}

func reversiOther(id string) (r reversiRival, ok bool, err error) {
	if level, ok := strings.CutPrefix(id, "grhino_"); ok {
		return guests(id, func() (program[reversi.View, reversi.Action], error) { return startGRhino(level) }), true, nil
	}
	budget, ok := strings.CutPrefix(id, "search:")
	if !ok {
		return r, false, nil
	}
	n, err := strconv.Atoi(budget)
	if err != nil || n < 1 {
		return r, true, fmt.Errorf("%s: the budget is %q, allowed is a number of positions from 1 on", id, budget)
	}
	return reversiRival{search.Brain(id, n), func() {}}, true, nil
}
