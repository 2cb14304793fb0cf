package replay_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/brains"
	"boardduels/ai/journal"
	"boardduels/runtime/replay"
)

// format1 returns the text of a golden duel as format 1 had it.
func format1(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "format1", name))
	require.NoError(t, err)
	return text
}

// Duels of the first rules stand there in older formats too; they say the same in all.
func TestOlderFormatsReadAsTheyDid(t *testing.T) {
	for format, folder := range map[int]string{1: "format1", 2: "format2", 3: "format3"} {
		files, err := filepath.Glob(filepath.Join("testdata", folder, "*.replay"))
		require.NoError(t, err)
		require.Len(t, files, 5)
		for _, file := range files {
			t.Run(fmt.Sprint(folder, " ", filepath.Base(file)), func(t *testing.T) {
				written, err := os.ReadFile(file)
				require.NoError(t, err)
				old, err := replay.Parse(written)
				require.NoError(t, err)
				require.NoError(t, replay.Verify(old))
				require.NoError(t, journal.Verify(context.Background(), old, brains.All()))
				assert.Equal(t, format, old.Format)
				for _, seat := range old.Seats {
					assert.Nil(t, seat.Foe)
				}

				present, err := os.ReadFile(filepath.Join("testdata", "rules1", filepath.Base(file)))
				require.NoError(t, err)
				assert.Equal(t, string(present), string(text(t, old)), "it is written as the present format has it")
			})
		}
	}
}

// What was learned stands in format 1 too.
func TestFormat1CarriesAllKnowledge(t *testing.T) {
	lines := string(format1(t, "knight-precedent-mage-tree.replay"))
	lines = strings.Replace(lines, "knowledge knight won 0 decisions 0\n", "knowledge knight won 3 decisions 95\n", 1)
	lines = strings.Replace(lines, "\ncase 1 ", "\norigin user\nweights own_hp 2.5 foe_hp -2\ncase 1 ", 1)
	lines = strings.Replace(lines, "\npriorities ", "\nsimulated 50\nobserved 4\ncommon own_ep 1\nstyle foe_ep -0.25\npriorities ", 1)
	r, err := replay.Parse([]byte(lines))
	require.NoError(t, err)
	k, err := r.Seats[0].Knowledge.Base()
	require.NoError(t, err)
	assert.Equal(t, [4]int{3, 95, 50, 4}, [4]int{k.Experience.Won, k.Experience.Decisions, k.Experience.Simulated, k.Experience.Observed})
	assert.Equal(t, "knight", k.Hero)
	assert.Len(t, k.Cases, 10)
	assert.Equal(t, "user", k.Cases[0].Origin)
	assert.EqualValues(t, 2.5, k.Cases[0].Weights[0].Value)
	assert.Equal(t, "foe_hp", k.Cases[0].Weights[1].Of)
	assert.EqualValues(t, 1, k.Weights[0].Value)
	assert.EqualValues(t, -0.25, k.Style[0].Value)
	assert.Equal(t, 5, k.Priorities[0][0])
	assert.Equal(t, 13, k.Priorities[3][13])
	none, err := r.Seats[1].Knowledge.Base()
	require.NoError(t, err)
	assert.Nil(t, none)
}

// A file of format 1 torn at any byte is either refused, or the record of an unfinished duel that begins like the whole
// one and goes on like it.
func TestFormat1TornAtAnyByte(t *testing.T) {
	written := format1(t, "rogue-random-rogue-random.replay")
	whole, err := replay.Parse(written)
	require.NoError(t, err)
	header := bytes.Index(written, []byte("\nstart "))
	plies := -1
	for n := range len(written) {
		r, err := replay.Parse(written[:n])
		if err != nil {
			require.Less(t, n, header+len("\nstart 0123456789abcdef\n"), "refused with its header whole: %v", err)
			var syntax *replay.SyntaxError
			require.ErrorAs(t, err, &syntax)
			continue
		}
		require.Greater(t, n, header)
		require.False(t, r.Finished())
		require.NoError(t, replay.Verify(r))
		if r.Plies() > plies { // once for each is enough
			plies = r.Plies()
			require.Equal(t, plies, replay.Compare(whole, r).Common)
			require.Equal(t, string(text(t, whole)), string(text(t, playBrains(t, r))), "cut at byte %d", n)
		}
	}
}

func TestFormat1PassesOverLineEndsOfWindows(t *testing.T) {
	written := format1(t, "knight-precedent-mage-tree.replay")
	r, err := replay.Parse(written)
	require.NoError(t, err)
	back, err := replay.Parse(bytes.ReplaceAll(written, []byte("\n"), []byte("\r\n")))
	require.NoError(t, err)
	assert.Equal(t, r, back)
}

