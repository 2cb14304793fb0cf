package app

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/duelrandom"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/screen"
)

// observing is learning that counts a turn of whoever plays the other hero.
func observing(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
	learned := learnedFrom(p)
	last := len(learned.Knowledge) - 1
	theirs := *learned.Knowledge[last]
	theirs.Experience.Observed++
	learned.Knowledge[last] = &theirs
	return learned, nil
}

// The AI is told what it has learned of the person's hero too, in the next duel and when that is continued.
func TestTheAIIsToldWhatItHasLearnedOfThePersonsHero(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, p := range []screen.Pairing{pair("knight", "mage", "knower"), pair("mage", "mage", "knower")} {
		var met []ai.Setup
		var meeting sync.Mutex // what the AI thought in an earlier part of a duel is worked out beside
		all := func() []ai.Setup {
			meeting.Lock()
			defer meeting.Unlock()
			return slices.Clone(met)
		}
		folder := t.TempDir()
		change := func(o *Options) {
			o.Brains = ai.Brains{{ID: "knower", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) {
				meeting.Lock()
				defer meeting.Unlock()
				met = append(met, s)
				return duelrandom.Brain.New(s)
			}}}
			o.Brain = "knower"
			o.Learn = observing
		}
		s := newStandWith(t, onPhone, "en", folder, change)
		s.loseTo(p)
		first := s.game.duels.Session
		s.press("result.rematch")
		s.settle(func() bool { return s.game.duels.Session != first })
		s.myTurn()
		s.game.Close()
		begun := len(all())
		newStandWith(t, onPhone, "en", folder, change).resume()
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
	raceflag.Skip(t, shorterTestsDo)
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	s.loseTo(pair("mage", "knight", duelbrains.Default))
	s.game.OpenKnowledge()
	s.work()
	assert.False(t, s.shows(s.text("knowledge.watched")), "with the Knight it has played")
	s.chooseTile("Mage")
	s.work()
	assert.True(t, s.shows(s.text("knowledge.watched")))
}
