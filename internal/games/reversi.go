package games

import (
	"math"

	"boardduels/ai/board/wording"
	"boardduels/ai/reversi/reversibrains"
	"boardduels/internal/games/boardtraining"
	"boardduels/runtime/reversi"
	"boardduels/schema"
)

func init() { describe(1, reversiGame) }

func reversiGame() Family {
	return Family{
		ID: "reversi", Variants: []Variant{{ID: "standard"}}, MostSeats: 2, Opening: 8,
		open: openReversi,
		Names: Names{
			Game: "boards.reversi", Variants: map[string]string{"standard": "boards.variant.standard"},
			Seats: []string{"boards.seat.black", "boards.seat.white"}, Count: "boards.discs",
		},
		FirstKnown: true,
		Lead:       Lead{Share: discShare, Score: "boards.lead.discs", IsSettled: isSettled, Most: mostDiscs},
		Squares:    reversi.Size,
		Boards:     []schema.Kind{schema.PositionKind},
		Text:       Text{Count: "cli.board.discs", Moves: "d3, pass"},
		Trainees:   boardtraining.Reversi,
		Words:      reversiWords,
	}
}

func openReversi(setup []string) (Table, error) {
	g, err := reversi.Parse(setup)
	if err != nil {
		return Table{}, err
	}
	t := newTable("reversi", reversi.RulesVersion, g, reversibrains.All(), reversibrains.Levels())
	t.Perft = func(plies int) uint64 {
		s := g.Start(0)
		return reversi.Perft(&s, plies)
	}
	return t, nil
}

// mostDiscs is by how many a game can be won.
const mostDiscs = 64

// isSettled reports whether the search of Reversi knows who will win, but not by how much: then a score is a hundredth
// of a disc.
func isSettled(discs float64) bool { return discs != 0 && math.Abs(discs) < 0.015 }

// discShare is the chance to win that a lead in discs means.
func discShare(discs float64) float64 {
	if isSettled(discs) {
		discs = math.Copysign(mostDiscs, discs)
	}
	return 1 / (1 + math.Exp(-discs/5))
}

// How strong they are follows from the contests in docs/contributor/boards.md and docs/contributor/boards.
var reversiWords = wording.Words{
	Brains: map[string]wording.Brain{
		"novice":       {Name: "boards.brain.novice", About: "boards.brain.novice.about", Level: 20},
		"professional": {Name: "boards.brain.professional", About: "boards.brain.professional.about", Level: 50},
		"plies_3":      {Name: "boards.brain.plies_3", About: "boards.brain.plies.about", Level: 60},
		"plies_4":      {Name: "boards.brain.plies_4", About: "boards.brain.plies.about", Level: 70},
		"plies_5":      {Name: "boards.brain.plies_5", About: "boards.brain.plies.about", Level: 80},
		"plies_6":      {Name: "boards.brain.plies_6", About: "boards.brain.plies.about", Level: 80},
		"search":       {Name: "boards.brain.search", About: "boards.brain.search.about", Level: 140},
		"montecarlo":   {Name: "boards.brain.montecarlo", About: "boards.brain.montecarlo.about", Level: 90},
		"random":       {Name: "boards.brain.random", About: "boards.brain.random.about", Level: 0},
	},
	Levels: []wording.Model{
		{Brain: "random"}, {Brain: "novice", Slips: 50}, {Brain: "novice"},
		{Brain: "professional", Slips: 40}, {Brain: "professional", Slips: 15}, {Brain: "professional"},
		{Brain: "plies_3"}, {Brain: "plies_4"},
		{Brain: "search", Less: true}, {Brain: "search", Less: true}, {Brain: "search", Less: true},
		{Brain: "search", Less: true}, {Brain: "search", Less: true}, {Brain: "search", Less: true}, {Brain: "search"},
	},
	Terms: map[string]string{
		"gain": "boards.term.gain", "answer": "boards.term.answer", "corners": "boards.term.corners", "edges": "boards.term.edges",
		"second_rows": "boards.term.second_rows", "third_rows": "boards.term.third_rows", "diagonals": "boards.term.diagonals",
		"beside_diagonals": "boards.term.beside_diagonals", "mobility": "boards.term.moves", "frontier": "boards.term.frontier",
		"turn": "boards.term.turn", "ahead": "boards.term.ahead",
	},
}
