// Package webcheck plays the built web page in a real browser. tools/web-check.sh builds the page and runs it.
package webcheck

import (
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// built is where the page is.
var built = filepath.Join("..", "..", "bin", "web")

// site is a server of files with the page. It has a port of its own, so a browser keeps what it keeps of it apart. It
// can be stopped, and come back with other files.
type site struct {
	t       *testing.T
	address string
	server  *httptest.Server

	mu    sync.Mutex
	files http.Handler
	asked map[string]int // how often for which path
}

// serve serves the page as it is built.
func serve(t *testing.T) *site {
	t.Helper()
	require.FileExists(t, filepath.Join(built, "index.html"), "the page isn't built, run tools/web.sh draft")
	s := &site{t: t, asked: map[string]int{}}
	s.publish(built)
	s.start("127.0.0.1:0")
	t.Cleanup(s.stop)
	return s
}

// publish replaces the files by those of a folder. A browser may keep what belongs to a version.
func (s *site) publish(folder string) { s.answer(files(folder)) }

// files serves the files of a folder.
func files(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Count(r.URL.Path, "/") > 1 {
			w.Header().Set("Cache-Control", "max-age=31536000, immutable")
		}
		files.ServeHTTP(w, r)
	})
}

// answer has all requests answered by something else.
func (s *site) answer(files http.Handler) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.files = files
}

// ServeHTTP implements [http.Handler].
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.asked[r.URL.Path]++
	files := s.files
	s.mu.Unlock()
	files.ServeHTTP(w, r)
}

// times returns how often a path has been asked for.
func (s *site) times(path string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.asked[path]
}

func (s *site) start(at string) {
	s.t.Helper()
	listener, err := net.Listen("tcp", at)
	require.NoError(s.t, err)
	s.server = &httptest.Server{Listener: listener, Config: &http.Server{Handler: s}}
	s.server.Start()
	s.address = s.server.URL + "/"
}

// stop leaves browsers without an answer.
func (s *site) stop() {
	s.server.CloseClientConnections()
	s.server.Close()
}

// comeBack serves again where it was.
func (s *site) comeBack() {
	s.t.Helper()
	s.start(s.server.Listener.Addr().String())
}

// version returns the folder of the version that a folder holds.
func version(t *testing.T, folder string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(folder, "*", "start.js"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	return filepath.Base(filepath.Dir(found[0]))
}

// another returns a folder with the next version of the page: the same, and a note.
func another(t *testing.T, note string) string {
	t.Helper()
	more, folder := t.TempDir(), filepath.Join(t.TempDir(), "site")
	require.NoError(t, os.WriteFile(filepath.Join(more, "note.txt"), []byte(note), 0o600))
	assemble := exec.Command("go", "run", "./tools/website", folder, "web", filepath.Join("bin", "web-parts"), more)
	assemble.Dir = filepath.Join("..", "..")
	printed, err := assemble.CombinedOutput()
	require.NoError(t, err, string(printed))
	return folder
}
