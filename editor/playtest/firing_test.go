package playtest_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/playtest"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// withRule returns the classic pack with a rule in a document.
func withRule(t *testing.T, file string, written map[string]string) *schema.Pack {
	t.Helper()
	r, err := rule.Read(written)
	require.NoError(t, err)
	pack := classictest.Pack()
	d, err := pack.Document(file).Insert("rule[0]", r)
	require.NoError(t, err)
	return pack.With(d)
}

// done returns the events of the last action of a record.
func done(t *testing.T, record *playtest.Duel) (events []duel.Event) {
	t.Helper()
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	last, err := laid.At(laid.Plies())
	require.NoError(t, err)
	return last.Events
}

// The last action of the duel is the one by which the rule is done, and no shorter one was found that does it.
func TestADuelShowsARuleAtWork(t *testing.T) {
	for _, c := range []struct {
		file    string
		written map[string]string
	}{
		{"cards/cleave.xml", map[string]string{"do": "draw"}},
		{"cards/cleave.xml", map[string]string{"if": "foe_hp", "below": "6", "do": "damage", "amount": "9"}},
		{"cards/cleave.xml", map[string]string{"on": "struck", "lasts": "3", "do": "heal"}},
		{"cards/cleave.xml", map[string]string{"on": "held", "do": "heal"}},
		{"cards/cleave.xml", map[string]string{"on": "dying", "lasts": "99", "do": "heal", "amount": "9"}},
		{"heroes/knight.xml", map[string]string{"on": "shield_broken", "do": "shield", "amount": "3"}},
	} {
		pack := withRule(t, c.file, c.written)
		fired, err := playtest.Fire(context.Background(), pack.Document(c.file), pack, 0)
		require.NoError(t, err, "%v", c.written)
		require.False(t, fired.Idle, "%v", c.written)
		record := fired.Duel
		require.NoError(t, duelrecord.Verify(record))
		times := 0
		for _, e := range done(t, record) {
			if e.Kind == duel.RuleFired && e.Seat == 0 && e.Rule == 0 {
				times++
			}
		}
		assert.Positive(t, times, "%v", c.written)
		again, err := playtest.Fire(context.Background(), pack.Document(c.file), pack, 0)
		require.NoError(t, err)
		assert.Equal(t, record.Turns, again.Duel.Turns, "the same each time")
	}
}

// withCounter returns the classic pack with a counter, to which a rule of a card adds.
func withCounter(t *testing.T, c rule.Counter, written map[string]string) *schema.Pack {
	t.Helper()
	c.ID, c.Most = "counted", 99
	numbers := classictest.Pack().Rules()
	numbers.Counters = []schema.Counter{{Counter: c}}
	written["do"], written["counter"] = "counter", c.ID
	return withRule(t, "cards/cleave.xml", written).With(schema.NewRules(numbers))
}

// A rule that adds to a counter is shown until that comes to something.
func TestADuelShowsWhatACounterComesTo(t *testing.T) {
	for name, c := range map[string]struct {
		counter rule.Counter
		written map[string]string
		seen    func(e duel.Event) bool // what the last action brings
		least   int                     // actions after the one by which the rule is done
	}{
		"as the bearer’s turn begins": {
			rule.Counter{Harms: true, When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess}, map[string]string{"amount": "3"},
			func(e duel.Event) bool { return e.Kind == duel.CounterHurt && e.Seat == 1 && e.Amount == 3 }, 1,
		},
		"as the bearer’s turn ends": {
			rule.Counter{Harms: true, When: rule.AtTurnEnd, Does: rule.DoesDamage, Then: rule.ThenLess}, map[string]string{"amount": "2"},
			func(e duel.Event) bool { return e.Kind == duel.CounterHurt && e.Seat == 1 && e.Amount == 2 }, 2,
		},
		"for each hit": {
			rule.Counter{When: rule.WhenStruck, Does: rule.DoesBack}, map[string]string{"amount": "2", "to": "self"},
			func(e duel.Event) bool { return e.Kind == duel.CounterFired && e.Seat == 0 }, 2,
		},
		"at all times": {
			rule.Counter{Adds: rule.AddsDamage}, map[string]string{"amount": "2", "to": "self"},
			func(e duel.Event) bool { return e.Kind == duel.CardPlayed && e.Seat == 0 }, 1,
		},
		"never": {rule.Counter{}, map[string]string{}, func(e duel.Event) bool { return e.Kind == duel.CounterChanged }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			pack := withCounter(t, c.counter, c.written)
			fired, err := playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
			require.NoError(t, err)
			require.NoError(t, duelrecord.Verify(fired.Duel))
			assert.False(t, fired.Idle)
			assert.Zero(t, fired.Before)
			after := fired.Duel.Plies() - fired.Before - 1
			assert.GreaterOrEqual(t, after, c.least)
			assert.Less(t, after, 20)
			assert.True(t, slices.ContainsFunc(done(t, fired.Duel), c.seen))
		})
	}
}

