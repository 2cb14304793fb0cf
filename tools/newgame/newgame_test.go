// Package newgame shows how little a game takes to join the others, and an effect of cards: a patch of a few files,
// which a copy of the tree takes, builds and plays.
package newgame

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
	"boardduels/internal/quick"
)

const root = "../.."

// most is how many files a game or an effect may have to touch or to add.
const most = 6

// noCompiler builds without C, as the command line is built.
const noCompiler = "CGO_ENABLED=0"

// copyTree copies the files that git knows, and returns the folder they are in.
func copyTree(t *testing.T) string {
	t.Helper()
	listed, err := exec.Command(outside.Program(t, "git", "git"), "-C", root, "ls-files", "-z", "--cached").Output()
	require.NoError(t, err)
	folder := t.TempDir()
	for name := range strings.SplitSeq(strings.TrimSuffix(string(listed), "\x00"), "\x00") {
		from, err := os.Open(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue // removed, but not committed yet
		}
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o755))
		to, err := os.Create(filepath.Join(folder, name))
		require.NoError(t, err)
		_, err = io.Copy(to, from)
		require.NoError(t, err)
		require.NoError(t, to.Close())
		require.NoError(t, from.Close())
	}
	return folder
}

// in runs a program in a folder, and returns what it said.
func in(t *testing.T, folder, environment, input, program string, args ...string) string {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Dir, cmd.Stdin = folder, strings.NewReader(input)
	cmd.Env = append(os.Environ(), strings.Fields(environment)...)
	said, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s %s\n%s", program, strings.Join(args, " "), said)
	return string(said)
}

// A game that joins by a patch of a few files lacks nothing, and is played to its end in the terminal and on the
// screen.
func TestAGameJoinsByAFewFiles(t *testing.T) {
	quick.Skip(t, "builds a copy of the tree")
	patch, err := filepath.Abs("tictactoe.patch")
	require.NoError(t, err)
	text, err := os.ReadFile(patch)
	require.NoError(t, err)
	assert.LessOrEqual(t, strings.Count("\n"+string(text), "\n+++ "), most, "files of the patch")

	folder := copyTree(t)
	in(t, folder, "", "", "git", "apply", "-p1", patch)
	in(t, folder, noCompiler, "", "go", "test", "-short", "./internal/games/...", "./internal/i18n", "./docs")
	in(t, folder, noCompiler, "", "go", "test", "-run", "Floors|Import", "./internal/policy")
	in(t, folder, "", "", "go", "test", "-short", "./runtime/app/boardscreens")
	in(t, folder, noCompiler, "", "go", "test", "-run", "TestBoardRuns", "./cmd/duel", "-update")
	in(t, folder, noCompiler, "", "go", "test", "-run", "TestBoardRuns|TestCommandsSpeak|TestPurity|Pure", "./cmd/duel", "./internal/policy")

	in(t, folder, noCompiler, "", "go", "build", "-o", "duel", "./cmd/duel")
	duel := filepath.Join(folder, "duel")
	for language, over := range map[string]string{"en": "You have won", "uk": "Ви перемогли"} {
		moves := strings.Repeat("1\n", 9) // the first of those that are listed
		said := in(t, folder, "", moves, duel, "board", "tictactoe", "play", "--against", "level_0", "--seed", "3", "--lang", language, "--save", language+".replay")
		assert.Contains(t, said, "     a b c\n  1  ", "the board is drawn")
		assert.Contains(t, said, over)
		in(t, folder, "", "", duel, "board", "tictactoe", "replay", "verify", language+".replay")
	}
	in(t, folder, "", "", duel, "board", "tictactoe", "arena", "level_0", "level_140", "--games", "20")
}
