package playtest_test

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/playtest"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// Where a rule has a condition, a duel shows that, too, in which it fails: by the last action the rule isn't done.
func TestADuelShowsAConditionThatFails(t *testing.T) {
	isDone := func(e duel.Event) bool { return e.Kind == duel.RuleFired && e.Seat == 0 && e.Rule == 0 }
	for _, c := range []struct {
		file    string
		written map[string]string
		brings  duel.EventKind // by which one sees that the rule is asked
	}{
		{"cards/cleave.xml", map[string]string{"if": "my_played", "do": "draw"}, duel.CardPlayed},
		{"cards/cleave.xml", map[string]string{"if": "foe_hp", "below": "6", "do": "damage", "amount": "9"}, duel.CardPlayed},
		{"cards/cleave.xml", map[string]string{"if": "my_hp_share", "least": "50", "do": "heal"}, duel.CardPlayed},
		{"heroes/knight.xml", map[string]string{"on": "hurt", "if": "my_shield", "do": "draw"}, duel.DamageTaken},
	} {
		pack := withRule(t, c.file, c.written)
		fired, err := playtest.Fire(context.Background(), pack.Document(c.file), pack, 0)
		require.NoError(t, err, "%v", c.written)
		assert.True(t, slices.ContainsFunc(done(t, fired.Duel), isDone), "%v", c.written)
		require.NotNil(t, fired.Failing, "%v", c.written)
		require.NoError(t, duelrecord.Verify(fired.Failing))
		events := done(t, fired.Failing)
		assert.False(t, slices.ContainsFunc(events, isDone), "%v", c.written)
		assert.True(t, slices.ContainsFunc(events, func(e duel.Event) bool { return e.Kind == c.brings }), "%v", c.written)
	}
	for _, written := range []map[string]string{{"do": "draw"}, {"if": "my_hp", "do": "draw"}, {"chance": "50", "do": "draw"}} {
		pack := withRule(t, "cards/cleave.xml", written)
		fired, err := playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
		require.NoError(t, err)
		assert.Nil(t, fired.Failing, "%v", written)
	}
}
