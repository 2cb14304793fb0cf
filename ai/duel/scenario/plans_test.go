package scenario

import (
	"context"
	"math/bits"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// hold returns a state in which the first seat's turn is, with cards of its deck in hand and energy for all of them.
func hold(t require.TestingT, d *duel.Duel, ids ...string) duel.State {
	s := d.Start(1)
	s.Mover, s.Round = 0, 3
	hand := &s.Piles[0].Hand
	for i, id := range ids {
		line := slices.IndexFunc(d.Hero(0).Deck, func(l duel.DeckLine) bool { return l.Card.ID == id })
		require.GreaterOrEqual(t, line, 0, id)
		hand[i] = duel.CardIndex(line)
	}
	f := &s.Fighters[0]
	f.HandCount, f.DeckCount, f.EP = int16(len(ids)), duel.Classic().Deck-int16(len(ids)), 10
	return s
}

// names returns the ids of a plan's cards.
func names(d *duel.Duel, turn *turnplan.Plan) []string {
	ids := []string{}
	for _, a := range turn.Played() {
		ids = append(ids, d.ActionName(0, a))
	}
	return ids
}

func TestScenariosFulfilTheirWishesInOrder(t *testing.T) {
	type hand = []string
	for _, c := range []struct {
		scenario, hero string
		hand, turn     hand
	}{
		{"rush", "knight", hand{"cleave", "shield_block", "spike_strike", "rage"}, hand{"spike_strike", "cleave"}},
		{"rush", "rogue", hand{"poison", "stab"}, hand{"stab", "poison"}},
		{"rush and throw the rest away", "knight", hand{"shield_block", "last_stand", "cleave"}, hand{"cleave", "shield_block"}},
		{"rush with light blows first", "knight", hand{"spike_strike", "holy_judgement", "cleave"}, hand{"cleave", "spike_strike", "holy_judgement"}},
		{"wait", "knight", hand{"spike_strike", "shield_block"}, hand{}},
		{"guard and wait", "knight", hand{"cleave", "shield_block", "last_stand"}, hand{"last_stand", "shield_block"}},
		{"strike from behind a guard", "knight", hand{"spike_strike", "cleave", "shield_block"}, hand{"shield_block", "spike_strike", "cleave"}},
		{"heal first", "priest", hand{"smite", "mending", "purify"}, hand{"purify", "mending", "smite"}},
		{"bait", "rogue", hand{"ambush", "stab", "riposte", "quick_cut"}, hand{"riposte", "quick_cut", "stab"}},
		{"bait and hide", "rogue", hand{"stab", "vanish", "riposte"}, hand{"riposte", "vanish"}},
		{"attack, defend, ready", "knight", hand{"rage", "shield_block", "cleave"}, hand{"cleave", "shield_block", "rage"}},
		{"attack, ready, defend", "knight", hand{"shield_block", "rage", "cleave"}, hand{"cleave", "rage", "shield_block"}},
		{"defend, attack, ready", "knight", hand{"rage", "cleave", "shield_block"}, hand{"shield_block", "cleave", "rage"}},
		{"defend, ready, attack", "knight", hand{"cleave", "rage", "shield_block"}, hand{"shield_block", "rage", "cleave"}},
		{"ready, attack, defend", "knight", hand{"shield_block", "cleave", "rage"}, hand{"rage", "cleave", "shield_block"}},
		{"ready, defend, attack", "knight", hand{"cleave", "shield_block", "rage"}, hand{"rage", "shield_block", "cleave"}},
		{"fury", "mage", hand{"fire_bolt", "dispel", "time_warp", "ice_barrier"}, hand{"time_warp", "dispel", "fire_bolt"}},
		{"poison first", "rogue", hand{"stab", "backstab", "poison"}, hand{"poison", "backstab", "stab"}},
		{"strip and strike", "mage", hand{"fire_bolt", "dispel", "time_warp"}, hand{"dispel", "fire_bolt"}},
		{"stun and prepare", "knight", hand{"cleave", "rage", "holy_judgement"}, hand{"holy_judgement", "rage"}},
		{"curse and guard", "priest", hand{"smite", "mending", "curse_of_weakness"}, hand{"curse_of_weakness", "mending"}},
		{"spare the great cards", "knight", hand{"holy_judgement", "spike_strike", "shield_block"}, hand{"spike_strike", "shield_block"}},
		{"great cards only", "knight", hand{"cleave", "holy_judgement", "rage"}, hand{"rage", "holy_judgement"}},
	} {
		t.Run(c.scenario, func(t *testing.T) {
			d := stunning(t, c.hero)
			i := slices.IndexFunc(scenarios, func(s scenario) bool { return s.name == c.scenario })
			require.GreaterOrEqual(t, i, 0)
			p := newPlayer(&ai.Setup{Duel: d}, &mind{scenarios: scenarios[i : i+1]})
			p.worlds[0] = hold(t, d, c.hand...)
			var made draft
			made.begin(p, 0)
			made.follow(&p.appetites[0])
			assert.Equal(t, c.turn, names(d, &made.plan))
		})
	}
}

// stunning returns the duel of a hero, whose Holy Judgement stuns, with a Mage: no card of the classic pack stuns.
func stunning(t *testing.T, id string) *duel.Duel {
	d := classictest.Duel(t, id, "mage")
	hero := *d.Hero(0)
	hero.Deck = slices.Clone(hero.Deck)
	for i := range hero.Deck {
		if c := &hero.Deck[i].Card; c.ID == "holy_judgement" {
			c.StunTime = 1
		}
	}
	d, err := duel.New(hero, *d.Hero(1))
	require.NoError(t, err)
	return d
}

func TestAScenarioEndsWithTheEnergy(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	p := newPlayer(&ai.Setup{Duel: d}, &mind{scenarios: []scenario{{wishes: wishes(strike)}}})
	p.worlds[0] = hold(t, d, "spike_strike", "spike_strike", "cleave", "cleave")
	p.worlds[0].Fighters[0].EP = 3
	var made draft
	made.begin(p, 0)
	made.follow(&p.appetites[0])
	assert.Equal(t, []string{"spike_strike", "cleave"}, names(d, &made.plan))
}

func TestThereAreSomeTwentyScenariosEachWithItsName(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range scenarios {
		assert.False(t, seen[s.name], s.name)
		seen[s.name] = true
		assert.Equal(t, s.style == haphazard, len(s.wishes) == 0, s.name)
	}
	assert.Len(t, scenarios, 25)
	assert.True(t, slices.IsSortedFunc(scenarios, func(a, b scenario) int { return a.since - b.since }))
}

// anyTurn draws a state in the middle of a duel and a player of the first seat to move in it, unless it is stunned.
func anyTurn(t *rapid.T) *player {
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
	m := full("test")
	p := newPlayer(&ai.Setup{Duel: d, Seat: s.Mover}, &m)
	p.chance = game.NewStream(rapid.Uint64().Draw(t, "chance"), 1)
	for i := range p.worlds {
		p.worlds[i] = s
	}
	return p
}

// isPlayable checks that a plan is a turn that the rules allow.
func isPlayable(t *rapid.T, p *player, turn *turnplan.Plan) {
	s := p.worlds[0]
	for _, a := range turn.Played() {
		require.NoError(t, p.duel.Apply(&s, a, nil))
	}
}

func TestMutantsAreTurnsThatTheRulesAllow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { mutate(t) })
}

