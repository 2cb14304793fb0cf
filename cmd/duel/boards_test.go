package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/cli"
	"boardduels/internal/outside"
	"boardduels/internal/quick"
)

var boardRuns = []goldenRun{
	{"board_help", "", "board"},
	{"board_help_game", "", "board reversi"},
	{"board_help_match", "", "board reversi match --help"},
	{"board_help_arena", "", "board backgammon arena --help"},
	{"board_help_perft", "", "board backgammon perft --help"},
	{"board_unknown", "", "board chess"},

	{"board_perft", "", "board reversi perft --depth 8"},
	{"board_perft_dice", "", "board backgammon perft --json"},
	{"board_perft_variant", "", "board backgammon perft --depth 1 --variant nackgammon"},
	{"board_perft_deep", "", "board reversi perft --depth 61"},

	{"board_match", "", "board reversi match level_0 level_50 -n 5 --save reversi"},
	{"board_match_json", "", "board backgammon match level_0 level_50 -n 3 --variant gammons --json --save backgammon"},
	{"board_match_saved", "", "board reversi match level_0 level_50 -n 1 --save reversi"},
	{"board_match_resumed", "", "board reversi match level_0 level_50 -n 7 --save reversi --resume"},
	{"board_match_resumed_other", "", "board reversi match level_0 level_40 -n 5 --save reversi --resume"},
	{"board_match_resume_nothing", "", "board reversi match level_0 level_50 --resume"},
	{"board_match_one", "", "board reversi match level_0"},
	{"board_match_unknown", "", "board backgammon match level_0 tree"},
	{"board_match_none", "", "board reversi match level_0 level_10 -n 0"},
	{"board_match_opening", "", "board reversi match level_0 level_10 --opening -1"},

	{"board_help_play", "", "board backgammon play --help"},
	{"board_play", "hint\nd3\nwhy\nfly\n99\nmoves\nlog\nhelp\nboard\n1\nresign\n", "board reversi play --seed 4 --save my.replay"},
	{"board_play_over", "", "board reversi play --save my.replay"},
	{"board_play_uk", "why\nhint\n1\nwhy\nquit\n", "board backgammon play --seed 4 --side 2 --against formula --variant gammons --lang uk --save nardy.replay"},
	{"board_play_tactics_uk", "help\nquit\n", "board tactics play --seed 4 --against level_0 --lang uk"},
	{"board_play_tactics", "help\nquit\n", "board tactics play --seed 4 --against level_0"},
	{"board_play_dicewars_help", "help\nquit\n", "board dicewars play --seed 4 --against rand"},
	{"board_play_reversi_help", "help\nquit\n", "board reversi play --seed 4 --against level_0"},
	{"board_play_backgammon_help_uk", "help\nquit\n", "board backgammon play --seed 4 --against level_0 --lang uk"},
	{"board_play_resumed_uk", "why\nlog\nfly\n", "board backgammon play --save nardy.replay --lang uk"},
	{"board_play_other", "", "board backgammon play --save nardy.replay --against linear"},
	{"board_play_other_game", "", "board reversi play --save nardy.replay"},
	{"board_play_unknown", "", "board reversi play --against tree"},
	{"board_play_side", "", "board reversi play --side 3"},
	{"board_play_json", "why\n1\nwhy\nfly\n99\n\nquit\n", "board backgammon play --seed 4 --against formula --variant hypergammon --json --save small.replay"},
	{"board_play_json_resumed_uk", "fly\nwhy\nresign\n", "board backgammon play --save small.replay --json --lang uk"},
	{"board_play_json_over", "", "board backgammon play --save small.replay --json"},
	{"board_play_json_hint", "hint\n", "board reversi play --seed 4 --json"},
	{"board_play_json_unknown", "", "board reversi play --against tree --json"},
	{"board_play_duel", "", "board reversi play --save duel.replay"},

	{"board_match_program", "", "board reversi match exec:./first.sh level_0 -n 2 --move-time 1m --save programs"},
	{"board_match_crash", "", "board backgammon match level_0 exec:./crash.sh -n 2"},
	{"board_match_no_program", "", "board reversi match exec:./none level_0"},
	{"board_match_quote", "", "board reversi match exec:'sh level_0"},
	{"board_match_time", "", "board reversi match level_0 level_10 --move-time 2h"},
	{"board_show_program", "", "board reversi replay show programs/1.replay"},

	{"board_help_replay", "", "board reversi replay"},
	{"board_verify", "", "board reversi replay verify reversi my.replay"},
	{"board_verify_json", "", "board backgammon replay verify backgammon/1.replay reversi/1.replay none.replay --json"},
	{"board_verify_uk", "", "board reversi replay verify my.replay nardy.replay duel.replay reversi/1.replay --lang uk"},
	{"board_verify_as_duel", "", "replay verify reversi/1.replay old.replay"},
	{"board_verify_as_duel_uk", "", "replay verify reversi/1.replay --lang uk"},
	{"board_verify_old", "", "board reversi replay verify old.replay"},
	{"board_show", "", "board reversi replay show reversi/2.replay"},
	{"board_show_uk", "", "board backgammon replay show nardy.replay --scenes --lang uk"},
	{"board_show_ply", "", "board reversi replay show reversi/2.replay --ply 12 --why"},
	{"board_show_json", "", "board backgammon replay show backgammon/1.replay --ply 1 --why --json"},
	{"board_show_no_ply", "", "board reversi replay show my.replay --ply 50"},
	{"board_show_exclusive", "", "board reversi replay show my.replay --ply 2 --scenes"},
	{"board_fork", "", "board reversi replay fork reversi/1.replay --ply 50 --seat2 level_0"},
	{"board_fork_same", "", "board reversi replay fork reversi/1.replay --ply 20 --json"},
	{"board_fork_person", "", "board reversi replay fork my.replay --ply 3 --seat1 person -o mine.replay"},
	{"board_fork_played", "1\nquit\n", "board reversi play --save mine.replay"},
	{"board_fork_nowhere", "", "board reversi replay fork my.replay --seat1 level_0"},
	{"board_fork_no_ply", "", "board reversi replay fork my.replay --ply 5 --seat1 level_0"},
	{"board_fork_no_brain", "", "board reversi replay fork my.replay --ply 2"},
	{"board_fork_no_file", "", "board reversi replay fork my.replay --ply 2 --seat1 person"},
	{"board_fork_over_itself", "", "board reversi replay fork my.replay --ply 2 --seat1 level_0 -o ./my.replay"},
	{"board_compare", "", "board reversi replay compare reversi/1.replay reversi/2.replay"},
	{"board_compare_uk", "", "board backgammon replay compare backgammon/1.replay backgammon/2.replay --lang uk"},

	{"board_help_train", "", "board backgammon train"},
	{"board_help_train_search", "", "board reversi train search --help"},
	{"board_help_train_net", "", "board backgammon train net --help"},
	{"board_train_unknown", "", "board reversi train net"},
	{"board_train_none", "", "board reversi train search --games 0"},
	{"board_train_rate", "", "board backgammon train linear --first 0"},
	{"board_train_climb", "", "board backgammon train climb"},
	{"board_train_from", "", "board backgammon train net --from my.replay"},
	{"board_train_points", "", "board dicewars train knn --points 100"},
	{"board_match_seats", "", "board dicewars match ste stei --variant four"},
	{"board_arena_among", "", "board dicewars arena rand ste two --variant three --games 6"},
	{"board_perft_none", "", "board dicewars perft"},
	{"board_train_lambda", "", "board backgammon train net --lambda 1.5"},
	{"board_train_taken", "", "board backgammon train net --games 10 --measure 0"},
	{"board_train_measure", "", "board backgammon train net --measure 3"},

	{"board_arena", "", "board reversi arena level_0 level_20 level_50 --games 40 --seed 2"},
	{"board_arena_json", "", "board backgammon arena level_0 formula --games 20 --variant hypergammon --json"},
	{"board_arena_one", "", "board reversi arena level_0"},
	{"board_arena_twice", "", "board reversi arena level_0 level_0"},
	{"board_seed", "", "board tactics match level_0 level_10 -n 1 --variant more:7 --json --save seeded"},
	{"board_seed_shown", "", "board tactics replay show seeded/1.replay"},
	{"board_seed_maps", "", "board dicewars match ste stei -n 2 --variant two:7 --save maps"},
	{"board_seed_maps_verified", "", "board dicewars replay verify maps"},
	{"board_seed_usual", "", "board dicewars arena rand ste --variant two:1 --games 4"},
	{"board_seed_none", "", "board reversi match level_0 level_10 --variant standard:7"},
	{"board_seed_drawn", "", "board dicewars match ste stei --variant twin_bays:7"},
	{"board_seed_wrong", "", "board dicewars match ste stei --variant two:-1"},
	{"board_help_seeds", "", "board dicewars match --help"},
	{"board_arena_odd", "", "board reversi arena level_0 level_10 --games 5"},
}

