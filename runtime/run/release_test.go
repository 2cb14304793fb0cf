package run_test

import (
	"math"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/run"
	"boardduels/schema"
)

// What version 0.1.0 wrote is read for ever, and went as the rules allow.
func TestRunsOfVersion010AreRead(t *testing.T) {
	for name, c := range map[string]struct {
		phase run.Phase
		legs  int
		ended bool
	}{"lost": {run.Lost, 3, false}, "begun": {run.Choosing, 1, false}, "left": {run.Lost, 1, true}} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile("testdata/0.1.0/" + name + ".run")
			require.NoError(t, err)
			r, err := run.Parse(text)
			require.NoError(t, err)
			s, err := r.State()
			require.NoError(t, err)
			assert.Equal(t, c.phase, s.Phase)
			assert.Equal(t, c.ended, r.Ended)
			require.Len(t, r.Legs, c.legs)
			assert.Equal(t, [3]string{"Classic", "5b0c00ff", "2026-11-25"}, [3]string{r.Pack.Name, r.Pack.Hash, r.Day})
			assert.Equal(t, "2026-11-25 08:00:00 +0000 UTC", r.Date.String())
			assert.Equal(t, uint64(math.MaxUint64), r.Seed)
			assert.Equal(t, schema.Run{ID: "road", Name: "Road", NameUK: "Дорога", About: "Far.", AboutUK: "Далеко.", Stages: []schema.Stage{
				{Rival: "random", Rest: 10}, {Rival: "random", Hero: "mage", Rest: 10}, {Rival: "random", MoreHP: 3, Rest: 50},
			}}, r.Plan)
			assert.Equal(t, "knight", r.Hero.ID)
			assert.Len(t, r.Hero.Cards, len(r.Hero.Deck))
			kinds := map[run.Kind]bool{}
			for i := range r.Legs {
				assert.EqualValues(t, "evaluation", r.Legs[i].Duel.Seats[0].Brain)
				assert.Equal(t, []string{"program 0.1.0"}, r.Legs[i].Duel.Additions)
				for _, offer := range r.Legs[i].Offers {
					kinds[offer.Kind] = true
				}
			}
			assert.Len(t, kinds, 3)
			sent, err := run.Parse([]byte("\ufeff" + strings.ReplaceAll(string(text), "\n", "\r\n") + "\r\n"))
			require.NoError(t, err, "as it comes from Windows")
			assert.Equal(t, r, sent)
		})
	}
}
