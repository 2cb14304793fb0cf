package rulestext_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// lexicon is a dictionary of some words.
type lexicon struct{ words map[string]string }

func (d lexicon) Card(id string) string     { return d.of(id) }
func (d lexicon) Counter(id string) string  { return d.of(id) }
func (d lexicon) Stance(rule.Stance) string { return "" }
func (d lexicon) Tag(id string) string      { return d.of(id) }
func (d lexicon) Relic(id string) string    { return d.of(id) }

func (d lexicon) of(id string) string {
	if word, ok := d.words[id]; ok {
		return word
	}
	return id
}

var dictionaries = map[string]lexicon{
	"en": {map[string]string{"poison": "Poison", "strength": "Strength", "thorns": "Thorns", "fire": "Fire", "shiv": "Shiv", "ash": "Ash"}},
	"uk": {map[string]string{"poison": "Отрута", "strength": "Сила", "thorns": "Шипи", "fire": "Вогонь", "shiv": "Лезо", "ash": "Попіл"}},
}

var attribute = regexp.MustCompile(`(\w+)="([^"]*)"`)

// rulesOf reads rules as a document writes them, with a bar between two.
func rulesOf(t require.TestingT, written string) (rules []rule.Rule) {
	for text := range strings.SplitSeq(written, "|") {
		attributes := map[string]string{}
		for _, match := range attribute.FindAllStringSubmatch(text, -1) {
			attributes[match[1]] = match[2]
		}
		r, err := rule.Read(attributes)
		require.NoError(t, err, text)
		rules = append(rules, r)
	}
	return rules
}