// Every game of the list has the same commands. The runs follow each other: some take up what others have saved.
func TestBoardRuns(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "resign\n", "play", "--seed", "1", "--save", "duel.replay")
	for name, script := range boardBots {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o755))
	}
	// A record of a format before the first release, and where a training would write that names no file
	require.NoError(t, os.WriteFile(filepath.Join(folder, "old.replay"), []byte("board-duels replay 3\ngame reversi\n"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "net.txt"), []byte("half an hour of learning"), 0o644))
	checkGolden(t, folder, boardRuns)
	assert.Equal(t, "half an hour of learning", read(t, folder, "net.txt"))
}

// What can be learned is learned, the same each time, and what was learned goes on.
func TestBoardBrainsAreTrained(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := t.TempDir()
	for _, c := range []struct{ game, brain, args, told, measured string }{
		{"dicewars", "knn", "--points 150 --measure 4", "knn.txt: dicewars_knn, learned from ", " of 4 games, 0 undecided in duels with the field"},
		{"dicewars", "wpm", "--generations 1 --games 20 --measure 4", "wpm.txt: dicewars_wpm, learned from 20 games, seed 1\n", " of 4 games, 0 undecided in duels with the field"},
		{"dicewars", "expert", "--generations 1 --games 20 --measure 4", "expert.txt: dicewars_expert, learned from 20 games, seed 1\n", " in duels with the field"},
		{"reversi", "search", "--generations 2 --games 40 --budget 20 --measure 4", "search.txt: reversi_search, learned from 80 games, seed 1\n", " of 4 games against the weights that training begins with"},
		{"backgammon", "linear", "--games 120 --measure 4", "linear.txt: backgammon_linear, learned from 120 games, seed 1\n", " of 4 games against formula"},
		{"backgammon", "net", "--games 30 --measure 0", "net.txt: backgammon_net, learned from 30 games, seed 1\n", ""},
		{"backgammon", "net", "--games 20 --measure 0 --from net.txt -o more.txt", "more.txt: backgammon_net, learned from 50 games, seed 1\n", ""},
		{"backgammon", "climb", "--from linear.txt --trials 2 --pairs 3 --measure 2", "climb.txt: backgammon_linear, learned from 132 games, seed 1\n", " of 2 games against formula"},
	} {
		args := append([]string{"board", c.game, "train", c.brain, "--seed", "1"}, strings.Fields(c.args)...)
		out := must(t, folder, "", args...)
		assert.True(t, strings.HasPrefix(out, c.told), out)
		assert.Contains(t, out, c.measured)
		file, _, _ := strings.Cut(c.told, ":")
		text := read(t, folder, file)
		document, err := trained.Parse(text)
		require.NoError(t, err)
		assert.Equal(t, uint64(1), document.Head.Seed)
		assert.Len(t, document.Head.Measured, min(1, len(c.measured)))
		if strings.Contains(c.args, "--from") {
			require.Len(t, document.Head.After, 1, "what it goes on from is told")
			assert.Regexp(t, `^seed \d, (30|120) games in all, \d+-\d+-\d+$`, document.Head.After[0])
		}
		must(t, folder, "", append(args, "-o", "again.txt")...)
		assert.Equal(t, withoutItsDate(text), withoutItsDate(read(t, folder, "again.txt")))
	}
}

