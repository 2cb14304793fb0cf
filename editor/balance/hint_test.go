package balance_test

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/tree"
	"boardduels/editor/balance"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
)

// spendthrift plays as the tree does until a card costs nothing; then it plays nothing else.
type spendthrift struct {
	ai.Player
	card duel.CardIndex
}

func (s *spendthrift) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	_, rationale, err := s.Player.Decide(ctx, v, legal)
	if i := slices.IndexFunc(legal, func(a duel.Action) bool { return a.Card == s.card }); i >= 0 {
		return legal[i], rationale, err
	}
	return duel.EndTurn, rationale, err
}

// wasteful is a brain of spendthrifts.
var wasteful = ai.Brain{ID: "wasteful", New: func(s ai.Setup) (ai.Player, error) {
	player, err := tree.Brain.New(s)
	deck := s.Duel.Hero(s.Seat).Deck
	free := slices.IndexFunc(deck, func(l duel.DeckLine) bool { return l.Card.ID == "cleave" && l.Card.Cost == 0 })
	if free < 0 {
		return player, err
	}
	return &spendthrift{player, duel.CardIndex(free)}, err
}}

func TestACardThatIsCheaperAndWinsLessIsOverplayed(t *testing.T) {
	c := question(t, "cards/cleave.xml", "cost", "0")
	c.Brains = ai.Brains{tree.Brain, wasteful}
	r := run(t, c)
	require.NotEmpty(t, r.Hints)
	h := r.Hints[0]
	assert.Equal(t, balance.Overplayed, h.Kind)
	assert.Equal(t, []string{"wasteful", "knight", "cleave"}, []string{h.Change.Brain, h.Change.Hero, h.Card})
	assert.Greater(t, h.Played[1], h.Played[0])
	kinds := map[balance.HintKind]bool{}
	for _, h := range r.Hints {
		kinds[h.Kind] = true
	}
	assert.True(t, kinds[balance.Split], "the tree gains by it")
	assert.NotEmpty(t, r.Alarms)
	assert.Equal(t, "wasteful", r.Alarms[len(r.Alarms)-1].Brain)
}

func TestWhatGoesAsExpectedNeedsNoHint(t *testing.T) {
	quick.Skip(t, "counts thousands of duels")
	assert.Empty(t, run(t, question(t, "cards/cleave.xml", "cost", "2")).Hints)
	assert.Empty(t, run(t, question(t, "heroes/mage.xml", "hp", "45", "heroes/knight.xml", "hp", "20")).Hints, "of two heroes nothing can be said")
}

// What wins more though its numbers are worse is as unexpected; here because it makes the wasteful stop.
func TestACardThatIsDearerAndWinsMore(t *testing.T) {
	c := question(t, "cards/cleave.xml", "cost", "0")
	c.Before, c.After = c.After, c.Before
	c.Brains = ai.Brains{wasteful}
	h := run(t, c).Hints
	require.Len(t, h, 1)
	assert.Equal(t, balance.Contrary, h[0].Kind)
	assert.False(t, h[0].Better)
}
