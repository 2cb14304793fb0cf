package duelrecord_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

var update = flag.Bool("update", false, "write the golden files anew, with the present pack and brains")

type golden struct {
	heroes, brains [2]string
	seed           uint64
	clashes        bool
}

// goldens are the duels in testdata.
var goldens = []golden{
	{[2]string{"knight", "mage"}, [2]string{"precedent", "tree"}, 1, false},
	{[2]string{"mage", "priest"}, [2]string{"precedent", "precedent"}, 2, false},
	{[2]string{"priest", "rogue"}, [2]string{"printed", "random"}, 3, false},
	{[2]string{"rogue", "rogue"}, [2]string{"random", "random"}, 4, false},
	{[2]string{"knight", "priest"}, [2]string{"tree", "printed"}, 18446744073709551615, false},
	{[2]string{"rogue", "mage"}, [2]string{"precedent", "precedent"}, 5, false},
	{[2]string{"knight", "knight"}, [2]string{"tree", "precedent"}, 6, false},
	{[2]string{"knight", "mage"}, [2]string{"random", "random"}, 7, true},
}

// name is the file of a golden duel.
func (g *golden) name() string {
	prefix := ""
	if g.clashes {
		prefix = "clashes-"
	}
	return fmt.Sprintf("%s%s-%s-%s-%s.replay", prefix, g.heroes[0], g.brains[0], g.heroes[1], g.brains[1])
}

// The golden files hold whole duels. They carry their cards, so they outlive edits of the pack: an engine or a brain
// that changes shows here first. A change that is meant asks for -update; one of the engine also for a new
// duel.RulesVersion.
func TestGoldenReplays(t *testing.T) {
	if *update {
		writeGoldens(t)
	}
	files, err := filepath.Glob("testdata/*.replay")
	require.NoError(t, err)
	require.Len(t, files, len(goldens))
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			written, err := os.ReadFile(file)
			require.NoError(t, err)
			r, err := duelrecord.Parse(written)
			require.NoError(t, err)
			assert.Equal(t, string(written), string(text(t, r)))
			require.NoError(t, duelrecord.Verify(r))
			_, err = journal.Verify(context.Background(), r, duelbrains.All())
			require.NoError(t, err)

			fresh, err := duelrecord.Fork(r, 0, r.Seats)
			require.NoError(t, err)
			assert.Equal(t, string(written), string(text(t, playBrains(t, fresh))))
		})
	}
}

func writeGoldens(t *testing.T) {
	pack, diagnostics := schema.LoadPack(classic.FS())
	require.False(t, schema.HasErrors(diagnostics))
	for _, g := range goldens {
		var seats [2]duelrecord.Seat
		for i := range seats {
			hero, err := duelrecord.PackHero(pack, g.heroes[i])
			require.NoError(t, err)
			seats[i] = duelrecord.Seat{Hero: hero, Brain: g.brains[i], Seed: g.seed}
			brain, err := duelbrains.All().Find(g.brains[i])
			require.NoError(t, err)
			if brain.NeedsKnowledge {
				require.NoError(t, seats[i].KnowPack(pack, g.heroes[1-i]))
			}
		}
		from := duelrecord.Pack{Name: pack.Title().Name, Hash: pack.Hash()}
		if g.clashes {
			from.Rules = clashRules()
		}
		r, err := duelrecord.New(from, g.seed, seats)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join("testdata", g.name()), text(t, playBrains(t, r)), 0o644))
	}
}

// playBrains lets the brains of a record play it to the end.
func playBrains(t *testing.T, r *duelrecord.Record) *duelrecord.Record {
	t.Helper()
	d, err := r.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		players[seat], err = journal.Player(r, game.Seat(seat), d, duelbrains.All())
		require.NoError(t, err)
	}
	m, err := duelmatch.New(r, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(context.Background())
	require.NoError(t, err)
	return m.Record()
}
