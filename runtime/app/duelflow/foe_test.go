package duelflow_test

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/duelrandom"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/edition"
)

// The AI is told what it has learned of the person's hero too, in the next duel and when that is continued.
func TestTheAIIsToldWhatItHasLearnedOfThePersonsHero(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, p := range []edition.Pairing{apptest.Pair("knight", "mage", "knower"), apptest.Pair("mage", "mage", "knower")} {
		var met []ai.Setup
		var meeting sync.Mutex // what the AI thought in an earlier part of a duel is worked out beside
		all := func() []ai.Setup {
			meeting.Lock()
			defer meeting.Unlock()
			return slices.Clone(met)
		}
		folder := t.TempDir()
		change := func(o *app.Options) {
			o.Brains = ai.Brains{{ID: "knower", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) {
				meeting.Lock()
				defer meeting.Unlock()
				met = append(met, s)
				return duelrandom.Brain.New(s)
			}}}
			o.Brain = "knower"
			o.Learn = apptest.Observing
		}
		s := apptest.NewWith(t, apptest.OnPhone, "en", folder, change)
		s.LoseTo(p)
		first := s.Game.Duels.Session()
		s.Press("result.rematch")
		s.Settle(func() bool { return s.Game.Duels.Session() != first })
		s.MyTurn()
		s.Game.Close()
		begun := len(all())
		apptest.NewWith(t, apptest.OnPhone, "en", folder, change).Resume()
		known := all()
		require.Greater(t, len(known), begun)
		for i, told := range known {
			observed := 1
			if told.Seed == known[0].Seed { // in the first duel
				observed = 0
			}
			assert.EqualValues(t, 1, told.Seat)
			assert.Equal(t, p.Theirs, told.Knowledge.Hero)
			assert.Equal(t, p.Mine, told.Foe.Hero)
			assert.Equal(t, observed, told.Foe.Experience.Observed, "player %d", i+1)
			assert.Equal(t, p.Mine == p.Theirs, told.Knowledge == told.Foe)
		}
		assert.NotEqual(t, known[0].Seed, known[len(known)-1].Seed)
	}
}

// Where the person always plays the hero, the AI has made no decisions and won no duels with it, and tells of none.
func TestTheAIThatOnlyWatchedAHeroSaysSo(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
	s.LoseTo(apptest.Pair("mage", "knight", duelbrains.Default))
	s.Game.OpenKnowledge()
	s.Work()
	s.ChooseTile("Knight")
	s.Press("knowledge.in_figures")
	assert.False(t, s.Shows(s.Text("knowledge.watched")), "with the Knight it has played")
	s.ChooseTile("Mage")
	s.Work()
	assert.True(t, s.Shows(s.Text("knowledge.watched")))
}
