package dueltable

import (
	"maps"
	"reflect"
	"slices"
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
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema/schematest"
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
			if field == "ID" || field == "Name" || field == "Says" { // see the next test
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

// saidTerms has for each thing that a card says beside its rules one that says it, and the key of what explains it.
var saidTerms = map[string]struct {
	says rule.Says
	key  string
}{
	"Kind":       {rule.Says{Kind: rule.SaysAttack}, "term.rule.kinds"},
	"ByLot":      {rule.Says{ByLot: true, Rules: rule.ListOf(inMode(1))}, "term.rule.lot"},
	"Goes":       {rule.Says{Goes: rule.ToUsedUp}, "term.rule.used_up"},
	"Becomes":    {rule.Says{Becomes: "spark"}, "term.rule.becomes"},
	"TakesAll":   {rule.Says{TakesAll: true}, "term.rule.takes_all"},
	"Unplayable": {rule.Says{Unplayable: true}, "term.rule.unplayable"},
	"Fades":      {rule.Says{Fades: true}, "term.rule.fades"},
	"Stays":      {rule.Says{Stays: true}, "term.rule.stays"},
	"Tags":       {rule.Says{Tags: [rule.MostTags]string{"fire"}}, "term.rule.tags"},
	"Rules":      {rule.Says{Rules: rule.ListOf(inMode(1))}, "term.rule.modes"},
}

func inMode(mode int16) rule.Rule {
	r := rule.New()
	r.Mode = mode
	return r
}

// Whatever a card can say in the language of rules is explained, and only where it says so.
func TestEachFlagOfACardIsExplained(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		translator, pack := i18n.For(language), schematest.Ruled()
		spark, _ := pack.Card("spark")
		called := pack.Dictionary(language)
		args := i18n.Args{"Card": called.Card("spark"), "Rules": rulestext.RulesNaming(translator, called, &spark.Card, rulestext.Bonuses{})}
		kind := reflect.TypeFor[rule.Says]()
		for i := range kind.NumField() {
			field := kind.Field(i).Name
			sample, is := saidTerms[field]
			require.True(t, is, "nothing explains %s", field)
			want := translator.Text(sample.key, args)
			require.NotEqual(t, sample.key, want)
			assert.Contains(t, meanings(translator, duel.Card{Says: sample.says}), want, field)
			without := sample.says
			reflect.ValueOf(&without).Elem().Field(i).SetZero()
			assert.NotContains(t, meanings(translator, duel.Card{Says: without}), want, field)
		}
	}
}

// plainAttributes are those of rules that need no explanation of their own, with the reason.
var plainAttributes = map[string]string{
	"of": "a condition of the sentence, explained as cards are", "if": "a condition in plain words", "least": "a number of the sentence",
	"below": "a number of the sentence", "to": "the sentence says whom", "amount": "a number of the sentence", "per": "the sentence says of what",
	"gain": "a number of the sentence", "each": "a number of the sentence", "most": "a number of the sentence",
	"pick": "the sentence says which first", "into": "explained with the effect", "times": "the sentence says how often", "do": "see the next test",
	"stance": "explained with the event", "on": "see the next test", "tag": "explained with the filters that mean it",
}

// explained has for each of the others a rule that has it.
var explained = map[string]map[string]string{
	"chance": {"chance": "50"}, "hits": {"hits": "3"}, "pierce": {"pierce": "true"}, "count": {"per": "my_hand", "count": "attack"},
	"card": {"do": "discard", "card": "attack"}, "what": {"do": "create", "what": "spark"}, "counter": {"do": "counter", "counter": "poison"},
	"for": {"do": "over_time", "for": "2"}, "lasts": {"on": "turn_start", "lasts": "2"},
	"mode": {"mode": "1"},
}

// Each attribute of a rule has a word that explains it, or says why none is needed.
func TestEachAttributeOfARuleIsExplained(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		translator := i18n.For(language)
		for i := range rule.Attributes {
			name := rule.Attributes[i].Name
			sample, is := explained[name]
			assert.NotEqual(t, plainAttributes[name] != "", is, "nothing explains %s", name)
			if is {
				without := maps.Clone(sample)
				delete(without, name)
				assert.Greater(t, len(meanings(translator, saying(t, sample))), len(meanings(translator, saying(t, without))), name)
			}
		}
	}
}

// saying returns a card with a rule that its attributes write; without what it does, it deals damage.
func saying(t *testing.T, attributes map[string]string) duel.Card {
	all := map[string]string{"do": "damage"}
	maps.Copy(all, attributes)
	r, err := rule.Read(all)
	require.NoError(t, err)
	return duel.Card{Says: rule.Says{Rules: rule.ListOf(r)}}
}

// plainEvents need no explanation: the sentence says when they happen.
var plainEvents = []rule.Event{
	rule.Play, rule.Drawn, rule.Held, rule.Start, rule.TurnStart, rule.TurnEnd, rule.OwnPlay, rule.FoePlay, rule.Hurt, rule.Healed, rule.ShieldBroken,
	rule.Draws,
}

// Whatever rules do is explained, and what they wait for, unless that is plain.
func TestEachEffectAndEventOfRulesIsExplained(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		translator := i18n.For(language)
		nothing := len(meanings(translator, duel.Card{}))
		for do := range rule.EffectCount {
			r := rule.New()
			r.Do, r.Amount = do, 1
			told := meanings(translator, duel.Card{Says: rule.Says{Rules: rule.ListOf(r)}})
			if assert.Len(t, told, nothing+1, "%v", do) {
				assert.NotRegexp(t, `^(term|meaning)\.`, told[len(told)-1], "%v", do)
			}
		}
		for event := range rule.EventCount {
			assert.Equal(t, slices.Contains(plainEvents, event), eventTerms[event] == "", "%v", event)
		}
	}
}

// A card that others make is told of with them.
func TestACardTellsWhatItCreates(t *testing.T) {
	f := newRuledBout(t, "en", 0, "alchemist", "warden")
	title, _ := f.AboutCard(0, f.line(0, "spark_jar"))
	assert.Equal(t, "Jar of Sparks", title)
	jar, spark := f.Duel.Card(0, f.line(0, "spark_jar")), "Spark: Deal 1 damage. Used up when played."
	told := ""
	for _, term := range termsOf(f.Translator, f.pack(), jar) {
		told += term.meaning + "\n"
	}
	assert.Contains(t, told, spark)
	title, _ = f.AboutCard(0, f.line(0, "spark"))
	assert.Equal(t, "Spark", title, "it is known by name")
}

func meanings(t *i18n.Translator, c duel.Card) (told []string) {
	ruled := schematest.Ruled()
	numbers := ruled.Numbers()
	known := pack{called: ruled.Dictionary(t.Language()), counters: numbers.Counters[:], card: func(id string) *duel.Card {
		card, ok := ruled.Card(id)
		if !ok {
			return nil
		}
		return &card.Card
	}}
	for _, term := range termsOf(t, known, &c) {
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
