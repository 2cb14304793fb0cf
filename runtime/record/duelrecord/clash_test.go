package duelrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
	"boardduels/schema"
)

// clashRules are the classic ones, with a clash at each turn but the first.
func clashRules() *schema.Rules {
	rules := &schema.Rules{Numbers: duel.Classic()}
	rules.Numbers.Clash.Pace, rules.Numbers.Clash.First = rule.EachTurn, 1
	return rules
}

// clashing returns a duel of squire and witch that is about to begin, with clashes.
func clashing(t require.TestingT, seed uint64) *duelrecord.Record {
	seats := [2]duelrecord.Seat{
		{Hero: duelrecordtest.Hero(squire()), Brain: "dice", Seed: seed},
		{Hero: duelrecordtest.Hero(witch()), Brain: "dice", Seed: 7},
	}
	r, err := duelrecord.New(duelrecord.Pack{Name: "clashes", Rules: clashRules()}, seed, seats)
	require.NoError(t, err)
	return r
}

// lastLines returns the last lines of a record's text before its digest.
func lastLines(t testing.TB, r *duelrecord.Record, n int) string {
	lines := strings.SplitAfter(unsealed(text(t, r)), "\n")
	return strings.Join(lines[len(lines)-1-n:], "")
}

// stepped carries out actions in a record.
func stepped(t require.TestingT, r *duelrecord.Record, actions ...duel.Action) *duelrecord.Record {
	r, d, s, err := duelrecord.Resume(r)
	require.NoError(t, err)
	for _, a := range actions {
		seat := d.Mover(&s)
		require.NoError(t, d.Apply(&s, a, nil))
		r.Add(d, seat, a, &s)
	}
	return r
}

// Both stances stand in one line at the beginning of the turn whose clash it is, once both are known.
func TestAClashIsALine(t *testing.T) {
	r := clashing(t, 1)
	assert.True(t, strings.HasPrefix(string(text(t, r)), "board-duels replay 6\ngame duel\nrules 2\nlanguage 1 rules "))
	r = stepped(t, r, duel.EndTurn)
	ended := text(t, r)
	require.True(t, r.Turns[0].Closed)
	for _, stance := range rule.Stances {
		require.Equal(t, string(ended), string(text(t, stepped(t, r, duel.Take(stance)))), "what only one has chosen isn't written")
	}
	r = stepped(t, r, duel.Take(rule.Strike), duel.Take(rule.Guard))
	second := duelrecord.SeatName(r.Turns[1].Seat)
	assert.Equal(t, "turn 2 round 1 seat "+second+"\nclash strike guard\n", lastLines(t, r, 2))
	assert.Equal(t, []duel.Action{duel.EndTurn, duel.Take(rule.Strike)}, r.Turns[0].Actions)
	assert.Equal(t, []duel.Action{duel.Take(rule.Guard)}, r.Turns[1].Actions)
	r = stepped(t, r, duel.EndTurn, duel.Take(rule.Focus))
	assert.Regexp(t, "\nclash strike guard\nend\nhash [0-9a-f]{16}\n$", lastLines(t, r, 4))
}

// A duel with clashes is written, read and played again to the letter, and goes on from wherever it stops as it would
// have gone on.
func TestClashesAreRecorded(t *testing.T) {
	for seed := range uint64(6) {
		r := finish(t, clashing(t, seed))
		written := text(t, r)
		require.Contains(t, string(written), "\nclash ")
		back, err := duelrecord.Parse(written)
		require.NoError(t, err)
		require.Equal(t, r, back)
		require.NoError(t, duelrecord.Verify(back))
		for ply := 0; ply < r.Plies(); ply += 1 + r.Plies()/20 {
			stopped, err := duelrecord.Fork(r, ply, r.Seats)
			require.NoError(t, err)
			saved, err := duelrecord.Parse(text(t, stopped))
			require.NoError(t, err)
			require.NoError(t, duelrecord.Verify(saved))
			require.Equal(t, r.Turns, finish(t, saved).Turns, "resumed after %d actions", ply)
		}
	}
}

// A stance that the other one never met stands in the record of a duel that is over, whyever it is.
func TestAStanceThatIsNeverMet(t *testing.T) {
	r := stepped(t, clashing(t, 1), duel.EndTurn, duel.Take(rule.Focus))
	r.Resign(1-r.Turns[0].Seat, "resigned")
	seat := duelrecord.SeatName(1 - r.Turns[0].Seat)
	assert.Contains(t, lastLines(t, r, 3), "turn 2 round 1 seat "+seat+"\nclash focus\nresult winner ")
	back, err := duelrecord.Parse(text(t, r))
	require.NoError(t, err)
	require.Equal(t, r, back)
	require.NoError(t, duelrecord.Verify(back))
}

