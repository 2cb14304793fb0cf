// Package games is the one list of the board games that the programs play, with who plays them.
package games

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/board/wording"
	"boardduels/internal/games/ascii"
	"boardduels/internal/games/boardtraining"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// Family describes a family of games: the set-ups in which it is played, who plays it, and how it is told of.
type Family struct {
	ID string // [a-z]+
	// Variants are set-ups that people choose from, the usual one first.
	Variants  []Variant
	MostSeats int // of all variants
	// Opening is how many plies by lot make games of brains differ; 0 where the game's own chance does.
	Opening int
	Names   Names
	Words   wording.Words // of its players
	Lead    Lead
	// Squares is how many squares a side of its board has, if it is played by discs that are placed on squares by their
	// names: such a game needs no drawing of its own. It is 0 for others.
	Squares int
	Text    Text
	// FirstKnown says that who begins is known before.
	FirstKnown bool
	// Lots says that sides are drawn by lot: there are many, or as many as the variant has.
	Lots bool
	// Boards are the kinds of documents that people draw boards for it in, which [schema.Document.Board] makes set-ups
	// of; none where there are no such boards.
	Boards   []schema.Kind
	Trainees []boardtraining.Trainee // who can be trained
	// Mirror writes an action by the places as the other side calls them; nil where both call them alike.
	Mirror func(action string) string
	// Spell writes an action as people read it who look at the board; nil where they read it as records have it.
	Spell func(action string) string

	open func(setup []string) (Table, error)
	// taught opens it with players who go by what experts have written into a pack; nil if none do.
	taught func(pack *schema.Pack, setup []string) (Table, error)
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

// newTable returns the table of a game.
func newTable[S any, A comparable, E, V any](family string, rules int, g game.Notated[S, A, E, V], brains, levels board.Brains[V, A]) Table {
	return Table{Game: dynamic.Of(family, rules, g), Brains: dynamicplayer.Of(g, brains), Levels: dynamicplayer.Of(g, levels)}
}

// described are the games by their places in the list. Each has a file of its own here, which adds it.
var described = map[int]func() Family{}

// describe adds a game to the list, at a place that no other one has.
func describe(place int, family func() Family) {
	if described[place] != nil {
		panic(fmt.Sprintf("two games have the place %d in the list", place))
	}
	described[place] = family
}

var all = sync.OnceValue(func() (families []Family) {
	for _, place := range slices.Sorted(maps.Keys(described)) {
		f := described[place]()
		if f.Text.Draw == nil && f.Squares > 0 {
			f.Text.Draw = ascii.Discs(f.Squares)
		}
		families = append(families, f)
	}
	return families
})

// All returns the families in the order in which people are shown them.
func All() []Family { return slices.Clone(all()) }

// Find returns the family with an id. The error names those there are.
func Find(id string) (Family, error) {
	known := all()
	if i := slices.IndexFunc(known, func(f Family) bool { return f.ID == id }); i >= 0 {
		return known[i], nil
	}
	ids := make([]string, len(known))
	for i := range known {
		ids[i] = known[i].ID
	}
	return Family{}, fmt.Errorf("no game %q; there are: %s", id, strings.Join(ids, ", "))
}

// Words returns what people are told of a game's players: nothing, if there is no such game.
func Words(id string) wording.Words {
	f, _ := Find(id)
	return f.Words
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
	if f.taught != nil {
		f.open = func(setup []string) (Table, error) { return f.taught(pack, setup) }
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
		players[i] = b.New(board.Setup{Seed: s.Seed})
	}
	return players, nil
}
