package knn

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/fit/nearest"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

var update = flag.Bool("update", false, "write the golden files")

func classicHeroes(t testing.TB) []duel.Hero {
	t.Helper()
	pack := classictest.Pack()
	var heroes []duel.Hero
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, err := pack.DuelHero(id)
		require.NoError(t, err)
		heroes = append(heroes, hero)
	}
	return heroes
}

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

// play plays a duel to its end and calls see for each decision.
func play(t testing.TB, d *duel.Duel, brains [2]ai.Brain, seed uint64, see func(duel.Action, *ai.Rationale)) (winner game.Seat) {
	t.Helper()
	var players [2]ai.Player
	for seat := range game.Seat(2) {
		player, err := brains[seat].New(ai.Setup{Duel: d, Seat: seat, Seed: seed})
		require.NoError(t, err)
		players[seat] = player
	}
	s := d.Start(seed)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, rationale, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		if see != nil {
			see(action, rationale)
		}
		require.NoError(t, d.Apply(&s, action, nil))
	}
	return s.Winner
}

func winRate(t testing.TB, brain, against ai.Brain, seeds int) float64 {
	t.Helper()
	heroes := classicHeroes(t)
	won := 0
	for seed := range seeds {
		d, err := duel.New(heroes[seed%4], heroes[seed/4%4])
		require.NoError(t, err)
		if play(t, d, [2]ai.Brain{brain, against}, uint64(seed), nil) == 0 {
			won++
		}
		if play(t, d, [2]ai.Brain{against, brain}, uint64(seed), nil) == 1 {
			won++
		}
	}
	return float64(won) / float64(2*seeds)
}

func TestTheFileTellsWhereItComesFrom(t *testing.T) {
	d, err := trained.Parse(text)
	require.NoError(t, err)
	assert.Equal(t, duel.RulesVersion, d.Head.Rules, "train anew after a change of the rules")
	assert.NotZero(t, d.Head.Seed)
	assert.NotEmpty(t, d.Head.Date)
	assert.NotEmpty(t, d.Head.Measured)
	e, err := read(d)
	require.NoError(t, err)
	assert.Len(t, e.all, d.Head.Games/gamesAnExample)
	assert.True(t, d.String() == (&trained.Document{Head: d.Head, Sections: e.Sections()}).String())
	for i := range e.all {
		for _, x := range e.all[i].At {
			assert.True(t, 0 <= x && x <= 1, "example %d", i+1)
		}
	}
}

// The file's head holds the measured strength; these bounds are far below it.
// Its neighbours tell it to keep cards that get better later, and don't tell it when later is: see
// docs/contributor/rivals.md.
func TestTheBrainIsBetterThanLots(t *testing.T) {
	quick.Statistics(t)
	raceflag.Skip(t, "plays very many duels as others here do with few")
	assert.Greater(t, winRate(t, Brain, duelrandom.Brain, 320), 0.5)
}

// The golden file holds a digest of all decisions of some duels, reasons included: they are the same to the bit on
// every machine.
func TestDecisionsAreTheSameOnEveryMachine(t *testing.T) {
	raceflag.Skip(t, "decides on one goroutine")
	heroes := classicHeroes(t)
	digest := fnv.New64a()
	for seed := range uint64(16) {
		d, err := duel.New(heroes[seed%4], heroes[seed/4])
		require.NoError(t, err)
		play(t, d, [2]ai.Brain{Brain, Brain}, seed, func(a duel.Action, r *ai.Rationale) {
			fmt.Fprintf(digest, "{%d} %d\n", a.Card, len(r.Chain))
			for _, c := range r.Chain {
				require.NoError(t, binary.Write(digest, binary.LittleEndian, math.Float64bits(c.Score)))
			}
		})
	}
	checkGolden(t, "decisions.golden", digest.Sum64())
}

