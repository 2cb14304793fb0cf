package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// figureCard is the card of the thesis, Figure 3.6, without its comments.
const figureCard = `<?xml version="1.0" encoding="UTF-8"?>
<card>
  <name>Cleave</name>
  <isMajor>false</isMajor>
  <cost>1</cost>
  <card_image>card_cleave.png</card_image>
  <isAoE>false</isAoE>
  <base_damage>2</base_damage>
  <max_damage>2</max_damage>
  <base_healing>0</base_healing>
  <max_healing>0</max_healing>
  <base_absorb>0</base_absorb>
  <max_absorb>0</max_absorb>
  <ignore_defense>false</ignore_defense>
  <defense_bonus>0</defense_bonus>
  <health_bonus>0</health_bonus>
  <damage_bonus>0</damage_bonus>
  <cost_bonus>0</cost_bonus>
  <bonus_length>0</bonus_length>
  <isNotFatal>false</isNotFatal>
  <immortality_length>0</immortality_length>
  <stun_time>0</stun_time>
  <DoT_power>0</DoT_power>
  <HoT_power>0</HoT_power>
  <increase_by_cost>false</increase_by_cost>
  <activate_by_next_attack>false</activate_by_next_attack>
  <additional>none</additional>
</card>
`

// TestFigureOfACard reads and writes the thesis's card exactly.
func TestFigureOfACard(t *testing.T) {
	d := schema.Parse(schema.CardKind, "cards/cleave.xml", figureCard)
	assert.Empty(t, d.Diagnostics())
	card, ok := d.Card()
	require.True(t, ok)
	want := schema.Card{
		Card:  duel.Card{ID: "cleave", Name: "Cleave", Cost: 1, BaseDamage: 2, MaxDamage: 2},
		Image: "card_cleave.png", Additional: "none",
	}
	assert.Equal(t, want, card)
	assert.Equal(t, figureCard, schema.NewCard(want).Source())
}

// figureHero is the hero of the thesis, Figure 3.7.
const figureHero = `<?xml version="1.0" encoding="UTF-8"?>
<hero>
  <hp>30</hp>
  <ep>5</ep>
  <regen>2</regen>
  <spell_card>spike_strike</spell_card>
  <spell_card>cleave</spell_card>
  <spell_card>shield_block</spell_card>
  <spell_card>rage</spell_card>
  <spell_card>last_stand</spell_card>
  <spell_card>holy_judgement</spell_card>
</hero>
`

// TestFigureOfAHero reads and writes the thesis's hero exactly. Its 6 cards aren't a deck for a duel.
func TestFigureOfAHero(t *testing.T) {
	d := schema.Parse(schema.HeroKind, "heroes/knight.xml", figureHero)
	require.Empty(t, d.Diagnostics())
	pack, _ := schema.LoadPack(nothing{})
	_, err := pack.With(d).DuelHero("knight")
	require.EqualError(t, err, "hero knight: heroes/knight.xml:6:3: error deck-size: cards in the deck: 6, needed: 12")
	hero, ok := d.Hero()
	require.True(t, ok)
	assert.Equal(t, "rage", hero.Deck[3].Card)
	assert.Equal(t, 1, hero.Deck[3].Copies)
	assert.Equal(t, figureHero, schema.NewHero(hero).Source())
}

// figureCases is a case base of one case, laid out as in the thesis, Figure 3.5. The shares of the hand don't add up to
// it, an expert's rounding.
const figureCases = `<?xml version="1.0" encoding="UTF-8"?>
<cases>
  <case id="0">
    <input id="0">1</input>
    <input id="1">1</input>
    <input id="2">1</input>
    <input id="3">1</input>
    <input id="4">0.6</input>
    <input id="5">0.75</input>
    <input id="6">0.75</input>
    <input id="7">0.4</input>
    <input id="8">0.2</input>
    <input id="9">0.2</input>
    <input id="10">0</input>
    <input id="11">0.6</input>
    <input id="12">0</input>
    <input id="13">0</input>
    <output id="0">0.56</output>
    <output id="1">0.11</output>
    <output id="2">0.28</output>
    <output id="3">0.06</output>
    <potency>0</potency>
    <frequency>0</frequency>
  </case>
</cases>
`

// TestFigureOfCases reads and writes the thesis's case exactly.
func TestFigureOfCases(t *testing.T) {
	d := schema.Parse(schema.CasesKind, "cases/knight.xml", figureCases)
	assert.Empty(t, d.Diagnostics())
	cases, ok := d.Cases()
	require.True(t, ok)
	assert.Equal(t, []schema.Case{{
		Inputs:  [schema.Inputs]float32{1, 1, 1, 1, 0.6, 0.75, 0.75, 0.4, 0.2, 0.2, 0, 0.6, 0, 0},
		Outputs: [schema.Outputs]float32{0.56, 0.11, 0.28, 0.06},
	}}, cases)
	assert.Equal(t, figureCases, schema.NewCases("knight", cases).Source())
}
