// Package games is the one list of the board games that the programs play, with who plays them.
package games

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/backgammon/backgammonbrains"
	ai "boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/ai/reversi/reversibrains"
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/reversi"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// Family is a family of games, by the set-ups in which it is played.
type Family struct {
	ID string // [a-z]+
	// Variants are set-ups that people choose from, the usual one first.
	Variants  []Variant
	MostSeats int // of all variants
	// Opening is how many plies by lot make games of brains differ; 0 where the game's own chance does.
	Opening int
	open    func(setup []string) (Table, error)
}

// Variant is a set-up with a name.
type Variant struct {
	ID    string // [a-z]+, of one from a pack [a-z0-9_]+
	Setup []string
	// Seeded returns the set-up with boards generated from another seed; it is nil where none are generated.
	Seeded func(seed uint64) []string
	// Name and About are those of one from a pack; the others are named by the programs.
	Name, About schema.Label
}

// Table is a game of a family, and who plays it.
type Table struct {
	dynamic.Game
	Brains dynamicplayer.Brains // to choose from
	Levels dynamicplayer.Brains // of difficulty, the weakest first
	// Perft counts the ways in which the game can go on from its start for so many plies: the leaves of its tree. Where
	// dice are thrown it follows all that they can show; it is nil where they can show too much.
	Perft func(plies int) uint64
}

// All returns the families in the order in which people are shown them.
func All() []Family {
	return []Family{
		{"reversi", []Variant{{ID: "standard"}}, 2, 8, openReversi},
		{"backgammon", []Variant{
			{ID: "standard"},
			{ID: "gammons", Setup: backgammon.New(backgammon.Setup{Gammons: true}).Setup()},
			{ID: "hypergammon", Setup: backgammon.New(backgammon.Setup{Hyper: true}).Setup()},
		}, 2, 0, openBackgammon},
		{"dicewars", warsOf([]string{"two", "three", "four", "five", "six", "seven", "eight"}, 2, 3, 4, 5, 6, 7, 8), 8, 0, openDicewars},
		{"tactics", []Variant{skirmish("standard", 6, 6), skirmish("more", 7, 6), skirmish("fewer", 5, 6)}, 2, 0, openTactics},
	}
}

// Find returns the family with an id. The error names those there are.
func Find(id string) (Family, error) {
	all := All()
	if i := slices.IndexFunc(all, func(f Family) bool { return f.ID == id }); i >= 0 {
		return all[i], nil
	}
	ids := make([]string, len(all))
	for i := range all {
		ids[i] = all[i].ID
	}
	return Family{}, fmt.Errorf("no game %q; there are: %s", id, strings.Join(ids, ", "))
}

// With returns the family with the boards of a pack behind its own set-ups, and players who go by what experts have
// written into the pack. A board whose id a set-up has already is called by its folder, too.
func (f Family) With(pack *schema.Pack) Family {
	f.Variants = slices.Clone(f.Variants)
	for _, b := range pack.Boards(f.ID) {
		v := Variant{ID: b.ID, Setup: b.Setup,
			Name:  b.Label(),
			About: schema.Label{EN: schema.DisplayName("en", "", b.About, b.AboutUK), UK: schema.DisplayName("uk", "", b.About, b.AboutUK)}}
		if slices.ContainsFunc(f.Variants, func(own Variant) bool { return own.ID == b.ID }) {
			v.ID = b.Kind.Folder() + "/" + b.ID
		}
		f.Variants = append(f.Variants, v)
	}
	if f.ID == schema.Tactics {
		f.open = func(setup []string) (Table, error) { return openTacticsOf(pack, setup) }
	}
	return f
}

// Variant returns the set-up with a name. The error names those there are.
func (f Family) Variant(id string) (Variant, error) {
	ids := make([]string, len(f.Variants))
	for i, v := range f.Variants {
		if ids[i] = v.ID; v.ID == id {
			return v, nil
		}
	}
	return Variant{}, fmt.Errorf("no variant %q of %s; there are: %s", id, f.ID, strings.Join(ids, ", "))
}

// Named returns the name of a set-up's lines, or "" if no variant has it.
func (f Family) Named(setup []string) string {
	for _, v := range f.Variants {
		if slices.Equal(v.lines(f), setup) {
			return v.ID
		}
	}
	return ""
}

// lines returns the lines that games of a variant have. Only those that are opened by none may have others.
func (v Variant) lines(f Family) []string {
	if len(v.Setup) > 0 {
		return v.Setup
	}
	t, err := f.Open(nil)
	if err != nil {
		panic(err) // the set-up is the program's own
	}
	return t.Setup()
}

// Open returns the game of a set-up's lines. The error names the line.
func (f Family) Open(setup []string) (Table, error) { return f.open(setup) }

// Of returns the game of a record.
func Of(r *boardrecord.Record) (Table, error) {
	f, err := Find(r.Family)
	if err != nil {
		return Table{}, err
	}
	return f.Open(r.Setup)
}

// Brain returns the brain or level with an id. The error names those there are.
func (t Table) Brain(id string) (dynamicplayer.Brain, error) {
	return slices.Concat(t.Brains, t.Levels).Find(id)
}

// Players returns who decides at the seats of a record: its brains, and persons by a function.
func (t Table) Players(r *boardrecord.Record, person func(game.Seat) dynamicplayer.Player) ([]dynamicplayer.Player, error) {
	players := make([]dynamicplayer.Player, len(r.Seats))
	for i := range r.Seats {
		s := &r.Seats[i]
		if s.IsPerson() {
			players[i] = person(game.Seat(i))
			continue
		}
		b, err := t.Brain(s.Brain)
		if err != nil {
			return nil, fmt.Errorf("seat %d: %w", i+1, err)
		}
		players[i] = b.New(ai.Setup{Seed: s.Seed})
	}
	return players, nil
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

func openDicewars(setup []string) (Table, error) {
	g, err := dicewars.Read(setup)
	if err != nil {
		return Table{}, err
	}
	return Table{Game: dynamic.Of("dicewars", dicewars.RulesVersion, g), Brains: dynamicplayer.Of(g, dicewarsbrains.All()), Levels: dynamicplayer.Of(g, dicewarsbrains.Levels())}, nil
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

func tacticsTable(g *tactics.Game, brains dynamicplayer.Brains) Table {
	return Table{
		dynamic.Of("tactics", tactics.RulesVersion, g),
		brains, dynamicplayer.Of(g, tacticsbrains.Levels()),
		func(plies int) uint64 {
			s := g.Start(0)
			return game.Perft(g, &s, plies)
		},
	}
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
