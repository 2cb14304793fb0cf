package playtest_test

import (
	"context"
	"fmt"
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

	pack = withRule(t, "cards/cleave.xml", map[string]string{"do": "disarm"})
	fired, err = playtest.Fire(context.Background(), pack.Document("cards/cleave.xml"), pack, 0)
	require.NoError(t, err)
	assert.True(t, fired.Idle, "nobody in the classic pack lays a card open")
	assert.Equal(t, 1, fired.Duel.Plies())
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
