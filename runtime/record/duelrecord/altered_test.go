package duelrecord_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/textnorm"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
)

// persons returns a duel of two persons that one of them gave up: nobody decides again, and no rule gives the result.
func persons(t testing.TB) *duelrecord.Record {
	t.Helper()
	r, err := duelrecord.New(duelrecord.Pack{Name: "Pack"}, 3, [2]duelrecord.Seat{
		{Name: "Ann", Hero: duelrecordtest.Hero(squire())}, {Name: "Ben", Hero: duelrecordtest.Hero(witch())},
	})
	require.NoError(t, err)
	d, err := r.Duel()
	require.NoError(t, err)
	s := d.Start(r.Seed)
	for range 9 {
		seat, legal := d.Mover(&s), d.Legal(&s, nil)
		action := legal[len(legal)-1]
		if len(legal) > 1 && action == duel.EndTurn {
			action = legal[0]
		}
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, seat, action, &s)
	}
	r.Resign(game.Seat(1), "resigned")
	return r
}

// knowing returns a duel not yet begun, of a brain that knows something of the hero that both play.
func knowing(t testing.TB) *duelrecord.Record {
	t.Helper()
	k := testKnowledge()
	k.Cases = k.Cases[:1]
	hero := witch()
	hero.Deck = hero.Deck[:3]
	for i := range hero.Deck {
		hero.Deck[i].Copies = 4
	}
	seats := [2]duelrecord.Seat{{Hero: duelrecordtest.Hero(hero)}, {Hero: duelrecordtest.Hero(hero), Brain: "echo", Seed: 7}}
	seats[1].Know(k, k)
	r, err := duelrecord.New(duelrecord.Pack{}, 5, seats)
	require.NoError(t, err)
	return r
}

// requireAltered checks that a text other than a written one is refused, for its digest. What becomes of whole texts on
// their way alters nothing.
func requireAltered(t *testing.T, written, altered []byte, what string, args ...any) {
	t.Helper()
	if bytes.Equal(written, textnorm.Meant(altered)) {
		return
	}
	r, err := duelrecord.Parse(altered)
	require.Error(t, err, append([]any{what}, args...)...)
	require.Nil(t, r)
}

// Whatever byte of a file is altered, taken away, doubled or moved, the file is refused, and so it is if it is cut off.
func TestEveryAlteredByteIsFound(t *testing.T) {
	for name, r := range map[string]*duelrecord.Record{"persons": persons(t), "knowing": knowing(t)} {
		written := text(t, r)
		_, err := duelrecord.Parse(written)
		require.NoError(t, err)
		altered := make([]byte, 0, len(written)+1)
		for i, b := range written {
			for _, flip := range []byte{0x01, 0x20, 0x80} {
				altered = append(altered[:0], written...)
				altered[i] ^= flip
				requireAltered(t, written, altered, "%s: byte %d flipped by %x", name, i, flip)
			}
			altered = append(append(altered[:0], written[:i]...), written[i+1:]...)
			requireAltered(t, written, altered, "%s: byte %d taken away", name, i)
			altered = append(append(append(altered[:0], written[:i]...), b), written[i:]...)
			requireAltered(t, written, altered, "%s: byte %d doubled", name, i)
			if i+1 < len(written) {
				altered = append(altered[:0], written...)
				altered[i], altered[i+1] = altered[i+1], altered[i]
				requireAltered(t, written, altered, "%s: byte %d moved", name, i)
			}
			requireAltered(t, written, written[:i], "%s: cut off at byte %d", name, i)
		}
	}
}

