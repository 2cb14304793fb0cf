package main

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/schema"
	"boardduels/schema/xsd"
)

// must runs the program and requires that all is well.
func must(t *testing.T, folder, stdin string, args ...string) string {
	t.Helper()
	o := duelIn(t, folder, stdin, args...)
	require.Equal(t, cli.ExitOK, o.code, "%v: %s%s", args, o.out, o.errors)
	require.Empty(t, o.errors)
	return o.out
}

// read returns a file's text.
func read(t *testing.T, path ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(data)
}

func TestTheClassicPackIsSound(t *testing.T) {
	assert.Contains(t, must(t, t.TempDir(), "", "validate", "--strict", "classic"), "0 errors, 0 warnings")
}

func TestValidateLooksAtEveryPath(t *testing.T) {
	folder := workshop(t)
	card := strings.Replace(read(t, folder, "pack", "cards", "cleave.xml"), "<cost>1<", "<cost>99<", 1)
	o := duelIn(t, folder, card, "validate", "nowhere", "-", "replays/1.replay", "pack")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.out, "nowhere: error unreadable: the file can't be read: no such file or directory\n")
	assert.Regexp(t, `(?m)^-:\d+:\d+: error out-of-range: cost is 99, allowed are 0 to 10$`, o.out)
	assert.Contains(t, o.out, "replays/1.replay: error unreadable: ")
	assert.Regexp(t, `\d\d documents: 3 errors, 0 warnings\n$`, o.out)

	o = duelIn(t, folder, card, "validate", "-", "--lang", "uk")
	assert.Contains(t, o.out, "error out-of-range: cost має значення 99, дозволено від 0 до 10\n")
	assert.Contains(t, o.out, "1 документ: 1 помилка, 0 застережень\n")
}

func TestValidateTellsWhereAnUnknownRootStands(t *testing.T) {
	const source = "<?xml version='1.0'?>\n <a:card xmlns:a='b'></a:card>"
	o := duelIn(t, t.TempDir(), source, "validate", "-")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.out, "-:2:2: error wrong-root: the document is a <a:card>, expected is a <card>, <hero>, <cases>, <priorities>, <run>, <relic>, <level>, <map>, <position>, <pack>, <rules>\n")
	o = duelIn(t, t.TempDir(), source, "validate", "-", "--lang", "uk")
	assert.Contains(t, o.out, "-:2:2: error wrong-root: документ є <a:card>, очікується <card>, <hero>, <cases>, <priorities>, <run>, <relic>, <level>, <map>, <position>, <pack>, <rules>\n")
}

// TestValidateTellsInUkrainianWhatCannotBeRead: a file or folder that isn't there, and one that is no pack.
func TestValidateTellsInUkrainianWhatCannotBeRead(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "text.zip"), []byte("text"), 0o644))
	o := duelIn(t, folder, "", "validate", "none", "none.xml", "text.zip", "--lang", "uk")
	assert.Contains(t, o.out, "none: error unreadable: файл не читається: такого файлу чи теки немає\n")
	assert.Contains(t, o.out, "none.xml: error unreadable: файл не читається: такого файлу чи теки немає\n")
	assert.Contains(t, o.out, "text.zip: error unreadable: файл не читається: не тека і не zip-архів\n")
}

func TestVerifyGoesOnAfterAMissingFile(t *testing.T) {
	o := duelIn(t, workshop(t), "", "replay", "verify", "nowhere.replay", "replays")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.out, "nowhere.replay: no such file or directory\n4 replays: 3 verified, 0 unfinished, 0 diverged, 1 unreadable\n")
}

func TestSituationsFromStandardInput(t *testing.T) {
	folder := t.TempDir()
	numbers := "0.83 1 1 0.5 0.5 0.5 0.67 0 0.25 0 0.5 0.75 0 0.17"
	want := must(t, folder, "", append([]string{"decide"}, strings.Fields(numbers)...)...)
	for _, input := range []string{numbers + "\n", strings.ReplaceAll(numbers, " ", ",\n"), "[" + strings.ReplaceAll(numbers, " ", ", ") + "]"} {
		assert.Equal(t, want, must(t, folder, input, "decide"), input)
	}
	for input, problem := range map[string]string{
		"[null" + strings.Repeat(",0", 13) + "]": "input 0 (Own hp) is null, allowed is a number from 0 to 1",
		`["1"` + strings.Repeat(",0", 13) + "]":  `input 0 (Own hp) is "1", allowed`,
		"[0,":                                    "standard input isn't a JSON list of 14 numbers",
		" \n":                                    "no inputs: give 14 numbers",
	} {
		o := duelIn(t, folder, input, "decide")
		assert.Equal(t, cli.ExitUsage, o.code, input)
		assert.Contains(t, o.errors, problem, input)
	}
}

