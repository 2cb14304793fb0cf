package duelrecord_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/record/duelrecord"
)

func TestWhatIsWrittenReadsBack(t *testing.T) {
	for seed := range uint64(30) {
		r := played(t, seed)
		written := text(t, r)
		back, err := duelrecord.Parse(written)
		require.NoError(t, err)
		assert.Equal(t, r, back)
		assert.Equal(t, string(written), string(text(t, back)))
		assert.NoError(t, duelrecord.Verify(back))
	}
}

// A duel under way can be loaded after every action, and goes on as it would have gone on.
func TestEverySavedMomentGoesOn(t *testing.T) {
	whole := played(t, 3)
	written := string(text(t, whole))
	for ply := range whole.Plies() + 1 {
		begun, err := duelrecord.Fork(whole, ply, whole.Seats)
		require.NoError(t, err)
		r, err := duelrecord.Parse(text(t, begun))
		require.NoError(t, err)
		require.Equal(t, ply, r.Plies())
		require.Equal(t, ply == whole.Plies(), r.Finished())
		require.NoError(t, duelrecord.Verify(r))
		require.Equal(t, written, string(text(t, finish(t, r))), "saved after %d actions", ply)
	}
}

// Whatever single line of the turns is changed, dropped or doubled, the file is refused or diverges, even under a
// digest of its own.
func TestEveryCorruptionOfTheTurnsIsFound(t *testing.T) {
	lines := strings.SplitAfter(unsealed(text(t, played(t, 5))), "\n")
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
			assert.Error(t, verifyText(sealed(corrupt)), "line %d %q became %q", i+1, lines[i], change)
		}
	}
}

func verifyText(text []byte) error {
	r, err := duelrecord.Parse(text)
	if err != nil {
		return err
	}
	return duelrecord.Verify(r)
}

// Every character of the turns matters, even under a digest of its own.
func TestEveryFlippedByteOfTheTurnsIsFound(t *testing.T) {
	lines := unsealed(text(t, played(t, 8)))
	from := strings.Index(lines, "\nstart ") + 1
	for i := from; i < len(lines)-1; i++ {
		for _, flip := range []byte{1, 2, 16} {
			corrupt := []byte(lines)
			corrupt[i] ^= flip
			assert.Error(t, verifyText(sealed(string(corrupt))), "byte %d: %q became %q", i, lines[i], corrupt[i])
		}
	}
}

func TestSyntaxErrorsNameTheLineAndWhatIsAllowed(t *testing.T) {
	lines := unsealed(text(t, played(t, 1)))
	change := func(old, new string) string {
		require.Contains(t, lines, old)
		return strings.Replace(lines, old, new, 1)
	}
	for _, c := range []struct{ name, text, want string }{
		{"other file", "<card>\n", `line 1: not a replay, which begins with the line "board-duels replay 4"`},
		{"later version", change("replay 4\n", "replay 7\n"), `line 1: a record in format 7, of a later version; this program reads format 6`},
		{"no version", change("replay 4\n", "replay\n"), `line 1: format version ""; this program reads version 6`},
		{"no number", change("replay 4\n", "replay 04\n"), `line 1: format version "04"; this program reads version 6`},
		{"number 0", change("replay 4\n", "replay 0\n"), `line 1: format version "0"; this program reads version 6`},
		{"words behind the version", change("replay 4\n", "replay 4 5\n"), `line 1: board-duels: "5" stands after the end of the statement`},
		{"no replay", change("replay 4\n", "pack 4\n"), `line 1: board-duels: found "pack", allowed is replay`},
		{"no game", change("game duel\n", ""), `line 2: found "rules", allowed is game`},
		{"game", change("game duel\n", "game chess\n"), `line 2: game: found "chess", allowed is duel`},
		{"rules", change("rules 2\n", "rules x\n"), `line 3: rules: the version is "x", allowed is a whole number from 1`},
		{"no rules", change("rules 2\n", ""), `line 3: found "pack", allowed is rules`},
		{"pack", change(`"test pack"`, `test`), `line 4: pack: the name is "test 00ff", allowed is text in "quotes"`},
		{"date", change("2026-11-20T", "20.11.2026 "), `line 5: date: "20.11.2026", allowed is a time like 2026-11-20T18:04:05Z`},
		{"seed", change("seed 1\n", "seed -1\n"), `line 6: seed: the seed is "-1", allowed is a whole number from 0 to`},
		{"unknown", change("seed 1\n", "seed 1\nweather fine\n"), `line 7: found "weather", allowed is seat`},
		{"player", change("player brain dice", "player robot dice"), `found "robot", allowed are person and brain`},
		{"no brain", change("player brain dice seed 1\n", "player brain\n"), `the brain's id is missing`},
		{"knowledge", change("knowledge witch ", "knowledge Witch "), `line 27: knowledge: "Witch" isn't the id of a hero`},
		{"no size", change("knowledge witch cases", "knowledge witch traces"), `line 27: knowledge: found "traces", allowed is cases`},
		{"no cases", change(" cases 2294 ", " cases 0 "), `line 27: knowledge: cases is "0", allowed is a whole number from 1 to`},
		{"size", change(" cases 2294 ", " cases 2293 "), `line 27: knowledge: no line ends 2293 bytes behind`},
		{"too far", change(" priorities 2004\n", " priorities 999999\n"), `line 27: knowledge: no line ends 999999 bytes behind`},
		{"words behind", change(" priorities 2004\n", " priorities 2004 5\n"), `line 27: knowledge: "5" stands after the end`},
		{"unfinished", lines[:strings.Index(lines, "hero witch")], `line 20: the file ends where hero is needed`},
		{"line after documents", change("start ", "stop "), `line 262: found "stop", allowed is start`},
		{"start", change("start ", "start x"), `allowed are 16 digits 0-9 a-f`},
		{"turn number", change("turn 2 ", "turn 3 "), `turn: the number is "3", allowed is 2`},
		{"card", change("\nplay ", "\nplay no_"), `allowed are `},
		{"spaces", change("\nend\n", "\nend \n"), `a space at the start or end`},
		{"empty line", lines + "\n", `empty line, or a space at the start or end of one`},
		{"words", change("\nend\n", "\nend turn\n"), `end: "turn" stands after the end of the statement`},
		{"after result", lines + "end\n", `"end" stands after the result`},
		{"header only", lines[:strings.Index(lines, "player")], `the file ends where player is needed`},
		{"long line", change("name ", "name \""+strings.Repeat("x", duelrecord.MaxLine)+"\""), `a line has at most 4096`},
		{"binary", "board-duels replay 4\n\xff\xfe\n", `not a text in UTF-8`},
		{"large", lines + strings.Repeat("end\n", duelrecord.MaxSize/4), `a replay has at most 2097152`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := duelrecord.Parse(sealed(c.text))
			assert.ErrorContains(t, err, c.want)
			var altered *duelrecord.DigestError
			assert.False(t, errors.As(err, &altered), "its digest is good")
		})
	}
}

