package playtest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
)

// Who needs knowledge is told at either seat what the pack tells of both heroes; of one hero it is told once.
func TestBrainsAreToldOfTheOtherHeroToo(t *testing.T) {
	s := setup(workspace(t))
	s.Brains = [2]string{"knower", "knower"}
	for _, heroes := range [][2]string{{"knight", "mage"}, {"mage", "mage"}} {
		var met []ai.Setup
		knower := ai.Brain{ID: "knower", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) {
			met = append(met, s)
			return duelrandom.Brain.New(s)
		}}
		s.Heroes = heroes
		_, err := s.Play(t.Context(), ai.Brains{knower})
		require.NoError(t, err)
		require.Len(t, met, 2)
		for i, told := range met {
			assert.EqualValues(t, i, told.Seat)
			assert.Equal(t, heroes[i], told.Knowledge.Hero)
			assert.Equal(t, heroes[1-i], told.Foe.Hero)
			assert.Equal(t, heroes[0] == heroes[1], told.Knowledge == told.Foe)
		}
	}
}