// A turn begins before the stances that are taken for it, and its cards are those that are played in it.
func TestTurnsBeginBeforeTheirClash(t *testing.T) {
	r := stepped(t, clashing(t, 1), duel.EndTurn, duel.Take(rule.Strike), duel.Take(rule.Guard), duel.EndTurn, duel.Take(rule.Focus))
	for turn, want := range []int{0, 1, 4} {
		got, err := r.TurnStart(turn + 1)
		require.NoError(t, err)
		assert.Equal(t, want, got, "turn %d", turn+1)
	}
	playback, err := duelrecord.Open(r)
	require.NoError(t, err)
	for _, stretch := range playback.Stretches() {
		assert.Empty(t, stretch.Cards[0])
		assert.Empty(t, stretch.Cards[1])
	}
	assert.Equal(t, "stance:strike", r.ActionText(0, duel.Take(rule.Strike)))
}

func TestFaultsOfClashesAreNamed(t *testing.T) {
	r := stepped(t, clashing(t, 1), duel.EndTurn, duel.Take(rule.Strike), duel.Take(rule.Guard))
	written := unsealed(text(t, r))
	for name, c := range map[string]struct{ old, new, want string }{
		"no stance":          {"clash strike guard", "clash strike gard", `clash: found "gard", allowed are strike, guard, focus`},
		"one that is hidden": {"clash strike guard", "clash covered guard", `clash: found "covered", allowed are strike, guard, focus`},
		"none":               {"clash strike guard", "clash", `clash: found "", allowed are strike, guard, focus`},
		"one alone":          {"clash strike guard\n", "clash strike\nend\n", `found "end", allowed is result, behind a clash with the stance of one seat alone`},
		"three":              {"strike guard", "strike guard focus", `clash: "focus" stands after the end of the statement`},
		"twice":              {"clash strike guard\n", "clash strike guard\nclash strike guard\n", `found "clash", allowed is play CARD, end, hash or result`},
		"an older format":    {"replay 6", "replay 5", `found "clash", allowed is play CARD or end`},
		"rules without it":   {"<clash>turn</clash>\n", "<calm>19</calm>    \n", `the rules have no clash, format 6 is of duels with one`},
		"a later format":     {"replay 6", "replay 7", `format 7`},
	} {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, written, c.old)
			_, err := duelrecord.Parse(sealed(strings.Replace(written, c.old, c.new, 1)))
			assert.ErrorContains(t, err, c.want)
			assert.ErrorContains(t, err, "line ")
		})
	}
	first := strings.Replace(written, "\nend\n", "\nclash strike guard\nend\n", 1)
	_, err := duelrecord.Parse(sealed(first))
	assert.ErrorContains(t, err, "clash: no turn of the other seat's has ended before it")
}

// A stance that can't be taken is told with the line in which it stands.
func TestTheLineOfAClashThatDiverges(t *testing.T) {
	r := stepped(t, clashing(t, 1), duel.EndTurn, duel.Take(rule.Strike), duel.Take(rule.Guard))
	d := &duelrecord.Divergence{Turn: 1, Round: 1, What: "action", Actions: "end, stance:strike"}
	damage := &duelrecord.DigestError{Problem: i18n.Message{Key: "replay.altered"}}
	written := unsealed(text(t, r))
	damage.Place([]byte(written), d)
	var line *duelrecord.SyntaxError
	require.ErrorAs(t, damage.Err, &line)
	assert.Equal(t, strings.Count(written, "\n"), line.Line)
}

// Whatever one takes, until the other does the file is the same, and so is what a resumed duel is.
func TestFilesDontTellAStanceThatWasntMet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := clashing(t, rapid.Uint64().Draw(t, "seed"))
		rules := *r.Pack.Rules
		rules.Numbers.Clash.Pace = rapid.SampledFrom([]rule.Pace{rule.EachTurn, rule.EachRound}).Draw(t, "pace")
		r.Pack.Rules = &rules
		r, err := duelrecord.New(r.Pack, r.Seed, r.Seats)
		require.NoError(t, err)
		playOn(t, r, rapid.IntRange(0, 60).Draw(t, "plies"))
		_, d, s, err := duelrecord.Resume(r)
		require.NoError(t, err)
		if s.Winner != game.Nobody || !d.Ended(&s) {
			return
		}
		before, err := r.MarshalText()
		require.NoError(t, err)
		for _, stance := range rule.Stances {
			next := stepped(t, r, duel.Take(stance))
			if next.Finished() {
				continue
			}
			written, err := next.MarshalText()
			require.NoError(t, err)
			require.Equal(t, string(before), string(written))
		}
	})
}
