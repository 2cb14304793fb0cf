package dueltable

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// seenElsewhere are the kinds of events that are no deed of a card, no part of a blow and no sound, with where they are
// seen.
var seenElsewhere = map[duel.EventKind]string{
	duel.TurnStarted: "the title", duel.EnergyGained: "bolts come", duel.EnergySpent: "bolts go", duel.CardPlayed: "the card comes to the field",
	duel.CardReturned: "the card flies to the deck", duel.CardRemoved: "the card goes", duel.CardTriggered: "what it does",
	duel.DamageDefended: "less damage is done", duel.DeathPrevented: "the hero lives", duel.ShieldFaded: "the bar of hp", duel.EffectEnded: "its chip goes",
	duel.TurnSkipped: "the sign of the stun", duel.TurnEnded: "the title", duel.DuelWon: "the last scene", duel.RuleFired: "what it does",
	duel.CounterFired: "what it does", duel.CardsAllowed: "the cards aren’t pale any more",
}

// Each kind of event is seen or heard at the table, or it is told where else.
func TestEachKindOfEventIsSeen(t *testing.T) {
	f := newRuledBout(t, "en", 0, "alchemist", "warden")
	for kind := range duel.EventKindCount {
		e := duel.Event{Kind: kind, Seat: 1, Card: duel.NoCard, Amount: 3, Time: 2, Effect: duel.StunEffect}
		f.Now.Events = []duel.Event{e}
		seen := len(append(deeds(f.Now.Events), f.ruleDeeds(0, f.Now.Events)...)) + len(f.blowOf(1).numbers()) + len(f.cuesOf())
		if _, is := seenElsewhere[kind]; is {
			assert.Zero(t, seen, "%v is seen", kind)
		} else {
			assert.Positive(t, seen, "%v is seen nowhere", kind)
		}
	}
}

// A card on the field tells in signs what its rules did.
func TestThePlayedCardTellsWhatItsRulesDid(t *testing.T) {
	f := newRuledBout(t, "en", 0, "alchemist", "warden")
	f.hold(0, "venom", "tonic", "spark_jar")
	f.play("venom")
	f.act(Moment{Action: duel.Action{Card: f.line(0, "tonic"), Mode: 3}})
	f.play("spark_jar")
	numbers := func(i int) (told []string) {
		for _, d := range f.Laid.Cards[i].did {
			told = append(told, d.number)
		}
		return told
	}
	assert.Equal(t, []string{"+3"}, numbers(0))
	assert.Equal(t, []string{"+2", "−1"}, numbers(1))
	assert.Equal(t, []string{"+2"}, numbers(2))
}

// Cards that are made are no boon where the enemy gets them, or where they can't be played.
func TestCardsThatAreMadeForTheEnemyAreNoBoon(t *testing.T) {
	f := newRuledBout(t, "en", 0, "alchemist", "alchemist")
	f.hold(0, "spark_jar")
	f.play("spark_jar")
	spark := f.line(0, "spark")
	assert.Equal(t, look.Boon, f.Laid.Cards[0].did[0].tone)
	for tone, seat := range map[color.Color]game.Seat{look.Boon: 0, look.Curse: 1} {
		assert.Equal(t, tone, f.ruleDeeds(0, []duel.Event{{Kind: duel.CardCreated, Seat: seat, Card: spark}})[0].tone)
	}
	f.Duel.Card(0, spark).Says.Unplayable = true
	assert.Equal(t, look.Curse, f.ruleDeeds(0, []duel.Event{{Kind: duel.CardCreated, Card: spark}})[0].tone)
}