// mechanics are what cards can do, one of each kind.
var mechanics = []string{
	`do="draw" amount="2"`,
	`do="draw" card="attack"`,
	`do="draw" to="foe" amount="5"`,
	`do="discard" pick="cheapest"`,
	`do="discard" to="foe" amount="2"`,
	`do="discard" amount="10"|do="draw" per="done"`,
	`do="use_up" card="defence" amount="10"|do="shield" per="done" gain="4"`,
	`do="damage" per="energy_taken" gain="3"`,
	`do="energy" amount="2"`,
	`do="energy" to="foe" amount="-2"|do="energy" per="done"`,
	`do="counter" counter="poison" amount="4"`,
	`do="counter" counter="poison" per="foe_counter"`,
	`do="counter" to="self" counter="poison" amount="-3"`,
	`on="foe_play" lasts="2" do="damage"`,
	`on="struck" lasts="2" do="damage" per="event_times" gain="2"`,
	`on="struck" lasts="1" do="damage" per="event"|on="struck" lasts="1" do="shield" amount="1"`,
	`on="turn_start" lasts="99" do="counter" to="self" counter="strength"`,
	`on="turn_start" if="my_deck" below="1" do="damage" to="self"`,
	`on="turn_end" if="my_shield" do="heal" amount="2"`,
	`on="own_play" of="tagged" tag="fire" lasts="99" do="damage" amount="2"`,
	`on="own_play" of="defence" do="shield" per="event"`,
	`on="own_play" of="reactive" if="event" least="2" do="draw"`,
	`on="healed" lasts="3" do="damage" per="event" most="5"`,
	`on="shield_broken" do="damage" amount="4" times="3"`,
	`on="dying" lasts="99" do="heal" amount="9"`,
	`on="dying" if="my_energy" least="3" do="shield" amount="5"|on="dying" times="2" do="remove"`,
	`on="draws" do="damage" per="event"`,
	`on="discards" if="event_times" least="2" do="energy"`,
	`on="used_up" do="shield" per="event" gain="2"`,
	`on="hurt" chance="50" do="counter" to="self" counter="thorns"`,
	`on="strikes" do="heal" per="event" each="2"`,
	`on="start" do="draw" amount="1"`,
	`on="drawn" do="damage" to="self" amount="2"`,
	`on="discarded" do="energy"`,
	`on="held" do="damage" to="self" amount="2"`,
	`if="my_played" do="damage" amount="3"`,
	`if="my_played" below="1" do="damage" amount="4"`,
	`if="my_played" count="attack" least="2" do="draw"`,
	`if="my_hp_share" below="50" do="heal" amount="5"`,
	`if="foe_stun" do="damage" amount="4"|do="heal" amount="2"`,
	`do="damage" amount="5"|if="done" do="heal" per="done"|do="draw"`,
	`if="foe_hp" below="6" do="damage" amount="50" pierce="true"`,
	`if="foe_armed" do="disarm"|if="my_hand" least="1" below="2" do="draw" amount="3"`,
	`if="my_hand" least="2" below="5" do="draw"`,
	`do="damage" per="foe_lost_hp" each="4"`,
	`do="damage" per="my_hand"|do="damage" per="my_shield" most="12"`,
	`do="damage" amount="4" per="this_played" gain="3" most="16"`,
	`do="damage" amount="9" per="round" gain="-1"`,
	`do="damage" per="my_played" count="attack" gain="3"`,
	`do="damage" amount="3" hits="2" pierce="true"`,
	`do="damage" to="self" amount="2" per="foe_dots"|do="heal" to="foe" amount="2"`,
	`do="unshield" amount="30"|do="shield" per="done"`,
	`do="unshield" to="self"|do="shield" to="foe" amount="3"`,
	`do="cost_next" amount="-2"|do="cost_next" to="foe" amount="1"`,
	`do="cost_bonus" to="foe" for="2"|do="cost_bonus" amount="-1" for="1"`,
	`do="damage_bonus" amount="2" for="3"|do="damage_bonus" to="foe" amount="-2" for="2"|do="heal_bonus" amount="1" for="5"`,
	`do="max_hp" to="foe" amount="-5" for="4"|do="defence" amount="25" for="2"|do="regen" amount="1"|do="regen" to="foe" amount="-1"`,
	`do="over_time" amount="2" for="3"|do="heal_over_time" amount="1" for="5"|do="over_time" to="self" for="1"`,
	`do="immortal" for="1"|do="stun" amount="2"|do="stun" to="self"`,
	`do="forbid" card="attack" for="1"|do="forbid" to="self" card="reactive" for="2"`,
	`do="remove"|do="remove" to="foe"`,
	`do="create" what="shiv" amount="3"|do="create" to="foe" what="ash" into="deck" amount="2"`,
	`do="create" to="foe" what="ash" into="deck"`,
	`do="recover" pick="dearest"|do="recover" card="minor" amount="2" into="deck"`,
	`do="show" amount="2"|do="show" to="self"`,
	`chance="30" do="stun"`,
	`if="foe_stun" least="1" below="2" do="damage"|if="foe_dots" least="2" do="damage"|if="my_armed" below="1" do="stun"`,
	`if="foe_counter" counter="poison" least="3" do="damage"|if="foe_counter" counter="poison" below="1" do="heal"`,
	`mode="1" do="damage" amount="5"|mode="2" do="heal" amount="5"|mode="3" do="draw" amount="2"`,
	`do="damage_bonus" for="2"|do="cost_bonus" amount="-1" for="2"|do="heal_bonus" for="2"|do="max_hp" amount="4" for="2"|do="defence" amount="25" for="3"`,
	`do="damage_bonus" for="2"|do="heal_bonus" for="2"|do="damage" per="done"`,
	`do="damage_bonus" for="2"|do="damage_bonus" amount="2" for="2"`,
	`on="turn_start" do="damage_bonus" for="2"|on="turn_start" do="heal_bonus" for="2"|on="turn_start" do="draw"`,
	`mode="1" do="defence" amount="50" for="1"|mode="1" do="heal_over_time" for="3"|mode="2" do="over_time" for="2"|mode="2" do="draw"`,
	`do="draw" to="foe"|do="draw" per="done"|do="draw" to="foe"|do="shield" per="done"`,
	`do="discard" to="foe"|if="done" do="draw"`,
	`on="foe_play" do="energy" to="foe" amount="-1"|on="foe_play" do="energy" per="done"|on="foe_play" do="damage"`,
	`on="own_play" do="discard" to="foe"|on="own_play" if="done" do="draw"`,
	`do="discard" amount="2"|do="damage" per="done"|do="use_up" to="foe" amount="10"|do="unshield" to="self" amount="30"`,
	`do="damage" amount="2"|mode="1" do="heal"|mode="1" do="draw"|mode="2" on="struck" lasts="2" do="damage" amount="2"`,
}

