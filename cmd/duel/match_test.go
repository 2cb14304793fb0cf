package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/outside"
	"boardduels/internal/quick"
)

// Programs that play a seat, as shell scripts: docs/tester/protocol.md shows the first. ai/external tests worse ones.
var bots = map[string]string{
	"ends.sh": `
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"protocol":1,"name":"Sleeper"}' ;;
    *'"type":"decide"'*) echo '{"action":"end-turn"}' ;;
  esac
done`,
	"crashes.sh": `
read -r line
echo '{"protocol":1}'
read -r line
echo 'first I thought,' >&2
echo 'then I fell' >&2
exit 7`,
	"spoils.sh": `
rm -rf kb
: > kb
exec ./ends.sh`,
	"garbage.sh": `echo 'Welcome to my bot!'; cat >/dev/null`,
	"slow.sh":    `cat >/dev/null`,
	"cheats.sh": `
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"protocol":1}' ;;
    *'"type":"decide"'*) echo '{"action":"win"}' ;;
  esac
done`,
}

// botsFolder returns a folder with the programs.
func botsFolder(t *testing.T) string {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("shell scripts")
	}
	folder := t.TempDir()
	for name, script := range bots {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script+"\n"), 0o755))
	}
	return folder
}

// results parses the lines of --json.
func results(t *testing.T, out string) (games []gameResult, all score) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(out), "\n")
	for _, line := range lines[:len(lines)-1] {
		var g gameResult
		require.NoError(t, json.Unmarshal([]byte(line), &g), line)
		assert.Equal(t, "game", g.Type)
		games = append(games, g)
	}
	require.NoError(t, json.Unmarshal([]byte(lines[len(lines)-1]), &all))
	assert.Equal(t, "summary", all.Type)
	return games, all
}

func TestAMatchIsTheSameEachTimeAndTheSeatsTakeTurns(t *testing.T) {
	quick.Skip(t, "plays whole games twice")
	folder := t.TempDir()
	args := []string{"match", "--seat1", "precedent", "--seat2", "tree", "--games", "12", "--seed", "3", "--json", "--save"}
	out := must(t, folder, "", append(args, "first")...)
	assert.Equal(t, out, must(t, folder, "", append(args, "second")...))
	games, all := results(t, out)
	require.Len(t, games, 12)
	wins := 0
	for i, g := range games {
		assert.Equal(t, i+1, g.Game)
		if i > 0 {
			assert.Equal(t, 3-games[i-1].Starter, g.Starter, "game %d", g.Game)
		}
		if g.Winner == 1 {
			wins++
		}
	}
	assert.Equal(t, wins, all.Players[0].Wins.Count)
	assert.Equal(t, 12-wins, all.Players[1].Wins.Count)
	assert.Less(t, all.Players[0].Wins.Low, all.Players[0].Wins.Share)
	assert.Contains(t, must(t, folder, "", "replay", "verify", "--decisions", "first"), "12 replays: 12 verified")
	assert.Equal(t, read(t, folder, "first", "01.replay"), read(t, folder, "second", "01.replay"))
}

func TestALevelPlaysASeat(t *testing.T) {
	out := must(t, workshop(t), "", "match", "--pack", "pack", "--seat1", "level_20", "--seat2", "tree", "--games", "2")
	assert.Contains(t, out, "level_20")
}

func TestAProgramPlaysASeat(t *testing.T) {
	folder := botsFolder(t)
	games, all := results(t, must(t, folder, "", "match", "--seat1", "exec:./ends.sh", "--seat2", "tree", "-n", "4", "--move-time", "1m", "--json", "--save", "games"))
	require.Len(t, games, 4)
	for _, g := range games {
		assert.Equal(t, 2, g.Winner, "who always ends the turn loses")
		assert.Empty(t, g.Forfeit)
	}
	assert.Equal(t, "Sleeper", all.Players[0].Name)
	assert.Contains(t, read(t, folder, "games", "1.replay"), `name "Sleeper"`)
	must(t, folder, "", "replay", "verify", "--decisions", "games")

	out := must(t, folder, "", "match", "--seat1", "exec:./ends.sh", "--seat2", "exec:sh ends.sh", "-n", "2", "--move-time", "1m")
	assert.Contains(t, out, "Game 2: ")
	assert.Contains(t, out, "seat 1, knight (Sleeper)")
}