// Who plays by lot plays another game in the second of a pair, with the same dice, and from the other seat.
func TestTheGamesOfAPairDiffer(t *testing.T) {
	folder := t.TempDir()
	for _, c := range [][2]string{{"backgammon", "random"}, {"reversi", "montecarlo"}, {"dicewars", "rand"}} {
		must(t, folder, "", "board", c[0], "match", c[1], c[1], "-n", "2", "--save", c[0])
		first, second := read(t, folder, c[0]+"/1.replay"), read(t, folder, c[0]+"/2.replay")
		assert.NotEqual(t, turnsOf(first), turnsOf(second), c[0])
		assert.Equal(t, seedOf(first), seedOf(second), c[0])
	}
}

// turnsOf returns the lines of a record from its first turn on, and seedOf the one that tells its seed.
func turnsOf(text string) string { return text[strings.Index(text, "\nturn "):] }

func seedOf(text string) string {
	_, rest, _ := strings.Cut(text, "\nseed ")
	seed, _, _ := strings.Cut(rest, "\n")
	return seed
}

// Whichever character of a record is altered, verifying finds it.
func TestAnAlteredBoardRecordIsFound(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "", "board", "backgammon", "match", "level_0", "level_10", "-n", "1", "--save", "games")
	path := filepath.Join(folder, "games", "1.replay")
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	for at := 0; at < len(whole); at += len(whole)/8 - 1 {
		altered := bytes.Clone(whole)
		altered[at]++
		require.NoError(t, os.WriteFile(path, altered, 0o600))
		o := duelIn(t, folder, "", "board", "backgammon", "replay", "verify", "games")
		assert.Equal(t, cli.ExitProblem, o.code, "byte %d", at)
		assert.Contains(t, o.out, "games/1.replay: ", "byte %d", at)
		assert.Contains(t, o.out, "1 unreadable", "byte %d", at)
	}
}

