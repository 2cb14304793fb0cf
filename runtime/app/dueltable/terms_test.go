package dueltable

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// fieldTerms has for each field of a card one that has it, and the key of what explains it.
var fieldTerms = map[string]struct {
	card duel.Card
	key  string
}{
	"IsMajor":              {duel.Card{IsMajor: true}, "how_to.major"},
	"Cost":                 {duel.Card{Cost: 2}, "how_to.energy"},
	"BaseDamage":           {duel.Card{BaseDamage: 3, MaxDamage: 3}, "term.damage"},
	"MaxDamage":            {duel.Card{MaxDamage: 3}, "term.random"},
	"BaseHealing":          {duel.Card{BaseHealing: 3, MaxHealing: 3}, "term.healing"},
	"MaxHealing":           {duel.Card{MaxHealing: 3}, "term.random"},
	"BaseAbsorb":           {duel.Card{BaseAbsorb: 3, MaxAbsorb: 3}, "term.shield"},
	"MaxAbsorb":            {duel.Card{MaxAbsorb: 3}, "term.random"},
	"IncreaseByCost":       {duel.Card{IncreaseByCost: true, MaxDamage: 3}, "term.by_energy"},
	"IncreaseByHPLost":     {duel.Card{IncreaseByHPLost: true, MaxDamage: 3}, "term.by_hp_lost"},
	"IgnoreDefense":        {duel.Card{IgnoreDefense: true, MaxDamage: 3}, "term.ignores"},
	"IsNotFatal":           {duel.Card{IsNotFatal: true, MaxDamage: 3}, "term.not_fatal"},
	"DefenseBonus":         {duel.Card{DefenseBonus: 50, BonusLength: 1}, "term.defence"},
	"HealthBonus":          {duel.Card{HealthBonus: 7, BonusLength: 1}, "meaning.max_hp.less"},
	"DamageBonus":          {duel.Card{DamageBonus: 7, BonusLength: 1, AttackHimself: true}, "meaning.damage.more"},
	"CostBonus":            {duel.Card{CostBonus: -7, BonusLength: 1, AttackHimself: true}, "meaning.cost.less"},
	"HealingBonus":         {duel.Card{HealingBonus: 7, BonusLength: 1}, "meaning.healing"},
	"RegenBonus":           {duel.Card{RegenBonus: 7}, "meaning.regen.less"},
	"DoTPower":             {duel.Card{DoTPower: 1, BonusLength: 2}, "meaning.dot"},
	"HoTPower":             {duel.Card{HoTPower: 1, BonusLength: 2}, "meaning.hot"},
	"BonusLength":          {duel.Card{DamageBonus: 1, BonusLength: 1}, "term.rounds"},
	"EffectIncreasing":     {duel.Card{DoTPower: 1, EffectIncreasing: -1, BonusLength: 2}, "term.changing"},
	"ImmortalityLength":    {duel.Card{ImmortalityLength: 1}, "meaning.immortal"},
	"StunTime":             {duel.Card{StunTime: 1}, "meaning.stun"},
	"AttackHimself":        {duel.Card{AttackHimself: true, MaxDamage: 3}, "term.damage_self"},
	"RemovingEffects":      {duel.Card{RemovingEffects: true}, "term.removes"},
	"ActivateByNextAttack": {duel.Card{ActivateByNextAttack: true, MaxAbsorb: 3}, "how_to.reactive"},
}

// Whatever a card can have is explained, and only where the card has it.
func TestEachFieldOfACardIsExplained(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		translator := i18n.For(language)
		args := i18n.Args{"N": 7, "Step": duel.PowerPerEnergy, "Amount": "−1"}
		kind := reflect.TypeFor[duel.Card]()
		for i := range kind.NumField() {
			field := kind.Field(i).Name
			if field == "ID" || field == "Name" || field == "Says" { // which are sentences on the card
				continue
			}
			sample, is := fieldTerms[field]
			require.True(t, is, "nothing explains %s", field)
			require.False(t, reflect.ValueOf(sample.card).Field(i).IsZero(), field)
			want := translator.Text(sample.key, args)
			require.NotEqual(t, sample.key, want)
			assert.Contains(t, meanings(translator, sample.card), want, field)
			without := sample.card
			lacking := reflect.ValueOf(&without).Elem()
			lacking.Field(i).SetZero()
			if part, isBase := strings.CutPrefix(field, "Base"); isBase {
				lacking.FieldByName("Max" + part).SetZero()
			}
			assert.NotContains(t, meanings(translator, without), want, field)
		}
	}
}

func meanings(t *i18n.Translator, c duel.Card) (told []string) {
	for _, term := range termsOf(t, &c) {
		told = append(told, term.meaning)
	}
	return told
}

// A card that deals nothing but damage tells what lessens it.
func TestTheWordsOfADuelAreExplainedOnCleave(t *testing.T) {
	pack := classictest.Pack()
	card, is := pack.Card("cleave")
	require.True(t, is)
	told := strings.Join(meanings(i18n.For("en"), card.Card), "\n")
	for _, word := range []string{"energy", "Defence", "shield", "bonus", "deck"} {
		assert.Contains(t, told, word)
	}
}

// A secondary tap on a card, a long press on a phone, asks what its words mean.
func TestASecondaryTapExplainsACard(t *testing.T) {
	f := newBout(t, 0, "knight", "mage")
	asked := -1
	f.Table.Hand.onAsked = func(place int) { asked = place }
	f.Table.Hand.Cards[1].TappedSecondary(nil)
	assert.Equal(t, 1, asked)
}

// Where people are told to hold a card to have it explained, a mouse that holds it does so, and nothing else; one that
// is let go of earlier taps. Elsewhere holding means nothing.
func TestAMouseHoldsACardWhereFingersAreMeant(t *testing.T) {
	for _, fingers := range []bool{false, true} {
		ui.PressedByTouch(fingers)
		t.Cleanup(func() { ui.PressedByTouch(false) })
		m := newMoving(t, "", anySize[0], 0)
		m.passAll()
		hand, asked := m.Table.Hand, -1
		hand.onAsked = func(place int) { asked = place }
		press := func(o interface {
			desktop.Mouseable
			fyne.Tappable
		}, lasts time.Duration) {
			o.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
			m.pass(lasts)
			o.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
			o.Tapped(&fyne.PointEvent{Position: m.Table.Preview.place.Middle()})
			m.passAll()
		}
		press(hand.Cards[1], ui.HoldTime/2)
		assert.Equal(t, -1, asked)
		assert.Equal(t, 1, hand.Chosen, "it is tapped")
		m.Table.Dismiss()
		press(hand.Cards[1], ui.HoldTime)
		assert.Equal(t, fingers, asked == 1)
		assert.Equal(t, fingers, hand.Chosen == -1, "it isn't tapped, too")
		m.Table.Dismiss()

		card := hand.Cards[1]
		card.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
		asked = -1
		card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(30, 0)})
		m.pass(ui.HoldTime)
		assert.Equal(t, -1, asked, "it is drawn")
		card.DragEnd()

		hand.Tapped(1)
		explained := 0
		m.Table.Preview.OnHeld = func(fyne.Position) { explained++ }
		press(m.Table.Preview, ui.HoldTime)
		assert.Equal(t, fingers, explained == 1)
	}
}
