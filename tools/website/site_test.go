package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// folder returns one that holds files.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	path := t.TempDir()
	for name, text := range files {
		require.NoError(t, os.WriteFile(filepath.Join(path, name), []byte(text), 0o600))
	}
	return path
}

func written() map[string]string {
	return map[string]string{"index.html": "<script src=@VERSION@/start.js>", "worker.js": "@VERSION@ @FILES@", "packed.js": "@SIZES@", "start.js": "go", "LICENCES.txt": "MIT"}
}

// build makes a site and returns its files by their paths, and the version's name.
func build(t *testing.T, folders ...string) (files map[string]string, version string) {
	t.Helper()
	site := filepath.Join(t.TempDir(), "site")
	require.NoError(t, assemble(site, folders...))
	files = map[string]string{}
	require.NoError(t, fs.WalkDir(os.DirFS(site), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(site, path))
		files[path] = string(data)
		return err
	}))
	version = regexp.MustCompile(`[0-9a-f]{12}`).FindString(files["index.html"])
	require.NotEmpty(t, version)
	return files, version
}

func TestAVersionIsAFolderThatThePageLeadsTo(t *testing.T) {
	files, version := build(t, folder(t, written()), folder(t, map[string]string{"boardduels.gzip": "packed", "boardduels.brotli": "more"}))
	want := map[string]string{
		"index.html": "<script src=" + version + "/start.js>", version + "/index.html": "<script src=" + version + "/start.js>",
		version + "/start.js": "go", version + "/LICENCES.txt": "MIT", version + "/packed.js": `{"brotli":4,"gzip":6}`,
		version + "/boardduels.gzip": "packed", version + "/boardduels.brotli": "more",
	}
	require.Contains(t, files, "worker.js")
	named, digests := files["worker.js"][:12], files["worker.js"][12:]
	delete(files, "worker.js")
	assert.Equal(t, want, files)
	assert.Equal(t, version, named)

	held := map[string]string{}
	require.NoError(t, json.Unmarshal([]byte(digests), &held))
	assert.Len(t, held, len(want)-1, "the page beside the versions is that of the version")
	for name, digest := range held {
		sum := sha256.Sum256([]byte(want[version+"/"+name]))
		assert.Equal(t, "sha256-"+base64.StdEncoding.EncodeToString(sum[:]), digest, name)
	}
}

func TestAVersionIsNamedByAllThatItHolds(t *testing.T) {
	program := folder(t, map[string]string{"boardduels.gzip": "packed"})
	_, first := build(t, folder(t, written()), program)
	_, again := build(t, program, folder(t, written()))
	assert.Equal(t, first, again)
	for name := range written() {
		changed := written()
		changed[name] += " "
		_, version := build(t, folder(t, changed), program)
		assert.NotEqual(t, first, version, name)
	}
	_, more := build(t, folder(t, written()), program, folder(t, map[string]string{"icon.png": ""}))
	assert.NotEqual(t, first, more)
}

func TestWhatAPageCannotBeWithoutIsAskedFor(t *testing.T) {
	program := folder(t, map[string]string{"boardduels.gzip": "packed"})
	for _, name := range []string{"index.html", "worker.js", "packed.js"} {
		files := written()
		files[name] = "nothing"
		err := assemble(filepath.Join(t.TempDir(), "site"), folder(t, files), program)
		assert.ErrorContains(t, err, name+": there is no @")
		delete(files, name)
		assert.EqualError(t, assemble(filepath.Join(t.TempDir(), "site"), folder(t, files), program), "no folder has "+name)
	}
	unlicensed := written()
	delete(unlicensed, "LICENCES.txt")
	assert.EqualError(t, assemble(filepath.Join(t.TempDir(), "site"), folder(t, unlicensed), program), "no folder has LICENCES.txt")
	whole := folder(t, written())
	assert.EqualError(t, assemble(filepath.Join(t.TempDir(), "site"), whole), "no folder has boardduels.gzip")
	assert.EqualError(t, assemble(filepath.Join(t.TempDir(), "site"), whole, whole), whole+": another folder has LICENCES.txt, too")
}

// A site is taken only when it is whole: what was there stays until then.
func TestASiteReplacesTheOneBefore(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	program := folder(t, map[string]string{"boardduels.gzip": "packed"})
	require.NoError(t, assemble(site, folder(t, written()), program))
	require.Error(t, assemble(site, program))
	assert.FileExists(t, filepath.Join(site, "index.html"))
	changed := written()
	changed["start.js"] = "other"
	require.NoError(t, assemble(site, folder(t, changed), program))
	versions, err := filepath.Glob(filepath.Join(site, "*", "start.js"))
	require.NoError(t, err)
	assert.Len(t, versions, 1)
}
