package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/games"
	"boardduels/internal/quick"
)

// little is what makes commands with numbers do little, by their names.
var little = map[string]string{
	"arena": "--pack pack --brains random,tree --games 2", "balance": "--pack pack --against pack --brains random --games 2",
	"learn":    "--pack pack --users random --heroes knight,mage --runs 2 --games 1",
	"run":      "first_steps --player random --games 2",
	"simulate": "--pack pack --seat1 random --seat2 random -n 2", "match": "--pack pack --seat1 random --seat2 random -n 2",
	"train": "knn --pack pack --measure 0 --games 10000", "play": "--pack pack", "replay show": "replays/1.replay",
	"replay fork": "replays/1.replay --at 1", "replay journal": "replays/1.replay --brain tree",
	"decide": "--pack pack --replay replays/1.replay", "knowledge history": "knight --pack pack --kb kb",
	"knowledge rollback": "knight --pack pack --kb kb", "knowledge show": "knight --pack pack --kb kb",
	"knowledge coverage": "knight --pack pack", "knowledge experts": "knight --pack pack",
	"pack print":         "pack -o cards.pdf",
	"knowledge disagree": "knight --pack pack --other pack",
}

// quickBoards are the same for the commands that each board game has; its records are in a folder of its name.
var quickBoards = map[string]string{
	"play": "", "match": "level_0 level_10 -n 2", "arena": "level_0 level_10 --games 2", "perft": "--depth 1",
	"replay show": "GAME/1.replay", "replay fork": "GAME/1.replay --ply 1",
	"train search": "--games 1 --generations 1 --budget 1 --measure 0", "train net": "--games 1 --measure 0",
	"train knn": "--points 101 --measure 0", "train wpm": "--generations 1 --games 1 --measure 0",
	"train expert": "--generations 1 --games 1 --measure 0",
	"train linear": "--games 1 --measure 0", "train climb": "--from linear.txt --trials 1 --pairs 1 --measure 0",
}

// quickArgs are the arguments that make a command do little; false if nobody has named them.
func quickArgs(name string) (string, bool) {
	words := strings.SplitN(name, " ", 3)
	if words[0] != "board" || len(words) < 3 {
		args, known := little[name]
		return args, known
	}
	args, known := quickBoards[words[2]]
	return strings.ReplaceAll(args, "GAME", words[1]), known
}

// wrong are values that no flag of a type may have.
var wrong = map[string][]string{
	"int":      {"-1", "-9223372036854775808", "9223372036854775807", "1099511627776", "9223372036854775808", "1e3", "NaN", "0x10000000000", ""},
	"uint64":   {"-1", "18446744073709551616", "1.5", "NaN", ""},
	"float64":  {"NaN", "-NaN", "Inf", "+Inf", "-Inf", "-1", "-0.001", "1", "1e308", "1e999", "half", ""},
	"duration": {"-1s", "0", "1ns", "9999999h", "2562047h47m16s", "1e3s", "NaN", "5", ""},
}

// numericFlags returns the flags of a type above, of each command by its name.
func numericFlags(root *cobra.Command) map[string][]*pflag.Flag {
	all := map[string][]*pflag.Flag{}
	var look func(*cobra.Command)
	look = func(cmd *cobra.Command) {
		name := strings.TrimPrefix(strings.TrimPrefix(cmd.CommandPath(), "duel"), " ")
		cmd.LocalFlags().VisitAll(func(flag *pflag.Flag) {
			if wrong[flag.Value.Type()] != nil {
				all[name] = append(all[name], flag)
			}
		})
		for _, child := range cmd.Commands() {
			look(child)
		}
	}
	look(root)
	return all
}

// Whatever number a flag can't have is told as a mistake in the command line, with what is allowed where a number is
// too large or too small.
func TestNumbersOutOfRangeAreRefused(t *testing.T) {
	quick.Skip(t, "starts every command with each number that is out of range")
	folder := workshop(t)
	require.NoError(t, os.Mkdir(filepath.Join(folder, "kb"), 0o755))
	t.Chdir(folder)
	t.Setenv("LC_ALL", "C.UTF-8")
	for _, f := range games.All() {
		must(t, folder, "", "board", f.ID, "match", "level_0", "level_10", "-n", "1", "--save", f.ID)
	}
	must(t, folder, "", "board", "backgammon", "train", "linear", "--games", "1", "--measure", "0")
	for name, flags := range numericFlags(newRoot()) {
		little, known := quickArgs(name)
		require.True(t, known, name)
		for _, flag := range flags {
			for _, value := range wrong[flag.Value.Type()] {
				args := append(strings.Fields(name+" "+little), "--"+flag.Name+"="+value)
				var out, errs bytes.Buffer
				code := run(t.Context(), args, strings.NewReader(""), &out, &errs)
				if name == "knowledge rollback" || name == "knowledge show" { // only the history knows what there is
					assert.NotEqual(t, cli.ExitOK, code, args)
				} else {
					assert.Equal(t, cli.ExitUsage, code, "%v\n%s%s", args, out.String(), errs.String())
				}
				told := strings.Contains(errs.String(), "allow") || strings.Contains(errs.String(), "isn't a") ||
					strings.Contains(errs.String(), "out of range") || strings.Contains(errs.String(), "there") || strings.Contains(errs.String(), " has 1 to ") ||
					strings.Contains(errs.String(), "duration") || strings.Contains(errs.String(), "kept are")
				assert.True(t, told, "%v: %s", args, errs.String())
				assert.NotContains(t, errs.String(), "0 to 0", args)
			}
		}
	}
}

func TestNumbersTellTheirRange(t *testing.T) {
	folder := workshop(t)
	for args, told := range map[string]string{
		"simulate --workers -1":                                 "--workers is -1, allowed is 0 to 4096; 0 is the number of processors",
		"arena --workers 1099511627776":                         "--workers is 1099511627776, allowed is 0 to 4096",
		"learn --workers -1":                                    "--workers is -1, allowed is 0 to 4096",
		"arena --pack pack --stop NaN":                          "--stop is NaN, allowed is a number from 0, which is never, to less than 1",
		"balance --pack pack --stop half":                       `"--stop" flag: it isn't a number`,
		"play --seed -1":                                        "allowed is a whole number from 0 to 18446744073709551615",
		"replay fork replays/1.replay --at 0":                   "no turn 0, there are 1 to ",
		"decide --replay replays/1.replay --turn 0":             "no turn 0, replays/1.replay has 1 to ",
		"decide --replay replays/1.replay --turn -1":            "no turn -1, replays/1.replay has 1 to ",
		"decide --turn 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1":           "--turn needs --replay",
		"replay show replays/1.replay --ply -1":                 "no ply -1, there are 0 to ",
		"replay journal replays/1.replay --seat 0":              "--seat is 0, allowed are 1 and 2",
		"arena --shard 4611686018427387904/9223372036854775807": "allowed are up to 1000000 parts",
	} {
		o := duelIn(t, folder, "", strings.Fields(args)...)
		assert.Equal(t, cli.ExitUsage, o.code, args)
		assert.Contains(t, o.errors, told, args)
	}
}
