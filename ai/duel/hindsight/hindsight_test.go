package hindsight_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// played returns a duel of two brains, and the knowledge of their heroes.
func played(t testing.TB, first, second string, seed uint64) (r *duelrecord.Record, mine, theirs *kb.Knowledge) {
	t.Helper()
	return playedFrom(t, nil, [2]string{first, second}, seed)
}

// playedFrom is played for a duel that begins at a position, unless that is nil, with some cards of the first to act.
func playedFrom(t testing.TB, position *duel.Position, ids [2]string, seed uint64, begun ...duel.CardIndex) (r *duelrecord.Record, mine, theirs *kb.Knowledge) {
	t.Helper()
	pack := classictest.Pack()
	mine, theirs, err := kb.ForHeroes(pack, "knight", "mage")
	require.NoError(t, err)
	var seats [2]duelrecord.Seat
	for i, hero := range []string{"knight", "mage"} {
		seats[i].Hero, err = duelrecord.PackHero(pack, hero)
		require.NoError(t, err)
	}
	r, err = duelrecord.NewFrom(position, duelrecord.Pack{}, seed, seats)
	require.NoError(t, err)
	d, err := r.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for i, id := range ids {
		brain, err := duelbrains.Find(id)
		require.NoError(t, err)
		setup := ai.Setup{Duel: d, Seat: game.Seat(i), Seed: seed, Knowledge: mine, Foe: theirs, Tacit: true}
		if i == 1 {
			setup.Knowledge, setup.Foe = theirs, mine
		}
		players[i], err = brain.New(setup)
		require.NoError(t, err)
	}
	s, err := r.First(d)
	require.NoError(t, err)
	audience := ai.NewAudience(players)
	for n := 0; s.Winner == game.Nobody; n++ {
		mover := d.Mover(&s)
		view := d.View(&s, mover)
		var action duel.Action
		if n < len(begun) {
			action = duel.Play(begun[n])
		} else {
			action, _, err = players[mover].Decide(context.Background(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
		}
		audience.Tell(d, &s, action)
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, mover, action, &s)
	}
	return r, mine, theirs
}

func lossOf(t testing.TB, player string, duels int) (mean float32, costly, turns int) {
	for seed := range uint64(duels) {
		r, mine, theirs := played(t, player, "tree", seed)
		found, err := hindsight.Review(context.Background(), r, 0, mine, theirs)
		require.NoError(t, err)
		for i := range found {
			turns++
			mean += found[i].Loss
			if found[i].IsCostly() {
				costly++
			}
		}
	}
	return mean / float32(turns), costly, turns
}

// Who plays by lot gives much away, who thinks little.
func TestBadPlayersGiveMoreAway(t *testing.T) {
	quick.Statistics(t)
	const duels = 12
	lot, costlyByLot, turns := lossOf(t, "random", duels)
	little, costly, all := lossOf(t, "precedent_quick", duels)
	assert.Greater(t, lot, 3*little)
	assert.Greater(t, float64(costlyByLot)/float64(turns), 0.4)
	assert.Less(t, float64(costly)/float64(all), 0.4)
	t.Logf("by lot %.3f (%d of %d turns), quick %.3f (%d of %d)", lot, costlyByLot, turns, little, costly, all)
}

// The same duel gives the same turns, each with an interval around its loss, and the cards that were played.
func TestTurnsAreThoseOfTheRecord(t *testing.T) {
	r, mine, theirs := played(t, "random", "random", 5)
	first, err := hindsight.Review(context.Background(), r, 0, mine, theirs)
	require.NoError(t, err)
	again, err := hindsight.Review(context.Background(), r, 0, mine, theirs)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	require.NotEmpty(t, first)
	laid, err := duelrecord.Open(r)
	require.NoError(t, err)
	for i := range first {
		turn := &first[i]
		frame, err := laid.At(turn.Ply)
		require.NoError(t, err)
		assert.EqualValues(t, 0, laid.Duel().Mover(&frame.State))
		assert.Equal(t, frame.State.Round, turn.Round)
		for n, a := range turn.Taken.Played() {
			next, err := laid.At(turn.Ply + n + 1)
			require.NoError(t, err)
			assert.Equal(t, a, next.Action)
		}
		assert.LessOrEqual(t, turn.Low, turn.Loss)
		assert.LessOrEqual(t, turn.Loss, turn.High)
		assert.Equal(t, turn.Loss == 0, turn.Better.Actions == turn.Taken.Actions && turn.Better.Plays == turn.Taken.Plays)
	}
	worst := hindsight.Costliest(first)
	require.NotNil(t, worst)
	for i := range first {
		if first[i].IsCostly() {
			assert.LessOrEqual(t, first[i].Loss, worst.Loss)
		}
	}
	assert.Nil(t, hindsight.Costliest(nil))
}

// What is said to be better wins more often when the duel is really played on by players who think otherwise than the
// review does.
func TestWhatIsSaidToBeBetterIs(t *testing.T) {
	quick.Skip(t, "plays some hundred duels")
	better, taken, said := 0, 0, float32(0)
	positions := 0
	for seed := uint64(100); seed < 130; seed++ {
		r, mine, theirs := played(t, "random", "tree", seed)
		found, err := hindsight.Review(context.Background(), r, 0, mine, theirs)
		require.NoError(t, err)
		worst := hindsight.Costliest(found)
		if worst == nil {
			continue
		}
		positions++
		said += worst.Loss
		for luck := range uint64(20) {
			better += goOn(t, r, worst, worst.Better.Played(), luck)
			taken += goOn(t, r, worst, worst.Taken.Played(), luck)
		}
	}
	n := 20 * positions
	t.Logf("%d positions: better %d, taken %d of %d duels; said %.2f, is %.2f", positions, better, taken, n, said/float32(positions), float64(better-taken)/float64(n))
	assert.Greater(t, float64(better-taken)/float64(n), 0.05)
}

// goOn plays a duel on after some actions, with other luck, and returns 1 if the first seat wins.
func goOn(t *testing.T, r *duelrecord.Record, turn *hindsight.Turn, played []duel.Action, luck uint64) int {
	laid, err := duelrecord.Open(r)
	require.NoError(t, err)
	frame, err := laid.At(turn.Ply)
	require.NoError(t, err)
	d := laid.Duel()
	view := d.View(&frame.State, 0)
	s := d.Determinize(&view, 1000+luck)
	for _, a := range played {
		if s.Winner == game.Nobody && d.Apply(&s, a, nil) != nil {
			break
		}
	}
	if s.Winner == game.Nobody {
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	}
	brain, err := duelbrains.Find("professional")
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		players[seat], err = brain.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: luck, Tacit: true})
		require.NoError(t, err)
	}
	for s.Winner == game.Nobody {
		mover := d.Mover(&s)
		view := d.View(&s, mover)
		action, _, err := players[mover].Decide(context.Background(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		require.NoError(t, d.Apply(&s, action, nil))
	}
	if s.Winner == 0 {
		return 1
	}
	return 0
}

func TestWhatCannotBeReviewed(t *testing.T) {
	r, mine, theirs := played(t, "random", "random", 1)
	_, err := hindsight.Review(context.Background(), r, 0, &kb.Knowledge{Hero: "knight"}, theirs)
	assert.ErrorIs(t, err, hindsight.ErrUntaught)
	_, err = hindsight.Review(context.Background(), r, 0, mine, nil)
	assert.ErrorIs(t, err, hindsight.ErrUntaught)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	_, err = hindsight.Review(ctx, r, 0, mine, theirs)
	assert.ErrorIs(t, err, context.Canceled)
	r.Turns[0].Hash++
	_, err = hindsight.Review(context.Background(), r, 0, mine, theirs)
	assert.Error(t, err, "it isn't as it was played")
}

func BenchmarkReview(b *testing.B) {
	r, mine, theirs := played(b, "tree", "tree", 3)
	for b.Loop() {
		_, err := hindsight.Review(context.Background(), r, 0, mine, theirs)
		require.NoError(b, err)
	}
}
