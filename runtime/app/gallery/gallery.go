package gallery

import (
	"slices"
	"sync"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Gallery shows people a pack's heroes and cards: names in their language, and pictures. It takes heroes and cards from
// elsewhere too, such as those of a replay; pictures that the pack doesn't have, or that are refused, are replaced. It
// may be asked on any goroutine.
type Gallery struct {
	Pack       *schema.Pack
	translator *i18n.Translator
	known      *known
	improved   []schema.Card
	recorded   *recorded // whose duels are shown; nil where what the pack has is
}

// recorded is what records have instead of the pack.
type recorded struct {
	called  duelrecord.Dictionary
	numbers duel.Numbers
}

// known are the pictures of a pack that have been asked for, by file; nil is one that is missing or refused.
type known struct {
	sync.Mutex
	pictures map[string]fyne.Resource
}

// New returns the gallery of a pack in a language.
func New(pack *schema.Pack, t *i18n.Translator) *Gallery {
	return &Gallery{Pack: pack, translator: t, known: &known{pictures: map[string]fyne.Resource{}}}
}

// HeroName returns what a hero is called.
func (g *Gallery) HeroName(h *schema.Hero) string { return HeroName(g.translator, h) }

// HeroName returns what a hero is called in a language.
func HeroName(t *i18n.Translator, h *schema.Hero) string {
	return schema.DisplayName(t.Language(), h.ID, h.Name, h.NameUK)
}

// Marking returns a gallery of the same pictures in which the names of some cards have a mark: those that have become
// better. A card of the same id that does something else has none.
func (g *Gallery) Marking(improved []schema.Card) *Gallery {
	marking := *g
	marking.improved = improved
	return &marking
}

// Of returns a gallery of the same pictures in which everything goes by the names that it has in records, and by what
// their packs set of the rules: the duels may be of another pack, or of the same one before it was edited.
func (g *Gallery) Of(records ...*duelrecord.Record) *Gallery {
	showing := *g
	showing.recorded = nil
	if len(records) > 0 {
		showing.recorded = &recorded{duelrecord.NewDictionary(g.translator.Language(), records...), records[0].Pack.Numbers()}
	}
	return &showing
}

// IsImproved reports whether a card is one of those that have become better.
func (g *Gallery) IsImproved(c *schema.Card) bool {
	return slices.ContainsFunc(g.improved, func(better schema.Card) bool { return better.Card == c.Card })
}

// CardName returns what a card is called, with a mark if it has become better.
func (g *Gallery) CardName(c *schema.Card) string {
	name := schema.DisplayName(g.translator.Language(), c.ID, c.Name, c.NameUK)
	if g.IsImproved(c) {
		return name + "+"
	}
	return name
}

// Dictionary tells what things are called that rules name.
func (g *Gallery) Dictionary() rulestext.Dictionary {
	if g.recorded != nil {
		return g.recorded.called
	}
	return g.Pack.Dictionary(g.translator.Language())
}

// Numbers returns those by which what is shown is played.
func (g *Gallery) Numbers() duel.Numbers {
	if g.recorded != nil {
		return g.recorded.numbers
	}
	return g.Pack.Numbers()
}

// Portrait returns a hero's picture.
func (g *Gallery) Portrait(h *schema.Hero) fyne.Resource {
	return g.picture(h.Art, func() fyne.Resource { return look.Emblem(h.ID, g.HeroName(h), h.Colour) })
}

// RelicName returns what a relic is called.
func (g *Gallery) RelicName(r *schema.Relic) string {
	return schema.DisplayName(g.translator.Language(), r.ID, r.Name, r.NameUK)
}

// RelicAbout returns what the pack tells about a relic; "" if that is nothing, or if it has another relic of that id.
// Records tell nothing about relics.
func (g *Gallery) RelicAbout(r *schema.Relic) string {
	known, ok := g.Pack.Relic(r.ID)
	if !ok || known.Name != r.Name || !slices.Equal(known.Rules, r.Rules) {
		return ""
	}
	return schema.DisplayName(g.translator.Language(), "", known.About, known.AboutUK)
}

// RelicRules returns what the rules of a relic say, each in a sentence.
func (g *Gallery) RelicRules(r *schema.Relic) []string {
	return rulestext.Passives(g.translator, g.Dictionary(), r.Rules)
}

// Always returns what the rules of a hero and of the relics that it carries do at all times, each in a sentence.
func (g *Gallery) Always(h *duelrecord.Hero) []string { return g.always(h, rulestext.Passives) }

// TheirAlways returns the same as to the enemy of the hero.
func (g *Gallery) TheirAlways(h *duelrecord.Hero) []string {
	return g.always(h, rulestext.TheirPassives)
}

func (g *Gallery) always(h *duelrecord.Hero, tell func(*i18n.Translator, rulestext.Dictionary, []rule.Rule) []string) []string {
	told := tell(g.translator, g.Dictionary(), h.Passives)
	for i := range h.Relics {
		for _, text := range tell(g.translator, g.Dictionary(), h.Relics[i].Rules) {
			told = append(told, g.translator.Text("hero.rule", i18n.Args{"Card": g.RelicName(&h.Relics[i]), "Rule": text}))
		}
	}
	return told
}

// Relic returns a relic's picture, or else the sign of what it does first.
func (g *Gallery) Relic(r *schema.Relic) fyne.Resource {
	return g.picture(r.Art, func() fyne.Resource { return look.RuleSymbol(r.Rules[0].Do, r.Rules[0].Amount) })
}

// Face returns what stands on the face of a card.
func (g *Gallery) Face(c *schema.Card) face.Card {
	return face.Card{
		Name:    g.CardName(c),
		Art:     g.picture(c.Image, look.DefaultCard),
		Rules:   c.Card,
		Called:  g.Dictionary(),
		Numbers: g.Numbers(),
	}
}

// Pictured returns the pictures of heroes and of their cards.
func (g *Gallery) Pictured(heroes []duelrecord.Hero) (portraits, cards []fyne.Resource) {
	for i := range heroes {
		hero := &heroes[i]
		portraits = append(portraits, g.Portrait(&hero.Hero))
		for j := range hero.Cards {
			cards = append(cards, g.Face(&hero.Cards[j]).Art)
		}
	}
	return portraits, cards
}

// picture returns a picture of the pack's art, or another in place of one that is missing.
func (g *Gallery) picture(file string, instead func() fyne.Resource) fyne.Resource {
	if file == "" {
		return instead()
	}
	g.known.Lock()
	defer g.known.Unlock()
	picture, isKnown := g.known.pictures[file]
	if !isKnown {
		if drawing, err := g.Pack.Picture(file); err == nil {
			picture = look.Picture(file, drawing, instead())
		}
		g.known.pictures[file] = picture
	}
	if picture == nil {
		return instead() // of each hero another one
	}
	return picture
}