// boardBots are programs that play board games.
var boardBots = map[string]string{
	"first.sh": `while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"protocol":1,"name":"First"}' ;;
    *'"type":"decide"'*) printf '%s\n' "$line" | sed 's/.*"actions":.{"id":\("[^"]*"\).*/{"action":\1}/' ;;
  esac
done
`,
	"crash.sh": `read -r line; echo '{"protocol":1,"name":"Crash"}'; read -r line; echo "no idea" >&2; exit 7
`,
}

// The example of docs/tester/protocol.md plays Reversi without a failure, and well enough.
func TestTheReversiExampleInPython(t *testing.T) {
	quick.Skip(t, "plays against a program of another language")
	python := outside.Program(t, "python3", "python3")
	bot, err := filepath.Abs("../../docs/tester/bots/reversi.py")
	require.NoError(t, err)
	out := must(t, t.TempDir(), "", "board", "reversi", "match", "exec:'"+python+"' '"+bot+"'", "random", "-n", "20", "--move-time", "1m", "--json")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	var all struct {
		Games   int
		Players [2]struct {
			Name          string
			Won, Forfeits int
		}
	}
	require.NoError(t, json.Unmarshal([]byte(lines[len(lines)-1]), &all))
	assert.Equal(t, 20, all.Games)
	assert.Equal(t, "Corners", all.Players[0].Name)
	assert.GreaterOrEqual(t, all.Players[0].Won, 15, "seed 1")
	assert.Zero(t, all.Players[0].Forfeits)
}

// A program that plays is told each step and each decision of its own, up to the points that the record has.
func TestAProgramPlaysByJSON(t *testing.T) {
	type line struct {
		Type    string
		Ply     int
		Seat    int
		Scene   json.RawMessage
		Legal   []string
		Action  string
		Points  []int
		Forfeit string
	}
	for _, game := range []string{"reversi", "backgammon"} {
		folder := t.TempDir()
		out := must(t, folder, strings.Repeat("1\n", 500), "board", game, "play", "--seed", "3", "--side", "2", "--against", "level_20", "--json", "--save", "my.replay")
		var asked, moved, last line
		for text := range strings.Lines(out) {
			last = line{}
			require.NoError(t, json.Unmarshal([]byte(text), &last), text)
			switch last.Type {
			case "decide":
				asked = last
				assert.Equal(t, moved.Ply, asked.Ply)
				assert.JSONEq(t, string(moved.Scene), string(asked.Scene))
			case "moved":
				assert.Equal(t, moved.Ply+1, last.Ply)
				if moved = last; moved.Seat == 2 {
					assert.Equal(t, asked.Ply+1, moved.Ply)
					assert.Equal(t, asked.Legal[0], moved.Action)
				}
			}
		}
		assert.Equal(t, "over", last.Type)
		assert.Empty(t, last.Forfeit)
		assert.Equal(t, moved.Points, last.Points)
		must(t, folder, "", "board", game, "replay", "verify", "my.replay")
		assert.Contains(t, read(t, folder, "my.replay"), fmt.Sprintf("\nresult points %d %d\n", last.Points[0], last.Points[1]))
	}
}

// A board game that is interrupted and resumed again and again is the one that isn't.
func TestABoardGameGoesOnWhereItWas(t *testing.T) {
	folder := t.TempDir()
	play := func(file, in string) string {
		return must(t, folder, in, "board", "reversi", "play", "--seed", "7", "--against", "level_30", "--save", file)
	}
	play("whole.replay", strings.Repeat("1\n", 60))
	for sat := range 60 { // at one to five moves, so that it goes on from many places
		if out := play("halves.replay", strings.Repeat("1\n", 1+sat%5)); !strings.Contains(out, "It is kept in halves.replay") {
			break
		}
	}
	assert.Equal(t, undated(t, folder, "whole.replay"), undated(t, folder, "halves.replay"))
	assert.Contains(t, undated(t, folder, "whole.replay"), "\nresult points ")
}

// undated is a record without the time at which it was played, and without the digest that depends on it.
func undated(t *testing.T, folder, file string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, file))
	require.NoError(t, err)
	return regexp.MustCompile(`(?m)^(date|digest) .*\n`).ReplaceAllString(string(text), "")
}
