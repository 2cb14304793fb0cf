package games_test

import (
	"flag"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/games"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/notation"
)

type contract = game.Game[dynamic.Position, string, string, dynamic.View]

// row is a game, and how one is made of the lines of its set-up.
type row struct {
	name string
	game dynamic.Game
	made func(lines []string) (contract, error)
}

// tables are the duel, and each set-up of each family.
func tables(t *testing.T) (rows []row) {
	t.Helper()
	duels := func(n notation.Duel) dynamic.Game { return dynamic.Of("duel", duel.RulesVersion, n) }
	pack := classictest.Pack()
	var heroes [2]duelrecord.Hero
	for seat, id := range []string{"knight", "mage"} {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		heroes[seat] = hero
	}
	d, err := notation.New(heroes)
	require.NoError(t, err)
	rows = append(rows, row{"duel", duels(d), func(lines []string) (contract, error) {
		made, err := notation.Read(lines)
		return duels(made), err
	}})
	for _, f := range games.All() {
		for _, v := range slices.Concat(f.Variants, small[f.ID]) {
			table, err := f.Open(v.Setup)
			require.NoError(t, err)
			if table.Seats() > 2 && v.ID != "small" { // takes long, and differs in the number of seats alone
				continue
			}
			if testing.Short() && f.ID == "dicewars" && v.ID != "small" {
				continue
			}
			rows = append(rows, row{f.ID + " " + v.ID, table.Game, func(lines []string) (contract, error) {
				made, err := f.Open(lines)
				return made.Game, err
			}})
		}
	}
	return rows
}

// small are set-ups of families whose usual ones take long.
var small = map[string][]games.Variant{
	"dicewars": {{ID: "small", Setup: []string{"seats 5", "row .aabbcc", "row aaabbcc", "row .ddeeff", "row dddeefff", "row ..gghh."}}},
}

// TestMain holds the families to the contract with a fifth of the usual cases: each is held to it with all of them
// beside its rules, and here only the face that has no types is another.
func TestMain(m *testing.M) {
	flag.Parse()
	if os.Getenv("RAPID_CHECKS") == "" {
		_ = flag.Set("rapid.checks", "20")
	}
	os.Exit(m.Run())
}

// Every family, the duel among them, is held to one contract through the face that all of them have.
func TestEveryFamilyConforms(t *testing.T) {
	for _, r := range tables(t) {
		t.Run(r.name, func(t *testing.T) {
			gametest.Suite[dynamic.Position, string, string, dynamic.View]{
				Game:     func(*rapid.T) contract { return r.game },
				MaxPlies: 5000,
				ZeroSum:  true,
				Made:     r.made,
			}.Run(t)
		})
	}
}
