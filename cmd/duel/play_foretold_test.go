package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/forecast"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// sealTold finds in what a duel told the digest of the seal of a turn.
var sealTold = regexp.MustCompile(`(?:sealed|запечатано):\s+([0-9a-f]{64})`)

// playedIn returns what a command has kept in my.replay.
func playedIn(t *testing.T, folder string) *duelrecord.Record {
	t.Helper()
	r, err := duelmatch.File{Path: filepath.Join(folder, "my.replay")}.Load()
	require.NoError(t, err)
	return r
}

// Before each turn it is told that a seal is closed, after it what was in it, and at the end how often that was right;
// all of it is kept, and can be checked.
func TestPlayTellsWhatIsForetold(t *testing.T) {
	for lang, told := range map[string]struct{ opened, score string }{
		"en": {`(?m)^(?:This was foretold:|Foretold was)`, `Mage: In this duel I foresaw \d of 3 turns\.`},
		"uk": {`(?m)^(?:Це було передбачено:|Передбачено було:)`, `Маг: У цій дуелі передбачено \d \(загалом 3 ходи\)\.`},
	} {
		folder := t.TempDir()
		out := must(t, folder, "end\n1\nend\nend\nresign\n", "play", "--seed", "42", "--save", "my.replay", "--lang", lang)
		closed := sealTold.FindAllStringSubmatch(out, -1)
		assert.Len(t, closed, 4, "once a turn, however many cards are played in it")
		assert.Len(t, regexp.MustCompile(told.opened).FindAllString(out, -1), 3)
		assert.Regexp(t, told.score, out)

		record := playedIn(t, folder)
		seals, err := forecast.Seals(record, 1-personOf(record))
		require.NoError(t, err)
		require.Len(t, seals, len(closed))
		for i := range closed {
			assert.Equal(t, seals[i].Digest.String(), closed[i][1])
		}
		assert.Contains(t, must(t, folder, "", "replay", "verify", "my.replay"), "4 forecasts fit their seals; whether")
		verified := must(t, folder, "", "replay", "verify", "my.replay", "--decisions")
		assert.Contains(t, verified, "1 verified")
		assert.Contains(t, verified, "4 forecasts fit their seals, and were made again, the same.")
		assert.Contains(t, must(t, folder, "", "replay", "verify", "my.replay", "--json"), `"seals": 4`)
	}
}

// Who doesn't want that has nothing sealed; nor has anybody of whom the opponent knows nothing.
func TestPlayForetellsNothing(t *testing.T) {
	for _, unforetold := range [][]string{{"--no-forecasts"}, {"--brain", "tree"}} {
		folder := t.TempDir()
		out := must(t, folder, "end\nresign\n", append([]string{"play", "--seed", "42", "--save", "my.replay"}, unforetold...)...)
		assert.NotRegexp(t, `sealed|[Ff]oretold|foresaw`, out)
		record := playedIn(t, folder)
		assert.False(t, forecast.IsForetold(&record.Seats[1-personOf(record)]))
		assert.Contains(t, must(t, folder, "", "replay", "verify", "my.replay"), "1 replay has no sealed forecasts.")
	}
}

// A duel that goes on is sealed as it was begun, in whatever place it was left, and whatever is wanted now.
func TestADuelIsSealedAsItWasBegun(t *testing.T) {
	for _, left := range []string{"quit\n", "1\nquit\n", "end\nquit\n"} {
		folder := t.TempDir()
		play := func(in string, args ...string) string {
			return must(t, folder, in, append([]string{"play", "--hero", "mage", "--opponent", "knight", "--save", "my.replay"}, args...)...)
		}
		first := sealTold.FindAllString(play(left, "--seed", "1"), -1)
		require.NotEmpty(t, first)
		assert.Equal(t, first[len(first)-1], sealTold.FindString(play("quit\n")), "the same seal")
		assert.NotRegexp(t, `sealed|[Ff]oretold|foresaw`, play("end\nend\nresign\n", "--no-forecasts"))
		record := playedIn(t, folder)
		n, err := forecast.Check(record)
		require.NoError(t, err)
		assert.GreaterOrEqual(t, n, 3, "it was sealed, without a word")

		require.NoError(t, duelmatch.File{Path: filepath.Join(folder, "my.replay")}.Save(playedWithout(t, record)))
		assert.NotRegexp(t, `sealed|[Ff]oretold|foresaw`, play("end\nresign\n"), "begun without")
		assert.Contains(t, must(t, folder, "", "replay", "verify", "my.replay"), "1 verified")
	}
}

// playedWithout returns a duel of the same set-up that hasn't begun, and in which nothing is sealed.
func playedWithout(t *testing.T, r *duelrecord.Record) *duelrecord.Record {
	t.Helper()
	seats := r.Seats
	seats[1-personOf(r)].Additions = nil
	fresh, err := duelrecord.New(r.Pack, r.Seed, seats)
	require.NoError(t, err)
	return fresh
}

// What an opponent that has learned says of a person is told as the duel begins and goes on, and what became of it at
// the end; what the duel taught it comes last, and stands in the replay for machines.
func TestPlayTellsWhatIsClaimedAndTaught(t *testing.T) {
	folder := t.TempDir()
	play := func(in string, args ...string) string {
		return must(t, folder, in, append([]string{"play", "--kb", "kb", "--save", "my.replay"}, args...)...)
	}
	waits := strings.Repeat("end\n", 5) + "resign\n"
	out := play(waits, "--seed", "42")
	taught := regexp.MustCompile(`Mage: (.+ more\s+often\s+than\s+I\s+thought:[^.]+\.\s+Your\s+turn\s+in\s+round\s+\d+\s+taught\s+me\s+that\s+most\.)`).FindStringSubmatch(out)
	require.NotEmpty(t, taught, out)
	assert.Contains(t, must(t, folder, "", "replay", "show", "my.replay", "--json"), `"taught": "`+strings.Join(strings.Fields(taught[1]), " ")+`"`)

	must(t, folder, waits, "play", "--kb", "kb", "--seed", "43")
	require.NoError(t, os.Remove(filepath.Join(folder, "my.replay")))
	claim := regexp.MustCompile(`Mage: (.+) (?:I am waiting for it|Let us see)\.\n`)
	said := claim.FindStringSubmatch(play("end\nquit\n", "--seed", "44"))
	require.NotEmpty(t, said)
	out = play(waits)
	assert.Equal(t, said, claim.FindStringSubmatch(out))
	assert.Contains(t, strings.Join(strings.Fields(out), " "), "Mage: I had said of you: “"+said[1]+"”")
	assert.Equal(t, 1, strings.Count(read(t, folder, "my.replay"), "\n+claim "))
	assert.Contains(t, must(t, folder, "", "replay", "verify", "my.replay"), "1 verified")
}
