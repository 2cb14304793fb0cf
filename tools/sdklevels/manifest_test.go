package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// packaged is the manifest of the app as Fyne's packaging tool packs it.
func packaged(t testing.TB) []byte {
	manifest, err := os.ReadFile("testdata/AndroidManifest.bin")
	require.NoError(t, err)
	return manifest
}

func TestLevelsAreSetAndNothingElse(t *testing.T) {
	before := packaged(t)
	path := filepath.Join(t.TempDir(), "AndroidManifest.xml")
	require.NoError(t, os.WriteFile(path, before, 0o644))
	require.NoError(t, rewrite(path, 21, 35))
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	var changed [][2]byte
	require.Len(t, after, len(before))
	for i := range before {
		if before[i] != after[i] {
			changed = append(changed, [2]byte{before[i], after[i]})
		}
	}
	assert.Equal(t, [][2]byte{{15, 21}, {29, 35}}, changed)
}

// Whatever isn't such a manifest is refused as a whole, and never a panic.
func TestOtherFilesAreRefused(t *testing.T) {
	for name, alter := range map[string]func([]byte) []byte{
		"nothing":        func([]byte) []byte { return nil },
		"text":           func([]byte) []byte { return []byte(`<manifest package="x"/>`) },
		"cut off":        func(m []byte) []byte { return m[:len(m)-1] },
		"more":           func(m []byte) []byte { return append(m, 0) },
		"no levels":      func(m []byte) []byte { return bytes.Replace(m, []byte{0x70, 2, 1, 1}, []byte{0x71, 2, 1, 1}, 1) },
		"twice the same": func(m []byte) []byte { return bytes.Replace(m, []byte{0x70, 2, 1, 1}, []byte{0x0c, 2, 1, 1}, 1) },
		"as a text": func(m []byte) []byte {
			return bytes.Replace(m, []byte{0x10, 29, 0, 0, 0}, []byte{0x03, 29, 0, 0, 0}, 1)
		},
	} {
		altered := alter(packaged(t))
		before := bytes.Clone(altered)
		assert.Error(t, setLevels(altered, 21, 35), name)
		assert.Equal(t, before, altered, name)
	}
}

func FuzzSetLevels(f *testing.F) {
	f.Add(packaged(f))
	f.Fuzz(func(t *testing.T, manifest []byte) {
		before := bytes.Clone(manifest)
		if setLevels(manifest, 21, 35) != nil && !bytes.Equal(before, manifest) {
			t.Error("it was changed all the same")
		}
	})
}
