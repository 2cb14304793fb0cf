package turnplan_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/turnplan"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// outcome is what a plan leads to, as far as both players can see it.
type outcome struct {
	fighters [2]duel.Fighter
	hand     [duel.HandCapacity]duel.CardIndex
	winner   game.Seat
}

func outcomeOf(s *duel.State, seat game.Seat) outcome {
	o := outcome{s.Fighters, s.Piles[seat].Hand, s.Winner}
	slices.Sort(o.hand[:o.fighters[seat].HandCount])
	for i := range o.fighters {
		f := &o.fighters[i]
		slices.SortFunc(f.DoTs[:f.DoTCount], func(a, b duel.Periodic) int {
			return int(a.Power-b.Power)*10_000 + int(a.Time-b.Time)*100 + int(a.Increase-b.Increase)
		})
	}
	return o
}

// everyOrder collects what all orders of all cards lead to.
func everyOrder(d *duel.Duel, s duel.State, found map[outcome]bool) {
	seat := s.Mover
	found[outcomeOf(&s, seat)] = true
	for _, a := range d.Legal(&s, nil) {
		if a == duel.EndTurn {
			continue
		}
		next := s
		if err := d.Apply(&next, a, nil); err != nil {
			panic(err)
		}
		everyOrder(d, next, found)
	}
}

// collect is a judge that notes where plans lead.
type collect struct {
	seat  game.Seat
	found map[outcome]bool
}

func (c *collect) Judge(after *duel.State, _ []duel.Action) float32 {
	c.found[outcomeOf(after, c.seat)] = true
	return 0
}

// anyState draws a state in the middle of a classic duel.
func anyState(t *rapid.T) (*duel.Duel, duel.State) {
	hero := rapid.SampledFrom([]string{"knight", "mage", "priest", "rogue"})
	d := classictest.Duel(t, hero.Draw(t, "first"), hero.Draw(t, "second"))
	s := d.Start(rapid.Uint64().Draw(t, "seed"))
	chance := game.NewStream(rapid.Uint64().Draw(t, "actions"), 0)
	for range rapid.IntRange(0, 40).Draw(t, "plies") {
		next := s
		legal := d.Legal(&next, nil)
		if err := d.Apply(&next, legal[chance.Below(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
		if next.Winner != game.Nobody {
			break
		}
		s = next
	}
	return d, s
}

// finished drops what comes after the end of a duel: a plan may win by fewer cards than another order of the same ones.
func finished(found map[outcome]bool) (open map[outcome]bool, won bool) {
	open = map[outcome]bool{}
	for o := range found {
		if o.winner == game.Nobody {
			open[o] = true
		} else {
			won = true
		}
	}
	return open, won
}

// byOrders returns where any order of cards leads from a state.
func byOrders(d *duel.Duel, s duel.State) map[outcome]bool {
	found := map[outcome]bool{}
	everyOrder(d, s, found)
	return found
}

// byPlans returns where plans lead from it.
func byPlans(d *duel.Duel, s duel.State) map[outcome]bool {
	c := &collect{s.Mover, map[outcome]bool{}}
	turnplan.New(d, s.Mover, 10_000).Plans(&s, c)
	return c.found
}

func TestPlansLeadEverywhereThatAnyOrderOfCardsLeads(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		want, canWin := finished(byOrders(d, s))
		got, wins := finished(byPlans(d, s))
		if canWin != wins {
			t.Fatalf("some order wins: %v, some plan wins: %v", canWin, wins)
		}
		for o := range want {
			if !got[o] && !wins {
				t.Fatalf("no plan leads to %+v", o)
			}
		}
		for o := range got {
			if !want[o] {
				t.Fatalf("a plan leads to %+v, no order of cards does", o)
			}
		}
	})
}

// byPlays scores plans by the cards that they play.
type byPlays int

func (b byPlays) Judge(_ *duel.State, played []duel.Action) float32 {
	return float32(int(b) * len(played))
}

func TestTheBestPlanIsTheFirstOfTheHighest(t *testing.T) {
	d := classictest.Duel(t, "rogue", "knight")
	s := d.Start(3)
	planner := turnplan.New(d, s.Mover, 1000)

	idle := planner.Best(&s, byPlays(-1))
	assert.Equal(t, duel.EndTurn, idle.First())
	assert.Empty(t, idle.Played())

	busy := planner.Best(&s, byPlays(1))
	for _, p := range planner.Plans(&s, byPlays(1)) {
		assert.LessOrEqual(t, p.Score, busy.Score)
	}
	require.NotEmpty(t, busy.Played())
	assert.Equal(t, busy.Actions[0], busy.First())
}

func TestAStunnedFighterHasOnePlan(t *testing.T) {
	d := classictest.Duel(t, "rogue", "knight")
	s := d.Start(3)
	s.Fighters[s.Mover].StunTime = 1
	plans := turnplan.New(d, s.Mover, 1000).Plans(&s, byPlays(1))
	require.Len(t, plans, 1)
	assert.Equal(t, duel.EndTurn, plans[0].First())
}

func TestTheLimitHolds(t *testing.T) {
	d := classictest.Duel(t, "rogue", "knight")
	s := d.Start(3)
	for _, limit := range []int{-1, 1, 2, 3} {
		assert.Len(t, turnplan.New(d, s.Mover, limit).Plans(&s, byPlays(1)), max(limit, 1))
	}
}

func TestPlanningAllocatesNothing(t *testing.T) {
	d := classictest.Duel(t, "rogue", "knight")
	s := d.Start(3)
	planner := turnplan.New(d, s.Mover, 64)
	assert.Zero(t, testing.AllocsPerRun(20, func() { planner.Best(&s, byPlays(1)) }))
}

func BenchmarkPlans(b *testing.B) {
	d := classictest.Duel(b, "knight", "mage")
	s := d.Start(3)
	planner := turnplan.New(d, s.Mover, 64)
	b.ReportAllocs()
	for b.Loop() {
		planner.Best(&s, byPlays(1))
	}
}

// follow is a judge that notes whether each plan continues the last one of one card less.
type follow struct {
	last [turnplan.MaxPlays + 1][]duel.Action
	lost bool
}

func (f *follow) Judge(_ *duel.State, played []duel.Action) float32 {
	n := len(played)
	f.last[n] = slices.Clone(played)
	if n > 0 && !slices.Equal(f.last[n-1], played[:n-1]) {
		f.lost = true
	}
	return 0
}

func TestAPlanContinuesTheLastOfOneCardLess(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		var f follow
		turnplan.New(d, s.Mover, 1000).Plans(&s, &f)
		if f.lost {
			t.Fatal("a plan doesn't continue the last one of one card less")
		}
	})
}

