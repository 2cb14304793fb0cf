package duelbrains_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/precedent"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// table sets up duels of the classic heroes.
type table struct {
	pack   *schema.Pack
	heroes []string
	brains ai.Brains
}

func newTable(t testing.TB) *table {
	t.Helper()
	pack := classictest.Pack()
	return &table{pack: pack, heroes: pack.IDs(schema.HeroKind), brains: append(duelbrains.All(), duelbrains.Strengths()[8], precedent.Patient()[8])}
}

// seating is who plays what in a duel.
type seating struct {
	heroes [2]string
	brains [2]ai.Brain
	seed   uint64
}

func (s seating) String() string {
	return fmt.Sprintf("%s (%s) against %s (%s), seed %d", s.heroes[0], s.brains[0].ID, s.heroes[1], s.brains[1].ID, s.seed)
}

// each calls f for every brain with the three that follow it in the table, in both seats, each time with another pair
// of heroes: all pairs come up, but brains that search take too long for everyone against everyone.
func (tb *table) each(f func(seating)) {
	following := len(quick.First(1, 2, 3)) // of the quick tests, one
	n := len(tb.heroes)
	seed := uint64(0)
	for i, a := range tb.brains {
		for next := range following {
			b := tb.brains[(i+1+next)%len(tb.brains)]
			for _, pair := range [][2]ai.Brain{{a, b}, {b, a}} {
				heroes := int(seed) % (n * n)
				seed++
				f(seating{[2]string{tb.heroes[heroes/n], tb.heroes[heroes%n]}, pair, seed})
			}
		}
	}
}

func (tb *table) duel(t testing.TB, s seating) *duel.Duel {
	t.Helper()
	d, err := tb.pack.Duel(s.heroes[0], s.heroes[1])
	require.NoError(t, err)
	return d
}

func (tb *table) player(t testing.TB, d *duel.Duel, s seating, seat game.Seat) ai.Player {
	t.Helper()
	knowledge, foe, err := kb.ForHeroes(tb.pack, s.heroes[seat], s.heroes[1-seat])
	require.NoError(t, err)
	player, err := s.brains[seat].New(ai.Setup{Duel: d, Seat: seat, Seed: s.seed, Knowledge: knowledge, Foe: foe})
	require.NoError(t, err)
	return player
}

// decision is a decision of a duel as it was taken.
type decision struct {
	view      duel.View
	legal     []duel.Action
	action    duel.Action
	rationale *ai.Rationale
}

// seen are the duels that have been played, by what they are called: several tests look at the same ones.
var seen = map[string][]decision{}

// played returns the decisions of a duel, which is played once.
func (tb *table) played(t testing.TB, s seating) []decision {
	t.Helper()
	made, known := seen[s.String()]
	if !known {
		made = tb.play(t, s)
		seen[s.String()] = made
	}
	return made
}

// play plays a duel to its end and returns its decisions.
func (tb *table) play(t testing.TB, s seating) []decision {
	t.Helper()
	d := tb.duel(t, s)
	players := [2]ai.Player{tb.player(t, d, s, 0), tb.player(t, d, s, 1)}
	state := d.Start(s.seed)
	var decisions []decision
	for seat := d.Mover(&state); seat != game.Nobody; seat = d.Mover(&state) {
		made := decision{view: d.View(&state, seat), legal: d.Legal(&state, nil)}
		action, rationale, err := players[seat].Decide(t.Context(), &made.view, made.legal)
		require.NoError(t, err)
		made.action, made.rationale = action, rationale.Clone()
		decisions = append(decisions, made)
		require.NoError(t, d.Apply(&state, action, nil), s)
		require.Less(t, len(decisions), 1000, "%s does not end", s)
	}
	return decisions
}

func TestEveryBrainPlaysEveryHeroToTheEndAndAlwaysTheSame(t *testing.T) {
	quick.Statistics(t)
	tb := newTable(t)
	tb.each(func(s seating) {
		require.Equal(t, tb.played(t, s), tb.play(t, s), s)
	})
}

