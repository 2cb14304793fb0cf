package archive_test

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"boardduels/schema"
	"boardduels/schema/archive"
	"boardduels/schema/words"
)

func FuzzArchive(f *testing.F) {
	small := smallPack(f)
	f.Add(zipped(f, small, ""))
	f.Add(zipped(f, small, "folder/"))
	f.Add(zipped(f, fstest.MapFS{"heroes/a.xml": file("<hero/>"), "art/a": file("")}, ""))
	f.Add([]byte("PK\x05\x06"))
	f.Add(append([]byte("#!/bin/sh\n"), zipped(f, small, "")...))
	for _, h := range hostileEntries {
		f.Add(rawArchive(f, h.entries...))
	}
	for _, c := range contradictions {
		f.Add(twoEntries(f, c.change))
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		reader, err := archive.Read(bytes.NewReader(content), int64(len(content)))
		if err != nil {
			require.Equal(t, err.Error(), err.(*words.Refusal).In("en"))
			require.NotEqual(t, err.Error(), err.(*words.Refusal).In("uk"))
			return
		}
		fsys, err := schema.ZipPack(reader)
		require.NoError(t, err)
		require.NoError(t, fs.WalkDir(fsys, ".", func(file string, _ fs.DirEntry, err error) error {
			require.LessOrEqual(t, strings.Count(file, "/"), 12)
			require.True(t, utf8.ValidString(file))
			return err
		}))
		pack, diagnostics := schema.LoadPack(fsys)
		for _, d := range pack.Documents() {
			kind, ok := schema.KindOf(d.File())
			require.True(t, ok)
			require.Equal(t, kind, d.Kind())
			require.LessOrEqual(t, len(d.Source()), schema.MaxDocumentSize)
			require.Equal(t, pack.Hash(), pack.With(d).Hash())
		}
		heroes := pack.IDs(schema.HeroKind)
		if len(heroes) > 0 && !schema.HasErrors(diagnostics) {
			_, err := pack.Duel(heroes[0], heroes[0])
			require.NoError(t, err)
		}
	})
}