func TestSimulateNamesEqualSidesApart(t *testing.T) {
	folder := workshop(t)
	out := must(t, folder, "", "simulate", "--pack", "pack", "-n", "5", "--heroes", "mage, mage", "--seat1", "random", "--seat2", "random")
	assert.Contains(t, out, "mage (random) 1  wins")
	assert.Contains(t, out, "mage (random) 2  wins")
	assert.Equal(t, cli.ExitUsage, duelIn(t, folder, "", "simulate", "--pack", "pack", "--heroes", "mage,nobody", "--save", "new").code)
	assert.NoDirExists(t, filepath.Join(folder, "new"), "nothing is made before all is known to be well")
}

func TestSimulationsDontDependOnWorkers(t *testing.T) {
	quick.Skip(t, "plays some hundred duels")
	folder := workshop(t)
	args := []string{"simulate", "--pack", "pack", "-n", "60", "--seat2", raceflag.Few("tree", "random"), "--json", "--paired"}
	one := must(t, folder, "", append(args, "--workers", "1", "--save", "one")...)
	many := must(t, folder, "", append(args, "--workers", "7", "--save", "many")...)
	assert.Equal(t, one, many)
	entries, err := os.ReadDir(filepath.Join(folder, "one"))
	require.NoError(t, err)
	require.Len(t, entries, 120)
	assert.Equal(t, "001.replay", entries[0].Name())
	for _, entry := range entries {
		assert.Equal(t, read(t, folder, "one", entry.Name()), read(t, folder, "many", entry.Name()))
	}
	assert.Contains(t, must(t, folder, "", "replay", "verify", "--decisions", "one"), "120 replays: 120 verified, 0 unfinished, 0 diverged, 0 unreadable\n")
}

func TestVerifyNamesTheFirstDivergence(t *testing.T) {
	folder := workshop(t)
	sound := read(t, folder, "replays", "2.replay")
	at := strings.Index(sound, "\nhash ")
	rewrite(t, filepath.Join(folder, "replays", "2.replay"), sound[:at+6]+"0000000000000000"+sound[at+22:])
	rewrite(t, filepath.Join(folder, "replays", "3.replay"), sound[:at+23])
	o := duelIn(t, folder, "", "replay", "verify", "replays")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Regexp(t, `replays/2\.replay: turn 1, round 1, seat [12] \(.*end\): hash: recorded 0{16}, simulated [0-9a-f]{16}\n`, o.out)
	assert.Contains(t, o.out, "replays/3.replay: unfinished, 1 turn verified\n")
	assert.Contains(t, o.out, "3 replays: 1 verified, 1 unfinished, 1 diverged, 0 unreadable\n")

	o = duelIn(t, folder, "", "replay", "verify", "replays", "--lang", "uk")
	assert.Regexp(t, `replays/2\.replay: хід 1, раунд 1, місце [12] \(.*end\): контрольна сума стану: записано 0{16}, а виходить [0-9a-f]{16}\n`, o.out)
	assert.Contains(t, o.out, "replays/3.replay: незавершений, перевірено 1 хід\n3 записи: цілих – 1, незавершених – 1, розбіжних – 1, нечитних – 0\n")

	o = duelIn(t, folder, "", "replay", "show", "replays/2.replay")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.out, "Turn 1", "what comes before the divergence is shown")
	assert.Contains(t, o.errors, "hash: recorded 0000000000000000")
	assert.Contains(t, duelIn(t, folder, "", "replay", "show", "replays/2.replay", "--lang", "uk").errors, "контрольна сума стану: записано 0000000000000000")
}