func TestEveryRationaleLeadsToItsAction(t *testing.T) {
	tb := newTable(t)
	tb.each(func(s seating) {
		for _, made := range tb.played(t, s) {
			r := made.rationale
			var taken []duel.Action
			for _, c := range r.Chain {
				if c.Verdict == ai.Taken {
					taken = append(taken, c.Action)
				}
			}
			require.Equal(t, []duel.Action{made.action}, taken, s)
			require.Equal(t, s.brains[made.view.Seat].ID, r.Brain)
			require.Equal(t, s.brains[made.view.Seat].NeedsKnowledge, r.HasNetwork(), s)
		}
	})
}

// What a player can't see doesn't change what it decides, nor why.
func TestHiddenCardsDoNotChangeDecisions(t *testing.T) {
	tb := newTable(t)
	tb.each(func(s seating) {
		d := tb.duel(t, s)
		for i, made := range tb.played(t, s) {
			seat := made.view.Seat
			other := d.Determinize(&made.view, s.seed+uint64(i))
			view := d.View(&other, seat)
			action, rationale, err := tb.player(t, d, s, seat).Decide(t.Context(), &view, d.Legal(&other, nil))
			require.NoError(t, err)
			require.Equal(t, made.action, action, s)
			require.Equal(t, made.rationale, rationale, s)
		}
	})
}

// Who promises it decides without allocating.
func TestDecisionsAllocateNothing(t *testing.T) {
	quick.Statistics(t)
	tb := newTable(t)
	for _, id := range []string{duelbrains.Default, "printed", "tree", "evaluation", "mlp", "knn", "montecarlo_small",
		"novice", "professional", "scenario", "cyborg", "orc", "elf", "zombie", "random"} {
		brain, err := tb.brains.Find(id)
		require.NoError(t, err)
		s := seating{[2]string{"knight", "mage"}, [2]ai.Brain{brain, brain}, 7}
		d := tb.duel(t, s)
		for _, made := range tb.play(t, s) {
			player := tb.player(t, d, s, made.view.Seat)
			allocations := testing.AllocsPerRun(10, func() {
				_, _, err := player.Decide(t.Context(), &made.view, made.legal)
				require.NoError(t, err)
			})
			assert.Zero(t, allocations, brain.ID)
		}
	}
}

func TestBrainsThatNeedKnowledgeSaySo(t *testing.T) {
	tb := newTable(t)
	d := tb.duel(t, seating{heroes: [2]string{"knight", "mage"}})
	for _, brain := range tb.brains {
		for _, knowledge := range []*kb.Knowledge{nil, {Hero: "knight"}} {
			_, err := brain.New(ai.Setup{Duel: d, Knowledge: knowledge})
			assert.Equal(t, brain.NeedsKnowledge, err != nil, brain.ID)
		}
	}
}

// A record need not tell what was known of the other hero, and of strangers nothing is.
func TestBrainsDoWithoutKnowledgeOfTheOtherHero(t *testing.T) {
	tb := newTable(t)
	d := tb.duel(t, seating{heroes: [2]string{"knight", "mage"}})
	state := d.Start(1)
	view := d.View(&state, state.Mover)
	for _, brain := range tb.brains {
		own, err := kb.ForHero(tb.pack, d.Hero(view.Seat).ID)
		require.NoError(t, err)
		player, err := brain.New(ai.Setup{Duel: d, Seat: view.Seat, Knowledge: own})
		require.NoError(t, err, brain.ID)
		_, _, err = player.Decide(t.Context(), &view, d.Legal(&state, nil))
		assert.NoError(t, err, brain.ID)
	}
}

func TestBrainsAreFoundByID(t *testing.T) {
	all := duelbrains.All()
	assert.Equal(t, []string{"precedent", "precedent_quick", "printed", "tree", "evaluation", "mlp", "knn", "montecarlo", "montecarlo_small",
		"novice", "professional", "scenario", "cyborg", "orc", "elf", "zombie", "random"}, all.IDs())
	for _, id := range all.IDs() {
		brain, err := all.Find(id)
		require.NoError(t, err)
		assert.Equal(t, id, brain.ID)
	}
	_, err := all.Find(duelbrains.Default)
	assert.NoError(t, err)
	_, err = all.Find("oracle")
	assert.ErrorContains(t, err, strings.Join(all.IDs(), ", "))
}

