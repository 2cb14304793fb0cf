package games_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/board/wording"
	"boardduels/assets/translations"
	"boardduels/docs"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/game/dynamic"
)

// gaps gathers what a game's descriptor lacks.
type gaps []string

func (g *gaps) lack(is bool, format string, args ...any) {
	if is {
		*g = append(*g, fmt.Sprintf(format, args...))
	}
}

// gapsOf returns what a game's descriptor lacks, with where it belongs. What it lacks on the screen the test beside the
// dresses names (runtime/app/boardscreens).
func gapsOf(f *games.Family) (g gaps) {
	g.lack(len(f.Variants) == 0, "no set-ups: Variants")
	g.lack(f.Text.Draw == nil, "no drawing for the terminal: Text.Draw, or Squares")
	g.lack(f.Text.Moves == "", "no moves for the help in the terminal: Text.Moves")
	g.lack(f.Lead.Share == nil && f.Lead.Stand == nil, "nothing tells who is ahead: Lead")
	g.lack(len(f.Names.Seats) < f.MostSeats, "%d seats have a name of %d: Names.Seats", len(f.Names.Seats), f.MostSeats)
	for _, language := range i18n.Languages() {
		g.untold(f, language.Code)
		pages := docs.BoardRules(f.ID, language.Code)
		g.lack(len(pages) == 0, "no rules in %q: docs/player/rules", language.Code)
	}
	if len(f.Variants) == 0 {
		return g
	}
	table, err := f.Open(f.Variants[0].Setup)
	if err != nil {
		g.lack(true, "the usual set-up can't be opened: %v", err)
		return g
	}
	g.lack(table.Family() != f.ID, "it is recorded as %s: dynamic.Of", table.Family())
	g.lack(table.Seats() > f.MostSeats, "%d seats: MostSeats", table.Seats())
	g.players(f, &table)
	return g
}

// sentences are those of a language by their keys: of what it lacks a translator speaks English.
func sentences(language string) (texts map[string]any) {
	text, err := fs.ReadFile(translations.Files, language+".json")
	if err == nil {
		err = json.Unmarshal(text, &texts)
	}
	if err != nil {
		panic(err) // the file is the program's own
	}
	return texts
}

// untold gathers what has no words in a language.
func (g *gaps) untold(f *games.Family, language string) {
	texts := sentences(language)
	told := func(what, key string) {
		g.lack(texts[key] == nil, "no words in %q for %s: assets/translations/%s.json", language, what, language)
	}
	told("the game: Names.Game", f.Names.Game)
	for _, v := range f.Variants {
		told("the variant "+v.ID+": Names.Variants", f.Names.Variants[v.ID])
	}
	for i, key := range f.Names.Seats {
		told(fmt.Sprintf("seat %d: Names.Seats", i+1), key)
	}
	for name, key := range f.Words.Terms {
		told("the term "+name+": Words.Terms", key)
	}
}

// players gathers what those who play it lack.
func (g *gaps) players(f *games.Family, table *games.Table) {
	g.lack(len(table.Brains) == 0, "no brains")
	g.lack(len(table.Levels) == 0, "no levels of difficulty")
	for _, language := range i18n.Languages() {
		t, texts := i18n.For(language.Code), sentences(language.Code)
		for _, b := range table.Brains {
			words := f.Words.Brains[b.ID]
			g.lack(texts[words.Name] == nil || texts[words.About] == nil, "no words in %q for the brain %s: Words.Brains", language.Code, b.ID)
		}
		for _, level := range table.Levels {
			g.lack(f.Words.Model(t, level.ID) == "", "nothing tells as whom %s decides: Words.Levels", level.ID)
		}
	}
	if len(table.Levels) == 0 {
		return
	}
	adviser := table.Levels[len(table.Levels)-1]
	s := table.Start(1)
	view := table.View(&s, table.Mover(&s))
	_, r, err := adviser.New(board.Setup{Seed: 1}).Decide(context.Background(), &view, table.Legal(&s, nil))
	g.lack(err != nil || r == nil || len(r.Candidates) == 0, "no reasons for hints: the rationale of %s", adviser.ID)
}

func TestNoGameLacksAnything(t *testing.T) {
	for _, f := range games.All() {
		for _, gap := range gapsOf(&f) {
			t.Errorf("%s: %s", f.ID, gap)
		}
	}
}

// Whatever is taken from a descriptor is named.
func TestWhatAGameLacksIsNamed(t *testing.T) {
	for gap, take := range map[string]func(*games.Family){
		"no set-ups: Variants":                                                                   func(f *games.Family) { f.Variants = nil },
		"no drawing for the terminal: Text.Draw, or Squares":                                     func(f *games.Family) { f.Text.Draw = nil },
		"no moves for the help in the terminal: Text.Moves":                                      func(f *games.Family) { f.Text.Moves = "" },
		"nothing tells who is ahead: Lead":                                                       func(f *games.Family) { f.Lead = games.Lead{} },
		"1 seats have a name of 2: Names.Seats":                                                  func(f *games.Family) { f.Names.Seats = f.Names.Seats[:1] },
		`no rules in "uk": docs/player/rules`:                                                    func(f *games.Family) { f.ID = "chess" },
		"it is recorded as reversi: dynamic.Of":                                                  func(f *games.Family) { f.ID = "chess" },
		"2 seats: MostSeats":                                                                     func(f *games.Family) { f.MostSeats = 1 },
		`no words in "uk" for the game: Names.Game: assets/translations/uk.json`:                 func(f *games.Family) { f.Names.Game = "boards.chess_itself" },
		`no words in "en" for the variant standard: Names.Variants: assets/translations/en.json`: func(f *games.Family) { f.Names.Variants = nil },
		`no words in "uk" for the brain search: Words.Brains`:                                    func(f *games.Family) { f.Words.Brains = nil },
		"nothing tells as whom level_140 decides: Words.Levels":                                  func(f *games.Family) { f.Words.Levels = f.Words.Levels[:14] },
		`no words in "uk" for the term gain: Words.Terms: assets/translations/uk.json`: func(f *games.Family) {
			f.Words = wording.Words{Terms: map[string]string{"gain": "boards.term.of_chess"}}
		},
	} {
		f, err := games.Find("reversi")
		require.NoError(t, err)
		take(&f)
		assert.Contains(t, gapsOf(&f), gap)
	}
}

// silent gives no reasons.
type silent struct{}

func (silent) Decide(_ context.Context, _ *dynamic.View, legal []string) (string, *dynamicplayer.Rationale, error) {
	return legal[0], nil, nil
}

// Who plays can be lacking, too, and so can reasons.
func TestMissingPlayersAreNamed(t *testing.T) {
	f, err := games.Find("reversi")
	require.NoError(t, err)
	table, err := f.Open(nil)
	require.NoError(t, err)
	table.Brains, table.Levels = nil, nil
	var g gaps
	g.players(&f, &table)
	assert.Equal(t, gaps{"no brains", "no levels of difficulty"}, g)
	table.Levels = dynamicplayer.Brains{{ID: "level_0", New: func(board.Setup) dynamicplayer.Player { return silent{} }}}
	g = nil
	g.players(&f, &table)
	assert.Contains(t, g, "no reasons for hints: the rationale of level_0")
}