// rewrite writes lines as a replay, closed with their digest.
func rewrite(t *testing.T, path, lines string) {
	t.Helper()
	lines, _, _ = strings.Cut(lines, "digest ")
	require.NoError(t, os.WriteFile(path, fmt.Appendf(nil, "%sdigest %x\n", lines, sha256.Sum256([]byte(lines))), 0o644))
}

func TestVerifyFindsWhatTheRulesDontAskFor(t *testing.T) {
	folder := workshop(t)
	file := filepath.Join(folder, "replays", "1.replay")
	altered := strings.Replace(read(t, folder, "replays", "1.replay"), "hero knight ", "hero knigth ", 1)
	require.NoError(t, os.WriteFile(file, []byte(altered), 0o644))
	o := duelIn(t, folder, "", "replay", "verify", "replays/1.replay")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.out, "replays/1.replay: the digest is of other lines: the file was altered or damaged after it was written; what was altered can’t be told")

	o = duelIn(t, folder, "", "replay", "verify", "replays/1.replay", "--lang", "uk")
	assert.Contains(t, o.out, "replays/1.replay: контрольна сума належить іншим рядкам: ")

	rewrite(t, file, altered)
	must(t, folder, "", "replay", "verify", "replays/1.replay")
}

// A record that only programs wrote that were never released is told as what it is, and kept.
func TestRecordsBeforeTheFirstReleaseAreKept(t *testing.T) {
	folder := workshop(t)
	old := strings.Replace(read(t, folder, "replays", "1.replay"), "board-duels replay 4\ngame duel\n", "boardduels-replay 1\n", 1)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "old.replay"), []byte(old), 0o644))
	for _, command := range []string{"replay verify old.replay", "replay show old.replay", "play --save old.replay"} {
		o := duelIn(t, folder, "", strings.Fields(command)...)
		assert.Equal(t, cli.ExitProblem, o.code, command)
		assert.Contains(t, o.out+o.errors, "old.replay: line 1: a record in format 1, which no released version wrote; this program reads format 6", command)
		assert.Equal(t, old, read(t, folder, "old.replay"), command)
	}
}

func TestJSONOfEveryCommandIsValid(t *testing.T) {
	folder := workshop(t)
	for _, args := range []string{
		"validate pack --json", "simulate --pack pack -n 5 --json", "replay verify replays --json",
		"replay fork replays/1.replay --at 3 --seat1 tree --json", "replay compare replays/1.replay replays/2.replay --json",
		"replay show replays/1.replay --json",
		"decide 0 0 0 0 0 0 0 0 0 0 0 0 0 0 --json", "decide 0 0 0 0 0 0 0 0 0 0 0 0 0 0 --json --learner printed --priorities listing",
		"decide --replay replays/1.replay --turn 1 --json", "fields --format json", "version --json",
	} {
		var value any
		assert.NoError(t, json.Unmarshal([]byte(must(t, folder, "", strings.Fields(args)...)), &value), args)
	}
}

func TestFields(t *testing.T) {
	folder := t.TempDir()
	hero := must(t, folder, "", "fields", "hero")
	assert.Contains(t, hero, "spell_card@copies")
	assert.NotContains(t, hero, "base_damage")
	assert.Contains(t, must(t, folder, "", "fields", "card", "--lang", "uk"), "Карта")
	everything := must(t, folder, "", "fields", "--format", "markdown")
	for _, name := range []string{"base_damage", "spell_card", "potency", "neuron", "broken-xml"} {
		assert.Contains(t, everything, name)
	}
}

// TestFieldsAsXSD: an XML schema is of one kind.
func TestFieldsAsXSD(t *testing.T) {
	folder := t.TempDir()
	for _, kind := range schema.Kinds() {
		assert.Equal(t, xsd.Of(kind), must(t, folder, "", "fields", kind.Name(), "--format", "xsd"))
	}
	assert.Contains(t, duelIn(t, folder, "", "__complete", "fields", "--format", "").out, "xsd\n")
}