// TestRulesReadAsBefore holds what rules say against a file: a rule as documents write it, what each says by itself,
// and what the card's face says.
func TestRulesReadAsBefore(t *testing.T) {
	for _, language := range i18n.Languages() {
		tr, d := i18n.For(language.Code), dictionaries[language.Code]
		var text strings.Builder
		for _, written := range mechanics {
			rules := rulesOf(t, written)
			fmt.Fprintf(&text, "%s\n  whole: %s\n  short: %s\n\n", written,
				strings.Join(rulestext.EachRule(tr, d, rules), " "), strings.Join(rulestext.Passives(tr, d, rules), " "))
		}
		for i := range flagged {
			fmt.Fprintf(&text, "%s\n\n", rulestext.RulesNaming(tr, d, &flagged[i], rulestext.Bonuses{}))
		}
		for _, c := range counters {
			fmt.Fprintf(&text, "%s\n\n", rulestext.Counter(tr, d, c))
		}
		compare(t, "cardrules_"+language.Code+".txt", text.String())
	}
}

func compare(t *testing.T, name, text string) {
	path := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), text)
}

// flagged are cards with each flag.
var flagged = []duel.Card{
	{Says: rule.Says{Goes: rule.ToUsedUp}, BaseDamage: 2, MaxDamage: 2},
	{Says: rule.Says{Goes: rule.IntoHand, Becomes: "shiv"}, BaseDamage: 2, MaxDamage: 2},
	{Says: rule.Says{TakesAll: true, Stays: true, Kind: rule.SaysAttack}, BaseDamage: 2, MaxDamage: 2},
	{Says: rule.Says{Unplayable: true, Fades: true, Kind: rule.SaysDefence, Tags: [rule.MostTags]string{"fire", "ash"}}},
	{Says: rule.Says{ByLot: true, Rules: rule.ListOf(one("1"), one("2"))}},
	{Says: rule.Says{Goes: rule.IntoDeck}, IsMajor: true},
}

func one(mode string) rule.Rule {
	r, _ := rule.Read(map[string]string{"do": "heal", "mode": mode, "amount": mode})
	return r
}

var counters = []rule.Counter{
	{ID: "poison", When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess},
	{ID: "thorns", When: rule.WhenStruck, Does: rule.DoesBack},
	{ID: "strength", Adds: rule.AddsDamage},
	{ID: "ash", When: rule.AtTurnEnd, Then: rule.ThenHalves, Adds: rule.AddsTaken},
	{ID: "fire"},
	{ID: "shiv", When: rule.WhenPlays, Does: rule.DoesShield, Then: rule.ThenGoes, Adds: rule.AddsLessShield},
	{ID: "shiv", When: rule.WhenStrikes, Does: rule.DoesHeal, Adds: rule.AddsLessDamage},
	{ID: "shiv", When: rule.AtTurnEnd, Does: rule.DoesEnergy, Adds: rule.AddsLessTaken},
	{ID: "shiv", When: rule.AtTurnEnd, Does: rule.DoesDraw, Adds: rule.AddsShield},
}

// wellSaid checks that a text is sentences, with all words there.
func wellSaid(t assert.TestingT, text string) {
	assert.Regexp(t, `\.$`, text)
	assert.NotContains(t, text, "  ")
	assert.NotContains(t, strings.ToLower(text), "cardrule") // a key, which a sentence may begin with
	assert.NotContains(t, text, "{{")
	assert.NotContains(t, text, "<no value>")
	assert.NotContains(t, text, "..")
	assert.NotContains(t, text, " ,")
}

