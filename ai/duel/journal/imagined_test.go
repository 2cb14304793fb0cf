package journal_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// dreamer plays its first card, and tells of duels that it imagined.
type dreamer struct{}

func (dreamer) Decide(context.Context, *duel.View, []duel.Action) (duel.Action, *ai.Rationale, error) {
	return duel.Play(0), &ai.Rationale{Imagined: []ai.Imagined{
		{Turn: []duel.Action{duel.Play(1), duel.Play(0)}, Score: 0.25, Duels: 199, Share: 0.625, Answers: 190, Idle: 20, Reply: []ai.Frequent{{Card: 0, Duels: 83}, {Card: 2, Duels: 9}}},
		{Turn: []duel.Action{duel.Play(0)}, Score: 0.5, Duels: 33, Share: 0.5},
		{Turn: []duel.Action{}, Duels: 33, Answers: 20, Idle: 20},
	}}, nil
}

func TestImaginedDuelsAreWritten(t *testing.T) {
	r := golden(t, "knight-precedent-mage-tree")
	j, err := journal.New(context.Background(), r, func(seat game.Seat, _ *duel.Duel) (ai.Player, error) {
		if seat == 0 {
			return dreamer{}, nil
		}
		return nil, nil
	})
	require.NoError(t, err)
	mine, theirs := r.Seats[0].Hero.Cards, r.Seats[1].Hero.Cards

	var xml strings.Builder
	require.NoError(t, j.WriteXML(&xml))
	for _, want := range []string{
		`<imagined turn="` + mine[1].ID + ` ` + mine[0].ID + `" score="0.25" duels="199" share="0.625" answers="190" idle="20">`,
		`<reply card="` + theirs[0].ID + `" duels="83"></reply>`,
		`<reply card="` + theirs[2].ID + `" duels="9"></reply>`,
		`<imagined turn="` + mine[0].ID + `" score="0.5" duels="33" share="0.5" answers="0" idle="0"></imagined>`,
		`<imagined turn="end" score="0" duels="33" share="0" answers="20" idle="20"></imagined>`,
	} {
		assert.Contains(t, xml.String(), want)
	}

	var csv strings.Builder
	require.NoError(t, j.WriteCSV(&csv))
	head, rows, _ := strings.Cut(csv.String(), "\n")
	assert.True(t, strings.HasSuffix(head, ",duels_imagined,share_won,reply_expected"))
	row, _, _ := strings.Cut(rows, "\n")
	assert.True(t, strings.HasSuffix(row, ",265,0.625,"+theirs[0].ID), row)
}