// Whatever line is taken away, doubled, moved or has another end, the file is refused.
func TestEveryAlteredLineIsFound(t *testing.T) {
	for name, r := range map[string]*duelrecord.Record{"persons": persons(t), "knowing": knowing(t)} {
		written := text(t, r)
		lines := bytes.SplitAfter(written, []byte("\n"))
		join := func(parts ...[][]byte) []byte {
			var all []byte
			for _, part := range parts {
				all = append(all, bytes.Join(part, nil)...)
			}
			return all
		}
		for i, line := range lines[:len(lines)-1] {
			before, after := lines[:i], lines[i+1:]
			one := [][]byte{line}
			requireAltered(t, written, join(before, after), "%s: line %d taken away", name, i+1)
			requireAltered(t, written, join(before, one, one, after), "%s: line %d doubled", name, i+1)
			requireAltered(t, written, join(before, after[:1], one, after[1:]), "%s: line %d moved", name, i+1)
			windows := [][]byte{bytes.Replace(line, []byte("\n"), []byte("\r\n"), 1)}
			requireAltered(t, written, join(before, windows, after), "%s: line %d has another end", name, i+1)
			requireAltered(t, written, join(one, lines), "%s: line %d stands before the first", name, i+1)
			requireAltered(t, written, join(lines, one), "%s: line %d stands behind the last", name, i+1)
		}
	}
}

// What a re-simulation alone doesn't find, because the rules don't ask for it or lead to the same.
func TestWhatOnlyTheDigestFinds(t *testing.T) {
	written := string(text(t, persons(t)))
	learned := string(text(t, knowing(t)))
	swap := func(text, a, b string) string { return strings.NewReplacer(a, b, b, a).Replace(text) }
	for name, c := range map[string]struct{ text, altered string }{
		"a forfeit's reason":         {written, strings.Replace(written, `forfeit "resigned"`, `forfeit "lost"`, 1)},
		"who forfeited":              {written, strings.Replace(written, "result winner 1", "result winner 2", 1)},
		"no forfeit":                 {written, strings.Replace(written, ` forfeit "resigned"`, "", 1)},
		"an unplayed card's number":  {written, strings.Replace(written, "base_damage=6 max_damage=9", "base_damage=6 max_damage=8", 1)},
		"a hero's id":                {written, strings.Replace(written, "hero squire", "hero squirt", 1)},
		"a name":                     {written, strings.Replace(written, `name "Ann"`, `name "Eve"`, 1)},
		"swapped names":              {written, swap(written, `"Ann"`, `"Ben"`)},
		"a person turned into an AI": {written, strings.Replace(written, "player person", "player brain tree seed 1", 1)},
		"another pack":               {written, strings.Replace(written, `pack "Pack"`, `pack "Classic"`, 1)},
		"a date":                     {written, strings.Replace(written, "seed 3\n", "date 2026-11-20T18:04:05Z\nseed 3\n", 1)},
		"an addition":                {written, strings.Replace(written, "seed 3\n", "seed 3\n+fair\n", 1)},
		"a brain's seed":             {learned, strings.Replace(learned, "brain echo seed 7", "brain echo seed 8", 1)},
		"another foe":                {learned, strings.Replace(learned, "foe witch as 1\n", "", 1)},
		"a case":                     {learned, strings.Replace(learned, "<potency>0.1<", "<potency>0.2<", 1)},
		"a priority":                 {learned, strings.Replace(learned, ">-5<", ">-4<", 1)},
		"a torn end":                 {learned, strings.TrimSuffix(learned, "\n")},
		"large digits":               {learned, learned[:len(learned)-65] + strings.ToUpper(learned[len(learned)-65:])},
		"some line ends of Windows":  {learned, strings.Replace(learned, "\n", "\r\n", 3)},
	} {
		t.Run(name, func(t *testing.T) {
			require.NotEqual(t, c.text, c.altered)
			_, err := duelrecord.Parse([]byte(c.altered))
			var altered *duelrecord.DigestError
			assert.ErrorAs(t, err, &altered)
		})
	}
}