// A card that no hero has is dealt to one.
func TestACardOfNobodyIsDealt(t *testing.T) {
	pack := withRule(t, "cards/cleave.xml", map[string]string{"do": "draw"})
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, _ := pack.Hero(id)
		for i, line := range hero.Deck {
			if line.Card == "cleave" {
				d, err := pack.Find(schema.HeroKind, id).Set(fmt.Sprintf("spell_card[%d]", i), "stab")
				require.NoError(t, err)
				pack = pack.With(d)
			}
		}
	}
	fired, err := playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
	require.NoError(t, err)
	assert.Equal(t, 1, fired.Duel.Plies())
}

// A rule is shown where something comes of it, and else it is said that nothing does.
func TestARuleIsShownDoingSomething(t *testing.T) {
	pack := withRule(t, "cards/cleave.xml", map[string]string{"do": "heal", "amount": "3"})
	fired, err := playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
	require.NoError(t, err)
	assert.False(t, fired.Idle)
	healed := 0
	for _, e := range done(t, fired.Duel) {
		if e.Kind == duel.Healed && e.Seat == 0 {
			healed += int(e.Amount)
		}
	}
	assert.Positive(t, healed, "who has all its hp isn't healed")

	pack = withRule(t, "cards/cleave.xml", map[string]string{"do": "draw", "card": "tagged", "tag": "fire"})
	fired, err = playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
	require.NoError(t, err)
	assert.True(t, fired.Idle, "no card of the classic pack has tags")
	assert.Equal(t, 1, fired.Duel.Plies())
}

// A rule is shown as its card says it, where that can be: no bonus adds to it, and no shield is in the way.
func TestARuleIsShownPlainly(t *testing.T) {
	for _, c := range []struct {
		file    string
		written map[string]string
	}{
		{"cards/cleave.xml", map[string]string{"if": "foe_hp_share", "below": "50", "do": "damage", "amount": "4"}},
		{"cards/shield_block.xml", map[string]string{"do": "damage", "amount": "4"}},
		{"cards/shield_block.xml", map[string]string{"if": "my_played", "do": "damage", "amount": "4"}},
		{"cards/shield_block.xml", map[string]string{"on": "struck", "lasts": "2", "do": "damage", "amount": "4"}},
	} {
		pack := withRule(t, c.file, c.written)
		fired, err := playtest.Fire(context.Background(), pack.Document(c.file), pack, 0)
		require.NoError(t, err)
		events := done(t, fired.Duel)
		at := slices.IndexFunc(events, func(e duel.Event) bool { return e.Kind == duel.RuleFired && e.Seat == 0 })
		require.GreaterOrEqual(t, at, 0)
		hurt := events[at+1]
		assert.Equal(t, duel.DamageTaken, hurt.Kind, "%v", c.written)
		assert.EqualValues(t, 4, hurt.Amount, "%v", c.written)
	}
}

// What no card of the pack brings about is there from the beginning.
func TestARuleIsShownAskingForEffectsThatLast(t *testing.T) {
	for _, m := range []string{"foe_stun", "foe_defence", "my_bonus", "my_dots"} {
		pack := withRule(t, "cards/cleave.xml", map[string]string{"if": m, "least": "1", "do": "shield", "amount": "5"})
		fired, err := playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
		require.NoError(t, err, m)
		assert.False(t, fired.Idle, m)
		assert.NoError(t, duelrecord.Verify(fired.Duel), m)
	}
}

