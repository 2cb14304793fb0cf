package reading_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/reading"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// mechanics is a pack that has counters and tags.
func mechanics() *schema.Pack { return schema.ReadPack(os.DirFS("../../schema/testdata/mechanics")) }

// told writes what was read as text: the fields, the sentences of the rules, and in brackets what wasn't understood.
func told(language string, pack *schema.Pack, r reading.Reading) string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(r.Fields)) {
		parts = append(parts, name+"="+r.Fields[name])
	}
	rules := pack.Rules()
	rules.Counters = append(rules.Counters, r.Counters(pack)...)
	called := pack.With(schema.NewRules(rules)).Dictionary(language)
	parts = append(parts, rulestext.EachRule(i18n.For(language), called, r.Rules)...)
	if len(r.Left) > 0 {
		parts = append(parts, "["+strings.Join(r.Left, " ")+"]")
	}
	return strings.Join(parts, " ")
}

func TestCardsAreReadAsPeopleWriteThem(t *testing.T) {
	pack := mechanics()
	for language, texts := range map[string][][2]string{
		"en": {
			{"Costs 1. Deal 6 damage. Draw 1 card.", "cost=1 Deal 6 damage. Draw 1 card."},
			{"Costs 2. Deal 5 damage three times", "cost=2 Deal 5 damage 3 times."},
			{"Gain 5 shield. If the enemy is stunned, gain 5 more.", "Gain 5 shield. If the enemy is stunned, gain 5 shield."},
			{"Costs 0. Get 2 energy. Used up when played (exhaust).", "cost=0 goes=used_up Get 2 energy."},
			{"at the end of your turn gain 4 block for 2 rounds", "For 2 rounds, at the end of your turn, gain 4 shield."},
			{"draw two cards", "Draw 2 cards."},
			{"50% chance to deal 6 damage", "50% of the time, deal 6 damage. [chance]"},
			{"gain 5 shield if stunned", "Gain 5 shield. [if stunned]"},
			{"Deal 6 damage and draw 1 card", "Deal 6 damage. Draw 1 card."},
			{"Choose one: deal 4 damage, heal 4 hp or draw 2 cards", "Mode 1: deal 4 damage. Mode 2: heal 4 hp. Mode 3: draw 2 cards."},
			{"whenever you play an attack, draw a card", "Until the duel ends, whenever you play an attack, draw 1 card."},
			{"Deal 3 damage. Heal that much hp.", "Deal 3 damage. Heal that much hp."},
			{"apply 3 poison to the enemy", "The enemy gets +3 Poison."},
			{"put 2 bees into your hand", "Put 2 copies of Bee into your hand."},
			{"for 3 rounds, when a card strikes you, deal 2 damage for each hit", "For 3 rounds, whenever a card strikes you, deal 2 damage for each hit."},
			{"the enemy can't play attacks for 1 turn", "The enemy can’t play attacks for 1 turn."},
			{"scry 3", "[scry 3]"},
			{"If you have shield, draw 1 card", "If you have a shield, draw 1 card."},
			{"If you have no shield, draw 1 card", "If you have no shield, draw 1 card."},
			{"The enemy loses 2 energy. Get that much energy.", "The enemy loses 2 energy. Get that much energy."},
			{"Costs 3, deal 5 damage", "cost=3 Deal 5 damage."},
			{"(1) Deal 5 damage", "Deal 5 damage. [(1)]"},
			{"Deal 3-5 damage", "Deal 3 damage. [3-5]"},
			{"Deal 4.5 damage", "Deal 4 damage. [4.5]"},
			{"Choose one - deal 5 damage or gain 5 shield", "Mode 1: deal 5 damage. Mode 2: gain 5 shield."},
			{"Costs 2. Deal 5 damage. Exhaust.", "cost=2 goes=used_up Deal 5 damage."},
			{"Unless the enemy has a shield, deal 4 damage", "If the enemy has a shield, deal 4 damage. [Unless]"},
			{"Never draw cards", "Draw 1 card. [Never]"},
			{"Deal 6 damage to yourself", "Deal 6 damage. [yourself]"},
			{"Lose 3 hp", "Lose 3 shield. [hp]"},
			{"Costs 1: deal 8 damage, the enemy draws a card.", "cost=1 Deal 8 damage. The enemy draws 1 card."},
			{"Deal 8 damage and draw a card.", "Deal 8 damage. Draw 1 card."},
			{"Draw a card.", "Draw 1 card."},
			{"Costs X: 3 shield for each energy.", "cost=0 takes_all=true Gain 3 shield for each point of energy taken."},
			{"If this is your first card this turn, deal 9 damage, otherwise 4.", "If this is your first card this turn, deal 9 damage. If that didn’t work, deal 4 damage."},
			{"Get 3 thorns.", "You get +3 Thorns."},
			{"", ""},
		},
		"uk": {
			{"Коштує 1. Завдайте 3 шкоди; якщо у ворога менш ніж половина здоров'я, ще 5.", "cost=1 Завдайте 3 шкоди. Якщо у ворога здоров’я менше 50%, завдайте 5 шкоди."},
			{"Наприкінці вашого ходу 3 раунди: щит +3.", "Протягом 3 раундів наприкінці вашого ходу щит +3."},
			{"Ворог отримує 4 отрути", "«Отрута» +4 ворогові."},
			{"отримайте 5 щита", "Щит +5."},
			{"Оберіть одне: 4 шкоди, або 4 здоров'я, або взяти 2 карти.", "Варіант 1: завдайте 4 шкоди. Варіант 2: відновіть 4 здоров’я. Варіант 3: візьміть 2 карти."},
			{"Скиньте 1 карту; якщо вдалося, завдайте 7 шкоди.", "Скиньте 1 карту навмання. Якщо вдалося, завдайте 7 шкоди."},
			{"Коштує 1: шипи 3.", "cost=1 «Шипи» +3 вам."},
			{"Коштує 3: оглушіть ворога на 1 хід і завдайте 4 шкоди", "cost=3 Оглушіть ворога на 1 хід. Завдайте 4 шкоди."},
			{"Коштує 2: 50 % — 10 шкоди, інакше візьміть 1 карту", "cost=2 У 50% випадків завдайте 10 шкоди. Якщо не вдалося, візьміть 1 карту."},
			{"Коштує 1: якщо у ворога отрути 3 або більше, 12 шкоди", "cost=1 Якщо у ворога «Отрута» 3 або більше, завдайте 12 шкоди."},
			{"Коштує 1: протягом 3 раундів щоразу, коли ви граєте атаку, щит +2", "cost=1 Протягом 3 раундів щоразу, коли ви граєте атаку, щит +2."},
			{"Якщо у ворога щит, завдайте 9 шкоди", "Якщо у ворога є щит, завдайте 9 шкоди."},
			{"завдайте 5 шкоди тричі", "Завдайте 5 шкоди 3 рази."},
			{"щоразу, коли ви граєте атаку, візьміть карту", "До кінця дуелі щоразу, коли ви граєте атаку, візьміть 1 карту."},
		},
	} {
		r := reading.New(i18n.For(language), pack, schema.CardKind)
		for _, text := range texts {
			assert.Equal(t, text[1], told(language, pack, r.Read(text[0])), text[0])
		}
	}
}

