package policy

import (
	"bufio"
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
)

// Scripts that say how they are used say so to whoever uses them otherwise, and end with the code for that.
func TestScriptsTellTheirUse(t *testing.T) {
	bash := outside.Program(t, "bash", "bash")
	var tried int
	for _, pattern := range []string{"tools/*.sh", "android/*.sh", "android/check/*.sh"} {
		scripts, err := filepath.Glob(filepath.Join(root(t), pattern))
		require.NoError(t, err)
		for _, script := range scripts {
			text, err := os.ReadFile(script)
			require.NoError(t, err)
			usage := "usage: " + filepath.Base(script)
			if !bytes.Contains(text, []byte(usage)) {
				continue
			}
			tried++
			var said strings.Builder
			run := exec.Command(bash, script, "--nonsense")
			run.Stderr = &said
			err = run.Run()
			var code *exec.ExitError
			if assert.ErrorAs(t, err, &code, script) {
				assert.Equal(t, 2, code.ExitCode(), script)
			}
			assert.Regexp(t, `^`+usage+`.*\n$`, said.String(), script)
		}
	}
	assert.NotZero(t, tried)
}

// Where everything is to be tried (CI=true), a script that leaves something out for want of a program fails, before it
// builds anything. Elsewhere it says so, and goes on.
func TestWhatCanNotBeMadeFailsWhereAllIsToBeTried(t *testing.T) {
	bash := outside.Program(t, "bash", "bash")
	const building = "go builds"
	programs := standIns(t, map[string]string{
		"go": "echo " + building + " >&2; exit 1", "git": "", "zip": "", "brotli": "", "x86_64-w64-mingw32-gcc": "", "x86_64-w64-mingw32-windres": "",
	})
	for _, c := range []struct{ script, argument, lacking string }{
		{"dist.sh", "", "x86_64-w64-mingw32-gcc"},
		{"dist.sh", "", "x86_64-w64-mingw32-windres"},
		{"dist.sh", "", "zip"},
		{"release.sh", "", "x86_64-w64-mingw32-gcc"},
		{"release.sh", "", "zip"},
		{"web.sh", "build", "brotli"},
	} {
		for _, ci := range []string{"true", ""} {
			t.Run(c.script+"_without_"+c.lacking+"_CI="+ci, func(t *testing.T) {
				there, away := filepath.Join(programs, c.lacking), filepath.Join(t.TempDir(), c.lacking)
				require.NoError(t, os.Rename(there, away))
				defer func() { require.NoError(t, os.Rename(away, there)) }()
				run := exec.Command(bash, append([]string{filepath.Join(root(t), "tools", c.script)}, strings.Fields(c.argument)...)...)
				run.Env = append(os.Environ(), "PATH="+programs, "CI="+ci)
				said, err := run.CombinedOutput()
				require.Error(t, err, "nothing is built by what stands in for go")
				assert.Contains(t, string(said), "not tried, "+c.lacking+" is missing")
				assert.Equal(t, ci != "true", strings.Contains(string(said), building), "%s", said)
			})
		}
	}
}

// Who prepares this machine while another does waits for that, and installs only what is missing then.
func TestPackagesAreInstalledByOneAtATime(t *testing.T) {
	bash := outside.Program(t, "bash", "bash")
	folder := t.TempDir()
	installed, asked := filepath.Join(folder, "installed"), filepath.Join(folder, "asked")
	programs := standIns(t, map[string]string{
		"dpkg-query": "[ -e " + installed + " ] && echo installed", "apt-get": "echo \"$*\" >>" + asked + "; touch " + installed, "sudo": "[ \"$2\" = true ] || exec \"$@\"",
	})
	prepare := func() *exec.Cmd {
		run := exec.Command(bash, filepath.Join(root(t), "tools", "prepare.sh"), "lint")
		run.Env = append(os.Environ(), "PATH="+programs, "CI=true", "TMPDIR="+folder)
		return run
	}
	other := exec.Command(outside.Program(t, "flock", "util-linux"), folder, bash, "-c", "echo holds it; read -r _ || :")
	ends, err := other.StdinPipe()
	require.NoError(t, err)
	holds, err := other.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, other.Start())
	_, err = bufio.NewReader(holds).ReadString('\n')
	require.NoError(t, err)
	waits := prepare()
	said, err := waits.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, waits.Start())
	line, err := bufio.NewReader(said).ReadString('\n')
	require.NoError(t, err)
	assert.Equal(t, "Waiting for another that installs packages\n", line)
	require.NoError(t, os.WriteFile(installed, nil, 0o644))
	require.NoError(t, ends.Close())
	require.NoError(t, other.Wait())
	require.NoError(t, waits.Wait())
	assert.NoFileExists(t, asked, "the other has installed it")

	require.NoError(t, os.Remove(installed))
	alone, err := prepare().CombinedOutput()
	require.NoError(t, err, "%s", alone)
	assert.Equal(t, "Installing shellcheck\n", string(alone))
	assert.FileExists(t, asked)
}

