package replay_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/replay"
)

func TestWhatIsWrittenReadsBack(t *testing.T) {
	for seed := range uint64(30) {
		r := played(t, seed)
		written := text(t, r)
		back, err := replay.Parse(written)
		require.NoError(t, err)
		assert.Equal(t, r, back)
		assert.Equal(t, string(written), string(text(t, back)))
		assert.NoError(t, replay.Verify(back))
	}
}

// A file torn at any byte is either refused, or the record of an unfinished duel that begins like the whole one.
func TestTruncation(t *testing.T) {
	whole := played(t, 3)
	written := text(t, whole)
	header := bytes.Index(written, []byte("\nstart "))
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
		require.Equal(t, r.Plies(), replay.Compare(whole, r).Common)
		rest := finish(t, r)
		require.Equal(t, string(written), string(text(t, rest)), "cut at byte %d", n)
	}
}

// Whatever single line of the turns is changed, dropped or doubled, the file is refused or diverges.
func TestEveryCorruptionIsFound(t *testing.T) {
	written := text(t, played(t, 5))
	lines := strings.SplitAfter(string(written), "\n")
	lines = lines[:len(lines)-1] // what follows the last line feed
	first := 0
	for !strings.HasPrefix(lines[first], "start") {
		first++
	}
	others := map[string][]string{
		"play":   {"end\n", "play cut\n", "play spike\n", "play block\n", "play bolt\n", "play blast\n", "play mend\n"},
		"end":    {"play cut\n", "play bolt\n", "hash 0000000000000000\n"},
		"turn":   {"turn 1 round 1 seat 1\n", "turn 1 round 1 seat 2\n", "end\n"},
		"hash":   {"hash 0000000000000000\n", "end\n"},
		"start":  {"start 0000000000000000\n"},
		"result": {"result winner 1\n", "result winner 2\n", "result winner 1 forfeit \"x\"\n", "end\n"},
	}
	for i := first; i < len(lines); i++ {
		keyword, _, _ := strings.Cut(strings.TrimSuffix(lines[i], "\n"), " ")
		require.Contains(t, others, keyword)
		changes := append([]string{lines[i] + lines[i]}, others[keyword]...)
		if i < len(lines)-1 {
			changes = append(changes, "") // without its last line a file is an unfinished record
		}
		for _, change := range changes {
			if change == lines[i] {
				continue
			}
			corrupt := strings.Join(lines[:i], "") + change + strings.Join(lines[i+1:], "")
			assert.Error(t, verifyText(corrupt), "line %d %q became %q", i+1, lines[i], change)
		}
	}
}

func verifyText(text string) error {
	r, err := replay.Parse([]byte(text))
	if err != nil {
		return err
	}
	return replay.Verify(r)
}

// Every character of the turns matters.
func TestEveryFlippedByteIsFound(t *testing.T) {
	written := text(t, played(t, 8))
	from := bytes.Index(written, []byte("\nstart ")) + 1
	for i := from; i < len(written)-1; i++ {
		for _, flip := range []byte{1, 2, 16} {
			corrupt := bytes.Clone(written)
			corrupt[i] ^= flip
			r, err := replay.Parse(corrupt)
			if err == nil {
				err = replay.Verify(r)
			}
			assert.Error(t, err, "byte %d: %q became %q", i, written[i], corrupt[i])
		}
	}
}

