package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/match/duelmatch"
)

// What the AI held and didn't play stays secret while the duel goes on, whatever the player asks.
func TestWhyTellsNoSecrets(t *testing.T) {
	folder := workshop(t)
	candidate := regexp.MustCompile(`(?m)^     (\w.*?)  `)
	for _, seed := range []string{"1", "2", "3", "4", "5", "6"} {
		out := must(t, folder, strings.Repeat("why\nwhy 1\nend\n", 4), "play", "--pack", "pack", "--seed", seed, "--brain", "precedent")
		told := 0
		for _, turn := range strings.Split(out, "> end\n") {
			for _, found := range candidate.FindAllStringSubmatch(turn, -1) {
				if name := found[1]; name != "Action" && name != "end the turn" {
					assert.Contains(t, turn, "Mage plays "+name, "seed %s", seed)
					told++
				}
			}
			if strings.Contains(turn, "Attacks in hand") {
				assert.Regexp(t, `Attacks in hand +\? +\? +\?\n`, turn)
				assert.Regexp(t, `Major defences in hand +\? +\? +\?\n`, turn)
			}
		}
		assert.Positive(t, told)
	}
}

// Nor does an opponent that imagined duels tell what it could have done instead: only how its turn fared, and which of
// the player's cards it fears.
func TestWhyTellsNoSecretsOfImaginedDuels(t *testing.T) {
	folder := school(t)
	pack := classictest.Pack()
	knight, err := resolve.PersonSeat(pack, "knight")
	require.NoError(t, err)
	out := must(t, folder, strings.Repeat("why\nwhy 1\nend\n", 5), "play", "--hero", "mage", "--opponent", "knight", "--kb", "kb", "--seed", "5")
	told := 0
	for _, turn := range strings.Split(out, "> end\n") {
		happened, why, asked := strings.Cut(turn, "> why\n")
		if !asked || !strings.Contains(why, "Imagined from here: ") {
			continue
		}
		told++
		assert.Regexp(t, `\n     won +turn +likely answer\n +\d+%  this turn`, why)
		assert.NotContains(t, why, "At first sight")
		for i := range knight.Hero.Cards {
			if name := knight.Hero.Cards[i].Name; !strings.Contains(happened, "Knight plays "+name) {
				assert.NotContains(t, why, name)
			}
		}
	}
	assert.Positive(t, told)
}

// Once a turn lies in a replay, all of the decision is told.
func TestDecideTellsWhatWasSecret(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "end\n", "play", "--pack", "pack", "--seed", "4", "--brain", "precedent", "--save", "my.replay")
	out := must(t, folder, "", "decide", "--replay", "my.replay", "--turn", "1")
	assert.Contains(t, out, "not in hand")
	assert.NotContains(t, out, "?")
}

func TestWhyOutlivesTheProgram(t *testing.T) {
	folder := workshop(t)
	save := []string{"play", "--save", "my.replay"}
	first := must(t, folder, "end\nwhy\n", append(save, "--pack", "pack", "--seed", "4", "--brain", "tree")...)
	resumed := must(t, folder, "why\n", save...)
	_, want, found := strings.Cut(first, "> why\n")
	require.True(t, found)
	assert.Contains(t, want, "Considered, in this order:")
	_, got, _ := strings.Cut(resumed, "> why\n")
	assert.Equal(t, want, got)
}

func TestGivingUpIsToldInTheUsersLanguage(t *testing.T) {
	folder := workshop(t)
	out := must(t, folder, "resign\n", "play", "--pack", "pack", "--seed", "4", "--save", "my.replay", "--lang", "uk")
	assert.Contains(t, out, "Маг перемагає в дуелі: Лицар здається\nВи програли.\n")
	assert.Contains(t, must(t, folder, "", "replay", "show", "my.replay"), "Mage wins the duel: Knight gives up\n")
}

// With a folder for its knowledge the AI begins with what it knows, and learns from each duel that is over.
func TestTheOpponentLearns(t *testing.T) {
	quick.Skip(t, "plays whole games")
	folder := workshop(t)
	play := func(stdin string, args ...string) string {
		return must(t, folder, stdin, append([]string{"play", "--pack", "pack", "--kb", "kb"}, args...)...)
	}
	history := func() string {
		return must(t, folder, "", "knowledge", "history", "mage", "--pack", "pack", "--kb", "kb")
	}

	assert.NotContains(t, play("end\nquit\n", "--seed", "4"), "has learned")
	assert.Equal(t, "Nothing has changed what the AI knows.\n", history(), "the duel isn't over")

	first := play("end\nend\nresign\n", "--seed", "4", "--save", "first.replay")
	assert.Contains(t, first, "You have lost.\n")
	assert.Contains(t, first, "The opponent has learned from this duel. ")
	assert.Regexp(t, `^1\. .*: AI Mage against Knight, won, first\n$`, history())

	second := play("end\nend\nresign\n", "--seed", "5", "--save", "second.replay", "--lang", "uk")
	assert.Contains(t, second, "Ви програли.\n")
	assert.Contains(t, second, "Суперник навчився дечого з цієї дуелі. ")
	known := must(t, folder, "", "knowledge", "show", "mage", "--pack", "pack", "--kb", "kb", "--before", "2")
	assert.Contains(t, known, "1 won match")
	assert.Contains(t, must(t, folder, "", "replay", "verify", "second.replay", "--decisions"), "1 verified", "with what it knew")
	record, err := duelmatch.File{Path: filepath.Join(folder, "second.replay")}.Load()
	require.NoError(t, err)
	learned, err := record.Seats[1].Knowledge.Base()
	require.NoError(t, err)
	assert.Equal(t, 1, learned.Experience.Won, "it played with what it had learned")

	play("resign\n", "--seed", "6")
	assert.Regexp(t, `\n3\. .*: AI Mage against Knight, won\n$`, history(), "without a replay")
}