// trace is a judge that notes the state that each plan leads to, in the order of the plans.
type trace []duel.State

func (tr *trace) Judge(after *duel.State, _ []duel.Action) float32 {
	*tr = append(*tr, *after)
	return 0
}

// Carried out where it was made, every plan goes all the way, to the state by which it was judged.
func TestAPlanLeadsToWhatWasJudged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		var judged trace
		planner := turnplan.New(d, s.Mover, 1000)
		for i, p := range planner.Plans(&s, &judged) {
			after := s
			p.CarryOut(d, &after)
			played := s
			planner.Play(i, &played)
			if after != judged[i] || played != after {
				t.Fatalf("plan %d, of the cards %v, leads elsewhere than it was judged by", i, p.Played())
			}
		}
	})
}

// What a plan was made for may turn out otherwise: then it goes as far as it can.
func TestAPlanGoesAsFarAsItCan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		plans := turnplan.New(d, s.Mover, 1000).Plans(&s, &collect{s.Mover, map[outcome]bool{}})
		p := plans[rapid.IntRange(0, len(plans)-1).Draw(t, "plan")]
		s.Fighters[s.Mover].EP = int16(rapid.IntRange(0, int(s.Fighters[s.Mover].EP)).Draw(t, "energy"))

		want := s
		for _, a := range p.Played() {
			next := want
			if d.Apply(&next, a, nil) != nil {
				break
			}
			want = next
		}
		p.CarryOut(d, &s)
		assert.Equal(t, want, s)
	})
}

// gambler is a judge that notes whether a plan that plays a card wins.
type gambler struct{ wins bool }

func (g *gambler) Judge(after *duel.State, played []duel.Action) float32 {
	if len(played) > 0 {
		g.wins = after.Winner != game.Nobody
	}
	return 0
}

// What a card draws by lot is another lot when it is played: who plans learns nothing of it.
func TestPlansForeseeNoLots(t *testing.T) {
	gamble := duel.Card{ID: "gamble", MaxDamage: 3}
	hero := duel.Hero{ID: "gambler", HP: 20, EP: 5, Deck: []duel.DeckLine{{Card: gamble, Copies: int(duel.Classic().Deck)}}}
	d, err := duel.New(hero, hero)
	require.NoError(t, err)
	const seeds = 800
	planned, won, both := 0, 0, 0
	for seed := range uint64(seeds) {
		s := d.Start(seed)
		foe := &s.Fighters[1-s.Mover]
		foe.HP, foe.Shield, s.Fighters[s.Mover].HandCount = 2, 0, 1 // half of the lots win
		planner, g := turnplan.New(d, s.Mover, 10), gambler{}
		require.Len(t, planner.Plans(&s, &g), 2)
		planner.Play(1, &s)
		if g.wins {
			planned++
		}
		if s.Winner != game.Nobody {
			won++
			if g.wins {
				both++
			}
		}
	}
	assert.InDelta(t, seeds/2, planned, 60)
	assert.InDelta(t, seeds/2, won, 60)
	assert.InDelta(t, seeds/4, both, 60, "what was planned tells nothing of what comes")
}

// Rules may let a turn have more cards than a plan has room for.
func TestAPlanHoldsNoMoreThanItHasRoomFor(t *testing.T) {
	var p turnplan.Plan
	for range turnplan.MaxPlays + 1 {
		p.Add(duel.Play(1))
	}
	assert.Len(t, p.Played(), turnplan.MaxPlays)
}
