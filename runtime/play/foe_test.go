package play

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/brains"
	"boardduels/ai/random"
	"boardduels/runtime/play/screen"
)

// observing is learning that counts a turn of whoever plays the other hero.
func observing(_ context.Context, p Played) (*Learned, error) {
	learned := learnedFrom(p)
	last := len(learned.Knowledge) - 1
	theirs := *learned.Knowledge[last]
	theirs.Experience.Observed++
	learned.Knowledge[last] = &theirs
	return learned, nil
}

// The AI is told what it has learned of the person's hero too, in the next duel and when that is continued.
func TestTheAIIsToldWhatItHasLearnedOfThePersonsHero(t *testing.T) {
	for _, p := range []screen.Pairing{pair("knight", "mage", "knower"), pair("mage", "mage", "knower")} {
		var met []ai.Setup
		folder := t.TempDir()
		change := func(o *Options) {
			o.Brains = ai.Brains{{ID: "knower", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) {
				met = append(met, s)
				return random.Brain.New(s)
			}}}
			o.Brain = "knower"
			o.Learn = observing
		}
		s := newStandWith(t, onPhone, "en", folder, change)
		s.loseTo(p)
		first := s.game.session
		s.press("result.rematch")
		s.settle(func() bool { return s.game.session != first })
		s.myTurn()
		s.game.Close()
		begun := len(met)
		newStandWith(t, onPhone, "en", folder, change).resume()
		require.Greater(t, len(met), begun)
		for i, told := range met {
			observed := 1
			if told.Seed == met[0].Seed { // in the first duel
				observed = 0
			}
			assert.EqualValues(t, 1, told.Seat)
			assert.Equal(t, p.Theirs, told.Knowledge.Hero)
			assert.Equal(t, p.Mine, told.Foe.Hero)
			assert.Equal(t, observed, told.Foe.Experience.Observed, "player %d", i+1)
			assert.Equal(t, p.Mine == p.Theirs, told.Knowledge == told.Foe)
		}
		assert.NotEqual(t, met[0].Seed, met[len(met)-1].Seed)
	}
}

// Where the person always plays the hero, the AI has made no decisions and won no duels with it, and tells of none.
func TestTheAIThatOnlyWatchedAHeroSaysSo(t *testing.T) {
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	s.loseTo(pair("mage", "knight", brains.Default))
	s.game.OpenKnowledge()
	s.work()
	assert.False(t, s.shows(s.text("knowledge.watched")), "with the Knight it has played")
	s.chooseTile("Mage")
	s.work()
	assert.True(t, s.shows(s.text("knowledge.watched")))
}
