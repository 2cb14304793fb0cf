package rulestext_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

var en, uk = i18n.For("en"), i18n.For("uk")

func TestRules(t *testing.T) {
	for _, test := range []struct {
		name   string
		card   duel.Card
		en, uk string
	}{
		{"damage and DoT", duel.Card{BaseDamage: 3, MaxDamage: 3, DoTPower: 1, BonusLength: 2},
			"Deal 3 damage. The enemy loses 1 hp a round for 2 rounds.",
			"Завдайте 3 шкоди. 2 раунди ворог втрачає по 1 здоров’я."},
		{"by hp lost", duel.Card{IsMajor: true, BaseDamage: 6, MaxDamage: 9, IncreaseByHPLost: true, IgnoreDefense: true, IsNotFatal: true, StunTime: 1},
			"Deal 6–9 damage through defence and shield. Grows with the hp you have lost. Never kills. Stun the enemy for 1 turn.",
			"Завдайте 6–9 шкоди крізь захист і щит. Зростає з утратою здоров’я. Не вбиває. Оглушіть ворога на 1 хід."},
		{"by energy", duel.Card{BaseAbsorb: 4, MaxAbsorb: 6, IncreaseByCost: true},
			"Gain 4–6 shield. Takes up to 1 further energy by itself, +2 for each.",
			"Щит +4–6. Сама бере ще до 1 енергії, +2 за кожну."},
		{"random", duel.Card{BaseDamage: 1, MaxDamage: 4}, "Deal 1–4 damage. The number is random.", "Завдайте 1–4 шкоди. Число випадкове."},
		{"growing DoT", duel.Card{DoTPower: 1, EffectIncreasing: 1, BonusLength: 3},
			"The enemy loses 1, 2, 3 hp over 3 rounds.", "Ворог втрачає 1, 2, 3 здоров’я за 3 раунди."},
		{"own bonuses", duel.Card{AttackHimself: true, HealthBonus: 6, DefenseBonus: 25, BonusLength: 4},
			"You get +6 max hp and 25% defence for 4 rounds.",
			"Ви отримуєте +6 до макс. здоров’я і 25% захисту на 4 раунди."},
		{"curse", duel.Card{DamageBonus: 2, BonusLength: 2},
			"The enemy gets −2 damage for 2 rounds.", "Ворог отримує −2 до шкоди на 2 раунди."},
		{"cheaper cards", duel.Card{AttackHimself: true, CostBonus: -1, DamageBonus: 2, BonusLength: 3},
			"You get +2 damage for 3 rounds. Your cards cost 1 less for 3 rounds.",
			"Ви отримуєте +2 до шкоди на 3 раунди. На 3 раунди ваші карти дешевші на 1."},
		{"dearer cards", duel.Card{CostBonus: -2, BonusLength: 1},
			"The enemy’s cards cost 2 more for 1 round.", "На 1 раунд карти ворога дорожчі на 2."},
		{"reactive", duel.Card{BaseDamage: 1, MaxDamage: 1, BaseAbsorb: 4, MaxAbsorb: 4, ActivateByNextAttack: true},
			"After the next enemy attack: Deal 1 damage. Gain 4 shield.",
			"Після наступної атаки ворога: Завдайте 1 шкоди. Щит +4."},
		{"pact", duel.Card{AttackHimself: true, IgnoreDefense: true, BaseDamage: 2, MaxDamage: 2, DamageBonus: 1, BonusLength: 3},
			"Lose 2 hp. You get +1 damage for 3 rounds.", "Втратьте 2 здоров’я. Ви отримуєте +1 до шкоди на 3 раунди."},
		{"cleanse", duel.Card{AttackHimself: true, RemovingEffects: true, BaseHealing: 1, MaxHealing: 1},
			"Remove all harmful effects from yourself. Heal 1 hp.",
			"Зніміть із себе всі шкідливі ефекти. Відновіть 1 здоров’я."},
		{"regen", duel.Card{AttackHimself: true, RegenBonus: 1},
			"You get +1 energy a turn until the duel ends.", "Ви отримуєте +1 енергії за хід до кінця дуелі."},
		{"bonus without a length", duel.Card{DamageBonus: 2}, "Does nothing.", "Нічого не робить."},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.en, rulestext.Rules(en, &test.card))
			assert.Equal(t, test.uk, rulestext.Rules(uk, &test.card))
		})
	}
}

