package precedent_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/fit/logistic"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
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
	pack := classictest.Pack()
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
	s, audience := d.Start(seed), ai.NewAudience(players)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, why, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		if s.Mover == 0 {
			all = append(all, decided{s.Round, action, why.Clone()})
		}
		audience.Tell(d, &s, action)
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
		chance := logistic.Chance(float32(c.Score))
		best = max(best, chance)
		if c.Action == duel.EndTurn {
			ended = chance
		}
	}
	return best, ended
}

func TestLenienceGivesLittleAwayAndNeverTheWin(t *testing.T) {
	lenient, idle := 0, 0
	for id, most := range map[string]float32{"even_0": precedent.MostContent, "even_20": precedent.MostGentle, "even_50": precedent.MostGentle / 2} {
		for i, heroes := range pairs {
			_, all := meet(t, [2]ai.Brain{strength(t, id), duelrandom.Brain}, heroes, uint64(i))
			for _, d := range all {
				if !d.why.Lenient {
					continue
				}
				lenient++
				for _, c := range d.why.Chain {
					assert.NotEqual(t, float64(appraisal.Decided), c.Score, "a turn that wins is played")
				}
				if d.action == duel.EndTurn {
					idle++
					best, ended := promised(d.why)
					assert.LessOrEqual(t, best-ended, most)
				}
			}
		}
	}
	assert.Greater(t, idle, 50)
	assert.Greater(t, lenient, idle+20, "it plays on, too")
}

// However many cards a turn has, it hardly ever falls below what it promised when it began by more than it may: only
// what is drawn meanwhile, or another precedent, can make it seem so.
func TestWholeTurnsGiveLittleAway(t *testing.T) {
	const duels = 160
	beyond := 0
	for i := range duels {
		_, all := meet(t, [2]ai.Brain{strength(t, "even_20"), duelrandom.Brain}, pairs[i%len(pairs)], uint64(i))
		if slices.Max(givenAway(all)) > precedent.MostGentle+0.02 {
			beyond++
		}
	}
	assert.LessOrEqual(t, beyond, duels/50)
}

// givenAway returns the chance of winning that each whole turn of some decisions gave away.
func givenAway(all []decided) (turns []float32) {
	var begun float32
	for k, d := range all {
		best, ended := promised(d.why)
		if k == 0 || all[k-1].turn != d.turn {
			begun = best
		}
		if d.action == duel.EndTurn {
			turns = append(turns, begun-ended)
		}
	}
	return turns
}

// Who is mild is seen to act: it leaves hardly a turn without a card, and no card changes nothing.
func TestMildTurnsPlayACard(t *testing.T) {
	for _, id := range []string{"even_0", "even_15", "even_20", "even_40", "even_60"} {
		turns, idle := 0, 0
		for i := range 8 * len(pairs) {
			_, all := meet(t, [2]ai.Brain{strength(t, id), duelrandom.Brain}, pairs[i%len(pairs)], uint64(i))
			played := false
			for k, d := range all {
				if k == 0 || all[k-1].turn != d.turn {
					played = false
				}
				if d.action != duel.EndTurn {
					played = true
				} else if played || couldPlay(d.why) {
					turns++
					idle += when(!played)
				}
			}
			assert.True(t, slices.ContainsFunc(all, func(d decided) bool { return d.action != duel.EndTurn }), id)
		}
		assert.Greater(t, turns, 100)
		assert.LessOrEqual(t, idle, turns/50, id)
	}
}

// A patient brain is milder with who often ends a turn though it could play, and less so with who plays all it can: by
// as much as the two come nearer to each other.
func TestPatientBrainsWaitForWhoHesitates(t *testing.T) {
	quick.Statistics(t)
	patient, err := precedent.Patient().Find("even_45_patient")
	require.NoError(t, err)
	const duels = 400
	apart := func(opponent ai.Brain) float64 {
		won := map[string]int{}
		for _, user := range []ai.Brain{duelrandom.Brain, personas.Blind} {
			for seed := range uint64(duels) {
				winner, _ := meet(t, [2]ai.Brain{opponent, user}, [2]string{"knight", "rogue"}, seed)
				won[user.ID] += when(winner == 1)
			}
		}
		return 100 * float64(won["blind"]-won["random"]) / duels
	}
	usual, less := apart(strength(t, "even_45")), apart(patient)
	assert.Greater(t, usual, 5.0)
	assert.Less(t, math.Abs(less), 10.0)
	assert.Less(t, less, usual-8)
}

// couldPlay reports whether there was a card that could be paid for.
func couldPlay(why *ai.Rationale) bool {
	return slices.ContainsFunc(why.Chain, func(c ai.Candidate) bool {
		return c.Action != duel.EndTurn && c.Verdict != ai.TooExpensive
	})
}

func when(condition bool) int {
	if condition {
		return 1
	}
	return 0
}

// A gentle brain never chooses a turn that costs its enemy more than the best would if that plays a card, and often one
// that costs it less.
func TestGentleTurnsSpareTheEnemy(t *testing.T) {
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	own, foe, err := kb.ForHeroes(pack, "knight", "mage")
	require.NoError(t, err)
	gentle, quick := strength(t, "even_20"), strength(t, "even_80")
	spared := 0
	for seed := range uint64(200) {
		s := d.Start(seed)
		s.Mover = 0
		view := d.View(&s, 0)
		left := func(b ai.Brain) (life int16, plays int) {
			player, err := b.New(ai.Setup{Duel: d, Seat: 0, Seed: seed, Knowledge: own, Foe: foe})
			require.NoError(t, err)
			_, why, err := player.Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			after := s
			for _, a := range why.Turn {
				require.NoError(t, d.Apply(&after, a, nil))
			}
			return after.Fighters[1].HP + after.Fighters[1].Shield, len(why.Turn)
		}
		kind, acts := left(gentle)
		strict, plays := left(quick)
		assert.Positive(t, acts)
		if plays > 0 {
			assert.GreaterOrEqual(t, kind, strict)
		}
		if kind > strict {
			spared++
		}
	}
	assert.Greater(t, spared, 50)
}

// What was imagined before an earlier decision is no reason for a lenient one.
func TestALenientTurnTellsNothingImagined(t *testing.T) {
	o := precedent.Thinking
	o.Thought.Duels, o.Gentle = 12, 0.05
	_, all := meet(t, [2]ai.Brain{precedent.Brain("mild", o), duelrandom.Brain}, pairs[0], 1)
	lenient, imagined := 0, 0
	for _, d := range all {
		if d.why.Lenient {
			lenient++
			assert.Empty(t, d.why.Imagined)
		} else if len(d.why.Imagined) > 0 {
			imagined++
		}
	}
	assert.Positive(t, lenient)
	assert.Positive(t, imagined)
}

func TestStrengthsBeginAndEndWithTheLearner(t *testing.T) {
	for id, options := range map[string]precedent.Options{"even_80": precedent.Intended, "even_100": precedent.Thinking} {
		for i, heroes := range pairs {
			_, want := meet(t, [2]ai.Brain{precedent.Brain(id, options), duelrandom.Brain}, heroes, uint64(i))
			_, got := meet(t, [2]ai.Brain{strength(t, id), duelrandom.Brain}, heroes, uint64(i))
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
