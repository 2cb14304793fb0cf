package arena_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/duel/duelrandom"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Who needs knowledge is told at either seat what there is to know of both heroes; of one hero it is told once.
func TestBrainsAreToldOfTheOtherHeroToo(t *testing.T) {
	for _, heroes := range [][2]string{{"knight", "mage"}, {"mage", "mage"}} {
		var met []ai.Setup
		knower := ai.Brain{ID: "knower", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) {
			met = append(met, s)
			return duelrandom.Brain.New(s)
		}}
		seats := [2]arena.Seat{{Hero: heroes[0], Brain: "knower"}, {Hero: heroes[1], Brain: "knower"}}
		who := arena.Cast{Packs: []*schema.Pack{testPack()}, Brains: ai.Brains{knower}}
		_, err := arena.Run(t.Context(), series(t, seats, false, 2, 1), who, arena.Options{Workers: 1})
		require.NoError(t, err)
		require.Len(t, met, 4)
		for i, s := range met {
			assert.Equal(t, game.Seat(i%2), s.Seat)
			assert.Equal(t, heroes[i%2], s.Knowledge.Hero)
			assert.Equal(t, heroes[1-i%2], s.Foe.Hero)
			assert.NotEmpty(t, s.Foe.Cases)
			assert.Equal(t, heroes[0] == heroes[1], s.Knowledge == s.Foe)
		}
	}
}

func TestBrainsThatNeedNoKnowledgeAreToldNothing(t *testing.T) {
	simple := ai.Brain{ID: "simple", New: func(s ai.Setup) (ai.Player, error) {
		assert.Nil(t, s.Knowledge)
		assert.Nil(t, s.Foe)
		return duelrandom.Brain.New(s)
	}}
	seats := [2]arena.Seat{{Hero: "knight", Brain: "simple"}, {Hero: "mage", Brain: "simple"}}
	who := arena.Cast{Packs: []*schema.Pack{testPack()}, Brains: ai.Brains{simple}}
	_, err := arena.Run(t.Context(), series(t, seats, false, 1, 1), who, arena.Options{Workers: 1})
	require.NoError(t, err)
}
