package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
)

// learnArgs is a small measurement with the test pack.
var learnArgs = []string{"learn", "--pack", "pack", "--users", "tree, switch:tree,random", "--runs", "5", "--games", "4", "--seed", "3"}

func TestShardsOfLearningMergeToTheWholeFile(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	printed := must(t, folder, "", append(learnArgs, "-o", "whole.json")...)
	var parts []string
	for i := range 3 {
		part := fmt.Sprintf("part%d.json", i)
		must(t, folder, "", append(learnArgs, "--shard", fmt.Sprintf("%d/3", i), "-o", part, "--workers", fmt.Sprint(i+1))...)
		parts = append(parts, part)
	}
	assert.Equal(t, printed, must(t, folder, "", append([]string{"learn", "merge", "-o", "merged.json"}, parts...)...))
	assert.Equal(t, read(t, folder, "whole.json"), read(t, folder, "merged.json"))
	assert.Equal(t, printed, must(t, folder, "", append(learnArgs, "--resume", "part0.json")...), "a shard's file can be gone on with")

	twice := duelIn(t, folder, "", "learn", "merge", "whole.json", "part1.json")
	assert.Equal(t, cli.ExitProblem, twice.code)
	assert.Contains(t, twice.errors, "part1.json: it holds runs that others hold, too")

	page := must(t, folder, "", "learn", "merge", "whole.json", "--report", "html")
	assert.True(t, strings.HasPrefix(page, "<!DOCTYPE html>"))
	assert.Contains(t, page, "Against switch:tree,random")
}

// Luck gains, too: what is learned is told beside one on the same luck that learns nothing.
func TestLearningIsToldLessNone(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := workshop(t)
	printed := must(t, folder, "", learnArgs...)
	assert.Contains(t, printed, "== without learning ==")
	assert.Contains(t, printed, "“Gained more” is learning less none")
	assert.Regexp(t, `\nlearner +user +1–3 +4 +gained more\nwithout learning +tree +[-+]`, printed)
	assert.NotContains(t, must(t, folder, "", append(learnArgs, "--without", "retention")...), "== without learning ==")
}

func TestAblationsTellWhatPartsAreWorth(t *testing.T) {
	quick.Skip(t, "measures")
	folder := workshop(t)
	args := []string{"learn", "--pack", "pack", "--users", "tree", "--heroes", "knight", "--runs", "2", "--games", "2", "--report", "json"}
	var curves struct {
		Learners []struct{ Learner string }
		Worth    []struct{ Learner, User string }
	}
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", append(args, "--against", "ablations")...)), &curves))
	require.Len(t, curves.Learners, 3) // the tree is who it was before, so that there is no part former
	assert.Equal(t, "complete", curves.Learners[0].Learner)
	require.Len(t, curves.Worth, 2)
	for _, flag := range []string{"--against", "--without"} {
		got := duelIn(t, folder, "", append(args, flag, "former")...)
		assert.Equal(t, cli.ExitUsage, got.code)
		assert.Contains(t, got.errors, "nobody who changes style, so there is no part former to do without")
	}
	assert.Equal(t, "without retention", curves.Worth[0].Learner)

	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", append(args, "--users", "switch:tree,random", "--without", "retention,former")...)), &curves))
	require.Len(t, curves.Learners, 1)
	assert.Equal(t, "without retention+former", curves.Learners[0].Learner)
}

func TestControlsTellWhatIsAboutTheUser(t *testing.T) {
	quick.Skip(t, "measures learning")
	folder := workshop(t)
	// Heroes who have practised
	args := []string{"learn", "--users", "tree,aggressive", "--heroes", "knight,mage", "--runs", "2", "--games", "2"}
	printed := must(t, folder, "", append(args, "--controls", "-o", "controls.json")...)
	assert.Contains(t, printed, "== without learning ==")
	assert.Contains(t, printed, "\n== Swapped users ==\nWins, %, of the AI that learned from the user of the row, ")
	assert.Regexp(t, `(?s)== Headroom ==.*\nuser +AI wins, % +learned +guesses the hand\ntree +\d.*\naggressive +\d.*\nall +\d.*\nuser +knows the program.*\nall +[-+]\d`, printed)
	assert.Regexp(t, `\nuser +own above others'\ntree +[-+]\d.*\naggressive +[-+]\d.*\nall +[-+]\d`, printed)
	assert.Equal(t, printed, must(t, folder, "", "learn", "merge", "controls.json"))
	assert.Contains(t, must(t, folder, "", "learn", "merge", "controls.json", "--report", "html"), "<h2>Swapped users</h2>")

	for more, games := range map[string]int{
		"--controls --headroom 0": 8, "--controls --swaps 3 --headroom 0": 3, "--controls --swaps 0": 0, "--swaps 2": 2, "": 0,
	} {
		var curves struct {
			Swap     struct{ Games int }
			Headroom []struct{ User string }
		}
		out := must(t, folder, "", append(append(args, "--report", "json"), strings.Fields(more)...)...)
		require.NoError(t, json.Unmarshal([]byte(out), &curves))
		assert.Equal(t, games, curves.Swap.Games, more)
		assert.Contains(t, out, `"without learning"`, more)
		assert.Equal(t, more == "--controls --swaps 0", len(curves.Headroom) == 3, more)
	}
}

