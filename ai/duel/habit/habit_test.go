package habit_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/habit"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

var knightAndMage = func() *duel.Duel {
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	if err != nil {
		panic(err)
	}
	return d
}()

// idle are turns that play nothing, busy those that play one card.
func idle(duel.State) []duel.Action   { return nil }
func busy(s duel.State) []duel.Action { return []duel.Action{duel.Play(s.Piles[1].Hand[0])} }

// watch has the mage spend some turns in a way, and returns its habits after them.
func watch(known []schema.Habit, turns int, seed uint64, spend func(duel.State) []duel.Action) []schema.Habit {
	d := knightAndMage
	w := habit.NewWatcher(d, 1, seed)
	for n := range uint64(turns) {
		s := d.Start(seed + n)
		s.Mover = 1
		w.Imagine(&s)
		w.See(&s, spend(s))
	}
	return w.Learn(known)
}

func find(habits []schema.Habit, when, does string) schema.Habit {
	i := slices.IndexFunc(habits, func(h schema.Habit) bool { return h.When == when && h.Does == does })
	if i < 0 {
		return schema.Habit{}
	}
	return habits[i]
}

func TestAHabitIsStatedTestedAndWithdrawn(t *testing.T) {
	few := watch(nil, 4, 1, idle)
	assert.Equal(t, schema.Watched, find(few, "always", "nothing").Status, "too few turns")

	after := watch(few, 12, 100, idle)
	stated := find(after, "always", "nothing")
	assert.Equal(t, schema.Stated, stated.Status)
	assert.Equal(t, 16, stated.Seen)
	assert.Equal(t, 16, stated.Done)
	assert.Less(t, stated.Usual, float32(0.3))
	assert.Zero(t, stated.Tested, "what it was found by doesn't test it")

	held := find(watch(after, 10, 200, idle), "always", "nothing")
	assert.Equal(t, schema.Stated, held.Status)
	assert.Equal(t, 10, held.Held)

	changed := watch(after, 10, 200, busy)
	withdrawn := find(changed, "always", "nothing")
	assert.Equal(t, schema.Watched, withdrawn.Status)
	assert.Equal(t, 10, withdrawn.Seen, "only what was seen since it was stated counts on")
	assert.Zero(t, withdrawn.Done)
	assert.Zero(t, withdrawn.Tested)
	alone := []schema.Habit{withdrawn}
	assert.Equal(t, schema.Watched, find(watch(alone, 2, 300, idle), "always", "nothing").Status, "it takes new evidence")
	assert.True(t, slices.ContainsFunc(watch(alone, 40, 300, idle), func(h schema.Habit) bool { return h.IsTold() && h.Does == "nothing" }))
}

func TestWhatIsSeldomDoneIsTold(t *testing.T) {
	after := watch(nil, 30, 1, busy)
	seldom := slices.IndexFunc(after, func(h schema.Habit) bool { return h.IsTold() && h.IsSeldom() })
	require.GreaterOrEqual(t, seldom, 0)
	assert.Less(t, after[seldom].Told(), after[seldom].Usual)
}

// What somebody has said of a habit stands, whatever is seen.
func TestTheExpertHasTheLastWord(t *testing.T) {
	key := schema.HabitKey{When: "always", Does: "nothing"}
	for _, status := range []string{schema.Accepted, schema.Edited, schema.Forbidden} {
		known := []schema.Habit{{HabitKey: key, Status: status, Share: 0.4}}
		after := find(watch(known, 40, 1, busy), "always", "nothing")
		assert.Equal(t, status, after.Status)
		assert.Equal(t, float32(0.4), after.Share)
		assert.Equal(t, 40, after.Tested, "figures go on")
		after = find(watch(known, 40, 1, idle), "always", "nothing")
		assert.Equal(t, status, after.Status)
	}
}

// A turn that won, or that can't have been played so, tells nothing.
func TestATurnThatWinsIsNoHabit(t *testing.T) {
	d := knightAndMage
	w := habit.NewWatcher(d, 1, 1)
	for seed := range uint64(20) {
		s := d.Start(seed)
		s.Mover = 1
		w.Imagine(&s)
		s.Fighters[0].HP = 1
		bolt := slices.IndexFunc(d.Hero(1).Deck, func(l duel.DeckLine) bool { return l.Card.ID == "fire_bolt" })
		s.Piles[1].Hand[0] = duel.CardIndex(bolt)
		w.See(&s, []duel.Action{duel.Play(duel.CardIndex(bolt))})
	}
	assert.Empty(t, w.Learn(nil))
}

var statuses = []string{schema.Watched, schema.Stated, schema.Accepted, schema.Edited, schema.Forbidden}

