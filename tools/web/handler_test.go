package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// site serves a page and a version of its files.
func site(t *testing.T) *handler {
	t.Helper()
	folder := t.TempDir()
	for name, data := range map[string]string{"index.html": "<p>page", "abc/game.gzip": "program", "abc/page.css": "style", "abc/start.js": "script", "abc/manifest.json": "{}"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(data), 0o600))
	}
	h, err := newHandler(folder)
	require.NoError(t, err)
	return h
}

func get(h *handler, path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestBrowsersLearnWhatAFileIs(t *testing.T) {
	h := site(t)
	for path, want := range map[string]string{
		"/": "text/html; charset=utf-8", "/abc/page.css": "text/css; charset=utf-8", "/abc/start.js": "text/javascript; charset=utf-8", "/abc/manifest.json": "application/json",
		"/abc/game.gzip": "application/octet-stream", // or somebody on the way might unpack it
	} {
		w := get(h, path)
		assert.Equal(t, want, w.Header().Get("Content-Type"), path)
		assert.Empty(t, w.Header().Get("Content-Encoding"), path)
	}
	assert.Equal(t, http.StatusNotFound, get(h, "/none").Code)
	assert.Equal(t, http.StatusNotFound, get(h, "/../handler.go").Code)
}

func TestWhatABrowserHasIsNotSentAgain(t *testing.T) {
	h := site(t)
	page := get(h, "/")
	assert.Equal(t, "no-cache", page.Header().Get("Cache-Control"), "it asks")
	again := get(h, "/", "If-None-Match", page.Header().Get("ETag"))
	assert.Equal(t, http.StatusNotModified, again.Code)
	assert.Empty(t, again.Body.String())
	assert.Equal(t, http.StatusOK, get(h, "/", "If-None-Match", get(h, "/abc/page.css").Header().Get("ETag")).Code)
	assert.Equal(t, "max-age=31536000, immutable", get(h, "/abc/game.gzip").Header().Get("Cache-Control"), "it needn't ask")
}

func TestAFolderWithoutFilesIsToldOf(t *testing.T) {
	folder := t.TempDir()
	_, err := newHandler(folder)
	assert.EqualError(t, err, folder+": there are no files to serve")
	_, err = newHandler(filepath.Join(folder, "none"))
	assert.ErrorIs(t, err, os.ErrNotExist)
}