func TestAStartedPackIsValidAndZips(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "", "pack", "new", "mine", "--name", "Моя & моє")
	assert.Contains(t, must(t, folder, "", "validate", "--strict", "mine"), "0 errors, 0 warnings")
	assert.Contains(t, read(t, folder, "mine", "pack.xml"), "<name>Моя &amp; моє</name>")
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, entries, 1, "nothing is left beside the pack")

	o := duelIn(t, folder, "", "pack", "new", "mine")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "mine isn't empty")

	require.NoError(t, os.Mkdir(filepath.Join(folder, "here"), 0o755))
	must(t, filepath.Join(folder, "here"), "", "pack", "new", ".")
	assert.Contains(t, read(t, folder, "here", "pack.xml"), "<name>here</name>")
	assert.Equal(t, must(t, folder, "", "validate", "--no-design", "mine"), must(t, folder, "", "validate", "--no-design", "here"))
	entries, err = os.ReadDir(filepath.Join(folder, "here"))
	require.NoError(t, err)
	for _, entry := range entries {
		assert.NotContains(t, entry.Name(), ".pack-")
	}
	o = duelIn(t, folder, "", "pack", "zip", "mine", "here")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "here is there, and isn't a file that an archive could replace")

	first := must(t, folder, "", "pack", "zip", "mine", "a.zip")
	second := must(t, folder, "", "pack", "zip", "a.zip", "b.zip")
	assert.Equal(t, strings.TrimPrefix(first, "a.zip"), strings.TrimPrefix(second, "b.zip"))
	assert.Equal(t, read(t, folder, "a.zip"), read(t, folder, "b.zip"), "equal packs give equal archives")
	assert.Equal(t, must(t, folder, "", "validate", "--no-design", "mine"), must(t, folder, "", "validate", "--no-design", "b.zip"))
	simulate := []string{"simulate", "-n", "20", "--json", "--seat1", "random", "--seat2", "random", "--pack"}
	assert.Equal(t, strings.Replace(must(t, folder, "", append(simulate, "mine")...), `"mine"`, `"a.zip"`, 1),
		must(t, folder, "", append(simulate, "a.zip")...))
}

func TestABrokenPackIsReportedAndNotZipped(t *testing.T) {
	folder := workshop(t)
	card := filepath.Join(folder, "pack", "cards", "cleave.xml")
	source := read(t, card)
	require.NoError(t, os.WriteFile(card, []byte(strings.Replace(source, "<cost>1<", "<cost>99<", 1)), 0o644))
	o := duelIn(t, folder, "", "validate", "--no-design", "pack")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Regexp(t, `^pack/cards/cleave\.xml:\d+:\d+: error [a-z-]+: .*99`, o.out)
	o = duelIn(t, folder, "", "pack", "zip", "pack", "out.zip")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "pack/cards/cleave.xml:")
	assert.NoFileExists(t, filepath.Join(folder, "out.zip"))
	o = duelIn(t, folder, "", "simulate", "--pack", "pack", "-n", "1")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "cards/cleave.xml:")
}

// The pictures of a folder and of an archive are printed as those that are in the program.
func TestPackPrintHasPictures(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "", "pack", "new", "fresh")
	must(t, folder, "", "pack", "zip", "fresh", "fresh.zip")
	images := func(pack, out string) int {
		must(t, folder, "", "pack", "print", pack, "--cards", "cleave,rage", "-o", out)
		return strings.Count(read(t, folder, out), "/Subtype /Image")
	}
	want := images("classic", "classic.pdf")
	assert.Equal(t, want, images("fresh", "folder.pdf"))
	assert.Equal(t, want, images("fresh.zip", "zip.pdf"))
}

