package kb_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
)

// Whatever stands in two files of a store, or in two that don't belong there: nothing that wasn't learned is held for
// knowledge, what is altered is told, and learning goes on.
func FuzzStore(f *testing.F) {
	raceflag.Skip(f, "reads time after time on one goroutine")
	whole, other := taught(f, matches), taught(f, matches+2)
	names := append(slices.Sorted(maps.Keys(whole)), "000005.xml", "000005-knight.xml", "000006.xml", "000002-rogue.xml",
		"999999.xml", "9223372036854775807.xml", "000005.xml.tmp", "head.xml.1.tmp")
	for i, name := range names {
		f.Add(uint8(i), whole["000003-knight.xml"], uint8(len(names)-1-i), other["000006.xml"])
		f.Add(uint8(i), other[name], uint8(1), "<initial/>\n")
		f.Add(uint8(i), unsealed(whole)[name], uint8(i+3), whole["head.xml"])
	}
	f.Add(uint8(slices.Index(names, "000005-knight.xml")), other["000005-knight.xml"], uint8(slices.Index(names, "head.xml")), "<initial/>\n")
	f.Fuzz(func(t *testing.T, first uint8, text string, second uint8, text2 string) {
		store, dir := lay(t, whole)
		one, two := names[int(first)%len(names)], names[int(second)%len(names)]
		require.NoError(t, os.WriteFile(filepath.Join(dir, one), []byte(text), 0o644))
		require.NoError(t, os.WriteFile(filepath.Join(dir, two), []byte(text2), 0o644))
		now := files(t, dir)

		k, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		n := k.Experience.Won
		if n == 0 {
			require.Equal(t, initial, k)
		} else {
			most := matches
			if now["head.xml"] != whole["head.xml"] && now["000005-knight.xml"] == other["000005-knight.xml"] {
				most++ // what was learned next, for all that can be told without the head
			}
			require.LessOrEqual(t, n, most)
			require.Equal(t, learned(n), k)
		}
		for name, was := range whole {
			if now[name] == was {
				continue
			}
			require.NotNil(t, damage, "%s is altered", name)
			if name != "head.xml" { // another store's may only show in entries that are missing
				require.Contains(t, damage.String(), name)
			}
		}
		if now["000004-knight.xml"] == whole["000004-knight.xml"] {
			require.GreaterOrEqual(t, n, matches, "what is good counts")
		}
		_, err = store.Check()
		require.NoError(t, err)
		require.NoError(t, learnOne(t.Context(), store, "new"))
		requireLoads(t, store, learned(n+1))
	})
}
