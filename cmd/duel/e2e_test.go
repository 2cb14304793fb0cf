package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/internal/raceflag"
)

var update = flag.Bool("update", false, "write the golden files anew")

// program is the built binary.
var program string

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	folder, err := os.MkdirTemp("", "duel-e2e-*")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	program = filepath.Join(folder, "duel.exe")
	build := []string{"build", "-o", program}
	if raceflag.Detected {
		build = append(build, "-race") // races are in the program, not in its tests
	}
	if out, err := exec.Command("go", append(build, ".")...).CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%s%v\n", out, err)
		return 1
	}
	return m.Run()
}

// output is what a run of the program left.
type output struct {
	code        int
	out, errors string
}

// duelIn runs the program in a folder, as somebody with an English locale would.
func duelIn(t *testing.T, folder, stdin string, args ...string) output {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Dir = folder
	cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8")
	cmd.Stdin = strings.NewReader(stdin)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	require.NotContains(t, errs.String(), "goroutine", "a panic")
	return output{cmd.ProcessState.ExitCode(), out.String(), errs.String()}
}

// workshop returns a folder with a copy of the test pack, which doesn't change when the classic one does, and with
// three replays.
func workshop(t *testing.T) string {
	t.Helper()
	return copied(t, "workshop", func(folder string) {
		require.NoError(t, os.CopyFS(filepath.Join(folder, "pack"), os.DirFS("testdata/pack")))
		must(t, folder, "", "simulate", "--pack", "pack", "--seat1", "random", "--seat2", "random", "-n", "3", "--save", "replays")
	})
}

// copied returns a folder of the test's own that holds what was made once for all tests that ask for the name.
func copied(t *testing.T, name string, make func(folder string)) string {
	t.Helper()
	once := filepath.Join(filepath.Dir(program), name)
	if _, err := os.Stat(once); err != nil {
		fresh := t.TempDir()
		make(fresh)
		require.NoError(t, os.CopyFS(once, os.DirFS(fresh)))
	}
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(folder, os.DirFS(once)))
	return folder
}

// goldenRun is a command line; the golden file of its name holds its exit code and all it printed.
type goldenRun struct {
	name  string
	stdin string
	args  string
}