// arbitrary draws a rule of all that the language allows.
func arbitrary(t *rapid.T) rule.Rule {
	r, err := rule.Read(dueltest.Attributes(t, rapid.SampledFrom([]string{"", "poison", "fire"})))
	require.NoError(t, err)
	return r
}

func TestWhateverRulesSayIsASentence(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SliceOfN(rapid.Custom(arbitrary), 1, rule.MostOfCard).Draw(t, "rules")
		card := duel.Card{Says: rule.Says{Rules: rule.ListOf(rules...), ByLot: rapid.Bool().Draw(t, "lot")}}
		for code, d := range dictionaries {
			tr := i18n.For(code)
			wellSaid(t, rulestext.RulesNaming(tr, d, &card, rulestext.Bonuses{}))
			wellSaid(t, rulestext.Rules(tr, &card))
			for _, text := range append(rulestext.EachRule(tr, d, rules), rulestext.Theirs(tr, d, rules)...) {
				wellSaid(t, text)
			}
		}
	})
}

// TestEachWordOfTheLanguageIsSaid goes through the lists of words of each attribute, in both languages: what is said
// with one differs from what is said with another.
func TestEachWordOfTheLanguageIsSaid(t *testing.T) {
	for _, c := range []struct{ attribute, beside string }{
		{"on", `do="heal"`},
		{"of", `do="heal" on="own_play"`},
		{"do", `for="2"`},
		{"to", `do="damage"`},
		{"card", `do="discard"`},
		{"card", `do="draw" amount="3"`},
		{"card", `do="forbid" for="1"`},
		{"pick", `do="use_up"`},
		{"into", `do="recover"`},
		{"into", `do="create" to="foe"`},
		{"count", `do="heal" if="my_hand" least="3"`},
		{"count", `do="heal" per="foe_played"`},
		{"count", `do="heal" per="my_used_up" each="2"`},
		{"if", `do="heal"`},
		{"if", `do="heal" below="1"`},
		{"if", `do="heal" least="2" below="4" on="struck"`},
		{"if", `do="heal" on="own_play"`},
		{"if", `do="heal" on="own_play" below="1"`},
		{"if", `do="heal" on="own_play" least="2"`},
		{"if", `do="heal" on="strikes"`},
		{"if", `do="heal" on="strikes" below="1"`},
		{"per", `do="heal" amount="1"`},
		{"per", `do="heal" amount="1" each="2"`},
		{"per", `do="heal" amount="1" on="struck"`},
		{"per", `do="heal" amount="1" each="2" on="struck"`},
		{"per", `do="heal" amount="1" on="draws"`},
		{"per", `do="heal" amount="1" each="2" on="draws"`},
		{"per", `do="heal" gain="2" each="3" on="own_play"`},
	} {
		for code, d := range dictionaries {
			seen := map[string]string{}
			for _, word := range rule.AttributeNamed(c.attribute).Words {
				if word == "" {
					continue
				}
				rules := rulesOf(t, fmt.Sprintf(`%s %s="%s" tag="fire" counter="poison" what="shiv"`, c.beside, c.attribute, word))
				text := rulestext.EachRule(i18n.For(code), d, rules)[0]
				wellSaid(t, text)
				wellSaid(t, rulestext.Theirs(i18n.For(code), d, rules)[0])
				if other := seen[text]; !alike[word] || !alike[other] {
					assert.Empty(t, other, "%s: %s is said like %s: %s", c.attribute, word, other, text)
				}
				seen[text] = word
			}
		}
	}
}