func TestNewcomersAreToldBesideTheirTwins(t *testing.T) {
	quick.Skip(t, "measures")
	folder := workshop(t)
	args := strings.Fields("learn --pack pack --users newcomer:3..4,tree --heroes knight --runs 2 --games 3")
	printed := must(t, folder, "", append(args, "-o", "twins.json")...)
	assert.Regexp(t, `\nuser +above strangers after 3 +above swapped after 3 +above twin after 3 +twin differs, %\nnewcomer:3 .*\nnewcomer:4 .*\ntree .* · +·\nall .*±.*\n`, printed)
	assert.Equal(t, printed, must(t, folder, "", "learn", "merge", "twins.json"))
	assert.Contains(t, must(t, folder, "", "learn", "merge", "twins.json", "--report", "html"), "<th>above twin after 3</th>")
}

func TestDoublesAreToldApart(t *testing.T) {
	folder := workshop(t)
	args := strings.Fields("learn --pack pack --users tree,lazy --runs 1 --games 1 --doubles 8")
	printed := must(t, folder, "", append(args, "-o", "doubles.json")...)
	assert.Regexp(t, `== Doubles ==(?s:.*)\nuser +told apart, % +user wins, % +its double\ntree +\d.*\nlazy +\d.*\nall +\d`, printed)
	assert.Regexp(t, `\nuser +double +strangers +nearer by +user itself\ntree +0\.\d.* 0\.000 \(0\.000 to .*\n`, printed)
	assert.Equal(t, printed, must(t, folder, "", "learn", "merge", "doubles.json"))
	assert.Contains(t, must(t, folder, "", "learn", "merge", "doubles.json", "--report", "html"), "<h2>Doubles</h2>")
	got := duelIn(t, folder, "", append(args, "--doubles", "1")...)
	assert.Contains(t, got.errors, "1 duels of each user and of its double")
}

func TestMeasurementsOfLearningThatCanNotBeMade(t *testing.T) {
	quick.Skip(t, "measures")
	folder := workshop(t)
	for message, args := range map[string][]string{
		"an even match settles by itself how much the AI thinks": {"--even", "--think"},
		`no brain "genius"`:                       {"--users", "genius"},
		`user "switch:tree", expected switch:A`:   {"--users", "switch:tree"},
		`user "newcomer:8..1", expected a brain`:  {"--users", "newcomer:8..1"},
		`user "newcomer:1..500", expected`:        {"--users", "newcomer:1..500"},
		`no hero "orc" in the pack`:               {"--heroes", "orc"},
		`no part of learning "luck"`:              {"--without", "luck"},
		`--against is "all"`:                      {"--against", "all"},
		"it doesn't go with --without":            {"--against", "ablations", "--without", "retention"},
		`changes after "0" games`:                 {"--users", "switch:0:tree,random"},
		"201 games against each user":             {"--swaps", "201"},
		"201 games with each oracle":              {"--headroom", "201"},
		"--search and --search-thinking are for":  {"--search-thinking", "10"},
		"10001 games against who exploits the AI": {"--exploit", "10001"},
		"-1 duels and 6000 thinking in which to":  {"--exploit", "1", "--search", "-1"},
		"-1 games against each user":              {"--controls", "--swaps", "-1"},
		"0 runs, allowed are 1 to":                {"--runs", "0"},
		"shard \"3/2\"":                           {"--shard", "3/2"},
		"a shard is of no use without a file":     {"--shard", "0/2"},
		"--workers is -1":                         {"--workers", "-1"},
		`--report is "pdf"`:                       {"--report", "pdf"},
	} {
		o := duelIn(t, folder, "", append(append([]string{}, learnArgs...), args...)...)
		assert.Equal(t, cli.ExitUsage, o.code, args)
		assert.Contains(t, o.errors, message, args)
	}
	must(t, folder, "", append(learnArgs, "--runs", "1", "-o", "one.json")...)
	before := read(t, folder, "one.json")
	o := duelIn(t, folder, "", append(learnArgs, "--runs", "2", "--resume", "one.json")...)
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "one.json holds results of something else than is asked for now")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "torn.json"), []byte(before[:len(before)/2]), 0o644))
	o = duelIn(t, folder, "", append(learnArgs, "--resume", "torn.json")...)
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "torn.json: not a result of learning")
	assert.Equal(t, before[:len(before)/2], read(t, folder, "torn.json"), "a damaged file is kept")
}

