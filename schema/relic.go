package schema

import (
	"fmt"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// Relic is what a hero finds on a run, with rules that wait for their events through each duel.
type Relic struct {
	ID      string // the file's name, [a-z0-9_]+
	Name    string // English name, "" if it has none
	NameUK  string // Ukrainian name, "" if it has none
	About   string // what people are told of it, in English
	AboutUK string // the same in Ukrainian
	Art     string // a file in the pack's art folder, "" if it has none
	Rules   []rule.Rule
}

// relicRoot describes a relic. The form of the document is ours.
var relicRoot = Field{
	Name:  "relic",
	check: checkRelic,
	Fields: []Field{
		{Name: "name", Type: String, Longest: longestName, Section: Identity, at: in(func(r *Relic) *string { return &r.Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			at: in(func(r *Relic) *string { return &r.NameUK })},
		{Name: "about", Type: String, Longest: longestAbout, Section: Identity, at: in(func(r *Relic) *string { return &r.About })},
		{Name: "about_uk", Type: String, Longest: longestAbout, Instead: "about", Section: Identity,
			at: in(func(r *Relic) *string { return &r.AboutUK })},
		{Name: "art", Type: Image, Section: Identity, at: in(func(r *Relic) *string { return &r.Art })},
		ruleField(1, rule.MostOfRelic, true, rulesOf[Relic](func(r *Relic) *[]rule.Rule { return &r.Rules })),
	},
}

// NewRelic returns a new document of a relic, relics/<id>.xml.
func NewRelic(relic Relic) *Document { return newDocument(RelicKind, relic.ID, &relic) }

// Relic returns what a relic's document says, like [Document.Card].
func (d *Document) Relic() (Relic, bool) {
	relic, ok := d.value.(*Relic)
	if !ok {
		return Relic{}, false
	}
	clone := *relic
	clone.Rules = slices.Clone(relic.Rules)
	return clone, true
}

// Relic returns a relic, like [Pack.Card].
func (p *Pack) Relic(id string) (Relic, bool) { return found(p.Find(RelicKind, id), (*Document).Relic) }

// carry gives a hero relics in the order in which they were taken. It returns an error if one is missing, or if its
// document has errors.
func (p *Pack) carry(hero *duel.Hero, relics []string) error {
	for _, id := range relics {
		d, err := p.playable(RelicKind, id)
		if err != nil {
			return err
		}
		hero.Relics = append(hero.Relics, duel.Relic{ID: id, Rules: slices.Clone(d.value.(*Relic).Rules)})
	}
	return nil
}

// BroughtByRelic returns the ids of the cards that a relic's rules name, and what these name in turn. It returns an
// error like that of [Pack.Duel].
func (p *Pack) BroughtByRelic(id string) (ids []string, err error) {
	var carrier duel.Hero
	if err := p.carry(&carrier, []string{id}); err != nil {
		return nil, err
	}
	if err := p.bring(&carrier); err != nil {
		return nil, fmt.Errorf("relic %s: %w", id, err)
	}
	for i := range carrier.Brings {
		ids = append(ids, carrier.Brings[i].ID)
	}
	return ids, nil
}

// bring gives a hero the cards that its rules and those of its cards name, and what these name in turn, in the order of
// first mention. It returns an error like that of [Pack.Duel].
func (p *Pack) bring(hero *duel.Hero) error {
	known := map[string]bool{}
	for i := range hero.Deck {
		known[hero.Deck[i].Card.ID] = true
	}
	mention := func(id string) error {
		if known[id] {
			return nil
		}
		known[id] = true
		card, err := p.playable(CardKind, id)
		if err == nil {
			hero.Brings = append(hero.Brings, card.value.(*Card).Card)
		}
		return err
	}
	for _, id := range mentionedBy(hero) {
		if err := mention(id); err != nil {
			return err
		}
	}
	for i := 0; i < len(hero.Brings); i++ {
		for _, id := range hero.Brings[i].Says.Brings() {
			if err := mention(id); err != nil {
				return err
			}
		}
	}
	return nil
}

// mentionedBy returns the cards that a hero's rules and those of the cards in its deck name.
func mentionedBy(hero *duel.Hero) (ids []string) {
	for _, always := range hero.Always() {
		if made := always.Makes(); made != "" {
			ids = append(ids, made)
		}
	}
	for i := range hero.Deck {
		ids = append(ids, hero.Deck[i].Card.Says.Brings()...)
	}
	return ids
}