// Each mutation changes some of the same two hundred turns.
func TestMutationsChangeTurns(t *testing.T) {
	changes := rapid.Custom(mutate)
	changed := make([]int, len(mutations))
	for seed := range 200 {
		for i, mutant := range changes.Example(seed) {
			if mutant {
				changed[i]++
			}
		}
	}
	for i, n := range changed {
		assert.Positive(t, n, "mutation %d never changes anything", i)
	}
}

// mutate mutates a turn in all ways, checks that the rules allow the mutants, and returns which mutations have changed
// it; none of a turn that can only be ended.
func mutate(t *rapid.T) (changed []bool) {
	p := anyTurn(t)
	if len(p.duel.Legal(&p.worlds[0], nil)) == 1 {
		return nil
	}
	p.draw()
	parent := rapid.SampledFrom(p.pool.Plans).Draw(t, "parent")
	isPlayable(t, p, &parent)
	for _, kind := range mutations {
		var mutant draft
		mutant.begin(p, 0)
		kind.mutate(p, &mutant, &parent)
		isPlayable(t, p, &mutant.plan)
		changed = append(changed, !slices.Equal(mutant.plan.Played(), parent.Played()))
	}
	return changed
}

func TestDraftsFollowTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyTurn(t)
		var playable, legal uint16
		for i := range p.duel.Hero(p.seat).Deck {
			var d draft
			d.begin(p, 0)
			if d.try(duel.Play(duel.CardIndex(i))) {
				playable |= 1 << i
			}
		}
		for _, a := range p.duel.Legal(&p.worlds[0], nil) {
			if a != duel.EndTurn {
				legal |= 1 << a.Card
			}
		}
		assert.Equal(t, legal, playable, "%d cards", bits.OnesCount16(playable))
	})
}

