package games

import (
	"boardduels/ai/board/wording"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/internal/games/ascii"
	"boardduels/internal/games/boardtraining"
	"boardduels/runtime/dicewars"
	"boardduels/schema"
)

func init() { describe(3, dicewarsGame) }

func dicewarsGame() Family {
	return Family{
		ID:       "dicewars",
		Variants: warsOf([]string{"two", "three", "four", "five", "six", "seven", "eight"}, 2, 3, 4, 5, 6, 7, 8), MostSeats: 8,
		open: openDicewars,
		Names: Names{
			Game: "boards.dicewars",
			Variants: map[string]string{
				"two": "boards.variant.two", "three": "boards.variant.three", "four": "boards.variant.four", "five": "boards.variant.five", "six": "boards.variant.six", "seven": "boards.variant.seven", "eight": "boards.variant.eight",
			},
			Seats: []string{
				"boards.seat.orange", "boards.seat.sky", "boards.seat.green", "boards.seat.yellow",
				"boards.seat.blue", "boards.seat.red", "boards.seat.pink", "boards.seat.grey",
			},
			Count: "boards.dice", Turn: "boards.your_attacks",
		},
		Lots:     true,
		Lead:     Lead{Stand: shareOf, Stands: "boards.lead.dice"},
		Boards:   []schema.Kind{schema.MapKind},
		Text:     Text{Draw: ascii.Hexes, Count: "cli.board.dice_count", Moves: "e-m, end"},
		Trainees: boardtraining.Dicewars,
		Words:    dicewarsWords,
	}
}

// warsOf are the set-ups of dice wars for numbers of seats.
func warsOf(ids []string, seats ...int) (variants []Variant) {
	for i, id := range ids {
		setup := dicewars.Standard
		setup.Seats = seats[i]
		variants = append(variants, Variant{ID: id, Setup: setup.Lines(), Seeded: func(seed uint64) []string {
			other := setup
			other.Maps = seed
			return other.Lines()
		}})
	}
	return variants
}

func openDicewars(setup []string) (Table, error) {
	g, err := dicewars.Read(setup)
	if err != nil {
		return Table{}, err
	}
	return newTable("dicewars", dicewars.RulesVersion, g, dicewarsbrains.All(), dicewarsbrains.Levels()), nil
}

// How strong they are follows from the contests in docs/contributor/boards.md and docs/contributor/boards.
var dicewarsWords = wording.Words{
	Brains: map[string]wording.Brain{
		"knn":        {Name: "boards.brain.knn", About: "boards.brain.knn.about", Level: 60},
		"rand":       {Name: "boards.brain.rand", About: "boards.brain.rand.about", Level: 10},
		"sdc":        {Name: "boards.brain.sdc", About: "boards.brain.sdc.about", Level: 50},
		"ste":        {Name: "boards.brain.ste", About: "boards.brain.ste.about", Level: 40},
		"stei":       {Name: "boards.brain.stei", About: "boards.brain.stei.about", Level: 40},
		"wpm":        {Name: "boards.brain.wpm", About: "boards.brain.wpm.about", Level: 60},
		"two":        {Name: "boards.brain.two", About: "boards.brain.two.about", Level: 0},
		"expert":     {Name: "boards.brain.expert", About: "boards.brain.expert.about", Level: 140},
		"montecarlo": {Name: "boards.brain.montecarlo", About: "boards.brain.montecarlo.hundreds", Level: 50},
		"random":     {Name: "boards.brain.random", About: "boards.brain.random.about", Level: 0},
	},
	Levels: []wording.Model{
		{Brain: "random"},
		{Brain: "knn", Slips: 75}, {Brain: "knn", Slips: 55}, {Brain: "knn", Slips: 40}, {Brain: "knn", Slips: 27}, {Brain: "knn", Slips: 14}, {Brain: "knn"},
		{Brain: "expert", Slips: 24}, {Brain: "expert", Slips: 20}, {Brain: "expert", Slips: 16}, {Brain: "expert", Slips: 12},
		{Brain: "expert", Slips: 9}, {Brain: "expert", Slips: 6}, {Brain: "expert", Slips: 3}, {Brain: "expert"},
	},
	Terms: map[string]string{
		"own_dice": "boards.term.own_dice", "enemy_dice": "boards.term.enemy_dice", "success": "boards.term.success", "hold": "boards.term.hold",
		"region": "boards.term.region", "if_taken": "boards.term.if_taken", "if_held": "boards.term.if_held", "new_dice": "boards.term.new_dice",
		"attack": "boards.term.attack", "path": "boards.term.path",
	},
}
