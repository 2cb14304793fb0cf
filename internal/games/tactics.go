package games

import (
	"strings"

	"boardduels/ai/board"
	"boardduels/ai/board/wording"
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/internal/games/ascii"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

func init() { describe(4, tacticsGame) }

func tacticsGame() Family {
	return Family{
		ID:       "tactics",
		Variants: []Variant{skirmish("standard", 6, 6), skirmish("more", 7, 6), skirmish("fewer", 5, 6)}, MostSeats: 2,
		open: openTactics, taught: openTacticsOf,
		Names: Names{
			Game:     "boards.tactics",
			Variants: map[string]string{"standard": "boards.variant.six_each", "more": "boards.variant.one_more", "fewer": "boards.variant.one_less"},
			Seats:    []string{"boards.seat.orange", "boards.seat.sky"}, Count: "boards.worth", Turn: "boards.your_orders",
		},
		FirstKnown: true,
		Lead:       Lead{Stand: shareOf, Stands: "boards.lead.worth"},
		Spell:      withArrow,
		Boards:     []schema.Kind{schema.LevelKind},
		Text:       Text{Draw: ascii.Units, Count: "cli.board.worth", Moves: "c3-d5, c3 n, end"},
		Words:      tacticsWords,
	}
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

// arrows are the directions of attacks as the board shows them.
var arrows = map[tactics.Direction]string{tactics.North: "↑", tactics.East: "→", tactics.South: "↓", tactics.West: "←"}

// withArrow returns an order with an arrow for the letter of its direction.
func withArrow(order string) string {
	a, ok := tactics.ParseOrder(order)
	if !ok || a.Attack == tactics.Nowhere {
		return order
	}
	return strings.TrimSuffix(order, a.Attack.String()) + arrows[a.Attack]
}

func openTactics(setup []string) (Table, error) {
	g, err := tactics.Read(setup)
	if err != nil {
		return Table{}, err
	}
	return tacticsTable(g, tacticsbrains.All(g)), nil
}

// openTacticsOf opens the game with the precedents of a pack.
func openTacticsOf(pack *schema.Pack, setup []string) (Table, error) {
	g, err := tactics.Read(setup)
	if err != nil {
		return Table{}, err
	}
	taught, err := tacticsbrains.Taught(g, pack)
	return tacticsTable(g, taught), err
}

func tacticsTable(g *tactics.Game, players board.Brains[tactics.View, tactics.Action]) Table {
	t := newTable("tactics", tactics.RulesVersion, g, players, tacticsbrains.Levels())
	t.Perft = func(plies int) uint64 {
		s := g.Start(0)
		return game.Perft(g, &s, plies)
	}
	return t
}

// How strong they are follows from the contests in docs/contributor/boards.md and docs/contributor/boards.
var tacticsWords = wording.Words{
	Brains: map[string]wording.Brain{
		"cyborgs":    {Name: "boards.brain.cyborgs", About: "boards.brain.cyborgs.about", Level: 140, Character: true},
		"elves":      {Name: "boards.brain.elves", About: "boards.brain.elves.about", Level: 130, Character: true},
		"orcs":       {Name: "boards.brain.orcs", About: "boards.brain.orcs.about", Level: 40, Character: true},
		"zombies":    {Name: "boards.brain.zombies", About: "boards.brain.zombies.about", Level: 20, Character: true},
		"precedent":  {Name: "boards.brain.veteran", About: "boards.brain.veteran.about", Level: 140},
		"montecarlo": {Name: "boards.brain.montecarlo", About: "boards.brain.montecarlo.hundreds", Level: 10},
		"random":     {Name: "boards.brain.random", About: "boards.brain.random.about", Level: 0},
	},
	Levels: []wording.Model{
		{Brain: "random", Plans: true}, {Brain: "cyborgs", Step: 1}, {Brain: "cyborgs", Step: 2}, {Brain: "cyborgs", Step: 3}, {Brain: "cyborgs", Step: 4},
		{Brain: "cyborgs", Step: 5}, {Brain: "cyborgs", Step: 6}, {Brain: "cyborgs", Step: 7}, {Brain: "cyborgs", Step: 8}, {Brain: "cyborgs", Step: 9},
		{Brain: "cyborgs", Step: 10}, {Brain: "cyborgs", Step: 11}, {Brain: "cyborgs", Step: 12}, {Brain: "cyborgs", Step: 13}, {Brain: "cyborgs"},
	},
	Terms: map[string]string{
		"own_units": "boards.term.own_units", "enemy_units": "boards.term.enemy_units", "danger": "boards.term.danger", "bait": "boards.term.bait",
		"together": "boards.term.together", "spread": "boards.term.apart", "near": "boards.term.near", "idle": "boards.term.idle",
		"cramped": "boards.term.cramped", "rim": "boards.term.rim", "support": "boards.term.support", "deserters": "boards.term.deserters",
		"strength": "boards.term.strength", "fighters": "boards.term.fighters", "archers": "boards.term.archers", "wizards": "boards.term.wizards",
		"hurt": "boards.term.hurt", "exposed": "boards.term.exposed", "in_danger": "boards.term.in_danger", "doomed": "boards.term.doomed",
		"rim_units": "boards.term.rim", "far": "boards.term.near", "apart": "boards.term.together", "attackers": "boards.term.attackers",
		"covered": "boards.term.covered", "always": "boards.term.always", "late": "boards.term.late",
		"strike": "boards.term.strike", "guard": "boards.term.guard", "finish": "boards.term.finish", "advance": "boards.term.advance",
	},
}
