package duelrecord_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/record/duelrecord"
)

func sameName(*duelrecord.Record) string { return "duel" }

// archiveOf is an archive as a stranger might make it.
func archiveOf(t testing.TB, files ...[2]string) []byte {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for _, file := range files {
		w, err := archive.Create(file[0])
		require.NoError(t, err)
		_, err = w.Write([]byte(file[1]))
		require.NoError(t, err)
	}
	require.NoError(t, archive.Close())
	return out.Bytes()
}

func textOf(t testing.TB, r *duelrecord.Record) string {
	t.Helper()
	text, err := r.MarshalText()
	require.NoError(t, err)
	return string(text)
}

// Several replays in one file come back as they were, also under the same name.
func TestABundleBringsReplaysBack(t *testing.T) {
	records := []*duelrecord.Record{played(t, 11), played(t, 12), played(t, 13)}
	bundle, err := duelrecord.Bundle(records, sameName)
	require.NoError(t, err)
	assert.True(t, duelrecord.IsBundle(bundle))
	back, err := duelrecord.Unbundle(bundle)
	require.NoError(t, err)
	require.Len(t, back, len(records))
	for i := range records {
		assert.Equal(t, textOf(t, records[i]), textOf(t, back[i]))
	}
}

// What isn't a replay is told by file and line, and keeps nobody from the others.
func TestABundleNamesWhatIsWrong(t *testing.T) {
	good := textOf(t, played(t, 11))
	altered := strings.Replace(good, "seed", "sead", 1)
	bundle := archiveOf(t,
		[2]string{"a.replay", good}, [2]string{"folder/", ""}, [2]string{"../../../evil.replay", altered}, [2]string{"notes.txt", "hello"},
		[2]string{"bomb.replay", strings.Repeat("\n", 8<<20)}, [2]string{"b.replay", good})
	back, err := duelrecord.Unbundle(bundle)
	assert.Len(t, back, 2)
	require.Error(t, err)
	told := err.Error()
	assert.Contains(t, told, "../../../evil.replay: ")
	assert.Regexp(t, `evil.replay: .*line \d+: found "sead"`, told)
	assert.Contains(t, told, "notes.txt: allowed are files that end in .replay")
	assert.Contains(t, told, "bomb.replay: it has more than 2097152 bytes")
	var fault *duelrecord.FileError
	require.ErrorAs(t, err, &fault)
	assert.NotContains(t, fault.In(i18n.For("uk")), "found")
}

// Replays that were packed on Windows come back, and names in its code page are told as they are read.
func TestABundleThatWindowsPacked(t *testing.T) {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for name, content := range map[string]string{"\x84\xe3\xa5\xab\xec\\1.replay": strings.ReplaceAll(textOf(t, played(t, 11)), "\n", "\r\n"), "\x84\xe3\xa5\xab\xec\\2.replay": "x"} {
		w, err := archive.CreateHeader(&zip.FileHeader{Name: name, NonUTF8: true})
		require.NoError(t, err)
		_, err = w.Write([]byte(content))
		require.NoError(t, err)
	}
	require.NoError(t, archive.Close())
	back, err := duelrecord.Unbundle(out.Bytes())
	assert.Len(t, back, 1)
	assert.ErrorContains(t, err, "Дуель/2.replay: ")
}

func TestABundleHasLimits(t *testing.T) {
	_, err := duelrecord.Unbundle([]byte("PK\x03\x04nonsense"))
	assert.EqualError(t, err, "not an archive of replays")
	_, err = duelrecord.Unbundle(archiveOf(t))
	assert.EqualError(t, err, "it holds no replay")
	var files [][2]string
	for i := range duelrecord.MaxBundled + 1 {
		files = append(files, [2]string{fmt.Sprint(i, ".replay"), ""})
	}
	_, err = duelrecord.Unbundle(archiveOf(t, files...))
	assert.EqualError(t, err, "it holds more than 300 files")
	_, err = duelrecord.Unbundle(make([]byte, duelrecord.MaxBundle+1))
	assert.EqualError(t, err, "it has more than 67108864 bytes")
	_, err = duelrecord.Bundle(make([]*duelrecord.Record, duelrecord.MaxBundled+1), sameName)
	assert.EqualError(t, err, "it holds more than 300 files")
}

// Whatever stands in an archive, nothing breaks, and what is read can be written.
func FuzzUnbundle(f *testing.F) {
	good := textOf(f, played(f, 11))
	f.Add(archiveOf(f, [2]string{"a.replay", good}))
	f.Add(archiveOf(f, [2]string{"a.replay", good[:100]}, [2]string{"b", ""}))
	f.Fuzz(func(t *testing.T, text []byte) {
		records, err := duelrecord.Unbundle(text)
		if len(records) == 0 {
			require.Error(t, err)
		}
		for _, r := range records {
			textOf(t, r)
		}
	})
}