// A record that went through programs of Windows, a Mac or git is the one that was written: its digest is of what was
// meant.
func TestWhatHappensOnTheWayAltersNothing(t *testing.T) {
	for name, r := range map[string]*duelrecord.Record{"persons": persons(t), "knowing": knowing(t)} {
		written := string(text(t, r))
		for way, sent := range map[string]string{
			"Windows": strings.ReplaceAll(written, "\n", "\r\n"), "an old Mac": strings.ReplaceAll(written, "\n", "\r"), "a mark": "\ufeff" + written,
			"one newline more": written + "\n", "all of it": "\ufeff" + strings.ReplaceAll(written+"\n", "\n", "\r\n"),
		} {
			back, err := duelrecord.Parse([]byte(sent))
			require.NoError(t, err, "%s: %s", name, way)
			assert.Equal(t, written, string(text(t, back)), "%s: %s", name, way)
			assert.Equal(t, duelrecord.Family, record.Family([]byte(sent)), way)
		}
	}
}

// Two actions that lead to the same may have been taken in either order; the digest knows in which.
func TestSwappedActionsAreFound(t *testing.T) {
	r := persons(t)
	swapped := 0
	for i := range r.Turns {
		for k := range len(r.Turns[i].Actions) - 1 {
			other := persons(t)
			actions := other.Turns[i].Actions
			actions[k], actions[k+1] = actions[k+1], actions[k]
			if duelrecord.Verify(other) != nil || actions[k] == actions[k+1] {
				continue
			}
			swapped++
			lines := unsealed(text(t, other))
			digest := strings.TrimPrefix(string(text(t, r)), unsealed(text(t, r)))
			_, err := duelrecord.Parse([]byte(lines + digest))
			assert.ErrorContains(t, err, "the digest is of other lines")
		}
	}
	assert.Positive(t, swapped, "some actions can be swapped under the rules")
}

func TestAnAlteredFileIsToldByItsFirstWrongLine(t *testing.T) {
	written := string(text(t, persons(t)))
	for _, c := range []struct{ name, text, want string }{
		{"damaged", strings.Replace(written, "rules 2", "rules one", 1), "the digest is of other lines: the file was altered or damaged after " +
			"it was written; line 3: rules: the version is \"one\", allowed is a whole number from 1 to 1073741824"},
		{"cut off", written[:strings.Index(written, "digest")], "the digest at the end is missing: the file was cut off, or something stands behind it"},
		{"nothing but a digest", "digest " + strings.Repeat("0", 64) + "\n", "line 1: not a replay"},
		{"of Windows", strings.Replace(written, "rules 2\n", "rules 2\r\n", 1), "line 3: a carriage return stands there; lines end in a line feed alone"},
		{"empty", "", `line 1: not a replay, which begins with the line "board-duels replay 4"`},
	} {
		_, err := duelrecord.Parse([]byte(c.text))
		assert.ErrorContains(t, err, c.want, c.name)
	}
	_, err := duelrecord.Parse([]byte(strings.Replace(written, "rules 2", "rules one", 1)))
	var syntax *duelrecord.SyntaxError
	assert.ErrorAs(t, err, &syntax)
}

// An alteration of a few bytes anywhere in a written file is found.
func FuzzAltered(f *testing.F) {
	samples := [][]byte{text(f, persons(f)), text(f, knowing(f)), text(f, played(f, 2)), text(f, newRecord(f, 1))}
	f.Add(uint8(0), uint16(0), uint8(1), []byte("B"))
	f.Add(uint8(1), uint16(500), uint8(0), []byte("\r"))
	f.Add(uint8(2), uint16(2000), uint8(9), []byte{})
	f.Add(uint8(3), uint16(65535), uint8(0), []byte("end\n"))
	f.Fuzz(func(t *testing.T, which uint8, at uint16, taken uint8, put []byte) {
		written := samples[int(which)%len(samples)]
		from := int(at) % (len(written) + 1)
		to := min(from+int(taken), len(written))
		put = put[:min(len(put), 256)] // shorter than any replay: a whole one put in its place would be good
		requireAltered(t, written, bytes.Join([][]byte{written[:from], put, written[to:]}, nil), "%d to %d became %q", from, to, put)
	})
}