// What may mean something else isn't taken for what is said, and long texts aren't read at all.
func TestDoubtsAreTold(t *testing.T) {
	r := reading.New(i18n.For("en"), mechanics(), schema.CardKind)
	for _, text := range []string{"Unless the enemy has a shield, deal 4 damage", "Never draw cards", "Lose 3 hp", "Deal 3-5 damage", "Apply 2 Frail", "Draw 1 card. Choose one: weep, or scry"} {
		assert.True(t, r.Read(text).Doubtful, text)
	}
	for _, text := range []string{"Deal 4 damage, verily", "Deal 4 damage to the enemy. If it has less than half of its hp, deal 5 more.", "Restore 3 health.",
		"If the enemy has less hp than 50%, deal 5 more damage"} {
		assert.False(t, r.Read(text).Doubtful, text)
	}
	assert.Empty(t, r.Read(strings.Repeat("Deal 4 damage. ", 400)).Rules)
}

// What rules say of which people say nothing is told, and what mostly isn't left out is doubted.
func TestWhatIsAssumedIsTold(t *testing.T) {
	for language, texts := range map[string]map[string][]string{
		"en": {
			"Discard 1 card. Draw 2 cards.": {"at random"}, "Discard 1 card at random": nil, "Discard 2 cards, dearest first": nil,
			"Whenever you play an attack, draw a card": {"Until the duel ends"}, "For 2 rounds, whenever you play an attack, draw a card": nil,
			"Choose one: discard 1 card, or use up 2 cards": {"at random"}, "You get 50% defence": {"1 round"}, "You get 50% defence for 1 round": nil,
		},
		"uk": {
			"Скиньте 1 карту. Візьміть 2 карти.": {"навмання"}, "Скиньте 1 карту навмання": nil, "Щоразу, коли ви граєте атаку, візьміть карту": {"До кінця дуелі"},
		},
	} {
		r := reading.New(i18n.For(language), mechanics(), schema.CardKind)
		for text, assumed := range texts {
			read := r.Read(text)
			assert.Equal(t, assumed, read.Assumed, text)
			assert.Equal(t, slices.Contains(assumed, "1 round"), read.Doubtful, text)
		}
	}
}

