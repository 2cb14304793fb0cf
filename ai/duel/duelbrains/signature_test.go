package duelbrains_test

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/learning"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

var update = flag.Bool("update", false, "write the golden files anew")

// signed are the duels that each brain plays against itself for the signature.
var signed = []struct {
	heroes [2]string
	seed   uint64
}{
	{[2]string{"knight", "mage"}, 1},
	{[2]string{"priest", "rogue"}, 2},
}

// TestSignature holds what every brain does in fixed duels against a file, a line for each; the last line, over all of
// them, is the signature that a commit names if it changes. It is the same on every machine.
func TestSignature(t *testing.T) {
	tb := newTable(t)
	var lines strings.Builder
	for _, brain := range duelbrains.Users() {
		fmt.Fprintf(&lines, "%-16s %016x\n", brain.ID, tb.sign(t, brain, tb.knowledge))
	}
	fmt.Fprintf(&lines, "%-16s %016x\n", "learned", tb.signLearned(t))
	all := fnv.New32a()
	fmt.Fprint(all, lines.String())
	t.Logf("signature %08x", all.Sum32())
	fmt.Fprintf(&lines, "\nsignature %08x\n", all.Sum32())

	const file = "testdata/signature.golden"
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(lines.String()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), lines.String(),
		"the brains behave otherwise: if they are meant to, write the file with -update and name the signature in the commit")
}

// TestStatisticsWereMeasuredOfTheseDecisions holds the signature against the one with which the statistics were
// measured: they run here, in the whole tests, and in the quick ones until the file is written anew.
func TestStatisticsWereMeasuredOfTheseDecisions(t *testing.T) {
	quick.Skip(t, "there the statistics run as long as this would fail")
	const file = "testdata/measured.golden"
	now := quick.Signature(t)
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(now+"\n"), 0o644))
	}
	last, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(last), now+"\n", "the brains decide otherwise than when their statistics were measured: "+
		"run the whole tests and, if the statistics hold, this one with -update")
}

// knower returns what a seat's brain knows.
type knower func(t *testing.T, d *duel.Duel, seat game.Seat) *kb.Knowledge

// knowledge is what the pack has heroes know at first.
func (tb *table) knowledge(t *testing.T, d *duel.Duel, seat game.Seat) *kb.Knowledge {
	k, err := kb.ForHero(tb.pack, d.Hero(seat).ID)
	require.NoError(t, err)
	return k
}

// sign digests every state of the duels that a brain plays against itself, chance and all.
func (tb *table) sign(t *testing.T, brain ai.Brain, known knower) uint64 {
	digest := fnv.New64a()
	for _, s := range signed {
		d := tb.duel(t, seating{heroes: s.heroes})
		tb.follow(t, d, brain, known, s.seed, func(a duel.Action, after *duel.State) {
			fmt.Fprintf(digest, "%d %016x\n", a.Card, d.Hash(after))
		})
	}
	return digest.Sum64()
}

// follow plays a duel of a brain against itself, and calls each after every action.
func (tb *table) follow(
	t *testing.T, d *duel.Duel, brain ai.Brain, known knower, seed uint64, each func(duel.Action, *duel.State),
) {
	var players [2]ai.Player
	for seat := range players {
		seat := game.Seat(seat)
		var err error
		players[seat], err = brain.New(ai.Setup{
			Duel: d, Seat: seat, Seed: seed + uint64(seat), Knowledge: known(t, d, seat), Foe: known(t, d, 1-seat),
		})
		require.NoError(t, err)
	}
	audience := ai.NewAudience(players)
	state := d.Start(seed)
	for seat := d.Mover(&state); seat != game.Nobody; seat = d.Mover(&state) {
		view := d.View(&state, seat)
		action, _, err := players[seat].Decide(t.Context(), &view, d.Legal(&state, nil))
		require.NoError(t, err)
		audience.Tell(d, &state, action)
		require.NoError(t, d.Apply(&state, action, nil))
		each(action, &state)
	}
}

// signLearned digests the duels of the brain that learns, with what it has learned from a match of each pair of heroes.
func (tb *table) signLearned(t *testing.T) uint64 {
	brain, err := duelbrains.Find(duelbrains.Default)
	require.NoError(t, err)
	learned := map[string]*kb.Knowledge{}
	for _, s := range signed {
		d := tb.duel(t, seating{heroes: s.heroes})
		m := &learning.Episode{Duel: d, Seat: 0}
		start := d.Start(s.seed)
		m.Begin(&start)
		tb.follow(t, d, brain, tb.knowledge, s.seed, m.Observe)
		before := learning.Known{Mine: tb.knowledge(t, d, 0), Theirs: tb.knowledge(t, d, 1)}
		after := learning.Learn(before, m, learning.Options{Seed: s.seed})
		learned[s.heroes[0]], learned[s.heroes[1]] = after.Mine, after.Theirs
	}
	return tb.sign(t, brain, func(_ *testing.T, d *duel.Duel, seat game.Seat) *kb.Knowledge {
		return learned[d.Hero(seat).ID]
	})
}
