package duelrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/record/duelrecord"
)

// A line may have exactly so many bytes, when it is written and when it is read.
func TestTheLongestLine(t *testing.T) {
	r := persons(t)
	most := duelrecord.MaxLine - len(`name ""`)
	r.Seats[0].Name = strings.Repeat("x", most)
	written := text(t, r)
	_, err := duelrecord.Parse(written)
	require.NoError(t, err)

	r.Seats[0].Name += "x"
	_, err = r.MarshalText()
	assert.ErrorContains(t, err, "4097 bytes, at most 4096 are allowed")
	longer := strings.Replace(unsealed(written), `name "x`, `name "xx`, 1)
	_, err = duelrecord.Parse(sealed(longer))
	assert.ErrorContains(t, err, "line 7: 4097 bytes, a line has at most 4096")
}

// A file may have exactly so many bytes, when it is written and when it is read.
func TestTheLargestFile(t *testing.T) {
	r := persons(t)
	line := strings.Repeat("x", 1000)
	for range (duelrecord.MaxSize - len(text(t, r)) - 1100) / len("+\n"+line) {
		r.Additions = append(r.Additions, line)
	}
	left := duelrecord.MaxSize - len(text(t, r)) - len("+\n")
	r.Additions = append(r.Additions, strings.Repeat("y", left))
	written := text(t, r)
	require.Len(t, written, duelrecord.MaxSize)
	_, err := duelrecord.Parse(written)
	require.NoError(t, err)

	r.Additions[0] += "x"
	larger, err := r.MarshalText()
	assert.ErrorContains(t, err, "replay: 2097153 bytes, at most 2097152 are allowed")
	_, err = duelrecord.Parse(larger)
	assert.EqualError(t, err, "too large, a replay has at most 2097152 bytes")
}

// A text that is as long as a digest's line alone, or a little longer, isn't a replay.
func TestTheShortestFiles(t *testing.T) {
	const digest = len("digest ") + 64 + len("\n")
	for n := range digest + 3 {
		short := strings.Repeat("board-duels ", 10)[:n]
		_, err := duelrecord.Parse([]byte(short))
		require.Error(t, err, short)
		_, err = duelrecord.Parse(sealed(short))
		require.Error(t, err, short)
	}
	noLineEnd := strings.TrimSuffix(unsealed(text(t, persons(t))), "\n")
	_, err := duelrecord.Parse(sealed(noLineEnd))
	assert.ErrorContains(t, err, "the digest at the end is missing")
}

// What a message quotes is cut at 40 bytes, between letters.
func TestMessagesQuoteNoMoreThan40Bytes(t *testing.T) {
	lines := unsealed(text(t, persons(t)))
	for word, quoted := range map[string]string{
		strings.Repeat("x", 40):        `"` + strings.Repeat("x", 40) + `"`,
		strings.Repeat("x", 41):        `"` + strings.Repeat("x", 40) + `…"`,
		"x" + strings.Repeat("я", 20):  `"x` + strings.Repeat("я", 19) + `…"`,
		strings.Repeat("x", 39) + "яя": `"` + strings.Repeat("x", 39) + `…"`,
	} {
		_, err := duelrecord.Parse(sealed(strings.Replace(lines, "seed 3\n", word+"\n", 1)))
		assert.EqualError(t, err, "line 5: found "+quoted+", allowed is seed")
	}
}

// The header's numbers and texts, at the ends of what is allowed and beyond.
func TestTheHeadersRanges(t *testing.T) {
	r := persons(t)
	r.Seats[0].Brain = "dice"
	lines := unsealed(text(t, r))
	for _, c := range []struct{ old, new, want string }{
		{"rules 2\n", "rules 0\n", `rules: the version is "0", allowed is a whole number from 1 to 1073741824`},
		{"rules 2\n", "rules 1073741824\n", ""},
		{"rules 2\n", "rules 1073741825\n", `rules: the version is "1073741825"`},
		{"rules 2\n", "rules 2 1\n", `rules: "1" stands after the end of the statement`},
		{"seed 3\n", "seed 18446744073709551615\n", ""},
		{"seed 3\n", "seed 18446744073709551616\n", `seed: the seed is "18446744073709551616"`},
		{"seed 3\n", "seed 3 4\n", `seed: "4" stands after the end of the statement`},
		{"seed 3\n", "date 2026-11-20T18:04:05Z\nseed 3\n", ""},
		{"seed 3\n", "date 2026-11-20T18:04:05.5Z\nseed 3\n", `date: "2026-11-20T18:04:05.5Z", allowed is a time like`},
		{"seed 3\n", "date 0001-01-01T00:00:00Z\nseed 3\n", `date: "0001-01-01T00:00:00Z", allowed is a time like`},
		{"seed 3\n", "date 2026-11-20T18:04:05Z UTC\nseed 3\n", `date: "UTC" stands after the end of the statement`},
		{`pack "Pack"`, `pack ""`, `pack: the name is empty; leave the line out instead`},
		{`pack "Pack"`, `pack "Pack" 00ff more`, `pack: "more" stands after the end of the statement`},
		{`pack "Pack"`, "pack `Pack`", "pack: the name is \"`Pack`\", allowed is text in \"quotes\""},
		{`name "Ann"`, `name ""`, `name: it is empty; leave the line out instead`},
		{`name "Ann"`, `name "Ann" Lee`, `name: "Lee" stands after the end of the statement`},
		{"seat 1\n", "seat 2\n", `seat: the number is "2", allowed is 1`},
		{"seat 1\n", "seat 1 1\n", `seat: "1" stands after the end of the statement`},
		{"player person\n", "player person 1\n", `player: "1" stands after the end of the statement`},
		{"brain dice seed 0\n", "brain dice\n", `player: found "", allowed is seed`},
		{"brain dice seed 0\n", "brain dice seed x\n", `player: the seed is "x"`},
		{"brain dice seed 0\n", "brain dice seed 0 1\n", `player: "1" stands after the end of the statement`},
		{"hero squire ", "hero Squire ", `hero: column 6: `},
		{"card cut ", "cart cut ", `found "cart", allowed is card cut`},
		{"card cut ", "card hit ", `card: found hit, allowed is cut: cards stand in the order of the deck`},
		{"card cut ", "card cut x=1 ", `card: column 10: `},
	} {
		require.Contains(t, lines, c.old)
		_, err := duelrecord.Parse(sealed(strings.Replace(lines, c.old, c.new, 1)))
		if c.want == "" {
			assert.NoError(t, err, c.new)
		} else {
			assert.ErrorContains(t, err, c.want)
		}
	}
}

// Dates are told in one time zone, whichever a file has.
func TestDatesAreInUTC(t *testing.T) {
	lines := unsealed(text(t, persons(t)))
	r, err := duelrecord.Parse(sealed(strings.Replace(lines, "seed 3\n", "date 2026-11-20T20:04:05+02:00\nseed 3\n", 1)))
	require.NoError(t, err)
	assert.Equal(t, "2026-11-20 18:04:05 +0000 UTC", r.Date.String())
	assert.Contains(t, string(text(t, r)), "\ndate 2026-11-20T18:04:05Z\n")
}
