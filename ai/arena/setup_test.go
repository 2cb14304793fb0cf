package arena_test

import (
	"context"
	"errors"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/tree"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// testPack returns a pack that doesn't change when the classic one does.
func testPack() *schema.Pack {
	pack, _ := schema.LoadPack(os.DirFS("../../cmd/duel/testdata/pack"))
	return pack
}

var errBroken = errors.New("it broke")

// broken is a brain that fails in its fifth decision or later.
var broken = ai.Brain{ID: "broken", New: func(s ai.Setup) (ai.Player, error) {
	player, err := duelrandom.Brain.New(s)
	return &failing{Player: player}, err
}}

type failing struct {
	ai.Player
	decisions int
}

func (f *failing) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if f.decisions++; f.decisions > 4 {
		return duel.Action{}, nil, errBroken
	}
	return f.Player.Decide(ctx, v, legal)
}

func cast(packs ...*schema.Pack) arena.Cast {
	if len(packs) == 0 {
		packs = []*schema.Pack{testPack()}
	}
	return arena.Cast{Packs: packs, Brains: ai.Brains{tree.Brain, duelrandom.Brain, named("a"), named("b"), named("c"), broken}}
}

// named is a brain whose duels are played by [dice].
func named(id string) ai.Brain { return ai.Brain{ID: id} }

// dice returns a way to play in which the chance that the first seat wins follows from who sits where.
func dice(chance func(b *arena.Bout) float64) func(context.Context, *arena.Bout) (arena.Outcome, error) {
	return func(_ context.Context, b *arena.Bout) (o arena.Outcome, err error) {
		stream := game.NewStream(b.Seed, 99) // the same in all legs
		o.Starter = game.Seat(stream.Below(2))
		o.Rounds = int16(6 + stream.Below(6))
		for seat := range o.Use {
			o.Use[seat].Drawn = uint16(stream.Below(1 << 6))
			for card := range 6 {
				if o.Use[seat].Drawn&(1<<card) != 0 {
					o.Use[seat].Played[card] = uint8(stream.Below(3))
				}
			}
		}
		if float64(stream.Below(1_000_000)) >= 1_000_000*chance(b) {
			o.Winner = 1
		}
		return o, nil
	}
}

// between returns the chance of a strength against another.
func between(a, b float64) float64 { return a / (a + b) }

func tournament(t testing.TB, spec arena.Tournament) *arena.Plan {
	t.Helper()
	spec.Pack, spec.Name = testPack(), "test"
	plan, err := spec.Plan()
	require.NoError(t, err)
	return plan
}

func series(t testing.TB, seats [2]arena.Seat, paired bool, seeds int, seed uint64) *arena.Plan {
	t.Helper()
	plan, err := arena.NewSeries(testPack(), "test", seats, paired, seeds, seed)
	require.NoError(t, err)
	return plan
}

func play(t testing.TB, p *arena.Plan, o arena.Options) *arena.Result {
	t.Helper()
	r, err := arena.Run(t.Context(), p, cast(), o)
	require.NoError(t, err)
	return r
}

func content(t testing.TB, r *arena.Result) string {
	t.Helper()
	data, err := r.Marshal()
	require.NoError(t, err)
	return string(data)
}
