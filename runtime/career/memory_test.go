package career_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/career"
	"boardduels/runtime/duel"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// waiting is somebody who plays no major card before a round, and no attack.
type waiting struct {
	d             *duel.Duel
	major, attack int16
}

func (w *waiting) Decide(_ context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	for _, a := range legal {
		if a == duel.EndTurn {
			continue
		}
		kind := w.d.Kind(v.Seat, a.Card)
		if kind.IsMajor() && v.Round < w.major || kind.IsAttack() && v.Round < w.attack {
			continue
		}
		return a, nil, nil
	}
	return duel.EndTurn, nil, nil
}

// waitingDuel is a duel against a nemesis in which the person waits.
func waitingDuel(t *testing.T, seed uint64, w waiting) *duelrecord.Record {
	t.Helper()
	hero, err := duelrecord.PackHero(classictest.Pack(), "knight")
	require.NoError(t, err)
	seats := [2]duelrecord.Seat{{Hero: hero}, {Hero: hero, Brain: "tree", Seed: seed}}
	seats[1].Appear("vesna")
	seats[1].Appear("ostap")
	r, err := duelrecord.New(duelrecord.Pack{}, seed, seats)
	require.NoError(t, err)
	w.d, err = r.Duel()
	require.NoError(t, err)
	tree, err := duelbrains.Known().Find("tree")
	require.NoError(t, err)
	foe, err := tree.New(ai.Setup{Duel: w.d, Seat: 1, Seed: seed})
	require.NoError(t, err)
	m, err := duelmatch.New(r, [2]ai.Player{&w, foe}, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)
	return m.Record()
}

// Who holds cards back is remembered for it, with the card; who plays them as they come isn't.
func TestWhatIsRemembered(t *testing.T) {
	held, waited := 0, 0
	for seed := range uint64(12) {
		patient, hasty := waitingDuel(t, seed, waiting{major: 5, attack: 4}), waitingDuel(t, seed, waiting{})
		find := func(name string) *duelrecord.Record {
			return map[string]*duelrecord.Record{"1": hasty, "2": patient}[name]
		}
		first, ok := career.Of("1", hasty)
		require.True(t, ok)
		second, ok := career.Of("2", patient)
		require.True(t, ok)
		assert.Equal(t, "ostap", first.Nemesis)
		c := of(first, second, won("3", "precedent"))

		m := c.Remember(func(d *career.Duel) bool { return d.Nemesis == "ostap" }, find)
		assert.Equal(t, 2, m.Played)
		assert.Equal(t, "2", m.Last.Name)
		assert.True(t, m.Struck == 0 || m.Struck >= 4, "%d: %d", seed, m.Struck)
		if m.Waited {
			waited++
		}
		if m.Kept != "" {
			held++
			assert.GreaterOrEqual(t, m.Rounds, 2)
			assert.Contains(t, []string{"rage", "last_stand", "holy_judgement"}, m.Kept)
		}

		m = of(first).Remember(func(*career.Duel) bool { return true }, find)
		assert.Empty(t, m.Kept)
		assert.Positive(t, m.Struck)
		assert.False(t, m.Waited, "seed %d: who plays what comes attacks as soon as it can", seed)

		m = c.Remember(func(d *career.Duel) bool { return d.Nemesis == "ostap" }, func(string) *duelrecord.Record { return nil })
		assert.Equal(t, career.Memory{Last: second, Played: 2, Lost: m.Lost, Row: m.Row}, m, "without the replay the result is what is left")
		assert.Zero(t, c.Remember(func(d *career.Duel) bool { return d.Nemesis == "vesna" }, find))
	}
	assert.GreaterOrEqual(t, held, 6)
	assert.GreaterOrEqual(t, waited, 6)
}

// The name stands in the file, and comes back from it.
func TestTheNemesisStandsInTheRecord(t *testing.T) {
	text, err := waitingDuel(t, 1, waiting{}).MarshalText()
	require.NoError(t, err)
	assert.Contains(t, string(text), "+nemesis ostap\n")
	assert.NotContains(t, string(text), "vesna")
	r, err := duelrecord.Parse(text)
	require.NoError(t, err)
	assert.Equal(t, "ostap", r.Seats[1].Nemesis())
	assert.Empty(t, r.Seats[0].Nemesis())
}