// A path is carried out only as long as its steps are worth more than the threshold.
func TestWhatIsPlayedIsWorthMoreThanTheThreshold(t *testing.T) {
	heroes := classicHeroes(t)
	d, err := duel.New(heroes[0], heroes[1])
	require.NoError(t, err)
	ended := 0
	for seed := range uint64(8) {
		play(t, d, [2]ai.Brain{Brain, Brain}, seed, func(a duel.Action, r *ai.Rationale) {
			for _, c := range r.Chain {
				if a == duel.EndTurn {
					ended++
					assert.LessOrEqual(t, c.Score, threshold)
				} else if c.Verdict == ai.Taken {
					assert.Greater(t, c.Score, threshold)
				}
			}
		})
	}
	assert.NotZero(t, ended)
}

func TestPathsAreScoredByTheMeanOfTheirSteps(t *testing.T) {
	heroes := classicHeroes(t)
	d, err := duel.New(heroes[0], heroes[1])
	require.NoError(t, err)
	s := d.Start(2)
	p := paths{duel: d, seat: s.Mover, space: nearest.New([]example{{Outcome: 1}})}
	card := s.Piles[s.Mover].Hand[0]
	assert.Equal(t, float32(threshold), p.Judge(&s, nil))
	assert.Equal(t, float32(1), p.Judge(&s, []duel.Action{duel.Play(card)}))
	p.space = nearest.New([]example{{Outcome: 1}, {Outcome: 1}, {Outcome: 0.5}, {Outcome: 0.5}})
	assert.Equal(t, float32(0.875), p.Judge(&s, []duel.Action{duel.Play(card), duel.Play(card)}))
	p.space = nearest.New([]example{{Outcome: 0.5}})
	assert.Equal(t, float32(cut), p.Judge(&s, []duel.Action{duel.Play(card), duel.Play(card), duel.Play(card)}), "a step at the threshold")
	p.space = nearest.New([]example{{Outcome: 1}})
	assert.Equal(t, float32(cut), p.Judge(&s, []duel.Action{duel.Play(card), duel.Play(card), duel.Play(card), duel.Play(card)}), "after such a step")
	s.Winner = s.Mover
	assert.Equal(t, float32(1), p.Judge(&s, []duel.Action{duel.Play(card)}))
	s.Winner = 1 - s.Mover
	assert.Equal(t, float32(cut), p.Judge(&s, []duel.Action{duel.Play(card)}))
}

func TestAUseIsDescribedByWhatItChanges(t *testing.T) {
	heroes := classicHeroes(t)
	heroes[0].HP = 30
	d, err := duel.New(heroes[0], heroes[0]) // two knights
	require.NoError(t, err)
	before := d.Start(1)
	before.Mover = 0
	before.Fighters[0] = duel.Fighter{HP: 15, EP: 4, Shield: 6, Armed: duel.NoCard}
	before.Fighters[1] = duel.Fighter{HP: 6, Shield: 2, EP: 5, Armed: duel.NoCard}
	after := before
	me, foe := &after.Fighters[0], &after.Fighters[1]
	foe.Shield, foe.HP, foe.StunTime = 0, 4, 1
	foe.DoTs[0], foe.DoTCount = duel.Periodic{Power: 1, Time: 2}, 1
	me.EP, me.Shield, me.DamageBonus, me.DamageBonusTime = 3, 10, 2, 2
	u := describe(d, 0, 0, &before, &after)
	changed := use{blow: 0.5, wound: 0.5, guard: 0.5, gain: 0.5, health: 0.5, enemy: 0.2, cover: 0.5, price: 0.25}
	for i, want := range changed {
		assert.InDelta(t, want, u[i], 1e-6, "dimension %d", i)
	}
	u = describe(d, 0, duel.CardIndex(slices.IndexFunc(heroes[0].Deck, func(l duel.DeckLine) bool { return l.Card.IsMajor })), &before, &before)
	assert.Equal(t, use{guard: 0.25, health: 0.5, enemy: 0.2, cover: 0.5, major: 1}, u)
}