// What only programs wrote that were never released is called so, and never read as something else.
func TestFormatsBeforeTheFirstReleaseAreRefused(t *testing.T) {
	lines := unsealed(text(t, played(t, 1)))
	for format, written := range map[int][]byte{
		// It had no digest
		1: []byte(strings.Replace(lines, "board-duels replay 4\ngame duel\n", "boardduels-replay 1\n", 1)),
		2: sealed(strings.Replace(lines, "replay 4\n", "replay 2\n", 1)),
		3: sealed(strings.Replace(lines, "replay 4\n", "replay 3\n", 1)),
	} {
		_, err := duelrecord.Parse(written)
		assert.EqualError(t, err, fmt.Sprintf("line 1: a record in format %d, which no released version wrote; this program reads format 6", format))
		syntax, ok := errors.AsType[*duelrecord.SyntaxError](err)
		require.True(t, ok)
		assert.Contains(t, syntax.In(i18n.For("uk")), fmt.Sprintf("запис у форматі %d, якого не писала жодна випущена версія; ця програма читає формат 6", format))
	}
}

func TestAdditionsOfLaterVersionsAreKept(t *testing.T) {
	with := unsealed(text(t, played(t, 2)))
	with = strings.Replace(with, "seed 2\n", "seed 2\n+league gold cup\n+fair\n", 1)
	with = strings.Replace(with, "start ", "+mood grim\nstart ", 1)
	r, err := duelrecord.Parse(sealed(with))
	require.NoError(t, err)
	assert.Equal(t, []string{"league gold cup", "fair"}, r.Additions)
	assert.Equal(t, []string{"mood grim"}, r.Seats[1].Additions)
	assert.NoError(t, duelrecord.Verify(r))
	assert.Equal(t, string(sealed(with)), string(text(t, r)))
}

func TestWhatTheFormatCannotHoldIsRefused(t *testing.T) {
	r := newRecord(t, 1)
	r.Seats[0].Name = strings.Repeat("я", duelrecord.MaxLine)
	_, err := r.MarshalText()
	assert.ErrorContains(t, err, "at most 4096")

	r = newRecord(t, 1)
	r.Seats[1].Brain = "two\nlines"
	_, err = r.MarshalText()
	assert.ErrorContains(t, err, "line break")
}

func TestRecordsOfOtherRulesAreNotPlayed(t *testing.T) {
	for _, version := range []int{1, 3, 99} {
		lines := strings.Replace(unsealed(text(t, played(t, 1))), "rules 2\n", fmt.Sprintf("rules %d\n", version), 1)
		err := verifyText(sealed(lines))
		var rules *duelrecord.RulesError
		require.True(t, errors.As(err, &rules))
		assert.Equal(t, version, rules.Rules)
	}
}

// A hero can begin wounded.
func TestWoundsAreKept(t *testing.T) {
	r := newRecord(t, 1)
	seats := r.Seats
	seats[0].Wounds = 12
	wounded, err := duelrecord.New(r.Pack, r.Seed, seats)
	require.NoError(t, err)
	assert.NotEqual(t, r.Start, wounded.Start)
	d, err := wounded.Duel()
	require.NoError(t, err)
	start := d.Start(wounded.Seed)
	assert.Equal(t, seats[0].Hero.HP-12, start.Fighters[0].HP)
	assert.Equal(t, seats[0].Hero.HP, d.MaxHP(&start.Fighters[0], 0))

	lines := unsealed(text(t, wounded))
	back, err := duelrecord.Parse(sealed(lines))
	require.NoError(t, err)
	require.NoError(t, duelrecord.Verify(back))
	assert.EqualValues(t, 12, back.Seats[0].Wounds)

	for wounds, want := range map[string]string{
		"wounds 0\n": `line`,
		fmt.Sprintf("wounds %d\n", seats[0].Hero.HP): "wounds: the hp is",
		"wounds 12 13\n":         `wounds: "13" stands after the end of the statement`,
		"wounds 12\nwounds 12\n": `found "wounds", allowed is seat`,
	} {
		_, err := duelrecord.Parse(sealed(strings.Replace(lines, "wounds 12\n", wounds, 1)))
		assert.ErrorContains(t, err, want)
	}
	assert.Error(t, verifyText(sealed(strings.Replace(lines, "wounds 12\n", "wounds 11\n", 1))), "the start tells them")

	seats[0].Wounds = seats[0].Hero.HP
	_, err = duelrecord.New(r.Pack, r.Seed, seats)
	assert.ErrorContains(t, err, "wounds is")
}
