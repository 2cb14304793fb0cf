package games

import (
	"boardduels/ai/backgammon/backgammonbrains"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game/dynamic"
)

func init() {
	describe(2, func() Family {
		return Family{ID: "backgammon", Variants: []Variant{
			{ID: "standard"},
			{ID: "gammons", Setup: backgammon.New(backgammon.Setup{Gammons: true}).Setup()},
			{ID: "hypergammon", Setup: backgammon.New(backgammon.Setup{Hyper: true}).Setup()},
		}, MostSeats: 2, open: openBackgammon}
	})
}

func openBackgammon(setup []string) (Table, error) {
	g, err := backgammon.Read(setup)
	if err != nil {
		return Table{}, err
	}
	return Table{
		dynamic.Of("backgammon", backgammon.RulesVersion, g),
		dynamicplayer.Of(g, backgammonbrains.All()), dynamicplayer.Of(g, backgammonbrains.Levels()),
		func(plies int) uint64 {
			s := g.Start(0)
			return backgammon.Perft(&s, plies)
		},
	}, nil
}
