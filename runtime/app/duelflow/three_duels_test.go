package duelflow_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/review"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// reviewing is how the game's AIs learn, as the program has it.
func reviewing(o *app.Options) {
	o.Learn = func(ctx context.Context, p duelflow.Played) (*duelflow.Learned, error) {
		learned, err := review.Learn(ctx, p.Record, p.Seat, learning.Known{Mine: p.Mine, Theirs: p.Theirs}, p.User)
		if err != nil {
			return nil, err
		}
		return &duelflow.Learned{Knowledge: learned.Known.Knowledge(), Changes: learned.History(), User: learned.User}, nil
	}
}

// creature is somebody who plays one card a turn, whatever else it could, by taps.
type creature struct {
	*apptest.Stand
	text   *i18n.Translator
	played []*duelrecord.Record
	score  forecast.Score // of all duels
	claims int            // that it was told beforehand
}

// play plays a duel, and checks what is to be seen of what the AI foretells: closed before each turn, open after it,
// and on the result what follows from the record.
func (c *creature) play(name string) {
	t := c.T
	v := c.Begin(apptest.Pair("knight", "mage", "precedent"))
	opened, round := 0, int16(0)
	for step := 0; c.Game.Table() != nil; step++ {
		require.Less(t, step, 400, "a duel ends")
		if envelopes := apptest.Visible(c.Stand, anyEnvelope); len(v.Now.Legal) > 1 && assert.NotEmpty(t, envelopes) {
			assert.True(t, envelopes[0].Now.Sealed)
			assert.Equal(t, len(v.Foretold), envelopes[0].Now.Turns)
		}
		if card := apptest.FirstPlayable(v); card != nil && round < v.Now.View.Round {
			round = v.Now.View.Round
			c.Tap(card)
			c.Tap(card)
		} else {
			c.Tap(v.Table.Turn)
		}
		c.MyTurn()
		if len(v.Foretold) > opened {
			opened = len(v.Foretold)
			if opened == 3 {
				c.Tap(apptest.Visible(c.Stand, anyEnvelope)[0])
				assert.True(t, c.Shows(c.text.Text("forecast.title")))
				looktest.AssertNothingCutOff(t, c.Window, "forecast")
				c.Save(name + "_forecast")
				c.Key(fyne.KeyEscape)
			}
		}
	}
	c.checkResult(v, name)
}

// checkResult compares what the result tells with the record.
func (c *creature) checkResult(v *screen.Session, name string) {
	t, record := c.T, v.Match.Record()
	c.Settle(func() bool { return len(c.Replays()) > len(c.played) })
	c.Work()
	_, err := forecast.Check(record)
	require.NoError(t, err)
	turns, err := forecast.Turns(record, 1-v.Me)
	require.NoError(t, err)
	score := forecast.ScoreOf(turns)
	c.score, c.played = c.score.Plus(score), append(c.played, record)
	shown := strings.Join(apptest.Texts(c.Window.Content()), "\n")
	assert.Contains(t, shown, c.text.Text("result.foretold", i18n.Args{"Hits": score.Foreseen, "N": score.Turns, "Strangers": score.Strangers}))
	claim, err := forecast.Claim(record, 1-v.Me)
	require.NoError(t, err)
	if claim != nil {
		c.claims++
		assert.Contains(t, shown, c.told(claim))
	}
	looktest.AssertNothingCutOff(t, c.Window, "result")
	c.Save(name + "_result")
}

// told is what becomes of a claim, in words.
func (c *creature) told(claim *habit.Claim) string {
	return explanation.Claim(c.text, claim, gallery.NewCast(c.Game.Gallery, c.Game.Heroes()).Cards("knight"))
}

// In three duels the AI finds out that somebody plays one card a turn, says so, foresees it better than a stranger, and
// makes claims of it: all this is to be seen by whoever plays by taps.
func TestThreeDuelsAgainstSomebodyWithAHabit(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("uk", "en") {
			c := &creature{Stand: apptest.NewWith(t, size, language, t.TempDir(), reviewing), text: i18n.For(language)}
			name := fmt.Sprintf("three_%s_%.0f", language, size.Width)
			for n := range 3 {
				c.play(fmt.Sprintf("%s_%d", name, n+1))
			}
			assert.Positive(t, c.score.Foreseen-c.score.Strangers, "of %d turns", c.score.Turns)
			assert.Positive(t, c.claims)

			c.Game.OpenKnowledge()
			c.Work()
			known, err := c.Game.Edition.Known("knight")
			require.NoError(t, err)
			said := habit.Surest(explanation.Told(known.Habits))
			require.NotEmpty(t, said)
			cards, planted := gallery.NewCast(c.Game.Gallery, c.Game.Heroes()).Cards("knight"), false
			for i := range said[:min(len(said), 3)] {
				assert.True(t, c.Shows(explanation.Habit(c.text, &said[i], cards)))
				planted = planted || isOfFewCards(&said[i])
			}
			assert.True(t, planted, "the habit is among the three sentences")
			looktest.AssertNothingCutOff(t, c.Window, "knowledge")
			c.Save(name + "_knowledge")
		}
	}
}

// isOfFewCards reports whether a sentence is about how many cards somebody plays.
func isOfFewCards(h *schema.Habit) bool {
	return h.Does == "one" || h.Does == "few" || h.Does == "many"
}