func TestNoTwoPlansDoTheSame(t *testing.T) {
	m := full("test")
	d := classictest.Duel(t, "knight", "mage")
	p := newPlayer(&ai.Setup{Duel: d, Seed: 1}, &m)
	s := d.Start(1)
	view := d.View(&s, s.Mover)
	p.seat = s.Mover
	p.think(t.Context(), &view)
	require.Greater(t, len(p.pool.Plans), 1)
	for i := range p.pool.Plans {
		for j := range i {
			assert.False(t, p.pool.Plans[i].Same(&p.pool.Plans[j]), "plans %d and %d", i, j)
		}
	}
	best := p.pool.Plans[0]
	assert.False(t, p.mutate(&best, &turnplan.Plan{}) && p.has(&p.mutant.plan), "a twin of another plan doesn't live")
}

func TestTheBestStandsFirstWheneverEvolutionStops(t *testing.T) {
	m := full("test")
	p := newPlayer(&ai.Setup{Duel: classictest.Duel(t, "knight", "mage")}, &m)
	p.pool.Plans = append(p.pool.Plans, turnplan.Plan{Score: 1}, turnplan.Plan{Score: 2, Plays: 1})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p.evolve(ctx)
	assert.Equal(t, float32(2), p.pool.Plans[0].Score)
}

// Two against one is better than four against three.
func TestTheSameLeadCountsMoreTheLessIsLeft(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	p := newPlayer(&ai.Setup{Duel: d}, &mind{})
	score := func(own, foe int16) float32 {
		p.worlds[0] = d.Start(1)
		p.worlds[0].Fighters[0].HP, p.worlds[0].Fighters[1].HP = own, foe
		var made draft
		made.begin(p, 0)
		return p.score(&made)
	}
	assert.Greater(t, score(20, 10), score(30, 20))
	assert.InDelta(t, 2, score(20, 10), 1e-6)
}

func TestDangerCountsWhatARushWouldTake(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	calm := newPlayer(&ai.Setup{Duel: d}, &mind{})
	wary := newPlayer(&ai.Setup{Duel: d}, &mind{hands: 2})
	score := func(p *player, foeEP, shield int16) float32 {
		s := hold(t, d, "cleave")
		s.Fighters[1].EP, s.Fighters[0].Shield = foeEP, shield
		s.Fighters[1].HandCount = int16(copy(s.Piles[1].Hand[:], []duel.CardIndex{1, 2})) // Stab, Backstab
		p.worlds[0], p.worlds[1] = s, s
		var made draft
		made.begin(p, 0)
		return p.score(&made)
	}
	assert.Equal(t, score(calm, 4, 0), score(calm, 0, 9))
	assert.Less(t, score(wary, 4, 0), score(calm, 4, 0))
	assert.Less(t, score(wary, 4, 0), score(wary, 4, 9), "a shield is worth something")
	assert.Less(t, score(wary, 4, 0), score(wary, 0, 0), "so is an enemy without energy")
}

func TestEachDifficultyKnowsWhatTheLowerOnesKnow(t *testing.T) {
	for number := step; number <= highest; number += step {
		easier, harder := atLevel(number-step), atLevel(number)
		assert.GreaterOrEqual(t, len(harder.scenarios), len(easier.scenarios))
		assert.GreaterOrEqual(t, len(harder.mutations), len(easier.mutations))
		for _, knob := range [][2]int{
			{easier.shuffled, harder.shuffled}, {easier.budget, harder.budget}, {easier.beyondHP, harder.beyondHP},
			{easier.hands, harder.hands}, {easier.duels, harder.duels}, {harder.keep, easier.keep},
		} {
			assert.LessOrEqual(t, knob[0], knob[1], "level %d", number)
		}
		if number > step {
			assert.LessOrEqual(t, harder.slips, easier.slips, "level %d", number)
		}
	}
}
