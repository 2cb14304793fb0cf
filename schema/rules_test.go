package schema_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// ruledFiles are a pack whose documents speak the language of rules.
func ruledFiles() fstest.MapFS {
	card := func(inside string) *fstest.MapFile {
		return file("<card><name>A card</name>" + inside + "</card>")
	}
	return fstest.MapFS{
		"rules.xml": file(`<rules><deck>8</deck><hand>7</hand><start_hand>4</start_hand><energy>full</energy><shield>stays</shield>
			<tag id="fire" name="Fire" name_uk="Вогонь"/><counter id="poison" when="turn_start" does="damage" then="less" most="20"/></rules>`),
		"heroes/smith.xml": file(`<hero><hp>30</hp><ep>5</ep><regen>2</regen><spell_card copies="8">fan</spell_card>
			<rule on="struck" do="create" what="spark"/></hero>`),
		"cards/fan.xml":    card(`<becomes>ash</becomes><tag>fire</tag><rule do="create" what="shiv" amount="3"/><rule if="my_hp" below="5" do="heal"/>`),
		"cards/ash.xml":    card(`<rule do="create" to="foe" what="smoke"/>`),
		"cards/smoke.xml":  card(`<base_damage>1</base_damage>`),
		"cards/shiv.xml":   card(`<goes>used_up</goes><rule do="create" what="fan"/>`),
		"cards/spark.xml":  card(`<base_damage>2</base_damage>`),
		"relics/anvil.xml": file(`<relic><name>Anvil</name><rule on="start" do="shield" amount="3"/><rule on="turn_end" do="create" what="ash"/></relic>`),
	}
}

// TestRulesComeIntoTheDuel: what documents say in the language of rules is what the engine is given.
func TestRulesComeIntoTheDuel(t *testing.T) {
	pack, _ := schema.LoadPack(ruledFiles())
	n := pack.Numbers()
	assert.Equal(t, rule.Counter{ID: "poison", Harms: true, Most: 20, When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess}, n.Counters[0])
	n.Counters = duel.Numbers{}.Counters
	assert.Equal(t, duel.Numbers{
		Deck: 8, Majors: 3, Hand: 7, StartHand: 4, SecondDraws: 1, SecondShield: 1, Draw: 2, Keep: 7, FullEnergy: true, ShieldStays: true,
		MinHP: 20, MaxHP: 50, Calm: 20, Plays: 20, Clash: rule.Clash{First: 1},
	}, n)

	hero, err := pack.DuelHero("smith", "anvil")
	require.NoError(t, err)
	says := hero.Deck[0].Card.Says
	assert.Equal(t, [rule.MostTags]string{"fire"}, says.Tags)
	assert.Equal(t, "ash", says.Becomes)
	second, err := rule.Read(map[string]string{"if": "my_hp", "below": "5", "do": "heal"})
	require.NoError(t, err)
	assert.Equal(t, second, says.Rules.All()[1])
	assert.Equal(t, "spark", hero.Passives[0].What)
	require.Len(t, hero.Relics, 1)
	assert.Equal(t, int16(3), hero.Relics[0].Rules[0].Amount)

	var brought []string
	for i := range hero.Brings {
		brought = append(brought, hero.Brings[i].ID)
	}
	assert.Equal(t, []string{"spark", "ash", "shiv", "smoke"}, brought)
	d, err := pack.Duel("smith", "smith")
	require.NoError(t, err)
	assert.Equal(t, int16(7), d.Numbers().Hand)
}

// TestClashesComeIntoTheDuel: a pack that says no more than that there are clashes has the usual ones, and sets of each
// stance all that it brings; without clashes there is nothing to bring.
func TestClashesComeIntoTheDuel(t *testing.T) {
	read := func(text string) duel.Numbers {
		rules, ok := schema.Parse(schema.RulesKind, schema.RulesFile, "<rules>"+text+"</rules>").Rules()
		require.True(t, ok)
		again := schema.RulesOf(rules.Duel())
		require.Equal(t, rules.Duel(), again.Duel())
		return rules.Duel()
	}
	assert.Equal(t, rule.DefaultClash(), read("<clash>turn</clash>").Clash)
	want := rule.DefaultClash()
	want.Pace, want.First, want.Wins[1] = rule.EachRound, 3, rule.Payoff{Heal: 2}
	assert.Equal(t, want, read(`<clash>round</clash><clash_from>3</clash_from><stance id="guard" name="Wall" heal="2"/>`).Clash)
	assert.Equal(t, duel.Classic(), read(`<stance id="guard" heal="2"/>`))
}

func TestDuelsNeedWhatRulesName(t *testing.T) {
	for name, test := range map[string]struct{ file, want string }{
		"rules.xml": {"<rules><hand>11</hand></rules>", "rules rules: rules.xml:1:14: error out-of-range: hand is 11, allowed are 3 to 10"},
		"heroes/smith.xml": {`<hero><hp>30</hp><ep>5</ep><regen>2</regen><spell_card copies="8">fan</spell_card><rule on="start" do="create" what="nowhere"/></hero>`,
			`hero smith: there is no card "nowhere" in the pack`},
	} {
		files := ruledFiles()
		files[name] = file(test.file)
		pack, _ := schema.LoadPack(files)
		_, err := pack.Duel("smith", "smith")
		require.EqualError(t, err, test.want)
	}
	pack, _ := schema.LoadPack(ruledFiles())
	_, err := pack.DuelHero("smith", "ring")
	require.EqualError(t, err, `hero smith: there is no relic "ring" in the pack`)
}