func TestSyntaxErrorsNameTheLineAndWhatIsAllowed(t *testing.T) {
	written := string(text(t, played(t, 1)))
	change := func(old, new string) string {
		require.Contains(t, written, old)
		return strings.Replace(written, old, new, 1)
	}
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", `line 1: not a replay, which begins with the line "boardduels-replay 1"`},
		{"other file", "<card>\n", `line 1: not a replay`},
		{"version", change("replay 1\n", "replay 2\n"), `line 1: format version "2"; this program reads version 1`},
		{"rules", change("rules 1\n", "rules x\n"), `line 2: rules: the version is "x", allowed is a whole number from 1`},
		{"no rules", change("rules 1\n", ""), `line 2: found "pack", allowed is rules`},
		{"pack", change(`"test pack"`, `test`), `line 3: pack: the name is "test 00ff", allowed is text in "quotes"`},
		{"date", change("2026-11-20T", "20.11.2026 "), `line 4: date: "20.11.2026", allowed is a time like 2026-11-20T18:04:05Z`},
		{"seed", change("seed 1\n", "seed -1\n"), `line 5: seed: the seed is "-1", allowed is a whole number from 0 to`},
		{"unknown", change("seed 1\n", "seed 1\nweather fine\n"), `line 6: found "weather", allowed is seat`},
		{"player", change("player brain dice", "player robot dice"), `found "robot", allowed are person and brain`},
		{"no brain", change("player brain dice seed 1\n", "player brain\n"), `the brain's id is missing`},
		{"case", change("inputs 0 ", "inputs zero "), `case: inputs is "zero", allowed is a decimal number`},
		{"nan", change("inputs 0 ", "inputs NaN "), `allowed is a decimal number`},
		{"infinite", change("inputs 0 ", "inputs 1e99 "), `allowed is a decimal number`},
		{"priority", change("priorities -5 ", "priorities 0.5 "), `a priority is "0.5", allowed is a whole number`},
		{"start", change("start ", "start x"), `allowed are 16 digits 0-9 a-f`},
		{"turn number", change("turn 2 ", "turn 3 "), `turn: the number is "3", allowed is 2`},
		{"card", change("\nplay ", "\nplay no_"), `allowed are `},
		{"spaces", change("\nend\n", "\nend \n"), `a space at the start or end`},
		{"words", change("\nend\n", "\nend turn\n"), `end: "turn" stands after the end of the statement`},
		{"after result", written + "end\n", `"end" stands after the result`},
		{"header only", written[:strings.Index(written, "player")], `the file ends where player is needed`},
		{"long line", change("name ", "name \""+strings.Repeat("x", replay.MaxLine)+"\""), `a line has at most 4096`},
		{"binary", "boardduels-replay 1\n\xff\xfe\n", `not a text in UTF-8`},
		{"large", written + strings.Repeat("end\n", replay.MaxSize/4), `a replay has at most 1048576`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := replay.Parse([]byte(c.text))
			assert.ErrorContains(t, err, c.want)
		})
	}
}

func TestLineEndsOfWindowsArePassedOver(t *testing.T) {
	r := played(t, 2)
	back, err := replay.Parse(bytes.ReplaceAll(text(t, r), []byte("\n"), []byte("\r\n")))
	require.NoError(t, err)
	assert.Equal(t, r, back)
}

func TestAdditionsOfLaterVersionsAreKept(t *testing.T) {
	written := string(text(t, played(t, 2)))
	with := strings.Replace(written, "seed 2\n", "seed 2\n+league gold cup\n+fair\n", 1)
	with = strings.Replace(with, "start ", "+mood grim\nstart ", 1)
	r, err := replay.Parse([]byte(with))
	require.NoError(t, err)
	assert.Equal(t, []string{"league gold cup", "fair"}, r.Additions)
	assert.Equal(t, []string{"mood grim"}, r.Seats[1].Additions)
	assert.NoError(t, replay.Verify(r))
	assert.Equal(t, with, string(text(t, r)))
}

func TestWhatTheFormatCannotHoldIsRefused(t *testing.T) {
	r := newRecord(t, 1)
	r.Seats[0].Name = strings.Repeat("я", replay.MaxLine)
	_, err := r.MarshalText()
	assert.ErrorContains(t, err, "at most 4096")

	r = newRecord(t, 1)
	r.Seats[1].Brain = "two\nlines"
	_, err = r.MarshalText()
	assert.ErrorContains(t, err, "line break")
}

func TestRecordsOfOtherRulesAreNotPlayed(t *testing.T) {
	written := strings.Replace(string(text(t, played(t, 1))), "rules 1\n", "rules 99\n", 1)
	err := verifyText(written)
	var rules *replay.RulesError
	require.True(t, errors.As(err, &rules))
	assert.Equal(t, 99, rules.Rules)
}