var goldenRuns = []goldenRun{
	{"help", "", "--help"},
	{"no_arguments", "", ""},
	{"help_play", "", "play --help"},
	{"help_simulate", "", "simulate --help"},
	{"help_match", "", "match --help"},
	{"help_decide", "", "decide --help"},
	{"help_validate", "", "validate --help"},
	{"help_replay", "", "replay"},
	{"help_pack", "", "pack --help"},
	{"unknown_command", "", "simulat"},
	{"unknown_subcommand", "", "replay verfy"},
	{"unknown_without_likeness", "", "replay nope"},
	{"unknown_command_without_likeness", "", "wizard"},
	{"wrong_number", "", "simulate -n few"},
	{"huge_number", "", "replay fork replays/1.replay --at 99999999999999999999"},
	{"pack_missing", "", "play --pack nowhere"},
	{"save_nowhere", "", "pack zip pack nowhere/pack.zip"},
	{"show_folder", "", "replay show replays"},
	{"unknown_flag", "", "simulate --duels 5"},

	{"validate", "", "validate pack"},
	{"validate_json", "", "validate pack --json"},
	{"validate_nothing", "", "validate"},
	{"validate_missing", "", "validate nowhere"},
	{"validate_file", "", "validate pack/cards/cleave.xml"},

	{"simulate", "", "simulate --pack pack --seat1 random --seat2 random -n 400 --seed 3"},
	{"simulate_json", "", "simulate --pack pack --seat1 random --seat2 random -n 40 --json"},
	{"simulate_paired", "", "simulate --pack pack --seat1 random --seat2 random -n 50 --paired"},
	{"help_run", "", "run --help"},
	{"run", "", "run first_steps --player random --games 40 --hero knight"},
	{"run_blind", "", "run first_steps --player blind --games 40 --hero rogue"},
	{"run_json", "", "run first_steps --player random --games 10 --json"},
	{"run_unknown", "", "run nowhere"},
	{"run_no_player", "", "run first_steps --player genius"},
	{"simulate_no_hero", "", "simulate --pack pack --heroes knight,nobody"},
	{"simulate_one_hero", "", "simulate --pack pack --heroes knight"},
	{"simulate_no_brain", "", "simulate --seat1 genius"},
	{"simulate_none", "", "simulate -n 0"},

	{"help_arena", "", "arena --help"},
	{"help_balance", "", "balance --help"},
	{"arena", "", "arena --pack pack --brains tree,random --games 64 --seed 3"},
	{"arena_json", "", "arena --pack pack --brains tree,random --heroes mage --games 8 --report json"},
	{"arena_stop", "", "arena --pack pack --brains tree,random --games 640 --stop 0.05"},
	{"arena_levels", "", "arena --pack pack --brains level_0,level_60 --heroes mage --games 16"},
	{"arena_one_brain", "", "arena --pack pack --brains tree"},
	{"arena_no_brain", "", "arena --pack pack --brains tree,genius"},
	{"arena_no_hero", "", "arena --pack pack --heroes knight,nobody"},
	{"arena_none", "", "arena --games 0"},
	{"arena_shard", "", "arena --shard 8/8 -o part.json"},
	{"arena_shard_lost", "", "arena --shard 0/8"},
	{"arena_report", "", "arena --report pdf"},
	{"arena_merge_nothing", "", "arena merge"},
	{"arena_merge_missing", "", "arena merge none.json"},
	{"arena_merge_pack", "", "arena merge pack/pack.xml"},
	{"balance", "", "balance --pack pack --brains random --games 60"},
	{"balance_against", "", "balance --pack pack --against pack --brains random --games 60"},
	{"balance_stop", "", "balance --pack pack --stop 0.05"},

	{"verify", "", "replay verify replays"},
	{"verify_glob_json", "", "replay verify replays/*.replay --json"},
	{"verify_decisions", "", "replay verify replays --decisions"},
	{"verify_missing", "", "replay verify nowhere"},
	{"verify_empty", "", "replay verify pack"},
	{"verify_garbage", "\x00\xff garbage", "replay verify -"},
	{"show", "", "replay show replays/1.replay"},
	{"show_uk", "", "replay show replays/1.replay --lang uk"},
	{"show_ply", "", "replay show replays/1.replay --ply 7"},
	{"show_ply_json", "", "replay show replays/1.replay --ply 7 --json"},
	{"show_no_ply", "", "replay show replays/1.replay --ply 700"},
	{"fork", "", "replay fork replays/1.replay --at 4 --seat2 printed --pack pack"},
	{"fork_same", "", "replay fork replays/1.replay --at 1"},
	{"fork_json", "", "replay fork replays/1.replay --at 16 --seat1 printed --pack pack --json"},
	{"fork_help", "", "replay fork --help"},
	{"fork_nowhere", "", "replay fork replays/1.replay"},
	{"fork_no_turn", "", "replay fork replays/1.replay --at 99"},
	{"fork_no_brain", "", "replay fork replays/1.replay --at 1 --seat1 genius"},
	{"fork_over_itself", "", "replay fork replays/1.replay --at 1 -o ./replays/1.replay"},
	{"compare", "", "replay compare replays/1.replay replays/2.replay --lang uk"},
	{"compare_one", "", "replay compare replays/1.replay"},
	{"journal", "", "replay journal replays/1.replay --brain printed --pack pack --seat 1"},
	{"journal_decisions", "", "replay journal replays/2.replay --brain printed --pack pack --seat 2 --by decision"},
	{"journal_wrong", "", "replay journal replays/1.replay --by card"},
	{"journal_xml", "", "replay journal replays/2.replay --brain printed --pack pack --seat 1 --format xml"},
	{"journal_none", "", "replay journal replays/1.replay --format pdf"},

	{"decide", "", "decide 0.83 1 1 0.5 0.5 0.5 0.67 0 0.25 0 0.5 0.75 0 0.17 --pack pack --learner printed --priorities listing"},
	{"decide_weights_uk", "", "decide 0.83,1,1,0.5,0.5,0.5,0.67,0,0.25,0,0.5,0.75,0,0.17 --pack pack --weights --lang uk"},
	{"decide_json", "[0.83,1,1,0.5,0.5,0.5,0.67,0,0.25,0,0.5,0.75,0,0.17]", "decide --json --pack pack --learner printed --priorities pack/priorities/listing.xml --cases pack/cases/knight.xml"},
	{"decide_replay", "", "decide --replay replays/1.replay --turn 3 --pack pack --learner printed"},
	{"decide_replay_json", "", "decide --replay replays/1.replay --turn 1 --json"},
	{"decide_few", "", "decide 1 2 3"},
	{"decide_range", "", "decide 0 0 0 2 0 0 0 0 0 0 0 0 0 0"},
	{"decide_word", "", "decide 0 0 0 x 0 0 0 0 0 0 0 0 0 0"},
	{"decide_nan", "", "decide 0 0 0 NaN 0 0 0 0 0 0 0 0 0 0"},
	{"decide_bad_json", `{"inputs":1}`, "decide"},
	{"decide_no_input", "", "decide"},
	{"decide_turn", "", "decide --replay replays/1.replay --turn 99"},
	{"decide_wrong_kind", "", "decide 0 0 0 0 0 0 0 0 0 0 0 0 0 0 --cases pack/priorities/listing.xml"},

	{"play", "1\nwhy\nend\nwhy\nwhy 1\nwhy 9\n8\nfly\nhelp\ndecks\nlog\nresign\n", "play --pack pack --brain random --seed 4"},
	{"play_uk", "why\n1\nend\n7\nboard\nquit\n", "play --pack pack --brain tree --seed 4 --lang uk --hero mage --opponent knight"},
	{"play_no_language", "", "play --lang de"},

	{"fields_unknown", "", "fields heroes"},
	{"fields_format", "", "fields --format pdf"},
	{"fields_xsd_of_all", "", "fields --format xsd"},
	{"fields_xsd_of_two", "", "fields card hero --format xsd"},
	{"fields_xsd_unknown", "", "fields heroes --format xsd"},
	{"pack_zip_missing", "", "pack zip nowhere out.zip"},
	{"help_pack_print", "", "pack print --help"},
	{"pack_print", "", "pack print pack --deck knight --cards cleave*2,fire_bolt -o out.pdf"},
	{"pack_print_missing", "", "pack print nowhere"},
	{"pack_print_no_card", "", "pack print pack --cards clave"},
	{"pack_print_no_hero", "", "pack print pack --deck nobody"},
	{"pack_print_no_copies", "", "pack print pack --cards cleave×0"},
	{"pack_print_none", "", "pack print pack --copies 0"},
	{"pack_print_too_many", "", "pack print pack --copies 1800 -o out.pdf"},
	{"pack_print_paper", "", "pack print pack --paper a5"},
	{"pack_print_no_language", "", "pack print pack --lang de"},
}

// listOfBrains finds the list of all brains, wherever its lines are broken, with the default that follows in help
// texts.
var listOfBrains = regexp.MustCompile(strings.Join(strings.Fields(duelbrains.Names()), `\s+`) + `(,\s+or\s+double:FILE)?(\s+\(default\s+"\w+"\))?`)

// times finds when a game was played.
var times = regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC`)

func TestGoldenRuns(t *testing.T) { checkGolden(t, workshop(t), goldenRuns) }

// checkGolden runs the program in a folder, again and again.
func checkGolden(t *testing.T, folder string, runs []goldenRun) {
	t.Helper()
	for _, run := range runs {
		t.Run(run.name, func(t *testing.T) {
			o := duelIn(t, folder, run.stdin, strings.Fields(run.args)...)
			got := fmt.Sprintf("$ duel %s\nexit %d\n-- stdout --\n%s-- stderr --\n%s", run.args, o.code, o.out, o.errors)
			got = listOfBrains.ReplaceAllString(got, "BRAINS") // new ones don't matter here
			got = times.ReplaceAllString(got, "DATE")
			path := filepath.Join("testdata", "runs", run.name+".golden")
			if *update {
				require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
				require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
			}
			want, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.Equal(t, string(want), got)
		})
	}
}
