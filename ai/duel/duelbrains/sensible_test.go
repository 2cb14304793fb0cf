package duelbrains_test

import (
	"io/fs"
	"os"
	"path"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/duel/duelbrains"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// tournament is the pack of heroes whose cards say in rules what they do.
func tournament(t testing.TB) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{}
	mechanics := os.DirFS("../../../schema/testdata/mechanics")
	for from, to := range map[string]string{"cards": "cards", "tournament": ""} {
		below, err := fs.Sub(mechanics, from)
		require.NoError(t, err)
		require.NoError(t, fs.WalkDir(below, ".", func(file string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := fs.ReadFile(below, file)
			files[path.Join(to, file)] = &fstest.MapFile{Data: text}
			return err
		}))
	}
	return schema.ReadPack(files)
}

// Brains that were made for the classic cards play those with rules far better than by lot: each wins nearly as much as
// it did when that was measured (docs/tester/learning.md), in so many duels.
func TestBrainsPlayCardsWithRulesSensibly(t *testing.T) {
	quick.Skip(t, "plays two thousand duels")
	pack := tournament(t)
	for _, c := range []struct {
		id          string
		duels, wins int // in percent
	}{
		{"precedent_quick", 144, 68}, {"printed", 144, 76}, // who haven't practised
		{"tree", 144, 77}, {"evaluation", 144, 78}, {"mlp", 144, 76}, {"knn", 144, 63}, {"novice", 144, 75}, {"montecarlo_small", 144, 82},
		{"scenario", 144, 84}, {"orc", 144, 77}, {"elf", 144, 85}, {"zombie", 144, 76}, {"cyborg", 72, 83}, {"professional", 36, 80},
	} {
		cup := arena.Tournament{Pack: pack, Brains: []string{c.id, "random"}, Heroes: pack.IDs(schema.HeroKind), Duels: c.duels, Seed: 1}
		plan, err := cup.Plan()
		require.NoError(t, err)
		r, err := arena.Run(t.Context(), plan, arena.Cast{Packs: []*schema.Pack{pack}, Brains: brainsNamed(t, c.id, "random")}, arena.Options{})
		require.NoError(t, err)
		assert.GreaterOrEqual(t, 100*r.Won()/r.Duels(), c.wins, "%s wins", c.id)
	}
}

func brainsNamed(t testing.TB, ids ...string) (brains ai.Brains) {
	t.Helper()
	for _, id := range ids {
		brain, err := duelbrains.Find(id)
		require.NoError(t, err)
		brains = append(brains, brain)
	}
	return brains
}
