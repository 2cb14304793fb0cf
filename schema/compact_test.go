package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

func TestCompactClassics(t *testing.T) {
	pack := classic(t)
	card, _ := pack.Card("cleave")
	assert.Equal(t, `card cleave name="Cleave" name_uk="Розсікання" cost=1 card_image="cleave.svg" base_damage=2`, card.Compact())
	hero, _ := pack.Hero("knight")
	hero.HP = 30 // whatever it is balanced to
	assert.Equal(t, `hero knight name="Knight" name_uk="Лицар" hp=30 ep=5 regen=2 art="knight.svg" colour="#9c3b2e" `+
		`spell_card=spike_strike*3 spell_card=cleave*3 spell_card=shield_block*3 spell_card=rage spell_card=last_stand spell_card=holy_judgement`, hero.Compact())
}

func TestCompactErrors(t *testing.T) {
	for line, want := range map[string]string{
		``:                              `column 1: “” found, expected is card`,
		`hero x`:                        `column 1: “hero” found, expected is card`,
		`card`:                          `column 5: the id is missing`,
		`card A`:                        `column 6: id is “A”, an id has letters a–z, digits and _`,
		`card a`:                        `column 7: name is missing`,
		`card a `:                       `column 8: “” isn't a field of a card`,
		`card a foo=1`:                  `column 8: “foo” isn't a field of a card`,
		`card a name`:                   `column 8: “name” isn't a field of a card`,
		`card a name=b`:                 `column 13: name isn't a text in double quotes`,
		"card a name=`b`":               `column 13: name isn't a text in double quotes`,
		`card a name=`:                  `column 13: name isn't a text in double quotes`,
		`card a name=b"`:                `column 13: name isn't a text in double quotes`,
		`card a name="b`:                `column 13: name isn't a text in double quotes`,
		`card a name=""`:                `column 13: name is empty`,
		`card a name="b"cost=1`:         `column 16: “cost=1” is left over`,
		`card a name="b" cost=11`:       `column 22: cost is 11, allowed are 0 to 10`,
		`card a name="b" cost=`:         `column 22: cost is “”, allowed are whole numbers from 0 to 10`,
		`card a name="b" cost=1*2`:      `column 22: cost is “1*2”, allowed are whole numbers from 0 to 10`,
		`card a name="b" cost=1 cost=1`: `column 24: cost stands twice`,
		`card a name="b" base_damage=2 max_damage=1`: `column 43: max_damage is 1, but base_damage is 2; it can't be less`,
	} {
		_, err := schema.ParseCompactCard(line)
		assert.EqualError(t, err, want)
	}
	for line, want := range map[string]string{
		`hero a hp=30 ep=5 regen=2`:                                `column 26: spell_card is missing`,
		`hero a hp=30 ep=5 regen=2 spell_card=a*0`:                 `column 39: copies is 0, allowed are 1 to 20`,
		`hero a hp=30 ep=5 regen=2 spell_card=a*2*2`:               `column 39: copies is “2*2”, allowed are whole numbers from 1 to 20`,
		`hero a hp=30 ep=5 spell_card=a`:                           `column 31: regen is missing`,
		`hero a hp=30 ep=5 regen=2` + lines(" spell_card=a%d", 17): `column 257: more than 16 spell_card`,
	} {
		_, err := schema.ParseCompactHero(line)
		assert.EqualError(t, err, want)
	}
}

func BenchmarkParseCompactCard(b *testing.B) {
	card, _ := classic(b).Card("holy_judgement")
	line := card.Compact()
	b.ReportAllocs()
	for b.Loop() {
		_, err := schema.ParseCompactCard(line)
		require.NoError(b, err)
	}
}

func BenchmarkCompactCard(b *testing.B) {
	card, _ := classic(b).Card("holy_judgement")
	b.ReportAllocs()
	for b.Loop() {
		card.Compact()
	}
}
