package scenario_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/scenario"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/game"
)

// The Knight's deck, by the lines of its document.
const (
	spikeStrike duel.CardIndex = iota
	cleave
	shieldBlock
	rage
	lastStand
	holyJudgement
)

func all() ai.Brains {
	return slices.Concat(ai.Brains{scenario.Brain}, scenario.Characters(), scenario.Levels())
}

func find(t require.TestingT, id string) ai.Brain {
	brain, err := all().Find(id)
	require.NoError(t, err)
	return brain
}

// scene is the Knight's turn against a Rogue.
func scene(d *duel.Duel, hand []duel.CardIndex, set func(me, foe *duel.Fighter)) duel.View {
	start := d.Start(3)
	view := d.View(&start, 0)
	view.Mover, view.Round = 0, 4
	me, foe := view.Me(), view.Foe()
	*me = duel.Fighter{HP: 30, EP: 5, Armed: duel.NoCard, HandCount: int16(copy(view.Hand[:], hand))}
	*foe = duel.Fighter{HP: 33, EP: 2, Armed: duel.NoCard, HandCount: 5}
	set(me, foe)
	me.DeckCount, foe.DeckCount = duel.Classic().Deck-me.HandCount, duel.Classic().Deck-foe.HandCount
	return view
}

func decide(t require.TestingT, ctx context.Context, d *duel.Duel, brain ai.Brain, view *duel.View, seed uint64) (duel.Action, *ai.Rationale) {
	player, err := brain.New(ai.Setup{Duel: d, Seat: view.Seat, Seed: seed})
	require.NoError(t, err)
	action, r, err := player.Decide(ctx, view, d.LegalView(view, nil))
	require.NoError(t, err)
	return action, r
}

func TestDecisions(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	for _, c := range []struct {
		name   string
		hand   []duel.CardIndex
		set    func(me, foe *duel.Fighter)
		brains []string
		want   duel.Action
	}{
		{"finishes an enemy off", []duel.CardIndex{shieldBlock, cleave, lastStand}, func(me, foe *duel.Fighter) { me.HP, foe.HP = 2, 2 },
			[]string{"scenario", "cyborg", "orc", "elf", "zombie", "level_80", "level_140"}, duel.Play(cleave)},
		{"rages before it strikes", []duel.CardIndex{cleave, cleave, cleave, rage}, func(me, foe *duel.Fighter) { foe.HP = 12 },
			[]string{"scenario", "cyborg", "orc", "level_120", "level_140"}, duel.Play(rage)},
		{"guards itself near death", []duel.CardIndex{spikeStrike, shieldBlock}, func(me, foe *duel.Fighter) { me.HP, me.EP, foe.EP, foe.HP = 3, 2, 0, 12 },
			[]string{"scenario", "cyborg", "elf", "level_130"}, duel.Play(shieldBlock)},
		{"never looks back", []duel.CardIndex{spikeStrike, shieldBlock}, func(me, foe *duel.Fighter) { me.HP, me.EP, foe.EP, foe.HP = 3, 2, 0, 12 },
			[]string{"orc", "zombie"}, duel.Play(spikeStrike)},
		{"does not think of standing fast", []duel.CardIndex{lastStand}, func(me, foe *duel.Fighter) { me.HP = 3 },
			[]string{"orc", "zombie"}, duel.EndTurn},
		{"ends the turn when stunned", []duel.CardIndex{cleave, holyJudgement}, func(me, foe *duel.Fighter) { me.StunTime = 1 },
			all().IDs(), duel.EndTurn},
	} {
		t.Run(c.name, func(t *testing.T) {
			view := scene(d, c.hand, c.set)
			for _, id := range c.brains {
				action, _ := decide(t, t.Context(), d, find(t, id), &view, 1)
				assert.Equal(t, c.want, action, id)
			}
		})
	}
}

func TestTheChainTellsWhatWasTried(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	view := scene(d, []duel.CardIndex{spikeStrike, shieldBlock, cleave, cleave}, func(me, _ *duel.Fighter) { me.EP = 1 })
	for _, brain := range all() {
		action, r := decide(t, t.Context(), d, brain, &view, 5)
		require.Len(t, r.Chain, 4, brain.ID)
		assert.Equal(t, ai.Candidate{Action: duel.Play(spikeStrike), Verdict: ai.TooExpensive}, r.Chain[3], brain.ID)
		assert.Equal(t, action, r.Chain[0].Action, brain.ID)
		for i, c := range r.Chain[:3] {
			assert.Equal(t, i == 0, c.Verdict == ai.Taken, brain.ID)
		}
	}
	_, r := decide(t, t.Context(), d, scenario.Brain, &view, 5)
	assert.True(t, slices.IsSortedFunc(r.Chain[:3], func(a, b ai.Candidate) int { return int(1000 * (b.Score - a.Score)) }))
}

