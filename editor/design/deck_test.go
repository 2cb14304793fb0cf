package design_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/editor/design"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

func TestDeckOf(t *testing.T) {
	poison := func(c *schema.Card) { c.Cost, c.DoTPower, c.BonusLength = 3, 2, 2 }
	major := func(c *schema.Card) { c.IsMajor, c.Cost, c.BaseDamage, c.MaxDamage = true, 5, 4, 4 }
	broken := func(c *schema.Card) { c.Cost = 99 }
	pack := packOf(map[string][]string{"knight": {"a", "b", "c", "d", "none"}},
		card("a", hits(1, 1)), card("b", poison), card("c", major), card("d", broken))
	deck := design.DeckOf(pack, "knight")
	copies := 0
	for _, n := range deck.Kinds {
		copies += n
	}
	assert.Positive(t, deck.Kinds[duel.MajorAttack])
	assert.Equal(t, deck.Costs[1]+deck.Costs[3]+deck.Kinds[duel.MajorAttack], copies, "what has errors or is missing isn't counted")
	assert.Zero(t, deck.Costs[5], "majors are free")
	assert.Equal(t, []string{"dot"}, deck.Brings)
	assert.Equal(t, []string{"defence"}, deck.Answers, "what hurts over time passes defence")
	assert.Equal(t, []string{"dot", "stun", "curse", "immortality"}, deck.Lacks)
	assert.Equal(t, design.Deck{Lacks: design.Threats()}, design.DeckOf(pack, "nobody"))
}

// What a hero's page says and what is warned of is the same.
func TestWarningsAndDecksAgree(t *testing.T) {
	pack, diagnostics := schema.LoadPack(classic.FS())
	for _, d := range design.Check(pack, diagnostics, nil).Told {
		for _, threat := range design.Threats() {
			if d.Code == "no-answer-"+threat {
				id := pack.Document(d.File).ID()
				assert.Contains(t, design.DeckOf(pack, id).Lacks, threat, d.String())
			}
		}
	}
}

func TestWhatADeckCanSpare(t *testing.T) {
	major := func(c *schema.Card) { c.IsMajor, c.BaseDamage, c.MaxDamage = true, 4, 4 }
	pack := packOf(nil, card("weak", hits(2, 3)), card("strong", hits(2, 1)), card("many", hits(4, 2)), card("m1", major), card("m2", major))
	for name, test := range map[string]struct {
		deck []schema.DeckLine
		want []string
	}{
		"nothing": {nil, nil},
		"what there isn't, then what another is better than, then of what there is most": {
			[]schema.DeckLine{{Card: "m1", Copies: 3}, {Card: "many", Copies: 5}, {Card: "strong", Copies: 2}, {Card: "weak", Copies: 1}, {Card: "gone", Copies: 1}},
			[]string{"gone", "weak", "many", "strong", "m1"},
		},
		"major cards, of which there are too many": {
			[]schema.DeckLine{{Card: "m1", Copies: 3}, {Card: "m2", Copies: 1}, {Card: "many", Copies: 9}},
			[]string{"m1", "m2", "many"},
		},
		"the last of those of which there are as many, each once": {
			[]schema.DeckLine{{Card: "strong", Copies: 1}, {Card: "many", Copies: 2}, {Card: "strong", Copies: 1}},
			[]string{"many", "strong"},
		},
	} {
		assert.Equal(t, test.want, design.Spare(pack, test.deck), name)
	}
}