// Whatever a face says of an effect, an event or a measure is read as that.
func TestFacesAreReadAsTheySay(t *testing.T) {
	pack := mechanics()
	var all []map[string]string
	for e := range rule.EffectCount {
		for _, to := range []string{"self", "foe"} {
			all = append(all, map[string]string{"do": e.String(), "to": to, "amount": "2", "for": "3", "counter": pack.Rules().Counters[0].ID, "what": "bee"})
		}
	}
	for e := range rule.EventCount {
		if e != rule.Start {
			all = append(all, map[string]string{"on": e.String(), "do": "damage", "amount": "7", "lasts": "2"})
		}
	}
	for m := rule.HP; m < rule.MeasureCount; m++ {
		all = append(all, map[string]string{"if": m.String(), "least": "3", "do": "draw", "amount": "2", "counter": pack.Rules().Counters[0].ID})
	}
	for _, l := range i18n.Languages() {
		r := reading.New(i18n.For(l.Code), pack, schema.CardKind)
		for _, written := range all {
			want, err := rule.Read(written)
			require.NoError(t, err)
			want = want.Normal()
			text := rulestext.EachRule(i18n.For(l.Code), pack.Dictionary(l.Code), []rule.Rule{want})[0]
			read := r.Read(text)
			read.Fields = nil // what takes all energy has to say so
			assert.Equal(t, text, told(l.Code, pack, read), fmt.Sprint(written))
		}
	}
}

// Whatever people write, what is read of it can be said.
func TestWhatIsReadCanBeSaid(t *testing.T) {
	pack := mechanics()
	for kind, language := range map[schema.Kind]string{schema.CardKind: "en", schema.HeroKind: "uk"} {
		r := reading.New(i18n.For(language), pack, kind)
		rapid.Check(t, func(t *rapid.T) {
			var words []string
			for range rapid.IntRange(0, 2).Draw(t, "sentences") {
				n := dueltest.RuledNumbers(t)
				of := dueltest.PlayRule(t, n, dueltest.Any)
				words = append(words, strings.Fields(rulestext.EachRule(i18n.For(language), nil, []rule.Rule{of})[0])...)
			}
			words = append(words, rapid.SliceOfN(rapid.StringMatching(`[a-zї0-9.,;:%]{1,9}`), 0, 5).Draw(t, "noise")...)
			read := r.Read(strings.Join(rapid.Permutation(words).Draw(t, "text"), " "))
			for _, of := range read.Rules {
				assert.NoError(t, of.Check())
				assert.False(t, kind != schema.CardKind && !of.On.Standing())
				assert.False(t, kind == schema.CardKind && of.Lasting() && of.Lasts == 0)
			}
		})
	}
}
