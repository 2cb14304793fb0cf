package games

import (
	"regexp"
	"strconv"
	"strings"

	"boardduels/ai/backgammon/backgammonbrains"
	"boardduels/ai/board/wording"
	"boardduels/internal/games/ascii"
	"boardduels/internal/games/boardtraining"
	"boardduels/runtime/backgammon"
	"boardduels/schema"
)

func init() { describe(2, backgammonGame) }

func backgammonGame() Family {
	return Family{
		ID: "backgammon",
		Variants: []Variant{
			{ID: "standard"},
			{ID: "gammons", Setup: backgammon.New(backgammon.Setup{Gammons: true}).Setup()},
			{ID: "hypergammon", Setup: backgammon.New(backgammon.Setup{Hyper: true}).Setup()},
		},
		MostSeats: 2,
		open:      openBackgammon,
		Names: Names{
			Game:     "boards.backgammon",
			Variants: map[string]string{"standard": "boards.variant.single", "gammons": "boards.variant.gammons", "hypergammon": "boards.variant.hypergammon"},
			Seats:    []string{"boards.seat.black", "boards.seat.white"}, Count: "boards.pips",
		},
		Lead:     Lead{Share: func(chance float64) float64 { return min(max(chance, 0), 1) }},
		Mirror:   mirrored,
		Boards:   []schema.Kind{schema.PositionKind},
		Text:     Text{Draw: ascii.Points, Count: "cli.board.pips", Moves: "8/5 6/5, pass"},
		Trainees: boardtraining.Backgammon,
		Words:    backgammonWords,
	}
}

func openBackgammon(setup []string) (Table, error) {
	g, err := backgammon.Read(setup)
	if err != nil {
		return Table{}, err
	}
	t := newTable("backgammon", backgammon.RulesVersion, g, backgammonbrains.All(), backgammonbrains.Levels())
	t.Perft = func(plies int) uint64 {
		s := g.Start(0)
		return backgammon.Perft(&s, plies)
	}
	return t, nil
}

// point is a point's number in a play of backgammon; how often a checker goes there stands in brackets.
var point = regexp.MustCompile(`(^|[ /])\d+`)

// mirrored returns a play of backgammon by the numbers of the other side.
func mirrored(action string) string {
	const points = 24
	return point.ReplaceAllStringFunc(action, func(found string) string {
		number := strings.TrimLeft(found, " /")
		n, _ := strconv.Atoi(number)
		return found[:len(found)-len(number)] + strconv.Itoa(points+1-n)
	})
}

// How strong they are follows from the contests in docs/contributor/boards.md and docs/contributor/boards.
var backgammonWords = wording.Words{
	Brains: map[string]wording.Brain{
		"random":        {Name: "boards.brain.random", About: "boards.brain.random.about", Level: 0},
		"montecarlo":    {Name: "boards.brain.montecarlo", About: "boards.brain.montecarlo.hundreds", Level: 30},
		"three_printed": {Name: "boards.brain.three_printed", About: "boards.brain.three_printed.about", Level: 40},
		"three_meant":   {Name: "boards.brain.three_meant", About: "boards.brain.three_meant.about", Level: 50},
		"formula":       {Name: "boards.brain.formula", About: "boards.brain.formula.about", Level: 70},
		"linear":        {Name: "boards.brain.linear", About: "boards.brain.linear.about", Level: 110},
		"net_quick":     {Name: "boards.brain.net_quick", About: "boards.brain.net_quick.about", Level: 120},
		"net":           {Name: "boards.brain.net", About: "boards.brain.net.about", Level: 140},
		"courier":       {Name: "boards.brain.courier", About: "boards.brain.courier.about", Level: 100, Character: true},
		"mason":         {Name: "boards.brain.mason", About: "boards.brain.mason.about", Level: 100, Character: true},
		"corsair":       {Name: "boards.brain.corsair", About: "boards.brain.corsair.about", Level: 70, Character: true},
		"abbess":        {Name: "boards.brain.abbess", About: "boards.brain.abbess.about", Level: 80, Character: true},
		"hermit":        {Name: "boards.brain.hermit", About: "boards.brain.hermit.about", Level: 90, Character: true},
	},
	Levels: []wording.Model{
		{Brain: "random"},
		{Brain: "formula", Slips: 75}, {Brain: "formula", Slips: 60}, {Brain: "formula", Slips: 47}, {Brain: "formula", Slips: 36},
		{Brain: "formula", Slips: 27}, {Brain: "formula", Slips: 19}, {Brain: "formula", Slips: 12},
		{Brain: "linear", Slips: 15}, {Brain: "linear", Slips: 9}, {Brain: "linear", Slips: 4}, {Brain: "linear"},
		{Brain: "net_quick"}, {Brain: "net", Less: true}, {Brain: "net"},
	},
	Terms: map[string]string{
		"groups": "boards.term.groups", "blocks": "boards.term.blocks", "golden": "boards.term.golden", "phase": "boards.term.phase", "chance": "boards.term.chance",
		"points": "boards.term.points", "bar": "boards.term.bar", "off": "boards.term.off",
		"pips": "boards.term.pips", "blots": "boards.term.blots", "held": "boards.term.held", "shots": "boards.term.shots", "direct": "boards.term.direct",
		"loss": "boards.term.loss", "enter": "boards.term.enter", "behind": "boards.term.behind", "anchor": "boards.term.anchor",
		"rearguard": "boards.term.rearguard", "contain": "boards.term.contain", "prime": "boards.term.prime", "mobility": "boards.term.mobility",
		"stacked": "boards.term.stacked", "spread": "boards.term.spread", "connection": "boards.term.connection", "spare": "boards.term.spare",
		"past": "boards.term.past", "buried": "boards.term.buried",
	},
}
