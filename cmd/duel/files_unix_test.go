//go:build unix

package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/lock"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
)

// writing are command lines that write a file whose name follows.
var writing = map[string]string{
	"arena":         "arena --pack pack --brains random,tree --games 2 -o ",
	"resume":        "arena --pack pack --brains random,tree --games 2 --resume none.json -o ",
	"merge":         "arena merge part.json -o ",
	"balance":       "balance --pack pack --brains random --games 2 -o ",
	"learn":         "learn --pack pack --users random --heroes knight,mage --runs 2 --games 1 -o ",
	"train":         "train knn --pack pack --games 10000 --measure 0 -o ",
	"pack zip":      "pack zip pack ",
	"pack print":    "pack print pack --cards cleave -o ",
	"replay fork":   "replay fork replays/1.replay --at 2 -o ",
	"learn resumed": "learn --pack pack --users random --heroes knight,mage --runs 2 --games 1 --resume none.json -o ",
}

// some are those of them whose goroutines differ, or all where no detector makes them slow.
func some() map[string]string {
	return raceflag.Few(writing, map[string]string{"arena": writing["arena"], "learn resumed": writing["learn resumed"], "pack zip": writing["pack zip"]})
}

func withPart(t *testing.T) (folder string) {
	t.Helper()
	folder = workshop(t)
	must(t, folder, "", strings.Fields("arena --pack pack --brains random,tree --games 2 -o part.json")...)
	return folder
}

func typeOf(t *testing.T, path string) fs.FileMode {
	t.Helper()
	info, err := os.Lstat(path)
	require.NoError(t, err)
	return info.Mode().Type()
}

// What is written into a pipe arrives there, the pipe stays, and so does a link to it.
func TestPipesAreWrittenInto(t *testing.T) {
	folder := withPart(t)
	for name, args := range quick.Few(2, some()) {
		t.Run(name, func(t *testing.T) {
			must(t, folder, "", strings.Fields(args+"plain")...)
			pipe, link := filepath.Join(t.TempDir(), "pipe"), filepath.Join(t.TempDir(), "link")
			require.NoError(t, syscall.Mkfifo(pipe, 0o644))
			require.NoError(t, os.Symlink(pipe, link))
			for _, path := range []string{pipe, link} {
				// As a reader and a writer, so that nobody waits for the other.
				file, err := os.OpenFile(path, os.O_RDWR, 0)
				require.NoError(t, err)
				end, err := os.OpenFile(pipe, os.O_WRONLY, 0)
				require.NoError(t, err)
				got := make(chan string, 1)
				reader, err := os.Open(pipe)
				require.NoError(t, err)
				require.NoError(t, file.Close())
				go func() {
					text, _ := io.ReadAll(reader)
					got <- string(text)
				}()
				must(t, folder, "", strings.Fields(args+path)...)
				require.NoError(t, end.Close())
				assert.Equal(t, withoutItsDate(read(t, folder, "plain")), withoutItsDate(<-got))
				assert.NoError(t, reader.Close())
			}
			assert.Equal(t, fs.ModeNamedPipe, typeOf(t, pipe))
			assert.Equal(t, fs.ModeSymlink, typeOf(t, link))
		})
	}
}

// Links stay, their targets are replaced, permissions stay, and nothing else is left in either folder.
func TestLinksStayWhereResultsAreWritten(t *testing.T) {
	folder := withPart(t)
	for name, args := range quick.Few(2, writing) {
		t.Run(name, func(t *testing.T) {
			there := t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(there, "old"), []byte("old"), 0o640))
			require.NoError(t, os.Symlink("old", filepath.Join(there, "link")))
			require.NoError(t, os.Symlink("new", filepath.Join(there, "dangling")))
			for link, target := range map[string]string{"link": "old", "dangling": "new"} {
				must(t, folder, "", strings.Fields(args+filepath.Join(there, link))...)
				assert.Equal(t, fs.ModeSymlink, typeOf(t, filepath.Join(there, link)))
				assert.Greater(t, len(read(t, there, target)), 50)
			}
			info, err := os.Stat(filepath.Join(there, "old"))
			require.NoError(t, err)
			assert.Equal(t, fs.FileMode(0o640), info.Mode())
			entries, err := os.ReadDir(there)
			require.NoError(t, err)
			assert.Len(t, entries, 4)
		})
	}
}

