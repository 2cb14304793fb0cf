package games

import (
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/reversi/reversibrains"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/reversi"
)

func init() {
	describe(1, func() Family {
		return Family{ID: "reversi", Variants: []Variant{{ID: "standard"}}, MostSeats: 2, Opening: 8, open: openReversi}
	})
}

func openReversi(setup []string) (Table, error) {
	g, err := reversi.Parse(setup)
	if err != nil {
		return Table{}, err
	}
	return Table{
		dynamic.Of("reversi", reversi.RulesVersion, g),
		dynamicplayer.Of(g, reversibrains.All()), dynamicplayer.Of(g, reversibrains.Levels()),
		func(plies int) uint64 {
			s := g.Start(0)
			return reversi.Perft(&s, plies)
		},
	}, nil
}