func TestPackPrint(t *testing.T) {
	folder := workshop(t)
	sheets := func(file string) int {
		pdf := read(t, folder, file)
		require.True(t, strings.HasPrefix(pdf, "%PDF-"), file)
		return strings.Count(pdf, "/Type /Page\n")
	}
	assert.Equal(t, "out.pdf: 10 cards on 2 sheets\n", must(t, folder, "", "pack", "print", "pack", "--cards", "cleave×7, rage, fire_bolt*2", "-o", "out.pdf"))
	assert.Equal(t, 2, sheets("out.pdf"))
	must(t, folder, "", "pack", "zip", "pack", "a.zip")
	must(t, folder, "", "pack", "print", "a.zip", "--cards", "cleave*7,rage,fire_bolt*2", "-o", "again.pdf")
	assert.Equal(t, read(t, folder, "out.pdf"), read(t, folder, "again.pdf"), "equal packs give equal files")

	assert.Regexp(t, `^a\.pdf: \d+ cards on \d sheets\n$`, must(t, folder, "", "pack", "print", "a.zip", "--lang", "both", "--paper", "letter"))
	assert.Contains(t, read(t, folder, "a.pdf"), "/MediaBox [0 0 612.00 792.00]")
	o := duelIn(t, folder, "", "pack", "print", "a.zip")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Equal(t, "duel: a.pdf is there already; --out a.pdf replaces it\n", o.errors)

	card := filepath.Join(folder, "pack", "cards", "cleave.xml")
	require.NoError(t, os.WriteFile(card, []byte(strings.Replace(read(t, card), "<name>Cleave<", "<name>漢 Cleave<", 1)), 0o644))
	o = duelIn(t, folder, "", "pack", "print", "pack", "--cards", "cleave", "-o", "out.pdf")
	assert.Equal(t, cli.ExitOK, o.code)
	assert.Equal(t, "duel: no letters to print 漢; boxes stand for them\n", o.errors)
}

func TestABrokenPackIsReportedAndNotPrinted(t *testing.T) {
	folder := workshop(t)
	card := filepath.Join(folder, "pack", "cards", "cleave.xml")
	require.NoError(t, os.WriteFile(card, []byte(strings.Replace(read(t, card), "<cost>1<", "<cost>99<", 1)), 0o644))
	o := duelIn(t, folder, "", "pack", "print", "pack")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "pack/cards/cleave.xml:")
	assert.Contains(t, o.errors, "duel: pack has errors and was not printed")
	assert.NoFileExists(t, filepath.Join(folder, "pack.pdf"))
}

// A person who leaves after every command and comes back ends with the same duel as one who stays.
func TestPlayResumes(t *testing.T) {
	folder := workshop(t)
	play := []string{"play", "--pack", "pack", "--brain", "tree", "--seed", "11", "--save"}
	commands := strings.Repeat("1\n1\n1\n1\nend\n", 40)
	must(t, folder, commands, append(play, "whole.replay")...)

	lines := strings.SplitAfter(commands, "\n")
	must(t, folder, lines[0], append(play, "parts.replay")...)
	for _, line := range lines[1:] {
		if strings.Contains(read(t, folder, "parts.replay"), "\nresult ") {
			break
		}
		out := must(t, folder, line, "play", "--save", "parts.replay")
		require.Contains(t, out, "Going on with the duel in parts.replay")
	}
	assert.Equal(t, withoutDate(read(t, folder, "whole.replay")), withoutDate(read(t, folder, "parts.replay")))
	must(t, folder, "", "replay", "verify", "--decisions", "whole.replay")

	o := duelIn(t, folder, "", "play", "--save", "whole.replay")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "the duel in whole.replay is over")
}

func withoutDate(text string) string {
	text, _, _ = strings.Cut(text, "\ndigest ")
	before, after, _ := strings.Cut(text, "\ndate ")
	_, after, _ = strings.Cut(after, "\n")
	return before + "\n" + after
}

func TestPlayKeepsWhatIsSaved(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "quit\n", "play", "--pack", "pack", "--seed", "1", "--save", "my.replay")
	o := duelIn(t, folder, "", "play", "--save", "my.replay", "--hero", "mage")
	assert.Equal(t, cli.ExitUsage, o.code)
	assert.Contains(t, o.errors, "my.replay holds a duel with --hero knight, which --hero mage can't change")

	require.NoError(t, os.WriteFile(filepath.Join(folder, "damaged.replay"), []byte("board-duels replay 4\nrules 1\nseed x\n"), 0o644))
	o = duelIn(t, folder, "", "play", "--save", "damaged.replay")
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.errors, "damaged.replay: the digest at the end is missing")
	assert.Equal(t, "board-duels replay 4\nrules 1\nseed x\n", read(t, folder, "damaged.replay"), "a damaged file is kept")

	o = duelIn(t, folder, "", "play", "--save", "replays/1.replay")
	assert.Equal(t, cli.ExitProblem, o.code)
}

// How long the program may take to begin its work, and how often to look.
const (
	waitAtMost = time.Minute
	waitStep   = 10 * time.Millisecond
)