// anyState draws a state in the middle of a duel.
func anyState(t *rapid.T) (*duel.Duel, duel.State) {
	hero := rapid.SampledFrom([]string{"knight", "mage", "priest", "rogue"})
	d := classictest.Duel(t, hero.Draw(t, "first"), hero.Draw(t, "second"))
	seed := rapid.Uint64().Draw(t, "seed")
	s := d.Start(seed)
	chance := game.NewStream(seed, 7)
	for range rapid.IntRange(0, 40).Draw(t, "plies") {
		next := s
		legal := d.Legal(&next, nil)
		require.NoError(t, d.Apply(&next, legal[chance.Below(len(legal))], nil))
		if next.Winner != game.Nobody {
			break
		}
		s = next
	}
	return d, s
}

// A decision follows from what the seat sees and the seed, whatever the enemy holds, the decks' orders are, and the
// player decided before.
func TestDecisionsFollowFromViewAndSeed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		brain := rapid.SampledFrom(all()).Draw(t, "brain")
		seed := rapid.Uint64().Draw(t, "player's seed")
		view := d.View(&s, s.Mover)
		hidden := d.Determinize(&view, rapid.Uint64().Draw(t, "other"))
		other := d.View(&hidden, s.Mover)
		ctx := context.Background()

		action, r := decide(t, ctx, d, brain, &view, seed)
		assert.Contains(t, d.LegalView(&view, nil), action)
		player, err := brain.New(ai.Setup{Duel: d, Seat: s.Mover, Seed: seed})
		require.NoError(t, err)
		for range 2 {
			again, why, err := player.Decide(ctx, &other, d.LegalView(&other, nil))
			require.NoError(t, err)
			assert.Equal(t, action, again)
			assert.Equal(t, r, why)
		}
	})
}

// Orcs and zombies attack whatever happens. Cards that only protect are thrown away at best, when there is nothing left
// to strike with, and great ones not even then.
func TestCharactersKeepToTheirPlans(t *testing.T) {
	strikes := func(c *duel.Card) bool {
		return !c.AttackHimself && !c.ActivateByNextAttack && (c.Damages() || c.DoTPower > 0)
	}
	prepares := func(c *duel.Card) bool {
		return c.DamageBonus > 0 || c.CostBonus < 0 || c.RegenBonus > 0 || c.RemovingEffects || c.StunTime > 0
	}
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		view := d.View(&s, s.Mover)
		legal := d.LegalView(&view, nil)
		couldStrike := slices.ContainsFunc(legal, func(a duel.Action) bool { return a != duel.EndTurn && strikes(d.Card(s.Mover, a.Card)) })
		for _, id := range []string{"orc", "zombie"} {
			action, _ := decide(t, context.Background(), d, find(t, id), &view, rapid.Uint64().Draw(t, id))
			if action == duel.EndTurn {
				continue
			}
			c := d.Card(s.Mover, action.Card)
			if strikes(c) || id == "orc" && prepares(c) {
				continue
			}
			assert.False(t, couldStrike, "%s plays %s instead of striking", id, c.ID)
			assert.False(t, c.IsMajor, "%s throws %s away", id, c.ID)
		}
	})
}

func TestAnElfLaysItsBait(t *testing.T) {
	d := classictest.Duel(t, "rogue", "knight")
	start := d.Start(3)
	view := d.View(&start, 0)
	view.Mover, view.Round = 0, 4
	const quickCut, riposte duel.CardIndex = 0, 4
	require.Equal(t, "riposte", d.Card(0, riposte).ID)
	view.Me().HandCount = int16(copy(view.Hand[:], []duel.CardIndex{quickCut, riposte}))
	view.Me().DeckCount = duel.Classic().Deck - 2
	played := []duel.CardIndex{}
	for range 2 {
		action, _ := decide(t, t.Context(), d, find(t, "elf"), &view, 1)
		if action == duel.EndTurn {
			break
		}
		played = append(played, action.Card)
		s := d.Determinize(&view, 1)
		require.NoError(t, d.Apply(&s, action, nil))
		view = d.View(&s, 0)
	}
	assert.Contains(t, played, riposte)
}

// impatient is a context that is cancelled after some looks at it.
type impatient struct {
	context.Context
	looks int
}

func (c *impatient) Err() error {
	if c.looks--; c.looks < 0 {
		return context.Canceled
	}
	return nil
}

// Whenever a decision is cancelled, it takes the best turn found so far.
func TestACancelledDecisionTakesTheBestSoFar(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	finish := scene(d, []duel.CardIndex{shieldBlock, cleave, lastStand}, func(me, foe *duel.Fighter) { foe.HP = 2 })
	choose := scene(d, []duel.CardIndex{spikeStrike, cleave, shieldBlock, rage, holyJudgement}, func(_, _ *duel.Fighter) {})
	for _, id := range []string{"scenario", "cyborg", "level_140"} {
		for looks := range 120 {
			action, _ := decide(t, &impatient{t.Context(), looks}, d, find(t, id), &finish, 1)
			assert.Equal(t, duel.Play(cleave), action, "%s after %d", id, looks)
		}
	}
	for looks := range 60 {
		action, r := decide(t, &impatient{t.Context(), looks}, d, scenario.Brain, &choose, 1)
		for _, c := range r.Chain {
			assert.LessOrEqual(t, c.Score, r.Chain[0].Score, "after %d", looks)
		}
		assert.Equal(t, r.Chain[0].Action, action)
	}
}