func TestRulesWithBonuses(t *testing.T) {
	for _, test := range []struct {
		name    string
		card    duel.Card
		bonuses rulestext.Bonuses
		want    string
	}{
		{"stronger", duel.Card{BaseDamage: 3, MaxDamage: 6}, rulestext.Bonuses{Damage: 2}, "Deal 5–8 damage. The number is random."},
		{"weaker than nothing", duel.Card{BaseDamage: 1, MaxDamage: 1}, rulestext.Bonuses{Damage: -2}, "Deal 0 damage."},
		{"against oneself", duel.Card{AttackHimself: true, BaseDamage: 2, MaxDamage: 2}, rulestext.Bonuses{Damage: 2}, "Take 2 damage."},
		{"lasting damage", duel.Card{DoTPower: 1, BonusLength: 2}, rulestext.Bonuses{Damage: 2}, "The enemy loses 1 hp a round for 2 rounds."},
		{"healing", duel.Card{BaseHealing: 3, MaxHealing: 3}, rulestext.Bonuses{Damage: 1, Healing: 2}, "Heal 5 hp."},
		{"lasting healing", duel.Card{HoTPower: 1, BonusLength: 2}, rulestext.Bonuses{Healing: 2}, "Heal 3 hp a round for 2 rounds."},
		{"growing healing", duel.Card{HoTPower: 1, EffectIncreasing: 1, BonusLength: 2}, rulestext.Bonuses{Healing: 2}, "Heal 3, 4 hp over 2 rounds."},
	} {
		assert.Equal(t, test.want, rulestext.RulesWith(en, &test.card, test.bonuses), test.name)
	}
}

// TestEveryEffectiveFieldShows changes one field of a random card. If the two cards differ in some duel, their faces
// must differ.
func TestEveryEffectiveFieldShows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		card := dueltest.Card(t, dueltest.Real, "tested")
		changed := card
		field := rapid.IntRange(0, len(fieldNames)-1).Draw(t, "field")
		value := reflect.ValueOf(&changed).Elem().FieldByName(fieldNames[field])
		if value.Kind() == reflect.Bool {
			value.SetBool(!value.Bool())
		} else {
			value.SetInt(rapid.Int64Range(-5, 20).Draw(t, "value"))
		}
		if !playable(&changed) || !differInPlay(t, &card, &changed) {
			return
		}
		for _, tr := range []*i18n.Translator{en, uk} {
			assert.NotEqual(t, face(tr, &card), face(tr, &changed), "%s of %+v", fieldNames[field], card)
		}
	})
}

func face(t *i18n.Translator, c *duel.Card) string { return cost(c) + "\n" + rulestext.Rules(t, c) }

// cost is what a card's face shows of its cost, as a picture and a number.
func cost(c *duel.Card) string {
	if c.IsMajor {
		return "major"
	}
	return fmt.Sprintf("energy %d", c.Cost)
}

var fieldNames = func() []string {
	var names []string
	cardType := reflect.TypeFor[duel.Card]()
	for i := range cardType.NumField() {
		if name := cardType.Field(i).Name; name != "ID" && name != "Name" && name != "Says" {
			names = append(names, name)
		}
	}
	return names
}()

func hero(c duel.Card) duel.Hero {
	blow := duel.Card{ID: "blow", Cost: 1, BaseDamage: 3, MaxDamage: 3, DoTPower: 1, DamageBonus: 1, BonusLength: 2}
	guard := duel.Card{ID: "guard", Cost: 1, BaseAbsorb: 2, MaxAbsorb: 2, DefenseBonus: 20, HoTPower: 2, BonusLength: 3}
	return duel.Hero{ID: "tester", HP: 30, EP: 8, Regen: 3, Deck: []duel.DeckLine{{Card: c, Copies: 4}, {Card: blow, Copies: 4}, {Card: guard, Copies: 4}}}
}

func playable(c *duel.Card) bool {
	_, err := duel.New(hero(*c), hero(*c))
	return err == nil
}