func TestARuleThatIsNeverDone(t *testing.T) {
	pack := withRule(t, "cards/cleave.xml", map[string]string{"if": "round", "least": "98", "do": "draw"})
	d := pack.Document("cards/cleave.xml")
	_, err := playtest.Fire(context.Background(), d, pack, 0)
	require.ErrorIs(t, err, playtest.ErrUnfired)
	_, err = playtest.Fire(context.Background(), d, pack, 1)
	assert.EqualError(t, err, "cards/cleave.xml has no rule 2")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err = playtest.Fire(ctx, d, pack, 0)
	assert.ErrorIs(t, err, context.Canceled)
}

// What takes long to come about, or never does with the decks as they are, is there from the beginning.
func TestARuleIsShownThatIsSeldomDone(t *testing.T) {
	for _, c := range []struct {
		file    string
		written map[string]string
	}{
		{"cards/cleave.xml", map[string]string{"if": "foe_armed", "do": "draw"}},
		{"cards/cleave.xml", map[string]string{"if": "my_armed", "do": "draw"}},
		{"cards/cleave.xml", map[string]string{"do": "disarm"}},
		{"cards/cleave.xml", map[string]string{"if": "my_used_up", "least": "4", "do": "draw"}},
		{"cards/cleave.xml", map[string]string{"if": "foe_used_up", "least": "5", "do": "draw"}},
		{"cards/cleave.xml", map[string]string{"if": "round", "least": "25", "do": "draw"}},
		{"cards/cleave.xml", map[string]string{"if": "my_played", "least": "6", "do": "draw"}},
		{"heroes/knight.xml", map[string]string{"on": "turn_start", "if": "round", "least": "30", "do": "shield", "amount": "2"}},
		{"heroes/knight.xml", map[string]string{"on": "turn_start", "if": "foe_armed", "do": "shield", "amount": "2"}},
		{"heroes/knight.xml", map[string]string{"on": "foe_play", "of": "reactive", "do": "shield", "amount": "2"}},
		{"heroes/knight.xml", map[string]string{"on": "own_play", "of": "reactive", "do": "shield", "amount": "2"}},
	} {
		assertShown(t, withRule(t, c.file, c.written), c.file, c.written)
	}
}

// assertShown fails the test unless a rule is shown that does something.
func assertShown(t *testing.T, pack *schema.Pack, file string, written map[string]string) {
	t.Helper()
	fired, err := playtest.Fire(context.Background(), pack.Document(file), pack, 0)
	if assert.NoError(t, err, "%v", written) {
		assert.False(t, fired.Idle, "%v", written)
		assert.NoError(t, duelrecord.Verify(fired.Duel), "%v", written)
	}
}

// Hands are as large as the pack lets them be.
func TestARuleIsShownWithALargeHand(t *testing.T) {
	for _, written := range []map[string]string{
		{"if": "my_hand", "least": "9", "do": "shield", "amount": "2"}, {"if": "foe_hand", "least": "10", "do": "shield", "amount": "2"},
	} {
		pack := withRule(t, "cards/cleave.xml", written)
		numbers := pack.Rules()
		numbers.Numbers.Hand = 10
		assertShown(t, pack.With(schema.NewRules(numbers)), "cards/cleave.xml", written)
	}
}

// A card of the pack that brings about what the rule waits for is dealt, where neither hero has one.
func TestARuleIsShownByTheHelpOfAnotherCard(t *testing.T) {
	for name, c := range map[string]struct {
		file           string
		written, helps map[string]string
	}{
		"by itself":        {"cards/cleave.xml", map[string]string{"on": "discarded", "do": "draw"}, map[string]string{"do": "discard"}},
		"by the enemy":     {"cards/cleave.xml", map[string]string{"on": "discarded", "do": "draw"}, map[string]string{"do": "discard", "to": "foe", "amount": "3"}},
		"of a hero":        {"heroes/knight.xml", map[string]string{"on": "discards", "do": "draw"}, map[string]string{"do": "discard"}},
		"by what uses up":  {"heroes/knight.xml", map[string]string{"on": "used_up", "if": "foe_armed", "do": "draw"}, map[string]string{"do": "use_up"}},
		"of one that lies": {"cards/cleave.xml", map[string]string{"on": "used_up", "lasts": "3", "do": "draw"}, map[string]string{"do": "use_up"}},
	} {
		pack := withRule(t, c.file, c.written)
		helps, err := rule.Read(c.helps)
		require.NoError(t, err)
		d, err := pack.Document("cards/riposte.xml").Insert("rule[0]", helps)
		require.NoError(t, err)
		assertShown(t, pack.With(d), c.file, map[string]string{"help": name})
	}
}