func TestLevelsAreNamedInStepsOfTen(t *testing.T) {
	ids := scenario.Levels().IDs()
	require.Len(t, ids, 15)
	assert.Equal(t, "level_0", ids[0])
	assert.Equal(t, "level_70", ids[7])
	assert.Equal(t, "level_140", ids[14])
}

// wins counts the duels that the first brain wins on paired seeds.
func wins(t *testing.T, first, second ai.Brain, seeds int) (won, played int) {
	heroes := []string{"knight", "mage", "priest", "rogue"}
	for seed := range uint64(seeds) {
		d := classictest.Duel(t, heroes[seed%4], heroes[seed/4%4])
		for seat := range game.Seat(2) {
			brains := [2]ai.Brain{first, second}
			if seat == 1 {
				slices.Reverse(brains[:])
			}
			if s := play(t, d, brains, seed); s.Winner == seat {
				won++
			}
			played++
		}
	}
	return won, played
}

func play(t require.TestingT, d *duel.Duel, brains [2]ai.Brain, seed uint64) duel.State {
	var players [2]ai.Player
	for seat, brain := range brains {
		var err error
		players[seat], err = brain.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed})
		require.NoError(t, err)
	}
	s := d.Start(seed)
	for d.Mover(&s) != game.Nobody {
		view := d.View(&s, s.Mover)
		action, _, err := players[s.Mover].Decide(context.Background(), &view, d.LegalView(&view, nil))
		require.NoError(t, err)
		require.NoError(t, d.Apply(&s, action, nil))
	}
	return s
}

// The seeds are fixed, and the differences so large that no other seeds would turn them round.
func TestFarApartLevelsAreFarApartInStrength(t *testing.T) {
	for _, c := range [][2]string{{"level_40", "level_0"}, {"level_80", "level_20"}, {"level_120", "level_60"}} {
		won, played := wins(t, find(t, c[0]), find(t, c[1]), 32)
		assert.Greater(t, won, played*6/10, "%s won %d of %d against %s", c[0], won, played, c[1])
	}
}

func exampleDuel(t *rapid.T) *duel.Duel {
	d, err := duel.New(dueltest.Hero(t, dueltest.Any, "first"), dueltest.Hero(t, dueltest.Any, "second"))
	require.NoError(t, err)
	return d
}

// Whatever cards a designer makes, a match comes to its end.
func TestAnyHeroesCanBePlayed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		brain := rapid.SampledFrom(all())
		play(t, exampleDuel(t), [2]ai.Brain{brain.Draw(t, "brain"), brain.Draw(t, "other")}, rapid.Uint64().Draw(t, "seed"))
	})
}

var update = flag.Bool("update", false, "write the golden file")

// The decisions of the golden file are the same on every machine. They change with the plans, the score and the levels.
func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	var got strings.Builder
	for i, brain := range all() {
		d := rapid.Custom(exampleDuel).Example(i + 1)
		s := play(t, d, [2]ai.Brain{brain, brain}, uint64(i))
		fmt.Fprintf(&got, "%s: %d decisions, seat %d wins, %016x\n", brain.ID, s.Ply, s.Winner+1, d.Hash(&s))
	}
	const file = "testdata/decisions.golden"
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(got.String()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got.String())
}

func TestDecisionsAllocateNothing(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	view := scene(d, []duel.CardIndex{spikeStrike, cleave, shieldBlock, rage, holyJudgement}, func(_, _ *duel.Fighter) {})
	legal := d.LegalView(&view, nil)
	for _, brain := range all() {
		player, err := brain.New(ai.Setup{Duel: d, Seed: 1})
		require.NoError(t, err)
		ctx := t.Context()
		assert.Zero(t, testing.AllocsPerRun(3, func() { _, _, _ = player.Decide(ctx, &view, legal) }), brain.ID)
	}
}

// A hand of five different cards that can all be played is the most that there is to look at.
func BenchmarkDecide(b *testing.B) {
	d := classictest.Duel(b, "knight", "rogue")
	view := scene(d, []duel.CardIndex{spikeStrike, cleave, shieldBlock, rage, holyJudgement}, func(_, _ *duel.Fighter) {})
	legal := d.LegalView(&view, nil)
	for _, id := range []string{"scenario", "cyborg", "orc", "elf", "zombie", "level_0", "level_120", "level_130", "level_140"} {
		b.Run(id, func(b *testing.B) {
			player, err := find(b, id).New(ai.Setup{Duel: d, Seed: 1})
			require.NoError(b, err)
			ctx := b.Context()
			b.ReportAllocs()
			for b.Loop() {
				_, _, _ = player.Decide(ctx, &view, legal)
			}
		})
	}
}
