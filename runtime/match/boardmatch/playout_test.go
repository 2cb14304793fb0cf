package boardmatch_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// A game is played out as a match plays it; one that is too long stays where it is, and can be played again so far.
func TestAGameIsPlayedOut(t *testing.T) {
	eachFamily(t, func(t *testing.T, family string) {
		table, fresh := begun(t, family, 5)
		whole := run(t, table, fresh, boardmatch.Options{})
		for _, most := range []int{whole.Plies() + 1, whole.Plies(), whole.Plies() - 1, 3} {
			seen := 0
			r, err := boardmatch.PlayOut(t.Context(), table, fresh, players(t, table, fresh), most, func(*boardmatch.Step) { seen++ })
			require.NoError(t, err)
			assert.Equal(t, min(most, whole.Plies()), r.Plies())
			assert.Equal(t, r.Plies(), seen)
			assert.Equal(t, most >= whole.Plies(), r.Finished())
			assert.NoError(t, boardrecord.Verify(table, r))
			on, err := boardmatch.PlayOut(t.Context(), table, r, players(t, table, r), whole.Plies(), nil)
			require.NoError(t, err)
			assert.Equal(t, text(t, whole), text(t, on))
		}
		ctx, stop := context.WithCancel(t.Context())
		_, err := boardmatch.PlayOut(ctx, table, fresh, players(t, table, fresh), 9, func(*boardmatch.Step) { stop() })
		assert.ErrorIs(t, err, context.Canceled)
	})
}
