package paper

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/internal/picture"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// content is what is printed on a card, whatever it looks like.
type content struct {
	names []string // in each language, equal ones once
	cost  string   // "" for none
	crown bool     // whether the sign of major cards stands where the cost is
	sign  string   // drawing of package icons at the other end of the band, "" for none
	band  color.NRGBA
	image string           // a file in the pack's art folder
	art   *picture.Picture // nil if there is nothing to be shown
	texts []string         // in each language
	below string           // what kind of card it is
}

// bands are the colours of kinds, those of cards on the screen. They are told apart without them, too: by their signs,
// and by the words below.
var bands = [duel.KindCount]color.NRGBA{
	duel.Attack:       {0x9c, 0x3b, 0x34, 0xff},
	duel.Defence:      {0x2f, 0x63, 0x98, 0xff},
	duel.MajorAttack:  {0xb0, 0x6a, 0x1a, 0xff},
	duel.MajorDefence: {0x5d, 0x4a, 0xa3, 0xff},
}

var signs = [duel.KindCount]string{duel.Attack: "attack", duel.Defence: "defend", duel.MajorAttack: "major_attack", duel.MajorDefence: "major_defend"}

// reader tells what is printed of a pack's documents.
type reader struct {
	pack        *schema.Pack
	translators []*i18n.Translator
	numbers     duel.Numbers
}

func newReader(pack *schema.Pack, languages []string) *reader {
	r := &reader{pack: pack, numbers: pack.Numbers()}
	for _, code := range languages {
		r.translators = append(r.translators, i18n.For(code))
	}
	return r
}

// say fills in what is printed in each language: the name, the text, and what it is.
func (r *reader) say(c *content, in func(t *i18n.Translator) (name, text, what string)) {
	var kinds []string
	for _, t := range r.translators {
		name, text, what := in(t)
		c.names, c.texts, kinds = append(c.names, name), append(c.texts, text), append(kinds, what)
	}
	c.names, c.below = slices.Compact(c.names), strings.Join(kinds, " · ")
}

// card returns what is printed of a card; false if it isn't there, or can't be read.
func (r *reader) card(id string) (c content, ok bool) {
	card, ok := r.pack.Card(id)
	if !ok {
		return c, false
	}
	kind := r.numbers.Kind(&card.Card)
	c = content{cost: cost(&card.Card), crown: card.IsMajor, sign: signs[kind], band: bands[kind], image: card.Image, art: r.art(card.Image)}
	r.say(&c, func(t *i18n.Translator) (name, text, what string) {
		return schema.DisplayName(t.Language(), id, card.Name, card.NameUK),
			rulestext.RulesNaming(t, r.pack.Dictionary(t.Language()), &card.Card, rulestext.Bonuses{}), rulestext.Kind(t, kind)
	})
	return c, true
}

// art returns a picture; nil if there is none, or if it isn't shown.
func (r *reader) art(image string) *picture.Picture {
	art, err := r.pack.Picture(image)
	if err != nil {
		return nil
	}
	return art
}

// cost is what stands where the cost is, as on the screen: with a "+" if the card takes further energy by itself, and
// "–" on one that can't be played.
func cost(c *duel.Card) string {
	switch {
	case c.IsMajor:
		return ""
	case c.Says.Unplayable:
		return "–"
	case c.FurtherEnergy() > 0 || c.Says.TakesAll:
		return fmt.Sprintf("%d+", c.Cost)
	}
	return fmt.Sprint(c.Cost)
}

// hero returns what is printed of a hero; false if it isn't there, or can't be read.
func (r *reader) hero(id string) (c content, ok bool) {
	hero, ok := r.pack.Hero(id)
	if !ok {
		return c, false
	}
	key := "paper.hero"
	if r.numbers.FullEnergy {
		key = "paper.hero.full"
	}
	c = content{band: bandOf(&hero), image: hero.Art, art: r.art(hero.Art)}
	r.say(&c, func(t *i18n.Translator) (name, text, what string) {
		lines := append([]string{t.Text(key, i18n.Args{"HP": hero.HP, "EP": hero.EP, "Regen": hero.Regen})},
			rulestext.Passives(t, r.pack.Dictionary(t.Language()), hero.Passives)...)
		return schema.DisplayName(t.Language(), id, hero.Name, hero.NameUK), strings.Join(lines, "\n"), t.Text("schema.field.hero")
	})
	return c, true
}

// relic returns what is printed of a relic; false if it isn't there, or can't be read.
func (r *reader) relic(id string) (c content, ok bool) {
	relic, ok := r.pack.Relic(id)
	if !ok {
		return c, false
	}
	c = content{band: dark, image: relic.Art, art: r.art(relic.Art)}
	r.say(&c, func(t *i18n.Translator) (name, text, what string) {
		says := rulestext.Passives(t, r.pack.Dictionary(t.Language()), relic.Rules)
		return schema.DisplayName(t.Language(), id, relic.Name, relic.NameUK), strings.Join(says, "\n"), t.Text("schema.field.relic")
	})
	return c, true
}

// rules returns what is printed of what the pack sets.
func (r *reader) rules() content {
	c := content{band: dark}
	rules := r.pack.Rules()
	r.say(&c, func(t *i18n.Translator) (name, text, what string) {
		return t.Text("paper.rules"), strings.Join(append(rules.Told(t.Language()), r.counters(t)...), "\n"), t.Text("schema.field.rules")
	})
	return c
}

// counters returns what each of the pack's counters does.
func (r *reader) counters(t *i18n.Translator) (lines []string) {
	called := r.pack.Dictionary(t.Language())
	for _, c := range r.pack.Rules().Counters {
		lines = append(lines, rulestext.Counter(t, called, c.Counter))
	}
	return lines
}

// dark is the colour of what has none.
var dark = color.NRGBA{0x33, 0x38, 0x44, 0xff}

// bandOf returns the colour of a hero, a dark one if it has none.
func bandOf(hero *schema.Hero) color.NRGBA {
	c := color.NRGBA{A: 0xff}
	if _, err := fmt.Sscanf(hero.Colour, "#%02x%02x%02x", &c.R, &c.G, &c.B); err != nil {
		return dark
	}
	return c
}

// title is what stands on each card of the pack, so that prints of two of its versions can be told apart.
func (r *reader) title() string {
	title := r.pack.Title()
	var names []string
	for _, t := range r.translators {
		names = append(names, schema.DisplayName(t.Language(), "", title.Name, title.NameUK))
	}
	return strings.TrimSpace(strings.Join(slices.Compact(names), " · ") + " " + title.Version)
}