// differInPlay plays the same random actions with both cards and reports whether anything else happened.
func differInPlay(t *rapid.T, a, b *duel.Card) bool {
	first, err := duel.New(hero(*a), hero(*a))
	assert.NoError(t, err)
	second, err := duel.New(hero(*b), hero(*b))
	assert.NoError(t, err)
	for seed := range uint64(4) {
		s, r := first.Start(seed), second.Start(seed)
		chance := game.NewStream(seed, 99)
		for range 60 {
			if s.Winner != game.Nobody {
				break
			}
			legal := first.Legal(&s, nil)
			action := legal[chance.Below(len(legal))]
			var happened, instead []duel.Event
			if first.Apply(&s, action, &happened) != nil || second.Apply(&r, action, &instead) != nil ||
				!slices.Equal(happened, instead) {
				return true
			}
		}
	}
	return false
}

func TestEffects(t *testing.T) {
	f := duel.Fighter{DamageBonus: 2, DamageBonusTime: 2, CostsModifier: 1, CostsModifierTime: 1, RegenBonus: -1,
		Defence: 25, DefenceTime: 4, StunTime: 1, HoT: duel.Periodic{Power: 1, Time: 3}, DoTCount: 1}
	f.DoTs[0] = duel.Periodic{Power: 2, Time: 5}
	var got []string
	for _, e := range rulestext.Effects(en, &f) {
		mark := "helps"
		if e.Harmful {
			mark = "harms"
		}
		got = append(got, mark+": "+e.Number+" "+e.Text)
		assert.NotEmpty(t, e.Meaning)
	}
	assert.Equal(t, []string{
		"helps: 25% 25% defence, 4 rounds left",
		"helps: +1 +1 hp a round, 3 rounds left",
		"helps: +2 +2 damage, 2 rounds left",
		"harms: +1 cards cost 1 more, 1 round left",
		"harms: −1 −1 energy a turn",
		"harms:  stun, 1 round left",
		"harms: −2 −2 hp a round, 5 rounds left",
	}, got)
	assert.Equal(t, "+2 до шкоди, лишилось: 2 раунди", rulestext.Effects(uk, &f)[2].Text)
	assert.Equal(t, "карти дорожчі на 1, лишилось: 1 раунд", rulestext.Effects(uk, &f)[3].Text)
}

// told returns the lines about the first action of a duel.
func told(events ...duel.Event) []string {
	return rulestext.NewChronicle(en, names{}, nil).Tell(events)
}

type names struct{}

func (names) Hero(seat game.Seat) string { return [...]string{"Knight", "Mage"}[seat] }
func (names) Card(seat game.Seat, card duel.CardIndex) string {
	return [...]string{"Cleave", "Fire Bolt"}[card]
}

func TestLog(t *testing.T) {
	events := []duel.Event{
		{Kind: duel.CardPlayed, Seat: 0, Card: 0, Amount: 1},
		{Kind: duel.CardReturned, Seat: 0, Card: 0},
		{Kind: duel.DamageAbsorbed, Seat: 1, Card: duel.NoCard, Amount: 1},
		{Kind: duel.DamageTaken, Seat: 1, Card: duel.NoCard, Amount: 2},
		{Kind: duel.TurnEnded, Seat: 0, Card: duel.NoCard},
		{Kind: duel.TurnStarted, Seat: 1, Card: duel.NoCard, Amount: 3},
		{Kind: duel.EnergyGained, Seat: 1, Card: duel.NoCard, Amount: -1},
		{Kind: duel.CardDrawn, Seat: 1, Card: duel.NoCard},
	}
	assert.Equal(t, []string{
		"Knight plays Cleave for 1 energy: Mage’s shield absorbs 1 damage, Mage loses 2 hp",
		"Round 3, Mage’s turn: Mage loses 1 energy",
	}, told(events...))
}

func TestCostChangesReadNaturally(t *testing.T) {
	e := duel.Event{Kind: duel.EffectGained, Seat: 1, Card: duel.NoCard, Effect: duel.CostsModifierEffect, Amount: -1, Time: 3}
	assert.Equal(t, "Mage’s cards cost 1 less for 3 rounds", rulestext.Event(en, names{}, e))
	assert.Equal(t, "Mage: на 3 раунди карти дешевші на 1", rulestext.Event(uk, names{}, e))
	e.Amount = 2
	assert.Equal(t, "Mage’s cards cost 2 more for 3 rounds", rulestext.Event(en, names{}, e))
	assert.Equal(t, "Mage: на 3 раунди карти дорожчі на 2", rulestext.Event(uk, names{}, e))
}