// standIns returns a folder with this machine's programs, and scripts in the place of some.
func standIns(t *testing.T, scripts map[string]string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	for name, does := range scripts {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+does+"\n"), 0o755))
	}
	for _, from := range filepath.SplitList(os.Getenv("PATH")) {
		programs, err := os.ReadDir(from)
		if err != nil {
			continue // there is none
		}
		for _, program := range programs {
			// Unless it is there
			_ = os.Symlink(filepath.Join(from, program.Name()), filepath.Join(folder, program.Name()))
		}
	}
	return folder
}

// What is read beside the programs leads to nothing that isn't there.
func TestDocumentsOfBundlesHaveNoDeadLinks(t *testing.T) {
	bash := outside.Program(t, "bash", "bash")
	folder := filepath.Join(t.TempDir(), "documents")
	said, err := exec.Command(bash, filepath.Join(root(t), "tools", "documents.sh"), folder).CombinedOutput()
	require.NoError(t, err, "%s", said)
	pages, err := filepath.Glob(filepath.Join(folder, "*.md"))
	require.NoError(t, err)
	require.NotEmpty(t, pages)
	reference := regexp.MustCompile(`(?:\]\(|\n\[[^\]]+\]: *|(?:src|href)=")([^)"\s]+)`)
	for _, page := range pages {
		text, err := os.ReadFile(page)
		require.NoError(t, err)
		assert.NotRegexp(t, `@\w+@`, string(text), "%s: this is to be filled in", page)
		for _, match := range reference.FindAllStringSubmatch(string(text), -1) {
			if !strings.Contains(match[1], "://") {
				assert.FileExists(t, filepath.Join(folder, filepath.FromSlash(match[1])), "a link in %s", filepath.Base(page))
			}
		}
	}
}

// A prefix and a folder of programs are those of whoever installs, wherever the script lies.
func TestItInstallsIntoAFolderOfTheCaller(t *testing.T) {
	bash := outside.Program(t, "bash", "bash")
	here := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(here, "built"), 0o755))
	for _, program := range []string{"boardduels", "duel"} {
		require.NoError(t, os.WriteFile(filepath.Join(here, "built", program), nil, 0o755))
	}
	for _, c := range []struct{ destdir, into string }{{"", "out"}, {"package", "package/out"}} {
		install := func(args ...string) {
			run := exec.Command(bash, append([]string{filepath.Join(root(t), "tools", "install.sh")}, args...)...)
			run.Dir = here
			run.Env = append(os.Environ(), "PREFIX=out", "BIN=built", "DESTDIR="+c.destdir)
			said, err := run.CombinedOutput()
			require.NoError(t, err, "%s", said)
		}
		install()
		assert.FileExists(t, filepath.Join(here, c.into, "bin", "duel"))
		assert.FileExists(t, filepath.Join(here, c.into, "share", "doc", "board-duels", "LICENSE"))
		install("remove")
		require.NoError(t, filepath.WalkDir(filepath.Join(here, c.into), func(path string, entry fs.DirEntry, err error) error {
			isMade := strings.HasSuffix(path, "cache") || strings.Contains(path, "/share/mime/") && !strings.Contains(path, "/packages/")
			if err == nil && !entry.IsDir() && !isMade { // from what others installed, too
				assert.Fail(t, "it is left", path)
			}
			return err
		}))
	}
}