func smallTraining(t testing.TB) *Training {
	return &Training{selfplay.Task{Numbers: duel.Classic(), Heroes: classicHeroes(t), Seed: 3, Games: selfplay.MinGames}}
}

// The golden file holds a digest of what a training finds: it doesn't depend on the machine or the number of
// processors.
func TestTrainingFindsTheSameOnEveryMachine(t *testing.T) {
	train := func() string {
		e, err := smallTraining(t).Examples(t.Context())
		require.NoError(t, err)
		d := trained.Document{Sections: e.Sections()}
		return d.String()
	}
	found := train()
	digest := fnv.New64a()
	_, _ = digest.Write([]byte(found))
	checkGolden(t, "training.golden", digest.Sum64())
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	assert.Equal(t, found, train())
}

func TestTrainingTellsHowFarItIsAndCanBeStopped(t *testing.T) {
	training := smallTraining(t)
	last := 0
	training.Progress = func(done, of int) {
		assert.Greater(t, done, last)
		assert.LessOrEqual(t, done, of)
		last = done
	}
	_, err := training.Examples(t.Context())
	require.NoError(t, err)
	assert.Greater(t, last, selfplay.MinGames*9/10)

	ctx, stop := context.WithCancel(t.Context())
	training.Progress = func(int, int) { stop() }
	_, err = training.Examples(ctx)
	assert.ErrorIs(t, err, context.Canceled)

	training.Games = 5
	_, err = training.Examples(t.Context())
	assert.ErrorContains(t, err, "at least 10000 games, not 5")
	_, err = (&Training{selfplay.Task{Games: selfplay.MinGames}}).Examples(t.Context())
	assert.ErrorContains(t, err, "at least one hero")
}

func TestErrorsNameTheExample(t *testing.T) {
	head := "board-duels-training 1\nbrain knn\nseed 1\ndate d\nrules 1\npack p\ngames 1\n"
	for sections, part := range map[string]string{
		"":                                   "needs one section, [examples]",
		"[knight]\n1 0 0 0 0 0 0 0 0 0":      "needs one section, [examples]",
		"[examples]":                         "has no examples",
		"[examples]\n0.7 0 0 0 0 0 0 0 0 0":  `example 1 has the outcome "0.7", allowed are 0, 0.5 and 1`,
		"[examples]\n1 0 0 0 0 0 0 0 0":      "example 1: row 1 has 8 numbers, needed are 9",
		"[examples]\n1 0 0 0 0 2 0 0 0 0":    "example 1: 2 is outside 0 to 1",
		"[examples]\n1 0 0 0 0 -0.1 0 0 0 0": "example 1: -0.1 is outside 0 to 1",
	} {
		d, err := trained.Parse(head + sections)
		require.NoError(t, err)
		_, err = read(d)
		assert.ErrorContains(t, err, part, sections)
	}
	_, err := read(&trained.Document{Head: trained.Head{Brain: "mlp"}})
	assert.ErrorContains(t, err, `of brain "mlp", not of "knn"`)
}

func FuzzRead(f *testing.F) {
	f.Add(text[:2000])
	f.Fuzz(func(t *testing.T, text string) {
		d, err := trained.Parse(text)
		if err != nil {
			return
		}
		e, err := read(d)
		if err != nil {
			return
		}
		again, err := read(&trained.Document{Head: d.Head, Sections: e.Sections()})
		require.NoError(t, err)
		require.Equal(t, e, again)
		u := e.all[0].At
		nearest.New(e.all).Worth(&u, neighbours)
	})
}

func BenchmarkWorth(b *testing.B) {
	all := trained.Embedded("knn.txt", text, read).all
	s := nearest.New(all)
	i := 0
	for b.Loop() {
		s.Worth(&all[i].At, neighbours)
		i = (i + 1) % len(all)
	}
}
