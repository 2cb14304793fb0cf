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

// Brains that were made for the classic cards play those with rules far better than by lot.
func TestBrainsPlayCardsWithRulesSensibly(t *testing.T) {
	quick.Skip(t, "plays hundreds of duels")
	pack := tournament(t)
	for _, id := range []string{"tree", "knn", "scenario", "evaluation"} {
		cup := arena.Tournament{Pack: pack, Brains: []string{id, "random"}, Heroes: pack.IDs(schema.HeroKind), Duels: 72, Seed: 1}
		plan, err := cup.Plan()
		require.NoError(t, err)
		r, err := arena.Run(t.Context(), plan, arena.Cast{Packs: []*schema.Pack{pack}, Brains: brainsNamed(t, id, "random")}, arena.Options{})
		require.NoError(t, err)
		assert.Greater(t, 100*r.Won()/r.Duels(), 55, "%s wins", id)
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
