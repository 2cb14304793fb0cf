package forecast_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/forecast/forecasttest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// In a duel with clashes a turn is sealed once the stances for it were taken, and what was done in it are cards. What
// is read from the record is the same, whole or interrupted anywhere.
func TestTurnsAreSealedBehindTheirClash(t *testing.T) {
	rules := schema.Rules{Numbers: duel.Classic()}
	rules.Numbers.Clash.Pace, rules.Numbers.Clash.First = rule.EachTurn, 1
	for seed := range uint64(3) {
		begun := forecasttest.Begin(t, "priest", "rogue", seed)
		r, err := duelrecord.New(duelrecord.Pack{Name: "clashes", Rules: &rules}, seed, begun.Seats)
		require.NoError(t, err)
		s, d := forecasttest.NewSealer(t, r)
		state, err := r.First(d)
		require.NoError(t, err)
		luck := game.NewStream(seed, 1)
		var foretold []forecast.Turn
		for state.Winner == game.Nobody {
			legal := d.Legal(&state, nil)
			action, seat := legal[luck.Below(len(legal))], state.Mover
			require.NoError(t, d.Apply(&state, action, nil))
			r.Add(d, seat, action, &state)
			if turn, ok := s.Observe(action, &state); ok {
				foretold = append(foretold, turn)
				for _, played := range turn.Played {
					assert.NotEqual(t, duel.NoCard, played.Card)
				}
			}
			_, err := forecast.Check(r)
			require.NoError(t, err, "after %d actions", r.Plies())
		}
		require.NotEmpty(t, foretold)
		text, err := r.MarshalText()
		require.NoError(t, err)
		again, err := duelrecord.Parse(text)
		require.NoError(t, err)
		require.NoError(t, forecast.Verify(again))
		opened, err := forecast.Turns(again, forecasttest.Seat)
		require.NoError(t, err)
		assert.Equal(t, foretold, opened)
	}
}
