package duelrecord_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/record/duelrecord"
)

// Whatever the text, Parse answers; what it accepts is written back to a text that reads the same, and can be verified,
// opened and resumed without a panic.
func FuzzParse(f *testing.F) {
	f.Add([]byte("boardduels-replay 1\nrules 1\nseed 0\n"))
	f.Add([]byte("board-duels replay 4\ngame duel\nrules 2\nseed 0\n"))
	for _, r := range []*duelrecord.Record{newRecord(f, 1), played(f, 2), persons(f), knowing(f), finish(f, clashing(f, 3))} {
		f.Add(text(f, r))
		f.Add([]byte(unsealed(text(f, r))))
	}
	f.Add([]byte("board-duels replay 2\ngame duel\nrules 1\nseed 0\n"))
	files, err := filepath.Glob("testdata/*.replay")
	require.NoError(f, err)
	for _, file := range files {
		golden, err := os.ReadFile(file)
		require.NoError(f, err)
		f.Add(golden)
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		if _, err := duelrecord.Parse(input); err != nil {
			require.NotEmpty(t, err.Error())
			input = sealed(string(input)) // what the lines say counts, not whether their digest is good
		}
		r, err := duelrecord.Parse(input)
		if err != nil {
			require.NotEmpty(t, err.Error())
			return
		}
		written, err := r.MarshalText()
		if err != nil {
			return // escapes can make a quoted text longer than a line may be
		}
		again, err := duelrecord.Parse(written)
		require.NoError(t, err)
		require.Equal(t, r, again)
		if duelrecord.Verify(r) == nil {
			_, _, _, err = duelrecord.Resume(r)
			require.NoError(t, err)
		}
		p, err := duelrecord.Open(r)
		if p != nil {
			_, atEnd := p.At(p.Plies())
			require.NoError(t, atEnd)
			return
		}
		require.Error(t, err)
	})
}