func TestLevelsAreFoundButNotListed(t *testing.T) {
	levels := duelbrains.Levels().IDs()
	assert.Len(t, levels, 15)
	for _, id := range levels {
		assert.NotContains(t, duelbrains.All().IDs(), id)
	}
	strengths := duelbrains.Strengths().IDs()
	assert.Len(t, strengths, 21)
	known := duelbrains.Known().IDs()
	assert.ElementsMatch(t, slices.Concat(duelbrains.All().IDs(), levels, strengths, precedent.Patient().IDs(), []string{"double"}), known)
	for _, id := range known {
		brain, err := duelbrains.Find(id)
		require.NoError(t, err)
		assert.Equal(t, id, brain.ID)
	}
	_, err := duelbrains.Find("level_55")
	assert.Equal(t, strings.Join(duelbrains.All().IDs(), ", ")+", double, level_0, level_10 … level_140, and even_0, even_5 … even_100", duelbrains.Names())
	assert.EqualError(t, err, `no brain "level_55"; there are: `+duelbrains.Names())
}

// Who is there to learn from has a name of its own, also where no person meets it.
func TestUsersAreMoreThanOpponents(t *testing.T) {
	ids := duelbrains.Users().IDs()
	assert.Subset(t, ids, duelbrains.Known().IDs())
	assert.Contains(t, ids, "aggressive")
	assert.Len(t, slices.Compact(slices.Sorted(slices.Values(ids))), len(ids))
	assert.NotContains(t, duelbrains.Known().IDs(), "aggressive")
}

func BenchmarkDecide(b *testing.B) {
	tb := newTable(b)
	for _, brain := range tb.brains {
		b.Run(brain.ID, func(b *testing.B) {
			s := seating{[2]string{"knight", "mage"}, [2]ai.Brain{brain, brain}, 7}
			d := tb.duel(b, s)
			decisions := tb.play(b, s)
			players := [2]ai.Player{tb.player(b, d, s, 0), tb.player(b, d, s, 1)}
			ctx := b.Context()
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				made := &decisions[i]
				if _, _, err := players[made.view.Seat].Decide(ctx, &made.view, made.legal); err != nil {
					b.Fatal(err)
				}
				i = (i + 1) % len(decisions)
			}
		})
	}
}

// BenchmarkThought decides, by the brains that search longest, what came up in whole duels between each two heroes and
// left a choice. An operation is a decision, each by a player that hasn't followed the duel; p99 tells something after
// some thousands of them: -benchtime 4000x.
func BenchmarkThought(b *testing.B) {
	tb := newTable(b)
	for _, id := range []string{duelbrains.Default, "montecarlo"} {
		b.Run(id, func(b *testing.B) {
			brain, err := tb.brains.Find(id)
			require.NoError(b, err)
			choices := tb.choices(b, brain)
			took := make([]time.Duration, 0, 1<<16)
			ctx := b.Context()
			b.ReportAllocs()
			for b.Loop() {
				c := &choices[len(took)%len(choices)]
				began := time.Now()
				if _, _, err := c.player.Decide(ctx, &c.view, c.legal); err != nil {
					b.Fatal(err)
				}
				took = append(took, time.Since(began))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)*99/100]), "p99-ns")
		})
	}
}

// choice is a decision with more than one legal action, and who takes it.
type choice struct {
	decision
	player ai.Player
}

// choices returns the choices of a duel between each two heroes, shuffled, so that the first ones are of all duels.
func (tb *table) choices(t testing.TB, brain ai.Brain) (all []choice) {
	for i, first := range tb.heroes {
		for j, second := range tb.heroes {
			s := seating{[2]string{first, second}, [2]ai.Brain{brain, brain}, uint64(i*len(tb.heroes) + j)}
			d := tb.duel(t, s)
			players := [2]ai.Player{tb.player(t, d, s, 0), tb.player(t, d, s, 1)}
			for _, made := range tb.play(t, s) {
				if len(made.legal) > 1 {
					all = append(all, choice{made, players[made.view.Seat]})
				}
			}
		}
	}
	luck := game.NewStream(1, 0)
	for i := range all {
		j := i + luck.Below(len(all)-i)
		all[i], all[j] = all[j], all[i]
	}
	return all
}

// Runs name their rivals; package schema knows no brains, and so keeps a list of its own.
func TestRivalsOfRunsAreTheBrainsThereAre(t *testing.T) {
	assert.ElementsMatch(t, slices.Concat(duelbrains.All(), duelbrains.Levels()).IDs(), schema.Rivals)
}