func TestWithoutAFolderTheOpponentForgets(t *testing.T) {
	folder := workshop(t)
	before := filesIn(t, folder)
	assert.NotContains(t, must(t, folder, "resign\n", "play", "--pack", "pack", "--seed", "4"), "learned")
	assert.Equal(t, before, filesIn(t, folder))
}

func TestADuelThatWasInterruptedTeaches(t *testing.T) {
	folder := workshop(t)
	args := []string{"play", "--pack", "pack", "--kb", "kb", "--save", "my.replay"}
	must(t, folder, "end\nquit\n", append(args, "--seed", "4")...)
	assert.Contains(t, must(t, folder, "end\nresign\n", args...), "The opponent has learned from this duel.")

	must(t, folder, "end\nquit\n", "play", "--pack", "pack", "--save", "other.replay")
	o := duelIn(t, folder, "", "play", "--kb", "kb", "--save", "other.replay")
	assert.Equal(t, cli.ExitUsage, o.code)
	assert.Contains(t, o.errors, "the duel in other.replay is played with the pack Test pack, which --pack must name for the AI to learn")
	o = duelIn(t, folder, "", "play", "--pack", "classic", "--save", "other.replay")
	assert.Contains(t, o.errors, "which --pack can't change")
}

// A duel that was over when the program was killed is learned from at the next start, once.
func TestADuelLeftBehindTeachesOnce(t *testing.T) {
	raceflag.Skip(t, "learns as TestADuelThatWasInterruptedTeaches does")
	folder := workshop(t)
	args := []string{"play", "--pack", "pack", "--kb", "kb", "--save", "my.replay"}
	leave := func() { // as a program does that is killed before it has learned
		must(t, folder, "end\nresign\n", "play", "--pack", "pack", "--save", "my.replay")
	}
	entries := func() int {
		return strings.Count(must(t, folder, "", "knowledge", "history", "mage", "--pack", "pack", "--kb", "kb"), "against Knight, won, my\n")
	}

	leave()
	first := duelIn(t, folder, "", args...)
	assert.Equal(t, cli.ExitProblem, first.code)
	assert.Contains(t, first.out, "The opponent has learned from this duel.")
	assert.Contains(t, first.errors, "the duel in my.replay is over")
	assert.Equal(t, 1, entries())

	again := duelIn(t, folder, "", args...)
	assert.Equal(t, cli.ExitProblem, again.code)
	assert.Empty(t, again.out)
	assert.Contains(t, again.errors, "the duel in my.replay is over")
	assert.Equal(t, 1, entries())

	saved := read(t, folder, "my.replay")
	another := strings.Replace(saved, "\ndate 20", "\ndate 19", 1) // of the same name
	require.NotEqual(t, saved, another)
	rewrite(t, filepath.Join(folder, "my.replay"), another)
	assert.Contains(t, duelIn(t, folder, "", args...).out, "The opponent has learned from this duel.")
	assert.Equal(t, 2, entries())
}

// What was learned in time isn't learned again.
func TestADuelThatTaughtTeachesNoMore(t *testing.T) {
	folder := workshop(t)
	args := []string{"play", "--pack", "pack", "--kb", "kb", "--save", "my.replay"}
	assert.Contains(t, must(t, folder, "resign\n", args...), "The opponent has learned from this duel.")
	assert.Empty(t, duelIn(t, folder, "", args...).out)
}

func TestTheSameCommandGoesOn(t *testing.T) {
	folder := workshop(t)
	args := []string{"play", "--pack", "pack", "--hero", "mage", "--opponent", "knight", "--brain", "tree", "--seed", "7", "--save", "my.replay"}
	must(t, folder, "end\nquit\n", args...)
	assert.Contains(t, must(t, folder, "end\nquit\n", args...), "Going on with the duel in my.replay")
	for flag, message := range map[string]string{
		"--hero=knight":   "my.replay holds a duel with --hero mage, which --hero knight can't change; save to another file",
		"--opponent=mage": "with --opponent knight, which --opponent mage can't change",
		"--brain=random":  "with --brain tree, which --brain random can't change",
		"--seed=8":        "with --seed 7, which --seed 8 can't change",
	} {
		o := duelIn(t, folder, "", append(args, flag)...)
		assert.Equal(t, cli.ExitUsage, o.code)
		assert.Contains(t, o.errors, message)
	}
}

func TestOnlyTheBrainThatLearnsLearns(t *testing.T) {
	o := duelIn(t, workshop(t), "", "play", "--pack", "pack", "--kb", "kb", "--brain", "tree")
	assert.Equal(t, cli.ExitUsage, o.code)
	assert.Contains(t, o.errors, "--kb is for the brain precedent, tree doesn't learn")
}

// filesIn lists all files below a folder.
func filesIn(t *testing.T, folder string) (names []string) {
	t.Helper()
	require.NoError(t, fs.WalkDir(os.DirFS(folder), ".", func(path string, _ fs.DirEntry, err error) error {
		names = append(names, path)
		return err
	}))
	return names
}

// What of a pack can't be read is told, in one line, and the rest is played with.
func TestPlayTellsOfProblemsOfThePack(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "pack", "cards", "zzz.xml"), []byte("<card"), 0o644))
	o := duelIn(t, folder, "quit\n", "play", "--pack", "pack", "--seed", "4")
	assert.Equal(t, cli.ExitOK, o.code)
	assert.Regexp(t, `^duel: pack has \d+ problems?; see 'duel validate pack'\n$`, o.errors)
}
