// Package webcheck plays the built web page in a real browser. tools/web-check.sh builds the page and runs it.
package webcheck

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// address is where the page is served.
var address string

func TestMain(m *testing.M) { os.Exit(serveAndRun(m)) }

// serveAndRun serves bin/web with the project's own server while the tests run.
func serveAndRun(m *testing.M) int {
	fail := func(why string, err error) int {
		_, _ = os.Stderr.WriteString(why + ": " + err.Error() + "\n")
		return 1
	}
	root := filepath.Join("..", "..")
	site := filepath.Join(root, "bin", "web")
	if _, err := os.Stat(filepath.Join(site, "index.html")); err != nil {
		return fail("the page isn't built, run tools/web.sh build", err)
	}
	folder, err := os.MkdirTemp("", "webcheck-*")
	if err != nil {
		return fail("no folder for the server", err)
	}
	defer func() { _ = os.RemoveAll(folder) }()
	program := filepath.Join(folder, "web")
	build := exec.Command("go", "build", "-o", program, "./tools/web")
	build.Dir = root
	if printed, err := build.CombinedOutput(); err != nil {
		return fail(string(printed), err)
	}
	server := exec.Command(program, "-port", "0", site)
	server.Stderr = os.Stderr
	output, err := server.StdoutPipe()
	if err == nil {
		err = server.Start()
	}
	if err != nil {
		return fail("the server doesn't start", err)
	}
	defer func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	}()
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		return fail("the server told no address", err)
	}
	address, _, _ = strings.Cut(line, " ")
	return m.Run()
}

// program returns the browser's.
func program(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	require.FailNow(t, "there is no Chromium: on Debian, apt-get install chromium")
	return ""
}
