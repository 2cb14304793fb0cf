package precedent_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/appraisal"
	"boardduels/ai/odds"
	"boardduels/ai/precedent"
	"boardduels/ai/random"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// decided is a decision as it was taken.
type decided struct {
	turn   int16
	action duel.Action
	why    *ai.Rationale
}

// meet plays a duel of two brains by what heroes know at first, and returns who won and what seat 0 decided.
func meet(t *testing.T, brains [2]ai.Brain, heroes [2]string, seed uint64) (game.Seat, []decided) {
	t.Helper()
	pack, _ := schema.LoadPack(classic.FS())
	d, err := pack.Duel(heroes[0], heroes[1])
	require.NoError(t, err)
	var players [2]ai.Player
	for seat, brain := range brains {
		own, foe, err := kb.ForHeroes(pack, heroes[seat], heroes[1-seat])
		require.NoError(t, err)
		players[seat], err = brain.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed, Knowledge: own, Foe: foe})
		require.NoError(t, err)
	}
	var all []decided
	s := d.Start(seed)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, why, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		if s.Mover == 0 {
			all = append(all, decided{s.Round, action, why.Clone()})
		}
		require.NoError(t, d.Apply(&s, action, nil))
	}
	return s.Winner, all
}

func strength(t *testing.T, id string) ai.Brain {
	t.Helper()
	brain, err := precedent.Strengths().Find(id)
	require.NoError(t, err)
	return brain
}

var pairs = [][2]string{{"knight", "mage"}, {"priest", "rogue"}, {"mage", "priest"}, {"rogue", "knight"}}

// promised returns the chance of winning of the best turn, and of ending it now, as a decision saw them.
func promised(why *ai.Rationale) (best, ended float32) {
	for _, c := range why.Chain {
		if c.Verdict == ai.TooExpensive {
			continue
		}
		chance := odds.Chance(float32(c.Score))
		best = max(best, chance)
		if c.Action == duel.EndTurn {
			ended = chance
		}
	}
	return best, ended
}

func TestContentGivesLittleAwayAndNeverTheWin(t *testing.T) {
	contents := 0
	for _, id := range []string{"even_0", "even_40", "even_75"} {
		for i, heroes := range pairs {
			_, all := meet(t, [2]ai.Brain{strength(t, id), random.Brain}, heroes, uint64(i))
			for _, d := range all {
				if !d.why.Content {
					continue
				}
				contents++
				best, ended := promised(d.why)
				assert.Equal(t, duel.EndTurn, d.action)
				assert.Less(t, best-ended, precedent.MostContent)
				for _, c := range d.why.Chain {
					assert.NotEqual(t, float64(appraisal.Decided), c.Score, "a turn that wins is played")
				}
			}
		}
	}
	assert.Greater(t, contents, 50)
}

// A turn is the beginning of the best one, so what it gives away adds up to no more.
func TestWholeTurnsGiveLittleAway(t *testing.T) {
	for i, heroes := range pairs {
		_, all := meet(t, [2]ai.Brain{strength(t, "even_0"), strength(t, "even_40")}, heroes, uint64(i))
		var best float32
		for k, d := range all {
			if k == 0 || all[k-1].turn != d.turn {
				best, _ = promised(d.why)
			}
			if d.why.Content {
				_, ended := promised(d.why)
				assert.Less(t, best-ended, precedent.MostContent+0.02, "and what else weighs near another precedent")
			}
		}
	}
}

func TestStrengthsBeginAndEndWithTheLearner(t *testing.T) {
	for id, options := range map[string]precedent.Options{"even_80": precedent.Intended, "even_100": precedent.Thinking} {
		for i, heroes := range pairs {
			_, want := meet(t, [2]ai.Brain{precedent.Brain(id, options), random.Brain}, heroes, uint64(i))
			_, got := meet(t, [2]ai.Brain{strength(t, id), random.Brain}, heroes, uint64(i))
			assert.Equal(t, want, got)
		}
	}
}

func TestStrongerWinsMore(t *testing.T) {
	won := 0
	const duels = 64
	for i := range duels {
		winner, _ := meet(t, [2]ai.Brain{strength(t, "even_80"), strength(t, "even_20")}, pairs[i%len(pairs)], uint64(i))
		won += 1 - int(winner)
	}
	assert.Greater(t, won, duels*2/3)
}

func TestStrengths(t *testing.T) {
	ids := precedent.Strengths().IDs()
	assert.Len(t, ids, 21)
	assert.Equal(t, [2]string{"even_0", "even_100"}, [2]string{ids[0], ids[20]})
}