// Whatever was known and seen: there are never more told habits than there may be, each counts what can be, what is
// decided stays, and the same turns teach the same.
func TestHabitsStayWithinBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var known []schema.Habit
		told := 0
		for _, when := range schema.Situations[:schema.MaxHabits] {
			h := schema.Habit{HabitKey: schema.HabitKey{When: when, Does: rapid.SampledFrom(schema.Doings[:len(schema.Doings)-1]).Draw(t, "does")}}
			h.Status = rapid.SampledFrom(statuses).Draw(t, "status")
			h.Seen = rapid.IntRange(0, 300).Draw(t, "seen")
			h.Done = rapid.IntRange(0, h.Seen).Draw(t, "done")
			h.Usual = rapid.Float32Range(0, 1).Draw(t, "usual")
			h.Tested = rapid.IntRange(0, 300).Draw(t, "tested")
			h.Held = rapid.IntRange(0, h.Tested).Draw(t, "held")
			if h.IsTold() {
				told++
			}
			known = append(known, h)
		}
		require.LessOrEqual(t, told, schema.MaxHabits)
		spend := rapid.SampledFrom([]func(duel.State) []duel.Action{idle, busy}).Draw(t, "spend")
		seed := rapid.Uint64Range(0, 1<<32).Draw(t, "seed")
		turns := rapid.IntRange(0, 12).Draw(t, "turns")
		after := watch(known, turns, seed, spend)
		document := schema.NewCaseBase("mage", schema.Cases{Cases: []schema.Case{{Outputs: [4]float32{1}, Inputs: [14]float32{12: 1, 13: 1}}}, Habits: after})
		require.Empty(t, document.Diagnostics())
		for _, was := range known {
			if was.IsDecided() {
				require.Equal(t, was.Status, find(after, was.When, was.Does).Status)
			}
		}
		require.Equal(t, after, watch(known, turns, seed, spend))
	})
}

// Nothing hidden counts: neither the hand nor the decks of the state that the turn seems to have begun in.
func TestOnlyWhatIsSeenCounts(t *testing.T) {
	d := knightAndMage
	learn := func(seed uint64) []schema.Habit {
		w := habit.NewWatcher(d, 1, 1)
		for n := range uint64(10) {
			s := d.Start(n)
			s.Mover = 1
			view := d.View(&s, game.Seat(0))
			guess := d.Determinize(&view, n)
			w.Imagine(&guess)
			other := d.Determinize(&view, seed)
			w.See(&other, nil)
		}
		return w.Learn(nil)
	}
	assert.Equal(t, learn(1), learn(2))
}

// What is counted of a turn is what it was: by the situation that it began in, and what it did.
func TestTurnsAreWhatTheyAre(t *testing.T) {
	d := knightAndMage
	card := func(id string) duel.CardIndex {
		i := slices.IndexFunc(d.Hero(1).Deck, func(l duel.DeckLine) bool { return l.Card.ID == id })
		require.GreaterOrEqual(t, i, 0, id)
		return duel.CardIndex(i)
	}
	own, foe := d.Hero(1), d.Hero(0)
	cases := map[string]struct {
		begun  func(s *duel.State)
		played []string
		is     []string
		isNot  []string
	}{
		"even": {func(*duel.State) {}, nil, []string{"always/nothing", "early/few", "foe_rich/keeps_5"}, []string{"always/one", "always/attacks", "ahead/nothing", "behind/nothing"}},
		"weak": {func(s *duel.State) { s.Fighters[1].HP = own.HP/2 - 1 }, []string{"ice_barrier"},
			[]string{"hurt/shields", "always/one", "always/few", "always/defends_only", "behind/defends"}, []string{"hurt/heals", "dying/shields", "always/attacks"}},
		"winning": {func(s *duel.State) {
			s.Fighters[0].HP, s.Fighters[0].EP, s.Fighters[0].Shield = (foe.HP-1)/3, 0, duel.MaxShield
		}, []string{"fire_bolt", "arcane_blast"},
			[]string{"foe_dying/attacks", "foe_hurt/strikes", "ahead/attacks_only"}, []string{"foe_rich/attacks", "always/few", "always/arms", "behind/attacks"}},
	}
	for name, c := range cases {
		w, s := habit.NewWatcher(d, 1, 1), d.Start(1)
		s.Mover = 1
		c.begun(&s)
		w.Imagine(&s)
		var played []duel.Action
		for i, id := range c.played {
			s.Piles[1].Hand[i] = card(id)
			played = append(played, duel.Play(card(id)))
		}
		w.See(&s, played)
		learned := w.Learn(nil)
		done := func(key string) int {
			k, ok := schema.ParseHabitKey(key)
			require.True(t, ok, key)
			return find(learned, k.When, k.Does).Done
		}
		for _, key := range c.is {
			assert.Equal(t, 1, done(key), "%s: %s", name, key)
		}
		for _, key := range c.isNot {
			assert.Zero(t, done(key), "%s: %s", name, key)
		}
	}
}

// What a user does on the whole goes without saying where the situation changes nothing. It takes turns enough for the
// hands of a situation to be no others than those of the rest.
func TestWhatGoesWithoutSayingIsNotSaid(t *testing.T) {
	var situations []string
	for _, h := range watch(nil, 120, 1, idle) {
		if h.IsTold() && h.Does == "nothing" {
			situations = append(situations, h.When)
		}
	}
	assert.Equal(t, []string{schema.Anytime}, situations)
}
