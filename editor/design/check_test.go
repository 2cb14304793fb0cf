package design_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// packOf returns a pack of some cards, and of heroes who have as many of each of theirs.
func packOf(heroes map[string][]string, cards ...schema.Card) *schema.Pack {
	pack, _ := schema.LoadPack(fstest.MapFS{})
	for _, card := range cards {
		pack = pack.With(schema.NewCard(card))
	}
	for id, ids := range heroes {
		hero := schema.Hero{ID: id, Name: id, HP: 30, EP: 5, Regen: 2, Art: "x.svg"}
		for _, card := range ids {
			hero.Deck = append(hero.Deck, schema.DeckLine{Card: card, Copies: int(duel.Classic().Deck) / len(ids)})
		}
		pack = pack.With(schema.NewHero(hero))
	}
	return pack
}

func card(id string, change func(*schema.Card)) schema.Card {
	c := schema.Card{Card: duel.Card{ID: id, Name: strings.ToUpper(id)}, Image: "x.svg"}
	change(&c)
	return c
}

func hits(damage, cost int16) func(*schema.Card) {
	return func(c *schema.Card) { c.BaseDamage, c.MaxDamage, c.Cost = damage, damage, cost }
}

// told returns what is told of a pack with some codes, as "file path".
func told(pack *schema.Pack, code string, faces design.Faces) (found []string) {
	for _, d := range design.Check(pack, pack.Diagnostics(), faces).Told {
		if d.Code == code {
			found = append(found, d.File+" "+d.Path)
		}
	}
	return found
}

func TestWarnings(t *testing.T) {
	knight := map[string][]string{"knight": {"a", "b"}}
	both := map[string][]string{"knight": {"a"}, "mage": {"b"}}
	for name, c := range map[string]struct {
		pack *schema.Pack
		code string
		want []string
	}{
		"dearer than the hero's energy": {packOf(knight, card("a", hits(3, 6)), card("b", hits(2, 5))), "unplayable-cost", []string{"heroes/knight.xml spell_card[0]"}},
		"with a discount of its own":    {packOf(knight, card("a", hits(3, 6)), card("b", func(c *schema.Card) { c.AttackHimself, c.CostBonus, c.BonusLength = true, -1, 2 })), "unplayable-cost", nil},
		"a discount without length":     {packOf(knight, card("a", hits(3, 6)), card("b", func(c *schema.Card) { c.AttackHimself, c.CostBonus = true, -1 })), "unplayable-cost", []string{"heroes/knight.xml spell_card[0]"}},
		"a major card's cost":           {packOf(knight, card("a", func(c *schema.Card) { hits(3, 6)(c); c.IsMajor = true }), card("b", hits(2, 5))), "unplayable-cost", nil},

		"nothing that lasts":   {packOf(nil, card("a", func(c *schema.Card) { c.BonusLength = 2 })), "length-without-effect", []string{"cards/a.xml bonus_length"}},
		"something that lasts": {packOf(nil, card("a", func(c *schema.Card) { c.BonusLength, c.HoTPower = 2, 1 })), "length-without-effect", nil},

		"grows with nothing that lasts":   {packOf(nil, card("a", func(c *schema.Card) { hits(3, 2)(c); c.EffectIncreasing = 1 })), "idle-field", []string{"cards/a.xml effect_increasing"}},
		"grows with a single round":       {packOf(nil, card("a", func(c *schema.Card) { c.DoTPower, c.BonusLength, c.EffectIncreasing = 2, 1, 1 })), "idle-field", []string{"cards/a.xml effect_increasing"}},
		"grows with what lasts":           {packOf(nil, card("a", func(c *schema.Card) { c.DoTPower, c.BonusLength, c.EffectIncreasing = 2, 2, 1 })), "idle-field", nil},
		"energy for power that is fixed":  {packOf(nil, card("a", func(c *schema.Card) { hits(3, 2)(c); c.IncreaseByCost = true })), "idle-field", []string{"cards/a.xml increase_by_cost"}},
		"lost hp for power that is fixed": {packOf(nil, card("a", func(c *schema.Card) { hits(3, 2)(c); c.IncreaseByHPLost = true })), "idle-field", []string{"cards/a.xml increase_by_hp_lost"}},
		"energy for power that grows":     {packOf(nil, card("a", func(c *schema.Card) { hits(3, 2)(c); c.MaxDamage, c.IncreaseByCost = 5, true })), "idle-field", nil},
		"damage words without damage":     {packOf(nil, card("a", func(c *schema.Card) { c.BaseHealing, c.MaxHealing, c.IgnoreDefense, c.IsNotFatal = 2, 2, true, true })), "idle-field", []string{"cards/a.xml ignore_defense", "cards/a.xml isNotFatal"}},
		"a blow at oneself never kills":   {packOf(nil, card("a", func(c *schema.Card) { hits(3, 2)(c); c.AttackHimself, c.IsNotFatal = true, true })), "idle-field", []string{"cards/a.xml isNotFatal"}},
		"aims at oneself with nothing":    {packOf(nil, card("a", func(c *schema.Card) { c.BaseHealing, c.MaxHealing, c.AttackHimself = 2, 2, true })), "idle-field", []string{"cards/a.xml attackHimself"}},

		"dominated in its deck":       {packOf(knight, card("a", hits(3, 2)), card("b", hits(2, 2))), "dominated", []string{"cards/b.xml name"}},
		"as good for its price":       {packOf(knight, card("a", hits(3, 2)), card("b", hits(2, 1))), "dominated", nil},
		"dominated by another hero's": {packOf(both, card("a", hits(3, 2)), card("b", hits(2, 2))), "dominated", nil},
		"told as a remark":            {packOf(both, card("a", hits(3, 2)), card("b", hits(2, 2))), "dominated-in-pack", []string{"cards/b.xml name"}},
		"and not twice":               {packOf(knight, card("a", hits(3, 2)), card("b", hits(2, 2))), "dominated-in-pack", nil},
		"twins in a deck":             {packOf(knight, card("a", hits(3, 2)), card("b", hits(3, 2))), "twin", []string{"cards/b.xml name"}},
		"no twins":                    {packOf(knight, card("a", hits(3, 2)), card("b", hits(3, 1))), "twin", nil},
		"twins of two heroes":         {packOf(both, card("a", hits(3, 2)), card("b", hits(3, 2))), "twin-in-pack", []string{"cards/b.xml name"}},
		"twins in a deck, once":       {packOf(map[string][]string{"knight": {"b", "a"}}, card("a", hits(3, 2)), card("b", hits(3, 2))), "twin-in-pack", nil},

		"no picture": {packOf(nil, card("a", func(c *schema.Card) { c.Image = "" }), card("b", hits(1, 1))), "no-art", []string{"cards/a.xml card_image"}},
	} {
		assert.Equal(t, c.want, told(c.pack, c.code, nil), name)
	}
}

