package run_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// relicOf is a relic with a rule.
func relicOf(t require.TestingT, id string, written map[string]string) schema.Relic {
	r, err := rule.Read(written)
	require.NoError(t, err)
	return schema.Relic{ID: id, Name: "N" + id, About: "Old.", Rules: []rule.Rule{r}}
}

// relicWorld is a ruled world with eight relics, one of which brings a card that no hero's deck has; and a run by which
// all of them lie.
func relicWorld(t require.TestingT) (*world, schema.Run) {
	plan := schema.Run{ID: "road", Name: "Road", Stages: three("zombie", "zombie", "zombie", "zombie", "zombie", "zombie", "zombie", "zombie", "zombie")}
	pack := schematest.Ruled()
	add := func(relic schema.Relic) {
		pack = pack.With(schema.NewRelic(relic))
		plan.Relics = append(plan.Relics, relic.ID)
	}
	plan.Relics = append(plan.Relics, "mirror")
	add(relicOf(t, "quiver", map[string]string{"on": "turn_start", "do": "create", "what": "burnout", "times": "2"}))
	for i := range 6 {
		add(relicOf(t, fmt.Sprintf("stone_%d", i), map[string]string{"on": "turn_start", "do": "heal", "amount": fmt.Sprint(5 + i)}))
	}
	add(relicOf(t, "hammer", map[string]string{"on": "turn_start", "do": "damage", "amount": "9"}))
	return &world{pack, poolOf(t, pack)}, plan
}

// carried are the ids of what a hero carries, in their order.
func carried(h *duelrecord.Hero) (ids []string) {
	for _, relic := range h.Relics {
		ids = append(ids, relic.ID)
	}
	return ids
}

// relicIn returns the place of a relic among offers, -1 if there is none.
func relicIn(offers []run.Change) int {
	return slices.IndexFunc(offers, func(c run.Change) bool { return c.Kind == run.Carry })
}

// changesIn returns offers without the relic.
func changesIn(offers []run.Change) []run.Change {
	return slices.DeleteFunc(slices.Clone(offers), func(c run.Change) bool { return c.Kind == run.Carry })
}

// reread returns a run as its file tells it, which is written alike again.
func reread(t require.TestingT, r *run.Run) *run.Run {
	text, err := r.MarshalText()
	require.NoError(t, err)
	back, err := run.Parse(text)
	require.NoError(t, err)
	again, err := back.MarshalText()
	require.NoError(t, err)
	require.Equal(t, string(text), string(again))
	return back
}

// conquer wins the duel that is due, as the enemy gives it up.
func (w *world) conquer(t require.TestingT, r *run.Run) {
	record := w.record(t, r)
	record.Resign(1, "resigned")
	require.NoError(t, r.Finish(record, w.pool))
}

// Whatever relics are taken, in whatever order: none is offered that the hero carries, it carries six at most, and a
// run that is read from its file goes on where it was.
func TestRelicsAreCarriedOn(t *testing.T) {
	w, plan := relicWorld(t)
	rapid.Check(t, func(t *rapid.T) {
		r := w.setOut(t, rapid.SampledFrom(w.pack.IDs(schema.HeroKind)).Draw(t, "hero"), rapid.Uint64().Draw(t, "seed"), plan)
		var taken []string
		for range len(plan.Stages) - 1 {
			w.conquer(t, r)
			r = reread(t, r)
			offers := r.Legs[len(r.Legs)-1].Offers
			at := relicIn(offers)
			if len(taken) == rule.MostRelics {
				require.Equal(t, -1, at, "it carries the most")
			} else {
				require.Equal(t, len(offers)-1, at, "a relic comes behind the changes")
				assert.NotContains(t, taken, offers[at].Relic.ID)
				assert.Empty(t, offers[at].Relic.About)
			}
			choice := rapid.IntRange(0, len(offers)-1).Draw(t, "taken")
			if rapid.Bool().Draw(t, "relic") && at >= 0 {
				choice = at
			}
			if choice == at {
				taken = append(taken, offers[at].Relic.ID)
			}
			require.NoError(t, r.Take(choice))
			r = reread(t, r)
			s, err := r.State()
			require.NoError(t, err)
			require.Equal(t, run.Fighting, s.Phase)
			assert.Equal(t, taken, carried(&s.Hero))
		}
		record := w.record(t, r)
		assert.Equal(t, taken, carried(&record.Seats[0].Hero))
		text, err := record.MarshalText()
		require.NoError(t, err)
		back, err := duelrecord.Parse(text)
		require.NoError(t, err)
		assert.Equal(t, taken, carried(&back.Seats[0].Hero))
	})
}

