package rulestext_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// ruled are the names of a duel of heroes and cards with rules.
type ruled struct {
	duel   *duel.Duel
	called schema.Dictionary
}

func (r ruled) Hero(seat game.Seat) string { return [2]string{"Alchemist", "Warden"}[seat] }
func (r ruled) Card(seat game.Seat, card duel.CardIndex) string {
	return r.called.Card(r.duel.Card(seat, card).ID)
}

// story is a duel of cards with rules that is told.
type story struct {
	*testing.T
	names ruled
	state duel.State
	told  *rulestext.Chronicle
}

// newStory begins a duel in which the alchemist moves first. Relics are the warden's.
func newStory(t *testing.T, relics ...string) *story {
	pack := schematest.Ruled()
	first, err := pack.DuelHero("alchemist")
	require.NoError(t, err)
	second, err := pack.DuelHero("warden", relics...)
	require.NoError(t, err)
	d, err := pack.Numbers().New(first, second)
	require.NoError(t, err)
	s := &story{T: t, names: ruled{d, pack.Dictionary("en")}}
	for seed := uint64(0); ; seed++ {
		if s.state = d.Start(seed); s.state.Starter == 0 {
			break
		}
	}
	s.told = rulestext.NewChronicle(en, s.names, d).Calling(s.names.called)
	return s
}

// play tells of a card that the mover plays, whatever it holds else; "" ends its turn.
func (s *story) play(id string, mode ...int8) []string {
	a := duel.EndTurn
	if seat := s.state.Mover; id != "" {
		deck := s.names.duel.Hero(seat).Deck
		a = duel.Play(duel.CardIndex(slices.IndexFunc(deck, func(l duel.DeckLine) bool { return l.Card.ID == id })))
		if len(mode) > 0 {
			a.Mode = mode[0]
		}
		s.state.Piles[seat].Hand[0] = a.Card
		s.state.Fighters[seat].EP, s.state.Fighters[seat].HandCount = 8, max(s.state.Fighters[seat].HandCount, 1)
	}
	var events []duel.Event
	require.NoError(s, s.names.duel.Apply(&s.state, a, &events), id)
	return s.told.Tell(events)
}

// What a card does by its rules follows from that it is played; what something sets off has a line of its own, by name.
func TestTheLogNamesWhatRulesDo(t *testing.T) {
	s := newStory(t, "mirror")
	assert.Equal(t, []string{"Alchemist plays Venom for 1 energy: Warden: Poison +3", "Warden’s Mirror: Warden gains 2 shield"}, s.play("venom"))
	told := s.play("spark_jar")
	assert.Equal(t, []string{"Alchemist plays Jar of Sparks for 1 energy: Alchemist gets Spark, Alchemist gets Spark"}, told)
	assert.Equal(t, []string{
		"Alchemist plays Spark: Warden’s shield absorbs 1 damage", "Warden’s Mirror: Warden gains 2 shield",
	}, s.play("spark"))
	assert.Equal(t, []string{
		"Alchemist plays Flurry for 2 energy: Warden loses 2 hp, Warden loses 2 hp", "Warden’s Mirror: Warden gains 2 shield",
		"Warden’s passive rule: Warden gains 1 shield",
	}, s.play("flurry"))
	told = s.play("")
	assert.Contains(t, told[0], "Spark is used up")
	assert.Contains(t, told, "Warden’s Poison: Warden loses 3 hp, Warden: Poison −1")
	assert.Contains(t, told, "Warden’s passive rule: Warden gains 1 shield")

	assert.Equal(t, []string{"Warden plays Coat of Thorns for 1 energy: Coat of Thorns holds for 2 rounds"}, s.play("thorns"))
	assert.Equal(t, []string{"Warden plays Silence for 2 energy: Alchemist can’t play attacks for 1 turn"}, s.play("silence"))
	assert.Equal(t, []string{"Warden plays Haste: Warden’s next minor card costs 2 less"}, s.play("haste"))
	assert.Equal(t, []string{"Warden plays Hex: Alchemist gets Burnout into the deck, Alchemist gets Burnout into the deck"}, s.play("hex"))
	assert.Equal(t, []string{"Warden plays Tonic (mode 2) for 2 energy: Warden gains 5 shield"}, s.play("tonic", 2))
	s.play("")
	assert.Contains(t, s.play(""), "Alchemist can play attacks again")
	s.play("")
	s.play("fury")
	assert.Contains(t, s.play("flurry"), "Warden’s Coat of Thorns: Alchemist loses 4 hp")
}

