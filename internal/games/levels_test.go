package games_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/game/dynamic"
)

// What is told of a level is so: unless it slips it decides as that brain, and it slips as often as is told, give or
// take four deviations in 300 decisions. The seeds are fixed.
func TestWhatIsToldOfLevelsIsSo(t *testing.T) {
	quick.Skip(t, "asks every level for what it imagines")
	en, uk := i18n.For("en"), i18n.For("uk")
	for _, f := range games.All() {
		table, err := f.Open(f.Variants[0].Setup)
		require.NoError(t, err)
		s := table.Start(3)
		for range 4 {
			require.NoError(t, table.Apply(&s, table.Legal(&s, nil)[0], nil))
		}
		for i := range table.Levels {
			told, id := games.Words(f.ID).Model(en, table.Levels[i].ID), table.Levels[i].ID
			require.NotEmpty(t, told, "%s %s", f.ID, id)
			assert.NotRegexp(t, latin, games.Words(f.ID).Model(uk, id))
			twin := named(t, f.ID, table.Brains, told)
			if strings.Contains(told, "fewer positions") {
				assert.Less(t, work(t, table, &s, &table.Levels[i]), work(t, table, &s, twin), id)
				continue
			}
			if strings.Contains(told, "three plans") {
				continue // it is all the same by which lot
			}
			assertAlike(t, table, &s, &table.Levels[i], twin, told)
		}
		assert.Empty(t, games.Words(f.ID).Model(en, "level_15"))
		assert.Empty(t, games.Words(f.ID).Model(en, "level_150"))
		assert.Empty(t, games.Words(f.ID).Model(en, table.Brains[0].ID))
	}
	assert.Empty(t, games.Words("chess").Model(en, "level_10"))
}

// named returns the brain whose name is in a text: the longest, since one may begin as another does.
func named(t *testing.T, family string, list dynamicplayer.Brains, text string) (found *dynamicplayer.Brain) {
	t.Helper()
	length := 0
	for i := range list {
		if name := games.Words(family).Brain(i18n.For("en"), list[i].ID); strings.Contains(text, name) && len(name) > length {
			found, length = &list[i], len(name)
		}
	}
	require.NotNil(t, found, text)
	return found
}

// decided returns what a brain decides and why.
func decided(t *testing.T, table games.Table, at *dynamic.Position, b *dynamicplayer.Brain, seed uint64) (string, *dynamicplayer.Rationale) {
	t.Helper()
	v := table.View(at, table.Mover(at))
	action, r, err := b.New(board.Setup{Seed: seed}).Decide(t.Context(), &v, table.Legal(at, nil))
	require.NoError(t, err)
	return action, r
}

func work(t *testing.T, table games.Table, at *dynamic.Position, b *dynamicplayer.Brain) int {
	t.Helper()
	_, r := decided(t, table, at, b, 1)
	return r.Work
}

// assertAlike compares the decisions of a level and a brain.
func assertAlike(t *testing.T, table games.Table, at *dynamic.Position, level, b *dynamicplayer.Brain, told string) {
	t.Helper()
	percent := 0
	if _, rest, slips := strings.Cut(told, "lots in "); slips {
		_, err := fmt.Sscanf(rest, "%d of 100", &percent)
		require.NoError(t, err, told)
	}
	decisions, slips := 300, 0
	if percent == 0 {
		decisions = 2
	}
	for seed := range uint64(decisions) {
		mine, r := decided(t, table, at, level, seed)
		if r.Slip {
			slips++
			continue
		}
		theirs, _ := decided(t, table, at, b, seed)
		require.Equal(t, theirs, mine, "%s, seed %d", level.ID, seed)
	}
	if strings.Contains(told, "as Chance does") {
		return // it is all the same by which lot
	}
	share := float64(percent) / 100
	assert.InDelta(t, share*float64(decisions), slips, 4*math.Sqrt(share*(1-share)*float64(decisions)), level.ID)
}
