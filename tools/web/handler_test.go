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

// site serves a page, a program that lies there packed in both ways, and a style that is packed in one.
func site(t *testing.T) *handler {
	t.Helper()
	folder := t.TempDir()
	for name, data := range map[string]string{
		"index.html": "<p>page", "game.wasm": "plain", "game.wasm.gz": "gzip", "game.wasm.br": "br", "page.css": "style", "page.css.gz": "gzip",
	} {
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

func TestFilesArePackedAsTheBrowserTakesThem(t *testing.T) {
	h := site(t)
	for _, c := range []struct{ path, accepts, encoding, body string }{
		{"/game.wasm", "", "", "plain"},
		{"/game.wasm", "gzip, deflate, br", "br", "br"},
		{"/game.wasm", "gzip;q=0.5", "gzip", "gzip"},
		{"/game.wasm", "br;q=0, gzip;q=0.0", "", "plain"},
		{"/page.css", "br", "", "style"},
		{"/page.css", "br, gzip", "gzip", "gzip"},
	} {
		w := get(h, c.path, "Accept-Encoding", c.accepts)
		assert.Equal(t, c.body, w.Body.String(), "%+v", c)
		assert.Equal(t, c.encoding, w.Header().Get("Content-Encoding"), "%+v", c)
	}
}

func TestBrowsersLearnWhatAFileIs(t *testing.T) {
	h := site(t)
	for path, want := range map[string]string{"/": "text/html; charset=utf-8", "/game.wasm": "application/wasm", "/page.css": "text/css; charset=utf-8"} {
		assert.Equal(t, want, get(h, path).Header().Get("Content-Type"), path)
	}
	assert.Equal(t, http.StatusNotFound, get(h, "/none").Code)
	assert.Equal(t, http.StatusNotFound, get(h, "/../handler.go").Code)
}

func TestWhatABrowserHasIsNotSentAgain(t *testing.T) {
	h := site(t)
	plain, packed := get(h, "/game.wasm").Header().Get("ETag"), get(h, "/game.wasm", "Accept-Encoding", "br").Header().Get("ETag")
	assert.NotEqual(t, plain, packed)
	again := get(h, "/game.wasm", "Accept-Encoding", "br", "If-None-Match", packed)
	assert.Equal(t, http.StatusNotModified, again.Code)
	assert.Empty(t, again.Body.String())
	assert.Equal(t, http.StatusOK, get(h, "/game.wasm", "Accept-Encoding", "br", "If-None-Match", plain).Code)
}

func TestAFolderWithoutFilesIsToldOf(t *testing.T) {
	folder := t.TempDir()
	_, err := newHandler(folder)
	assert.EqualError(t, err, folder+": there are no files to serve")
	_, err = newHandler(filepath.Join(folder, "none"))
	assert.ErrorIs(t, err, os.ErrNotExist)
}