// Results can go where the command prints; nothing is replaced then.
func TestResultsCanGoToStandardOutput(t *testing.T) {
	folder := withPart(t)
	if _, err := os.Stat("/dev/stdout"); err != nil {
		t.Skip("there is no /dev/stdout")
	}
	printed := must(t, folder, "", "arena", "merge", "part.json")
	out, err := os.Create(filepath.Join(folder, "printed"))
	require.NoError(t, err)
	cmd := exec.Command(program, "arena", "merge", "part.json", "-o", "/dev/stdout")
	cmd.Dir, cmd.Stdout = folder, out
	require.NoError(t, cmd.Run())
	require.NoError(t, out.Close())
	assert.Equal(t, read(t, folder, "part.json")+printed, read(t, folder, "printed"))
	assert.Equal(t, read(t, folder, "part.json")+printed, must(t, folder, "", "arena", "merge", "part.json", "-o", "/dev/stdout"))
}

// A dash would be standard input where results are read, and isn't taken for a file.
func TestResultsAreNotWrittenIntoADash(t *testing.T) {
	folder := withPart(t)
	for _, args := range []string{writing["arena"] + "-", writing["pack zip"] + "-", "arena --pack pack --brains random,tree --games 2 --resume -"} {
		o := duelIn(t, folder, "", strings.Fields(args)...)
		assert.Equal(t, cli.ExitProblem, o.code, args)
		assert.Contains(t, o.errors, "duel: write -: a file is needed; ./- is one of that name")
		assert.NoFileExists(t, filepath.Join(folder, "-"))
	}
	must(t, folder, "", strings.Fields(writing["arena"]+"./-")...)
	assert.Equal(t, read(t, folder, "part.json"), read(t, folder, "-"))
}

// Who writes a file that another program has waits, says so at once, and can be interrupted.
func TestAFileThatAnotherProgramWritesIsWaitedFor(t *testing.T) {
	quick.Skip(t, "starts many programs")
	folder := withPart(t)
	require.NoError(t, os.Symlink("held", filepath.Join(folder, "link")))
	for name, args := range some() {
		t.Run(name, func(t *testing.T) {
			for _, interrupt := range []bool{false, true} {
				held, err := lock.Take(filepath.Join(folder, "held"))
				require.NoError(t, err)
				cmd := exec.Command(program, strings.Fields(args+"link")...)
				cmd.Dir = folder
				errs, err := cmd.StderrPipe()
				require.NoError(t, err)
				require.NoError(t, cmd.Start())
				told := bufio.NewReader(errs)
				line, err := told.ReadString('\n')
				require.NoError(t, err)
				assert.Contains(t, line, "link is in use by ")
				assert.Contains(t, line, "; waiting for it to end")
				if interrupt {
					require.NoError(t, cmd.Process.Signal(os.Interrupt))
				} else {
					require.NoError(t, held.Release())
				}
				rest, err := io.ReadAll(told)
				require.NoError(t, err)
				_ = cmd.Wait()
				if interrupt {
					assert.Equal(t, cli.ExitProblem, cmd.ProcessState.ExitCode())
					assert.Equal(t, "duel: interrupted\n", string(rest))
					require.NoError(t, held.Release())
				} else {
					assert.Equal(t, cli.ExitOK, cmd.ProcessState.ExitCode(), string(rest))
				}
			}
		})
	}
}

