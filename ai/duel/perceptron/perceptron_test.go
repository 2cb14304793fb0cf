package perceptron

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/material"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

var update = flag.Bool("update", false, "write the golden files")

func checkGolden(t *testing.T, name string, sum uint64) {
	t.Helper()
	got := fmt.Sprintf("%016x\n", sum)
	file := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

// The golden files hold digests of all decisions of some duels, reasons included: they are the same to the bit on every
// machine.
func TestDecisionsAreTheSameOnEveryMachine(t *testing.T) {
	heroes := classicHeroes(t)
	for _, brain := range []ai.Brain{Brain, Perceptron} {
		digest := fnv.New64a()
		for seed := range uint64(16) {
			d, err := duel.New(heroes[seed%4], heroes[seed/4])
			require.NoError(t, err)
			play(t, d, [2]ai.Brain{brain, brain}, seed, func(a duel.Action, r *ai.Rationale) {
				fmt.Fprintf(digest, "{%d} %d\n", a.Card, len(r.Chain))
				for _, c := range r.Chain {
					require.NoError(t, binary.Write(digest, binary.LittleEndian, math.Float64bits(c.Score)))
				}
			})
		}
		checkGolden(t, brain.ID+".golden", digest.Sum64())
	}
}

func TestADuelThatCanBeWonIsWon(t *testing.T) {
	heroes := classicHeroes(t)
	rapid.Check(t, func(t *rapid.T) {
		brain := rapid.SampledFrom([]ai.Brain{Brain, Perceptron}).Draw(t, "brain")
		d, err := duel.New(rapid.SampledFrom(heroes).Draw(t, "first"), rapid.SampledFrom(heroes).Draw(t, "second"))
		require.NoError(t, err)
		s := d.Start(rapid.Uint64().Draw(t, "seed"))
		s.Fighters[1-s.Mover].HP = 1
		s.Fighters[1-s.Mover].Shield = 0
		seat := s.Mover
		legal := d.Legal(&s, nil)
		wins := slices.ContainsFunc(legal, func(a duel.Action) bool {
			after := s
			require.NoError(t, d.Apply(&after, a, nil))
			return a != duel.EndTurn && after.Winner == seat
		})
		if !wins {
			t.Skip("no card wins")
		}
		player, err := brain.New(ai.Setup{Duel: d, Seat: seat})
		require.NoError(t, err)
		for s.Winner == game.Nobody {
			if s.Mover != seat {
				t.Fatal("it ended its turn")
			}
			view := d.View(&s, seat)
			action, _, err := player.Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			require.NoError(t, d.Apply(&s, action, nil))
		}
		if s.Winner != seat {
			t.Fatal("it lost")
		}
	})
}

func TestPhases(t *testing.T) {
	heroes := classicHeroes(t)
	heroes[0].HP, heroes[1].HP = 30, 30
	d, err := duel.New(heroes[0], heroes[1])
	require.NoError(t, err)
	for _, c := range []struct {
		first, second, round int16
		want                 phase
	}{
		{30, 30, 1, opening}, {23, 30, 5, opening}, {22, 30, 1, middle}, {30, 22, 1, middle}, {12, 30, 1, middle},
		{11, 30, 1, ending}, {30, 11, 1, ending}, {22, 11, 1, ending}, {30, 30, 18, opening}, {30, 30, 19, ending},
	} {
		s := d.Start(1)
		s.Fighters[0].HP, s.Fighters[1].HP, s.Round = c.first, c.second, c.round
		assert.Equal(t, c.want, phaseOf(d, &s), c)
	}
	n := duel.Classic()
	n.Calm = 30
	calmer, err := n.New(heroes[0], heroes[1])
	require.NoError(t, err)
	s := calmer.Start(1)
	s.Round = 19
	assert.Equal(t, opening, phaseOf(calmer, &s), "exhaustion is far")
}

func TestWeightsFollowTheCardsOfADeck(t *testing.T) {
	for _, hero := range classicHeroes(t) {
		w, net := Default().of(&hero), (*net)(nil)
		net, _ = defaultNets().of(&hero)
		turned := hero
		turned.Deck = slices.Clone(hero.Deck)
		slices.Reverse(turned.Deck)
		w2 := Default().of(&turned)
		net2, _ := defaultNets().of(&turned)
		for i := range hero.Deck {
			here, there := turnfeature.Hand+turnfeature.ID(i), turnfeature.Hand+turnfeature.ID(len(hero.Deck)-1-i)
			for p := range w {
				assert.Equal(t, w[p][here], w2[p][there])
			}
			assert.Equal(t, net.in[here], net2.in[there])
		}
	}
}

func TestWhatIsNotKnownHasASubstitute(t *testing.T) {
	l, err := readLinear(document(linearID, `[a]
own_hp 1 2 3
kept_x 2 2 2
kept_y 4 4 4
[*]
own_hp 3 2 1
`))
	require.NoError(t, err)
	deck := []duel.DeckLine{{Card: duel.Card{ID: "x"}}, {Card: duel.Card{ID: "z"}}}
	of := func(id string) weights { return l.of(&duel.Hero{ID: id, Deck: deck}) }
	for _, c := range []struct {
		hero       string
		hp, x, new float32
	}{{"a", 1, 2, 3}, {"c", 3, 0, 0}} {
		w := of(c.hero)
		assert.Equal(t, []float32{c.hp, c.x, c.new},
			[]float32{w[opening][turnfeature.HP], w[opening][turnfeature.Hand], w[opening][turnfeature.Hand+1]}, c.hero)
	}
}

// What rules leave counts as much as the hp that it comes to, unless duels taught its worth.
func TestRulesCountAsHPUntilMoreIsKnown(t *testing.T) {
	l, err := readLinear(document(linearID, `[a]
own_hp 3 3 3
own_rules 7 7 7
[*]
own_hp 3 3 3
foe_hp -6 -6 -6
`))
	require.NoError(t, err)
	learned, other := l.of(&duel.Hero{ID: "a"}), l.of(&duel.Hero{ID: "b"})
	const own, foe = turnfeature.Ruled + material.Listening, turnfeature.RuledFoe + material.Listening
	assert.EqualValues(t, 7, learned[opening][own])
	assert.Zero(t, learned[opening][foe])
	assert.EqualValues(t, 1, other[opening][own])
	assert.EqualValues(t, -2, other[opening][foe])

	net, _ := defaultNets().of(&duel.Hero{ID: "nobody"})
	assert.Equal(t, net.in[turnfeature.HP][0]/3, net.in[own][0])
	assert.Zero(t, defaultNets().others.in[own][0], "what was read stays as it was")
}

// document is one with a short head.
func document(brain, sections string) *trained.Document {
	d, err := trained.Parse("board-duels-training 1\nbrain " + brain + "\nseed 1\ndate d\nrules 1\npack p\ngames 1\n" + sections)
	if err != nil {
		panic(err)
	}
	return d
}

func TestErrorsNameHeroAndRow(t *testing.T) {
	twelve := strings.Repeat(" 1", hidden)
	for _, c := range []struct{ brain, sections, part string }{
		{"knn", "[a]\nown_hp 1 1 1", `of brain "knn", not of "evaluation"`},
		{linearID, "", "there is no section [*]"},
		{linearID, "[a]\nown_hp 1 1", "hero a: line 9: row own_hp has 2 numbers, needed are 3"},
		{linearID, "[a]\nown_mp 1 1 1", `hero a: line 9: there is no feature "own_mp"; allowed are`},
		{linearID, "[a]\nown_hp 1 1 1\nown_hp 1 1 1", "hero a: line 10: row own_hp stands twice, allowed is once, and it stands in line 9"},
		{linearID, "[a]\nown_hp 1 1 1", "there is no section [*]"},
		{netID, "[a]\nown_hp 1", "hero a: line 9: row own_hp has 1 numbers, needed are 12"},
		{netID, "[a]\nown_mp" + twelve, `hero a: line 9: there is no feature "own_mp"`},
		{netID, "[a]\nown_hp" + twelve, "hero a: line 8: there is no row answer"},
		{netID, "[a]\nanswer" + twelve, "hero a: line 9: row answer has 12 numbers, needed are 13"},
		{netID, "[a]\nanswer 1" + twelve, "there is no section [*]"},
		{netID, "[*]\nanswer 1" + twelve + "\nanswer 1" + twelve, "hero *: line 10: row answer stands twice"},
	} {
		var err error
		if d := document(c.brain, c.sections); c.brain == netID {
			_, err = readNets(d)
		} else {
			_, err = readLinear(d)
		}
		assert.ErrorContains(t, err, c.part)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(linearText)
	f.Add(netText)
	f.Fuzz(func(t *testing.T, text string) {
		d, err := trained.Parse(text)
		if err != nil {
			return
		}
		if l, err := readLinear(d); err == nil {
			again, err := readLinear(&trained.Document{Head: d.Head, Sections: l.Sections()})
			require.NoError(t, err)
			require.Equal(t, l, again)
		}
		if n, err := readNets(d); err == nil {
			again, err := readNets(&trained.Document{Head: d.Head, Sections: n.Sections()})
			require.NoError(t, err)
			require.Equal(t, n, again)
		}
	})
}

func BenchmarkJudge(b *testing.B) {
	heroes := classicHeroes(b)
	d, err := duel.New(heroes[0], heroes[1])
	require.NoError(b, err)
	s := d.Start(3)
	w := Default().of(&heroes[0])
	for name, m := range map[string]measure{
		linearID: &linear{duel: d, seat: 0, weights: &w},
		netID:    defaultNets().measure(d, 0),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				m.Judge(&s, nil)
			}
		})
	}
}