func TestAnswers(t *testing.T) {
	for code, c := range map[string]struct{ brings, answers func(*schema.Card) }{
		"no-answer-dot":         {func(c *schema.Card) { c.DoTPower, c.BonusLength = 1, 2 }, func(c *schema.Card) { c.BaseHealing, c.MaxHealing = 1, 1 }},
		"no-answer-stun":        {func(c *schema.Card) { c.StunTime = 1 }, func(c *schema.Card) { c.ActivateByNextAttack, c.MaxAbsorb = true, 1 }},
		"no-answer-curse":       {func(c *schema.Card) { c.DamageBonus, c.BonusLength = 1, 2 }, func(c *schema.Card) { c.AttackHimself, c.RemovingEffects = true, true }},
		"no-answer-defence":     {func(c *schema.Card) { c.DefenseBonus, c.BonusLength = 50, 2 }, func(c *schema.Card) { c.MaxDamage, c.IgnoreDefense = 1, true }},
		"no-answer-immortality": {func(c *schema.Card) { c.ImmortalityLength = 1 }, func(c *schema.Card) { c.RemovingEffects = true }},
	} {
		decks := map[string][]string{"knight": {"a"}, "mage": {"b"}}
		assert.Contains(t, told(packOf(decks, card("a", hits(1, 1)), card("b", c.brings)), code, nil), "heroes/knight.xml spell_card[0]")
		assert.NotContains(t, told(packOf(decks, card("a", c.answers), card("b", c.brings)), code, nil), "heroes/knight.xml spell_card[0]", code)
		assert.Empty(t, told(packOf(decks, card("a", hits(1, 1)), card("b", hits(2, 1))), code, nil), code)
		assert.Empty(t, told(packOf(map[string][]string{"mage": {"b"}}, card("b", c.brings)), code, nil), "%s: one's own cards threaten nobody", code)
	}
}

