package reading_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets"
	"boardduels/editor/reading"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// packs are one that has counters and tags, and one that was only just made.
func packs() map[string]*schema.Pack {
	return map[string]*schema.Pack{"mechanics": mechanics(), "fresh": schema.ReadPack(assets.Classic())}
}

// readAlike holds what is read of some texts, by language, to what each of [packs] has to make of it.
func readAlike(t *testing.T, texts map[string][][2]string) {
	t.Helper()
	for name, pack := range packs() {
		for language, texts := range texts {
			r := reading.New(i18n.For(language), pack, schema.CardKind)
			for _, text := range texts {
				assert.Equal(t, text[1], told(language, pack, r.Read(text[0])), "%s: %s", name, text[0])
			}
		}
	}
}

func TestChoicesAreRead(t *testing.T) {
	readAlike(t, map[string][][2]string{
		"en": {
			{"Costs 1: choose one: 5 damage, or draw 2 cards.", "cost=1 Mode 1: deal 5 damage. Mode 2: draw 2 cards."},
			{"Costs 1; choose one: deal 5 damage or gain 5 shield", "cost=1 Mode 1: deal 5 damage. Mode 2: gain 5 shield."},
			{"Choose One – Gain 8 Armor; or draw 3 cards.", "Mode 1: gain 8 shield. Mode 2: draw 3 cards."},
			{"Choose one: deal 4 damage and draw a card; or gain 6 shield.", "Mode 1: deal 4 damage. Mode 1: draw 1 card. Mode 2: gain 6 shield."},
			{"Choose one: deal 4 damage and draw a card, or gain 6 shield.", "Mode 1: deal 4 damage. Mode 1: draw 1 card. Mode 2: gain 6 shield."},
			{"Choose one: deal 4 damage and gain 6 shield.", "Mode 1: deal 4 damage. Mode 2: gain 6 shield."},
			{"Choose one: 4 damage, 4 hp, draw 2 cards or 5 shield.", "Mode 1: deal 4 damage. Mode 2: heal 4 hp. Mode 3: draw 2 cards. [5 shield]"},
			{"Choose one: deal 5 damage or scry 3.", "[Choose one: deal 5 damage or scry 3]"},
			{"Choose one: deal 5 damage or draw 1 card and exhaust.", "[Choose one: deal 5 damage or draw 1 card and exhaust]"},
			{"Heal 2 hp and choose one: deal 5 damage, or draw 2 cards.", "Mode 1: deal 5 damage. Mode 2: draw 2 cards. [Heal 2 hp and]"},
			{"One at random: deal 5 damage or gain 5 shield.", "modes=lot Mode 1: deal 5 damage. Mode 2: gain 5 shield."},
		},
		"uk": {
			{"Коштує 1: оберіть одне: 5 шкоди, або взяти 2 карти.", "cost=1 Варіант 1: завдайте 5 шкоди. Варіант 2: візьміть 2 карти."},
			{"Оберіть одне: завдайте 4 шкоди й візьміть карту; або щит +6.", "Варіант 1: завдайте 4 шкоди. Варіант 1: візьміть 1 карту. Варіант 2: щит +6."},
			{"Оберіть одне – завдайте 4 шкоди та візьміть карту або отримайте 6 щита.", "Варіант 1: завдайте 4 шкоди. Варіант 1: візьміть 1 карту. Варіант 2: щит +6."},
			{"Оберіть одне: 4 шкоди, 4 здоров'я, взяти 2 карти або щит +5.", "Варіант 1: завдайте 4 шкоди. Варіант 2: відновіть 4 здоров’я. Варіант 3: візьміть 2 карти. [щит +5]"},
		},
	})
}

// What isn't said to be for somebody is for whom it mostly is.
func TestSidesAreTheUsualOnes(t *testing.T) {
	readAlike(t, map[string][][2]string{
		"en": {
			{"Apply 5 poison.", "The enemy gets +5 Poison."},
			{"You get 5 poison.", "You get +5 Poison."},
			{"Gain 3 thorns.", "You get +3 Thorns."},
			{"The enemy gets 3 thorns.", "The enemy gets +3 Thorns."},
			{"5 damage", "Deal 5 damage."},
			{"Take 5 damage.", "Take 5 damage."},
		},
		"uk": {
			{"Отрута 5.", "«Отрута» +5 ворогові."},
			{"Отрута 5 вам.", "«Отрута» +5 вам."},
			{"Шипи 3 ворогові.", "«Шипи» +3 ворогові."},
		},
	})
}

// What is counted is one's own, unless the enemy is named or what counts is there to harm.
func TestWhatIsCountedIsOnesOwn(t *testing.T) {
	readAlike(t, map[string][][2]string{
		"en": {
			{"Costs X: deal 3 damage for each energy.", "cost=0 takes_all=true Deal 3 damage for each point of energy taken."},
			{"Costs X: deal 3 damage for each energy spent.", "cost=0 takes_all=true Deal 3 damage for each point of energy taken."},
			{"Deal 3 damage for each energy. Costs X.", "cost=0 takes_all=true Deal 3 damage for each point of energy taken."},
			{"Costs X: deal 3 damage for each of the enemy's energy.", "cost=0 takes_all=true Deal 3 damage for each point of the enemy’s energy."},
			{"Deal 1 damage for each card in hand.", "Deal 1 damage for each card in your hand."},
			{"Deal 2 damage for each poison.", "Deal 2 damage for each point of the enemy’s Poison."},
			{"Deal 2 damage for each strength.", "Deal 2 damage for each point of your Strength."},
		},
		"uk": {
			{"Коштує X: завдайте 3 шкоди за кожну енергію.", "cost=0 takes_all=true Завдайте 3 шкоди за кожну одиницю взятої енергії."},
			{"Коштує Х: завдайте 3 шкоди за кожну витрачену енергію.", "cost=0 takes_all=true Завдайте 3 шкоди за кожну одиницю взятої енергії."},
			{"Завдайте 1 шкоди за кожну карту в руці.", "Завдайте 1 шкоди за кожну карту у вашій руці."},
		},
	})
}

func TestThoseCardsAreWhatWasDone(t *testing.T) {
	readAlike(t, map[string][][2]string{
		"en": {
			{"Discard 2 cards at random. Deal 3 damage for each of those cards.", "Discard 2 cards at random. Deal 3 damage for each of those cards."},
			{"Use up 3 cards. Gain 2 shield for each of those cards.", "Use up 3 cards at random. Gain 2 shield for each of those cards."},
		},
		"uk": {
			{"Скиньте 2 карти навмання. Завдайте 3 шкоди за кожну з цих карт.", "Скиньте 2 карти навмання. Завдайте 3 шкоди за кожну з цих карт."},
		},
	})
}

func TestCostsStandByThemselves(t *testing.T) {
	for language, texts := range map[string]map[string][2]string{
		"en": {"Costs 1: thorns 3": {"1", "thorns 3"}, "Thorns 3. Costs 2.": {"2", "Thorns 3"}, "Costs 0. Finisher 4": {"0", "Finisher 4"}, "deal 4 damage": {"", "deal 4 damage"}},
		"uk": {"Коштує 1: шипи 3": {"1", "шипи 3"}},
	} {
		r := reading.New(i18n.For(language), mechanics(), schema.CardKind)
		for text, want := range texts {
			cost, rest := r.Cost(text)
			assert.Equal(t, want, [2]string{cost["cost"], rest}, text)
		}
	}
}