// A duel, and a folder of duels, that another program plays is left to it.
func TestADuelThatAnotherProgramPlaysIsLeftToIt(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.Symlink("my.replay", filepath.Join(folder, "link.replay")))
	require.NoError(t, os.Mkdir(filepath.Join(folder, "games"), 0o755))
	require.NoError(t, os.Mkdir(filepath.Join(folder, "duels"), 0o755))
	for args, of := range map[string]string{
		"play --pack pack --save my.replay":                                    "my.replay",
		"play --pack pack --save link.replay":                                  "my.replay",
		"match --pack pack --seat1 random --seat2 random -n 1 --save games":    filepath.Join("games", "files"),
		"simulate --pack pack --seat1 random --seat2 random -n 1 --save duels": filepath.Join("duels", "files"),
	} {
		held, err := lock.Take(filepath.Join(folder, of))
		require.NoError(t, err)
		o := duelIn(t, folder, "end\n", strings.Fields(args)...)
		assert.Equal(t, cli.ExitProblem, o.code, args)
		words := strings.Fields(args)
		assert.Contains(t, o.errors, words[len(words)-1]+" is in use by ", args)
		require.NoError(t, held.Release())
		assert.Equal(t, cli.ExitOK, duelIn(t, folder, "end\n", strings.Fields(args)...).code, args)
	}
	left, err := filepath.Glob(filepath.Join(folder, "*", "*.lock"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

// Only regular files are read: nothing waits for a pipe that nobody writes into, and devices have no end.
func TestPipesAreNotReadAsFiles(t *testing.T) {
	folder := withPart(t)
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "p", "cards"), 0o755))
	for _, path := range []string{"pipe", "pipe.replay", "pipe.xml", "p/cards/pipe.xml", "replays/pipe.replay"} {
		require.NoError(t, syscall.Mkfifo(filepath.Join(folder, path), 0o644))
	}
	require.NoError(t, os.Symlink("pipe", filepath.Join(folder, "link.replay")))
	require.NoError(t, os.Symlink("../pipe", filepath.Join(folder, "replays", "link.replay")))
	for _, args := range []string{
		"validate pipe.xml", "validate p/cards/pipe.xml", "replay show pipe.replay", "replay show link.replay", "replay verify pipe.replay",
		"replay journal pipe.replay", "replay fork pipe.replay --at 1", "replay compare pipe.replay replays/1.replay",
		"decide --replay pipe.replay --turn 1", "decide --cases ./pipe.xml 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
		"arena merge pipe", "learn merge pipe", "arena --pack pack --brains random,tree --games 2 --resume pipe -o x.json", "play --pack pack --save pipe",
	} {
		o := duelIn(t, folder, "", strings.Fields(args)...)
		assert.Equal(t, cli.ExitProblem, o.code, "%s: %s", args, o.errors)
		assert.Contains(t, o.out+o.errors, "isn't a regular file", args)
	}
	assert.Contains(t, must(t, folder, "", "replay", "verify", "replays"), "3 replays: 3 verified, 0 unfinished, 0 diverged, 0 unreadable\n")
}

// What the shell hands over as a file is read, though it is a pipe.
func TestPipesOfTheShellAreRead(t *testing.T) {
	folder := workshop(t)
	if _, err := os.Stat("/dev/stdin"); err != nil {
		t.Skip("there is no /dev/stdin")
	}
	record := read(t, folder, "replays", "1.replay")
	assert.Equal(t, must(t, folder, "", "replay", "show", "replays/1.replay"), must(t, folder, record, "replay", "show", "/dev/stdin"))
}

// Waiting for somebody to read a pipe ends with an interrupt.
func TestWaitingForAReaderIsInterrupted(t *testing.T) {
	folder := withPart(t)
	require.NoError(t, syscall.Mkfifo(filepath.Join(folder, "pipe"), 0o644))
	t.Chdir(folder)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	var out, errs bytes.Buffer
	code := run(ctx, strings.Fields("arena merge part.json -o pipe"), strings.NewReader(""), &out, &errs)
	assert.Equal(t, cli.ExitProblem, code)
	assert.Equal(t, "duel: interrupted\n", errs.String())
}