func TestAProgramThatFailsLosesEachGame(t *testing.T) {
	quick.Skip(t, "plays against programs of others")
	folder := botsFolder(t)
	for bot, reason := range map[string]string{
		"crashes.sh": "the program ended: exit status 7 (then I fell)",
		"garbage.sh": `greeting: not a JSON object: "Welcome to my bot!"`,
		"slow.sh":    "greeting: no answer within 200ms",
		"cheats.sh":  `illegal action "win", allowed are: `,
	} {
		args := []string{"match", "--seat1", "random", "--seat2", "exec:./" + bot, "-n", "2", "--json", "--start-time"}
		limit := "1m"
		if bot == "slow.sh" {
			limit = "200ms"
		}
		o := duelIn(t, folder, "", append(args, limit)...)
		assert.Equal(t, cli.ExitProblem, o.code, bot)
		assert.Contains(t, o.errors, "2 games lost by a player that failed: "+reason)
		games, all := results(t, o.out)
		for _, g := range games {
			assert.Equal(t, 1, g.Winner)
			assert.Contains(t, g.Forfeit, reason)
			if bot == "crashes.sh" {
				assert.Equal(t, "first I thought,\nthen I fell", g.Stderr)
			}
		}
		assert.Equal(t, 2, all.Players[1].Forfeits)
	}
	o := duelIn(t, folder, "", "match", "--seat1", "exec:./crashes.sh", "-n", "1")
	assert.Contains(t, o.out, "  by a failure: the program ended: exit status 7 (then I fell)\n    | first I thought,\n    | then I fell\n")
}

