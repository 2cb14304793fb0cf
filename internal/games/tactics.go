package games

import (
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

func init() {
	describe(4, func() Family {
		return Family{
			ID: "tactics", Variants: []Variant{skirmish("standard", 6, 6), skirmish("more", 7, 6), skirmish("fewer", 5, 6)},
			MostSeats: 2, open: openTactics, taught: openTacticsOf,
		}
	})
}

// skirmish is a set-up of the tactical game by how many units both sides have.
func skirmish(id string, first, second int) Variant {
	setup := tactics.Standard
	setup.Sizes = [...]int{first, second}
	return Variant{ID: id, Setup: setup.Lines(), Seeded: func(seed uint64) []string {
		other := setup
		other.Boards = seed
		return other.Lines()
	}}
}

func openTactics(setup []string) (Table, error) {
	g, err := tactics.Read(setup)
	if err != nil {
		return Table{}, err
	}
	return tacticsTable(g, dynamicplayer.Of(g, tacticsbrains.All(g))), nil
}

// openTacticsOf opens the game with the precedents of a pack.
func openTacticsOf(pack *schema.Pack, setup []string) (Table, error) {
	g, err := tactics.Read(setup)
	if err != nil {
		return Table{}, err
	}
	taught, err := tacticsbrains.Taught(g, pack)
	return tacticsTable(g, dynamicplayer.Of(g, taught)), err
}

func tacticsTable(g *tactics.Game, players dynamicplayer.Brains) Table {
	return Table{
		dynamic.Of("tactics", tactics.RulesVersion, g),
		players, dynamicplayer.Of(g, tacticsbrains.Levels()),
		func(plies int) uint64 {
			s := g.Start(0)
			return game.Perft(g, &s, plies)
		},
	}
}