func TestInterruptPrintsWhatIsDone(t *testing.T) {
	folder := workshop(t)
	cmd := exec.Command(program, "simulate", "--pack", "pack", "-n", "100000000", "--save", "many")
	cmd.Dir = folder
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	errs, err := cmd.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	first := filepath.Join(folder, "many", "000000001.replay")
	require.Eventually(t, func() bool { _, err := os.Stat(first); return err == nil }, waitAtMost, waitStep)
	require.NoError(t, cmd.Process.Signal(os.Interrupt))
	printed, problems := bufio.NewScanner(out), bufio.NewScanner(errs)
	require.True(t, printed.Scan())
	assert.Regexp(t, `^[1-9]\d* duels? of knight against mage, seed 1$`, printed.Text())
	for printed.Scan() {
	}
	require.True(t, problems.Scan())
	assert.Regexp(t, `^duel: stopped after [1-9]\d* of 100000000 duels$`, problems.Text())
	assert.Error(t, cmd.Wait())
	assert.Equal(t, cli.ExitProblem, cmd.ProcessState.ExitCode())
}

// Whoever forgot to give standard input can leave.
func TestInterruptEndsWaitingForInput(t *testing.T) {
	cmd := exec.Command(program, "replay", "verify", "-", "no.replay")
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	defer in.Close()
	require.NoError(t, cmd.Start())
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	require.Eventually(t, func() bool {
		_ = cmd.Process.Signal(os.Interrupt)
		select {
		case <-ended:
			return true
		default:
			return false
		}
	}, waitAtMost, waitStep)
}

// Whatever a file holds, no command panics, and all name the file.
func TestGarbage(t *testing.T) {
	folder := t.TempDir()
	garbage := map[string]string{
		"empty.replay": "", "binary.replay": "\x00\xff\xfe", "xml.replay": "<card/>", "cut.replay": "board-duels replay 4\ngame duel\nrules 2\n",
		"empty.xml": "", "binary.xml": "\x00\xff\xfe", "open.xml": "<card><name>", "other.xml": "<html/>", "deep.xml": strings.Repeat("<card>", 1000),
	}
	for name, text := range quick.Few(4, garbage) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644))
		var commands []string
		if filepath.Ext(name) == ".replay" {
			commands = []string{
				"replay verify %s", "replay show %s", "replay journal %s", "decide --replay %s --turn 1", "play --save %s", "validate %s", "play --pack %s",
				"replay fork %s --at 1", "replay compare %s replays/1.replay",
			}
		} else {
			commands = []string{"validate %s", "decide 0 0 0 0 0 0 0 0 0 0 0 0 0 0 --cases ./%s", "decide 0 0 0 0 0 0 0 0 0 0 0 0 0 0 --priorities ./%s"}
		}
		for _, command := range commands {
			o := duelIn(t, folder, "", strings.Fields(fmt.Sprintf(command, name))...)
			assert.Equal(t, cli.ExitProblem, o.code, "%s: %s%s", command, o.out, o.errors)
			assert.Contains(t, o.out+o.errors, name, command)
		}
	}
}

func TestCompletion(t *testing.T) {
	folder := t.TempDir()
	for _, shell := range []string{"bash", "zsh", "fish"} {
		assert.Contains(t, must(t, folder, "", "completion", shell), "duel")
	}
	assert.Contains(t, duelIn(t, folder, "", "__complete", "play", "--brain", "").out, "precedent\n")
	assert.Contains(t, duelIn(t, folder, "", "__complete", "fields", "").out, "cases\n")
	assert.Contains(t, duelIn(t, folder, "", "__complete", "replay", "").out, "verify\t")
	assert.Contains(t, duelIn(t, folder, "", "__complete", "play", "--lang", "").out, "uk\n")
	assert.Contains(t, duelIn(t, folder, "", "__complete", "simulate", "--heroes", "").out, "priest\n")
	assert.Contains(t, duelIn(t, folder, "", "__complete", "replay", "journal", "--format", "").out, "csv\n")
}

func TestVersion(t *testing.T) {
	out := must(t, t.TempDir(), "", "version")
	assert.Contains(t, out, "rules 2\n")
	assert.Contains(t, out, "replay format 6\n")
}