func TestSyntaxErrorsOfFormat1(t *testing.T) {
	written := string(format1(t, "knight-precedent-mage-tree.replay"))
	change := func(old, new string) string {
		require.Contains(t, written, old)
		return strings.Replace(written, old, new, 1)
	}
	for _, c := range []struct{ name, text, want string }{
		{"version", change("replay 1\n", "replay 2\n"), `line 1: format version 2 begins with the line "board-duels replay 2", not with boardduels-replay`},
		{"game", change("rules 1\n", "game duel\nrules 1\n"), `line 2: found "game", allowed is rules`},
		{"digest", written + "digest " + strings.Repeat("0", 64) + "\n", `"digest" stands after the result`},
		{"hero", change("knowledge knight", "knowledge Knight"), `knowledge: "Knight" isn't the id of a hero`},
		{"won", change("won 0", "won -1"), `knowledge: won is "-1", allowed is a whole number from 0 to`},
		{"no won", change("won 0", "lost 0"), `knowledge: found "lost", allowed is won`},
		{"case", change("inputs 1 ", "inputs zero "), `case: inputs is "zero", allowed is a decimal number`},
		{"nan", change("inputs 1 ", "inputs NaN "), `allowed is a decimal number`},
		{"infinite", change("inputs 1 ", "inputs 1e99 "), `allowed is a decimal number`},
		{"infinity", change("inputs 1 ", "inputs -Inf "), `case: inputs is "-Inf", allowed is a decimal number`},
		{"outputs", change("outputs", "output"), `case: found "output", allowed is outputs`},
		{"potency", change("potency 0", "potency"), `case: potency is "frequency"`},
		{"case's end", change("frequency 0\n", "frequency 0 0\n"), `case: "0" stands after the end of the statement`},
		{"origin", change("\ncase 1 ", "\norigin A\ncase 1 "), `origin: "A", allowed are a–z, 0–9 and _`},
		{"weights", change("\ncase 1 ", "\nweights A 1\ncase 1 "), `weights: "A" isn't the name of a trait`},
		{"weight", change("\ncase 1 ", "\nweights a b\ncase 1 "), `weights: weights is "b", allowed is a decimal number`},
		{"simulated", change("\npriorities ", "\nsimulated -1\npriorities "), `simulated: the number is "-1"`},
		{"observed first", change("\npriorities ", "\nobserved 1\nsimulated 1\npriorities "), `found "simulated", allowed is priorities`},
		{"cases", change("\npriorities ", strings.Repeat("\n"+line(written, "case 9"), 2)+"\npriorities "), `case: a knowledge base holds at most 10`},
		{"priority", change("priorities 5 ", "priorities 0.5 "), `a priority is "0.5", allowed is a whole number`},
		{"priorities", change("\npriorities 2 ", "\nranks 2 "), `found "ranks", allowed is priorities`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := replay.Parse([]byte(c.text))
			assert.ErrorContains(t, err, c.want)
		})
	}
}

// line returns the line of a text that begins with some words.
func line(text, words string) string {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, words) {
			return strings.TrimSuffix(line, "\n")
		}
	}
	return ""
}

// Knowledge of format 1 that no document may hold is read, and refused when a brain asks for it.
func TestKnowledgeThatNoDocumentMayHold(t *testing.T) {
	written := string(format1(t, "knight-precedent-mage-tree.replay"))
	r, err := replay.Parse([]byte(strings.Replace(written, "inputs 1 ", "inputs 2 ", 1)))
	require.NoError(t, err)
	require.NoError(t, replay.Verify(r))
	_, err = r.Seats[0].Knowledge.Base()
	assert.ErrorContains(t, err, "knowledge of knight: cases/knight.xml:4:")
	assert.ErrorContains(t, journal.Verify(context.Background(), r, brains.All()), "seat 1: knowledge of knight: ")
}

// A last turn that was begun without an action is a turn that nobody has begun, as it is written.
func TestATurnWithoutActionsIsNoTurn(t *testing.T) {
	lines := strings.SplitAfter(string(format1(t, "knight-precedent-mage-tree.replay")), "\n")
	begun := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "turn 1 ") })
	r, err := replay.Parse([]byte(strings.Join(lines[:begun+1], "")))
	require.NoError(t, err)
	again, err := replay.Parse(text(t, r))
	require.NoError(t, err)
	r.Format = again.Format
	assert.Equal(t, r, again)
}