// The rules of a relic hold from the duel on that follows it.
func TestRelicsHoldInTheDuelsThatFollow(t *testing.T) {
	w, plan := relicWorld(t)
	plan.Stages, plan.Relics = three("zombie", "zombie"), []string{"hammer"}
	r := w.setOut(t, "warden", 4, plan)
	w.conquer(t, r)
	require.NoError(t, r.Take(relicIn(r.Legs[0].Offers)))
	record := w.fight(t, r, "random")
	require.NoError(t, r.Finish(record, w.pool))
	struck := 0
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	for _, frame := range laid.Frames() {
		for _, e := range frame.Events {
			if e.Kind == duel.RuleFired && e.Seat == 0 && e.Card == duel.NoCard && laid.Duel().Hero(0).Always()[e.Rule].Relic > 0 {
				struck++
			}
		}
	}
	assert.Positive(t, struck)
	reread(t, r)
}

// Without relics a run is as it was before there were any, to the byte, and what changes it offers doesn't depend on
// them.
func TestRelicsLeaveTheChangesAlone(t *testing.T) {
	w, plan := relicWorld(t)
	bare := plan
	bare.Relics = nil
	for seed := range uint64(30) {
		with, without := w.setOut(t, "alchemist", seed, plan), w.setOut(t, "alchemist", seed, bare)
		for range 3 {
			w.conquer(t, with)
			w.conquer(t, without)
			leg := len(with.Legs) - 1
			assert.Equal(t, without.Legs[leg].Offers, changesIn(with.Legs[leg].Offers))
			require.NoError(t, with.Take(1))
			require.NoError(t, without.Take(1))
		}
		text, err := without.MarshalText()
		require.NoError(t, err)
		assert.NotContains(t, string(text), `"carry"`)
		others := *w
		others.pool.Finds = nil
		same := others.setOut(t, "alchemist", seed, bare)
		for range 3 {
			others.conquer(t, same)
			require.NoError(t, same.Take(1))
		}
		again, err := same.MarshalText()
		require.NoError(t, err)
		assert.Equal(t, string(again), string(text))
	}
}

// A relic that brings cards has them with it, though no deck has them.
func TestARelicBringsItsCards(t *testing.T) {
	w, plan := relicWorld(t)
	plan.Relics = []string{"quiver"}
	r := w.setOut(t, "warden", 4, plan)
	w.conquer(t, r)
	require.NoError(t, r.Take(relicIn(r.Legs[0].Offers)))
	d, err := w.record(t, reread(t, r)).Duel()
	require.NoError(t, err)
	assert.True(t, slices.ContainsFunc(d.Hero(0).Deck, func(l duel.DeckLine) bool { return l.Card.ID == "burnout" }))
}

// A file that gives a relic otherwise than the run does is refused, and tells why.
func TestFilesOfOtherRelics(t *testing.T) {
	w, plan := relicWorld(t)
	plan.Stages, plan.Relics = three("zombie", "zombie", "zombie"), []string{"hammer", "mirror"}
	r := w.setOut(t, "alchemist", 4, plan)
	for range 2 {
		w.conquer(t, r)
		require.NoError(t, r.Take(relicIn(r.Legs[len(r.Legs)-1].Offers)))
	}
	text, err := r.MarshalText()
	require.NoError(t, err)
	whole := withoutDigest(t, text)
	first := r.Legs[0].Offers[3].Relic.ID
	second := r.Legs[1].Offers[3].Relic.ID
	for name, c := range map[string]struct{ old, new, want string }{
		"none of the run's":     {"<relic>" + second + "</relic>", "", "duel 2: relic " + second + " isn't one of those of the run"},
		"one that it has":       {`"relic": "relic ` + second, `"relic": "relic ` + first, "carries " + first + " already"},
		"one of other rules":    {`"relic": "relic ` + first, `"relic": "relic ` + second, "duel 2: the hero isn't as it was"},
		"no relic":              {`"relic": "relic ` + first, `"relic": "card ` + first, "relic:"},
		"a relic and a card":    {`"relic": "relic `, `"out": "hex", "relic": "relic `, "a relic changes no card"},
		"a relic among changes": {`"kind": "add"`, `"kind": "carry"`, "a relic stands before others"},
	} {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, whole, c.old)
			_, err := run.Parse(seal(t, strings.Replace(whole, c.old, c.new, 1)))
			assert.ErrorContains(t, err, c.want)
		})
	}
}