func TestLearningGoesFromGameToGame(t *testing.T) {
	quick.Skip(t, "plays whole games")
	folder := t.TempDir()
	args := []string{"match", "--seat1", "tree", "--seat2", "precedent", "-n", "2", "--json", "--learn"}
	out := must(t, folder, "", args...)
	assert.Equal(t, out, must(t, folder, "", args...))
	games, _ := results(t, out)
	for _, g := range games {
		assert.Empty(t, g.Players[0].Changes)
		assert.NotEmpty(t, g.Players[1].Changes)
	}

	kept := append(args, "--kb", "kb")
	assert.Equal(t, out, must(t, folder, "", kept...), "nothing is known yet")
	assert.NotEqual(t, out, must(t, folder, "", kept...), "what was learned is known")

	files, err := filepath.Glob(filepath.Join(folder, "kb", "*mage.xml"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	require.NoError(t, os.WriteFile(files[len(files)-1], []byte("<cases>"), 0o644))
	o := duelIn(t, folder, "", kept...)
	assert.Equal(t, cli.ExitOK, o.code, o.errors)
	assert.Contains(t, o.errors, "duel: knowledge is damaged: ")
	assert.Contains(t, o.errors, "for hero mage what was known after entry 3 is used")
}

func TestMatchesThatCannotBePlayed(t *testing.T) {
	for args, problem := range map[string]string{
		"--heroes knight":                   "--heroes names 1, needed are two",
		"--heroes knight,nobody":            `no hero "nobody" in the pack; there are: `,
		"--games 0":                         "--games is 0, allowed is 1 to 1000000",
		"--move-time 0s":                    "--move-time is 0s, allowed is 1ms to 1h",
		"--start-time 2h":                   "--start-time is 2h0m0s, allowed is 1ms to 1h",
		"--move-time soon":                  "--move-time",
		"--seat1 genius":                    `no brain "genius"; there are: `,
		"--seat2 exec:":                     "--seat2: the command is empty",
		"--seat2 exec:./nothing/here":       "--seat2: ./nothing/here: no such file or directory",
		"--seat1 exec:'x":                   "--seat1: a quote ' is not closed",
		"--kb folder":                       "--kb is for --learn",
		"--learn --seat1 tree --seat2 tree": "--learn is for the brain precedent, which sits nowhere",
		"--learn --kb folder":               "both seats learn",
		"rest":                              `"rest" is one argument too many`,
	} {
		folder := t.TempDir()
		o := duelIn(t, folder, "", append([]string{"match"}, strings.Fields(args)...)...)
		assert.Equal(t, cli.ExitUsage, o.code, args)
		assert.Contains(t, o.errors, problem, args)
		assert.Empty(t, o.out, args)
		assert.NoDirExists(t, filepath.Join(folder, "folder"), args)
	}
	o := duelIn(t, t.TempDir(), "", "match", "--pack", "nowhere")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "nowhere: no such file or directory")
}

func TestInterruptEndsAMatchAndItsPrograms(t *testing.T) {
	runs := outside.Processes(t)
	folder := botsFolder(t)
	started := filepath.Join(folder, "started")
	script := "#!/bin/sh\nread -r line\necho '{\"protocol\":1}'\necho $$ >started.new && mv started.new started\nexec sleep 1000000\n"
	require.NoError(t, os.WriteFile(filepath.Join(folder, "waits.sh"), []byte(script), 0o755))
	cmd := exec.Command(program, "match", "--seat1", "exec:./waits.sh", "--move-time", "1h", "--json")
	cmd.Dir = folder
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	require.NoError(t, cmd.Start())
	require.Eventually(t, func() bool { _, err := os.Stat(started); return err == nil }, waitAtMost, waitStep)
	require.NoError(t, cmd.Process.Signal(os.Interrupt))
	assert.Error(t, cmd.Wait())
	assert.Equal(t, cli.ExitProblem, cmd.ProcessState.ExitCode())
	assert.Equal(t, "duel: stopped after 0 of 10 games\n", errs.String())
	games, all := results(t, out.String())
	assert.Empty(t, games)
	assert.Zero(t, all.Games)
	pid := strings.TrimSpace(read(t, started))
	require.Eventually(t, func() bool { return !runs(pid) }, waitAtMost, waitStep, "the program still runs")
}

// The example of docs/tester/protocol.md plays without a failure, and well enough.
func TestTheExampleInPython(t *testing.T) {
	quick.Skip(t, "plays against a program of another language")
	python := outside.Program(t, "python3", "python3")
	bot, err := filepath.Abs("../../docs/tester/bots/greedy.py")
	require.NoError(t, err)
	for _, heroes := range []string{"knight,mage", "priest,rogue", "mage,priest", "rogue,knight"} {
		args := []string{"match", "--seat1", "exec:'" + python + "' '" + bot + "'", "--seat2", "random", "--heroes", heroes, "-n", "10", "--move-time", "1m", "--json"}
		_, all := results(t, must(t, t.TempDir(), "", args...))
		assert.GreaterOrEqual(t, all.Players[0].Wins.Count, 6, heroes)
		assert.Equal(t, "Greedy", all.Players[0].Name)
	}
}

// The example plays a pack of cards with rules, modes and cards that others bring, too.
func TestTheExampleInPythonPlaysRules(t *testing.T) {
	quick.Skip(t, "plays against a program of another language")
	python := outside.Program(t, "python3", "python3")
	bot, err := filepath.Abs("../../docs/tester/bots/greedy.py")
	require.NoError(t, err)
	pack := t.TempDir()
	const mechanics = "../../schema/testdata/mechanics"
	require.NoError(t, os.CopyFS(pack, os.DirFS(filepath.Join(mechanics, "tournament"))))
	require.NoError(t, os.CopyFS(filepath.Join(pack, "cards"), os.DirFS(filepath.Join(mechanics, "cards"))))
	wins := 0
	for _, heroes := range []string{"wayfarer,apothecary", "brawler,wayfarer", "apiarist,brawler"} {
		args := []string{"match", "--pack", pack, "--seat1", "exec:'" + python + "' '" + bot + "'", "--seat2", "random", "--heroes", heroes, "-n", "10", "--move-time", "1m", "--json"}
		_, all := results(t, must(t, t.TempDir(), "", args...))
		wins += all.Players[0].Wins.Count
	}
	assert.GreaterOrEqual(t, wins, 15, "of 30")
}

// Knowledge that can't be kept doesn't end the games: each tells that it taught nothing, and so does the exit code.
func TestGamesGoOnWhereNothingCanBeLearned(t *testing.T) {
	folder := botsFolder(t)
	args := []string{"match", "--seat1", "precedent", "--seat2", "exec:./spoils.sh", "-n", "2", "--move-time", "1m", "--learn", "--kb", "kb"}
	o := duelIn(t, folder, "", append(args, "--json")...)
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Regexp(t, "^duel: nothing was learned from 2 games: .*kb.*\n$", o.errors)
	games, all := results(t, o.out)
	assert.Equal(t, 2, all.Games)
	for _, g := range games {
		assert.Empty(t, g.Forfeit)
		assert.Empty(t, g.Players[0].Changes)
		assert.NotEmpty(t, g.Players[0].Unlearned)
		assert.Empty(t, g.Players[1].Unlearned)
	}
	require.NoError(t, os.Remove(filepath.Join(folder, "kb")))
	o = duelIn(t, folder, "", args...)
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Equal(t, 2, strings.Count(o.out, "knight (precedent) learned nothing: "))
}