// A draw of a card is told, that of a turn isn't; what is discarded is.
func TestTheLogTellsOfCardsThatRulesMove(t *testing.T) {
	s := newStory(t)
	told := s.play("tonic", 3)
	require.Len(t, told, 1)
	assert.Equal(t, 2, strings.Count(told[0], "Alchemist draws "), told)
	assert.Equal(t, 1, strings.Count(told[0], "Alchemist discards "), told)
	assert.NotContains(t, strings.Join(s.play(""), "\n"), "draws")
	assert.Equal(t, []string{"Warden plays Strip for 1 energy: Warden gains no shield"}, s.play("strip"))
	s.play("last_stand")
	s.state.Fighters[1].HP = 2
	s.play("")
	told = s.play("flurry")
	assert.Contains(t, told[0], ": Warden loses 1 hp, Warden holds on with 1 hp (Last Stand saves Warden: Warden heals 9 hp), Warden loses 2 hp")
}

// Each kind of event has words in each language, and the names of nothing are missing there.
func TestEachKindOfEventHasWords(t *testing.T) {
	for _, language := range i18n.Languages() {
		tr := i18n.For(language.Code)
		for kind := range duel.EventKindCount {
			for _, amount := range []int16{-1, 0, 1} {
				e := duel.Event{Kind: kind, Card: duel.NoCard, Amount: amount, Effect: duel.DefenceEffect, Time: 2}
				told := rulestext.Event(tr, names{}, e)
				assert.NotEmpty(t, told, "%v", kind)
				assert.NotRegexp(t, `^event\.`, told, "%v", kind)
			}
		}
	}
}

// unsaid are the kinds of events that a line may leave out, with the reason.
var unsaid = map[duel.EventKind]string{
	duel.CardReturned: "a card that is played goes there by itself", duel.CardRemoved: "a card that is played goes there by itself",
	duel.CardDrawn: "each turn begins with it", duel.TurnEnded: "the next turn begins", duel.RuleFired: "the card that is played tells it",
	duel.DamageTaken: "nothing was lost, and it is told why", duel.EffectEnded: "damage of the same card goes on",
	duel.RuleBegan: "one of several rules of a card",
}

// No event of random duels is dropped: what is told of an action has as many parts as it had events, but for those that
// go without saying.
func TestNoEventIsDropped(t *testing.T) {
	s := newStory(t, "mirror")
	rapid.Check(t, func(t *rapid.T) {
		state := s.names.duel.Start(rapid.Uint64().Draw(t, "seed"))
		told := rulestext.NewChronicle(en, s.names, s.names.duel).Calling(s.names.called)
		for state.Winner == game.Nobody {
			legal := s.names.duel.Legal(&state, nil)
			var events []duel.Event
			require.NoError(t, s.names.duel.Apply(&state, legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")], &events))
			lines := strings.Join(told.Tell(events), "\n")
			least := 0
			for _, e := range events {
				if unsaid[e.Kind] == "" {
					least++
				}
			}
			parts := strings.FieldsFunc(strings.NewReplacer(": nothing comes of it", "", "Round", "", ", Alchemist’s turn", "", ", Warden’s turn", "",
				"Alchemist: Poison", "Poison", "Warden: Poison", "Poison", "Alchemist: Strength", "Strength", "Warden: Strength", "Strength",
			).Replace(lines), func(r rune) bool { return r == ',' || r == ':' || r == '\n' })
			require.GreaterOrEqual(t, len(parts), least, "%s of %v", lines, events)
		}
	})
}
