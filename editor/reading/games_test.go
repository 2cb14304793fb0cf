package reading_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets"
	"boardduels/editor/reading"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// What is read of the texts of popular games, in a pack that was only just made. What stands behind ? is doubted, and
// mostly wrong: other offers come first there. The language of rules has no words for “X times”, for losing hp, for “as
// much as your shield”, for “instead” and for what the enemy is about to do.
func TestTextsOfPopularGames(t *testing.T) {
	pack := schema.ReadPack(assets.Classic())
	for language, texts := range map[string][][3]string{
		"en": {
			{"Strike", "Deal 6 damage.", "Deal 6 damage."},
			{"Defend", "Gain 5 Block.", "Gain 5 shield."},
			{"Twin Strike", "Deal 5 damage twice.", "Deal 5 damage 2 times."},
			{"Pommel Strike", "Deal 9 damage. Draw 1 card.", "Deal 9 damage. Draw 1 card."},
			{"Impervious", "Costs 2. Gain 30 Block. Exhaust.", "cost=2 goes=used_up Gain 30 shield."},
			{"Inflame", "Gain 2 Strength.", "You get +2 Strength."},
			{"Rage", "Whenever you play an Attack, gain 3 Block.", "Until the duel ends, whenever you play an attack, gain 3 shield."},
			{"Demon Form", "At the start of your turn, gain 2 Strength.", "Until the duel ends, at the start of your turn, you get +2 Strength."},
			{"Deadly Poison", "Apply 5 Poison.", "The enemy gets +5 Poison."},
			{"Ghostly Armor", "Ethereal. Gain 10 Block.", "fades=true Gain 10 shield."},
			{"Survivor", "Gain 8 Block. Discard 1 card.", "Gain 8 shield. Discard 1 card at random."},
			{"Bash", "Deal 8 damage. Apply 2 Vulnerable.", "Deal 8 damage. The enemy gets +2 Exposed."},
			{"Bloodletting", "Lose 3 HP. Gain 2 Energy.", "? Lose 3 shield. Get 2 energy. [HP]"},
			{"Whirlwind", "Costs X: deal 5 damage X times.", "? cost=0 takes_all=true Deal 5 damage 5 times. [X]"},
			{"Body Slam", "Deal damage equal to your Block.", "? Deal 1 damage. [equal your Block]"},
			{"Arcane Intellect", "Draw 2 cards.", "Draw 2 cards."},
			{"Holy Light", "Restore 8 Health.", "Heal 8 hp."},
			{"Wrath", "Choose One – Deal 3 damage; or Deal 1 damage and draw a card.", "Mode 1: deal 3 damage. Mode 2: deal 1 damage. Mode 2: draw 1 card."},
			{"Eviscerate", "Deal 2 damage. Combo: Deal 4 damage instead.", "? Deal 2 damage. Deal 4 damage. [Combo: instead]"},
			{"Smithy", "+3 Cards", "? [+3 Cards]"},
			{"Torturer", "Choose one: the enemy discards 2 cards, or the enemy takes 3 damage.", "? Mode 1: the enemy discards 2 cards at random. Mode 2: take 3 damage. [the enemy]"},
			{"Lightning Bolt", "Lightning Bolt deals 3 damage to any target.", "? Deal 3 damage. [Lightning Bolt any target]"},
			{"Lightning Helix", "Deal 3 damage to target opponent. You gain 3 life.", "? Deal 3 damage. You get +3 max hp for 1 round. [target]"},
			{"Hymn to Tourach", "The opponent discards two cards at random.", "The enemy discards 2 cards at random."},
			{"Counterspell", "Counter target spell.", "[Counter target spell]"},
		},
		"uk": {
			{"Strike", "Завдайте 6 шкоди.", "Завдайте 6 шкоди."},
			{"Defend", "Отримайте 5 блоку.", "Щит +5."},
			{"Twin Strike", "Завдайте 5 шкоди двічі.", "Завдайте 5 шкоди 2 рази."},
			{"Pommel Strike", "Завдайте 9 шкоди. Візьміть 1 карту.", "Завдайте 9 шкоди. Візьміть 1 карту."},
			{"Impervious", "Коштує 2. Отримайте 30 блоку. Вичерпується.", "cost=2 goes=used_up Щит +30."},
			{"Inflame", "Отримайте 2 сили.", "«Сила» +2 вам."},
			{"Rage", "Щоразу, коли ви граєте атаку, отримайте 3 блоку.", "До кінця дуелі щоразу, коли ви граєте атаку, щит +3."},
			{"Demon Form", "На початку вашого ходу отримайте 2 сили.", "До кінця дуелі на початку вашого ходу «Сила» +2 вам."},
			{"Deadly Poison", "Накладіть 5 отрути.", "«Отрута» +5 ворогові."},
			{"Ghostly Armor", "Ефемерна. Отримайте 10 блоку.", "fades=true Щит +10."},
			{"Survivor", "Отримайте 8 блоку. Скиньте 1 карту.", "Щит +8. Скиньте 1 карту навмання."},
			{"Bash", "Завдайте 8 шкоди. Накладіть 2 вразливості.", "Завдайте 8 шкоди. «Уразливість» +2 ворогові."},
			{"Bloodletting", "Втратьте 3 здоров’я. Отримайте 2 енергії.", "? 1 раунд ворог втрачає по 3 здоров’я. Отримайте 2 енергії."},
			{"Whirlwind", "Коштує X: завдайте 5 шкоди X разів.", "? cost=0 takes_all=true Завдайте 5 шкоди 5 разів. [X]"},
			{"Body Slam", "Завдайте шкоди, що дорівнює вашому блоку.", "? [Завдайте шкоди, що дорівнює вашому блоку]"},
			{"Arcane Intellect", "Візьміть 2 карти.", "Візьміть 2 карти."},
			{"Holy Light", "Відновіть 8 здоров’я.", "Відновіть 8 здоров’я."},
			{"Wrath", "Оберіть одне – завдайте 3 шкоди; або завдайте 1 шкоди й візьміть карту.", "Варіант 1: завдайте 3 шкоди. Варіант 2: завдайте 1 шкоди. Варіант 2: візьміть 1 карту."},
			{"Eviscerate", "Завдайте 2 шкоди. Комбо: натомість завдайте 4 шкоди.", "? Завдайте 2 шкоди. Завдайте 4 шкоди. [Комбо: натомість]"},
			{"Smithy", "+3 карти", "? [+3 карти]"},
			{"Torturer", "Оберіть одне: ворог скидає 2 карти або завдайте 3 шкоди.", "Варіант 1: ворог скидає 2 карти навмання. Варіант 2: завдайте 3 шкоди."},
			{"Lightning Bolt", "Блискавка завдає 3 шкоди будь-якій цілі.", "Завдайте 3 шкоди. [Блискавка будь-якій цілі]"},
			{"Lightning Helix", "Завдайте 3 шкоди супернику. Ви отримуєте 3 життя.", "? Завдайте 3 шкоди. Відновіть 3 здоров’я. [Ви]"},
			{"Hymn to Tourach", "Суперник скидає дві випадкові карти.", "Ворог скидає 2 карти навмання."},
			{"Counterspell", "Скасуйте закляття.", "[Скасуйте закляття]"},
		},
	} {
		r := reading.New(i18n.For(language), pack, schema.CardKind)
		for _, text := range texts {
			read := r.Read(text[1])
			says := told(language, pack, read)
			if read.Doubtful {
				says = "? " + says
			}
			assert.Equal(t, text[2], says, text[0])
		}
	}
}