func TestUnusedPictures(t *testing.T) {
	svg := &fstest.MapFile{Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>`)}
	pack, _ := schema.LoadPack(fstest.MapFS{"art/x.svg": svg, "art/y.svg": svg})
	assert.Equal(t, []string{"art/y.svg "}, told(pack.With(schema.NewCard(card("a", hits(1, 1)))), "unused-art", nil))
}

// narrow is a face with room for two letters, and for texts of cards that don't heal.
type narrow struct{}

func (narrow) NameFits(d *schema.Document, language string) bool {
	name, _ := d.Value(map[string]string{"en": "name", "uk": "name_uk"}[language])
	return len(name) <= 2
}

func (narrow) TextFits(d *schema.Document, language string) bool {
	card, _ := d.Card()
	return card.MaxHealing == 0 || language == "uk"
}

func TestTextsThatDontFit(t *testing.T) {
	pack := packOf(nil, card("aa", hits(1, 1)), card("bbb", func(c *schema.Card) { c.MaxHealing = 1 }))
	assert.Equal(t, []string{"cards/bbb.xml name"}, told(pack, "name-too-long", narrow{}))
	assert.Equal(t, []string{"cards/bbb.xml name"}, told(pack, "text-too-long", narrow{}))
	assert.Empty(t, told(pack, "name-too-long", nil))
}

func TestSilences(t *testing.T) {
	pack := packOf(nil, card("a", func(c *schema.Card) { c.BonusLength = 2 }), card("b", func(c *schema.Card) { c.BonusLength = 2 }))
	silence := func(pack *schema.Pack, s schema.Silence) *schema.Pack {
		w := changed(t, pack, document.Silence{Silence: s})
		require.Empty(t, w.Document(schema.TitleFile).Diagnostics())
		return w
	}
	const code = "length-without-effect"
	one := silence(pack, schema.Silence{Code: code, Of: "cards/a.xml", Reason: "soon to come"})
	assert.Equal(t, []string{"cards/b.xml bonus_length"}, told(one, code, nil))
	assert.Len(t, design.Check(one, one.Diagnostics(), nil).Silenced, 1)
	assert.Empty(t, told(one, "idle-silence", nil))
	assert.Empty(t, told(silence(pack, schema.Silence{Code: code}), code, nil))
	idle := silence(pack, schema.Silence{Code: code, Of: "cards/c.xml"})
	assert.Equal(t, []string{"pack.xml silence[0]"}, told(idle, "idle-silence", nil))
	assert.Empty(t, told(changed(t, idle, document.Unsilence{}), "idle-silence", nil))
	wrong := pack.With(schema.Parse(schema.CardKind, "cards/a.xml", "<card><cost>99</cost></card>"))
	assert.NotEmpty(t, told(silence(wrong, schema.Silence{Code: "out-of-range"}), "out-of-range", nil), "errors are always told")
	assert.Empty(t, told(silence(pack, schema.Silence{Code: "text-too-long"}), "idle-silence", nil), "where it isn't looked at, nobody knows")
	assert.NotEmpty(t, told(silence(pack, schema.Silence{Code: "text-too-long"}), "idle-silence", narrow{}))
}

func changed(t *testing.T, pack *schema.Pack, edit document.Edit) *schema.Pack {
	t.Helper()
	changes, err := edit.Changes(pack)
	require.NoError(t, err)
	for _, c := range changes {
		if c.To == nil {
			pack = pack.Without(c.File)
		} else {
			pack = pack.With(c.To)
		}
	}
	return pack
}

// The pack that comes with the program has remarks, as its heroes are meant to differ, and nothing that they bury.
func TestTheClassicPackHasNoWarnings(t *testing.T) {
	pack, diagnostics := schema.LoadPack(classic.FS())
	remarks := map[string]int{}
	for _, d := range design.Check(pack, diagnostics, nil).Told {
		assert.Equal(t, schema.Info, d.Severity, d.String())
		remarks[d.Code]++
	}
	assert.Equal(t, map[string]int{"dominated-in-pack": 3, "no-answer-curse": 3, "no-answer-dot": 1, "no-answer-immortality": 2}, remarks)
}