// notingBot is a program that plays what is first at hand, and notes which messages it gets. Told to fail, it does so
// in the second duel of its third process.
const notingBot = `package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	fmt.Println("{\"protocol\":1,\"name\":\"Noting\"}")
	notes, err := os.OpenFile("notes", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	fails := false
	if len(os.Args) > 1 {
		begun, err := os.OpenFile("begun", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			panic(err)
		}
		fmt.Fprint(begun, ".")
		info, err := begun.Stat()
		fails = err != nil || info.Size() > 2
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<24)
	for in.Scan() {
		var m struct {
			Type    string
			Game    int
			Actions []struct{ ID string }
		}
		if err := json.Unmarshal(in.Bytes(), &m); err != nil {
			panic(err)
		}
		fmt.Fprintln(notes, m.Type, m.Game)
		if m.Type == "decide" {
			if fails && m.Game == 2 {
				fmt.Fprintln(os.Stderr, "out of ideas")
				os.Exit(3)
			}
			answer, _ := json.Marshal(map[string]string{"action": m.Actions[0].ID})
			fmt.Println(string(answer))
		}
	}
}
`

// The AI learns from a program of the user's own as from a brain; what one that fails has to say is told, and what was
// done before it is kept.
func TestTheAILearnsFromAProgram(t *testing.T) {
	quick.Skip(t, "plays against programs of others")
	folder := workshop(t)
	source := filepath.Join(t.TempDir(), "main.go")
	require.NoError(t, os.WriteFile(source, []byte(notingBot), 0o644))
	bot := filepath.Join(folder, "bot.exe")
	out, err := exec.Command("go", "build", "-o", bot, source).CombinedOutput()
	require.NoError(t, err, "%s", out)
	args := strings.Fields("learn --pack pack --heroes knight --runs 2 --games 3 --move-time 1m --start-time 1m --workers 1")

	printed := must(t, folder, "", append(args, "--users", "exec:./bot.exe,tree", "-o", "learned.json")...)
	assert.Contains(t, printed, "exec:./bot.exe")
	notes := read(t, folder, "notes")
	for _, told := range []string{"hello 0\nstart 1\n", "events 1\n", "decide 1\n", "end 1\nstart 2\n", "end 2\nstart 3\n", "end 3\n"} {
		assert.Contains(t, notes, told)
	}
	assert.Equal(t, printed, must(t, folder, "", "learn", "merge", "learned.json"))

	failing := duelIn(t, folder, "", append(args, "--users", "tree,exec:./bot.exe fails", "-o", "part.json")...)
	assert.Equal(t, cli.ExitProblem, failing.code)
	assert.Contains(t, failing.errors, "user exec:./bot.exe fails, duel 2 of a run: ")
	assert.Contains(t, failing.errors, "out of ideas")
	assert.Contains(t, read(t, folder, "part.json"), `"run":0`, "what was done before is kept")

	for message, users := range map[string]string{
		"user exec:./nothing: ./nothing: no such file or directory": "exec:./nothing",
		"user exec:'x: a quote ' is not closed":                     "exec:'x",
		`user "exec:", expected exec:COMMAND`:                       "exec:",
	} {
		got := duelIn(t, folder, "", append(args, "--users", users)...)
		assert.Equal(t, cli.ExitUsage, got.code, users)
		assert.Contains(t, got.errors, message)
	}
	got := duelIn(t, folder, "", append(args, "--users", "exec:./bot.exe", "--controls")...)
	assert.Contains(t, got.errors, "can't be asked how it would decide")
}