// TestLogTellsALossOfNothingOnlyByItself: where shield or defence says why, the loss of 0 hp isn't worth words.
func TestLogTellsALossOfNothingOnlyByItself(t *testing.T) {
	played := duel.Event{Kind: duel.CardPlayed, Seat: 0, Card: 0}
	absorbed := duel.Event{Kind: duel.DamageAbsorbed, Seat: 1, Card: duel.NoCard, Amount: 2}
	nothing := duel.Event{Kind: duel.DamageTaken, Seat: 1, Card: duel.NoCard}
	assert.Equal(t, []string{"Knight plays Cleave: Mage’s shield absorbs 2 damage"}, told(played, absorbed, nothing))
	assert.Equal(t, []string{"Knight plays Cleave: Mage loses no hp"}, told(played, nothing))
}

// What came to nothing is told without a 0, and what ends by what it was: a curse isn't a bonus.
func TestNothingAndCursesHaveNamesOfTheirOwn(t *testing.T) {
	for _, c := range []struct {
		event  duel.Event
		en, uk string
	}{
		{duel.Event{Kind: duel.Healed}, "Mage has nothing to heal", "Mage не має чого лікувати"},
		{duel.Event{Kind: duel.ShieldGained}, "Mage gains no shield", "Mage не отримує щита"},
		{duel.Event{Kind: duel.EffectEnded, Effect: duel.DamageBonusEffect, Amount: -3}, "Mage: weakness is over", "Mage: минає послаблення"},
		{duel.Event{Kind: duel.EffectEnded, Effect: duel.DamageBonusEffect, Amount: 3}, "Mage: damage bonus is over", "Mage: минає бонус шкоди"},
		{duel.Event{Kind: duel.EffectRemoved, Effect: duel.CostsModifierEffect, Amount: 2}, "Mage: higher cost is removed", ""},
		{duel.Event{Kind: duel.EffectRemoved, Effect: duel.MaxHPBonusEffect, Amount: -2}, "Mage: loss of max hp is removed", ""},
	} {
		c.event.Seat, c.event.Card = 1, duel.NoCard
		assert.Equal(t, c.en, rulestext.Event(en, names{}, c.event))
		if c.uk != "" {
			assert.Equal(t, c.uk, rulestext.Event(uk, names{}, c.event))
		}
	}
}

func TestSentencesBeginWithACapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "stun": "Stun", "щит": "Щит", "+2": "+2", "їжак": "Їжак"} {
		assert.Equal(t, want, rulestext.Sentence(text))
	}
}

func TestEveryEventHasALine(t *testing.T) {
	for kind := duel.TurnStarted; kind <= duel.DuelWon; kind++ {
		e := duel.Event{Kind: kind, Effect: duel.DoTEffect, Amount: 2, Time: 2}
		for _, tr := range []*i18n.Translator{en, uk} {
			line := rulestext.Event(tr, names{}, e)
			assert.NotContains(t, line, "event.", "kind %d", kind)
			assert.NotContains(t, line, "<no value>", "kind %d", kind)
		}
	}
}

// A badge of what changes tells what is still to come: each amount where they are few, else the first and the last.
func TestBadgesTellWhatComes(t *testing.T) {
	for _, test := range []struct {
		periodic duel.Periodic
		dot, hot string
		isEach   bool
	}{
		{duel.Periodic{Power: 2, Time: 2, Increase: 1}, "−2, −3", "+2, +3", true},
		{duel.Periodic{Power: 1, Time: 3, Increase: 1}, "−1, −2, −3", "+1, +2, +3", true},
		{duel.Periodic{Power: 1, Time: 5, Increase: 1}, "−1…−5", "+1…+5", false},
		{duel.Periodic{Power: 3, Time: 1, Increase: 1}, "−3", "+3", false},
		{duel.Periodic{Power: 2, Time: 4}, "−2", "+2", false},
	} {
		f := duel.Fighter{HoT: test.periodic, DoTCount: 1}
		f.DoTs[0] = test.periodic
		hot, dot := rulestext.Effects(en, &f)[0], rulestext.Effects(en, &f)[1]
		assert.Equal(t, test.hot, hot.Number)
		assert.Equal(t, test.dot, dot.Number)
		assert.Equal(t, test.isEach, hot.IsEach)
		assert.Equal(t, test.isEach, dot.IsEach)
		assert.Equal(t, test.periodic.Time, dot.Time)
	}
}