// What rules of the enemy's say is told as to who reads it.
func TestRulesOfTheEnemys(t *testing.T) {
	for written, says := range map[string][2]string{
		`on="struck" lasts="2" do="damage" per="event_times" gain="2"`: {
			"For 2 rounds, whenever a card strikes the enemy, take 2 damage for each hit.",
			"Протягом 2 раундів щоразу, коли ворога б’ють картою, зазнайте 2 шкоди за кожен удар.",
		},
		`on="hurt" do="draw" amount="2"`: {
			"Whenever the enemy loses hp, the enemy draws 2 cards.", "Щоразу, коли ворог втрачає здоров’я, ворог бере 2 карти.",
		},
		`on="foe_play" of="attack" do="shield" amount="2"`: {
			"Whenever you play an attack, the enemy gains 2 shield.", "Щоразу, коли ви граєте атаку, щит ворога +2.",
		},
		`on="own_play" if="my_played" least="2" do="discard" to="foe"`: {
			"Whenever the enemy plays a card, if the enemy has played 2 or more cards this turn, discard 1 card at random.",
			"Щоразу, коли ворог грає карту, якщо карт, зіграних ворогом цього ходу, 2 або більше, скиньте 1 карту навмання.",
		},
		`on="dying" lasts="99" do="heal" amount="9"`: {
			"Until the duel ends, instead of dying, the enemy keeps 1 hp, and the enemy heals 9 hp (at most once).",
			"До кінця дуелі замість загибелі ворог зберігає 1 здоров’я, а також ворог відновлює 9 здоров’я (щонайбільше один раз).",
		},
		`on="turn_end" do="damage" to="self" amount="2"`: {"At the end of the enemy’s turn, the enemy takes 2 damage.", "Наприкінці ходу ворога ворог зазнає 2 шкоди."},
		`on="turn_start" do="remove" to="foe"`:           {"At the start of the enemy’s turn, you lose all your helpful effects.", "На початку ходу ворога ви втрачаєте всі корисні ефекти."},
		`on="start" do="create" to="self" what="shiv"`:   {"When the duel begins, the enemy puts 1 copy of Shiv into its hand.", "На початку дуелі ворог додає 1 карту «Лезо» до своєї руки."},
		`on="draws" per="foe_played" do="heal"`: {
			"Whenever the enemy draws cards, the enemy heals 1 hp for each card that you played in your latest turn.",
			"Щоразу, коли ворог бере карти, ворог відновлює 1 здоров’я за кожну карту, що ви зіграли за останній хід.",
		},
	} {
		for i, code := range []string{"en", "uk"} {
			assert.Equal(t, says[i], rulestext.Theirs(i18n.For(code), dictionaries[code], rulesOf(t, written))[0])
		}
	}
}

// alike are measures that come to the same in some rules.
var alike = map[string]bool{"done": true, "event": true}

func TestEachWordOfCountersIsSaid(t *testing.T) {
	for code, d := range dictionaries {
		say := func(c rule.Counter) { wellSaid(t, rulestext.Counter(i18n.For(code), d, c)) }
		for when := range rule.Whens {
			for does := range rule.Doings {
				for then := range rule.Thens {
					for adds := range rule.Addings {
						say(rule.Counter{ID: "poison", When: rule.When(when), Does: rule.Does(does), Then: rule.Then(then), Adds: rule.Adds(adds)})
					}
				}
			}
		}
	}
}

// A card's numbers are those with the bonuses in force, of what it does at once.
func TestRulesWithBonusesInForce(t *testing.T) {
	for _, c := range []struct{ written, want string }{
		{`do="damage" amount="3"`, "Deal 5 damage."},
		{`do="damage" per="my_hand" most="6"`, "Deal 2 damage, plus 1 for each card in your hand, at most 8."},
		{`do="damage" to="self" amount="3"`, "Take 3 damage."},
		{`do="heal" amount="3"`, "Heal 4 hp."},
		{`on="dying" lasts="1" chance="50" do="heal" amount="3"`, "For 1 round, instead of dying, keep 1 hp and heal 3 hp (at most once)."},
		{`on="struck" lasts="1" do="damage" amount="3"`, "For 1 round, whenever a card strikes you, deal 3 damage."},
	} {
		card := duel.Card{Says: rule.Says{Rules: rule.ListOf(rulesOf(t, c.written)...)}}
		assert.Equal(t, c.want, rulestext.RulesWith(en, &card, rulestext.Bonuses{Damage: 2, Healing: 1}))
	}
}
