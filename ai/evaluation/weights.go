package evaluation

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/feature"
	"boardduels/ai/trained"
	"boardduels/runtime/duel"
)

// Linear is the weights of the linear evaluation function for some heroes, and those for all others, which know no cards.
// A card is known by its id, so that a deck may be put together in another way.
type Linear struct {
	heroes []heroWeights
	others weights
}

type heroWeights struct {
	id      string
	general weights // of all features but those of cards
	cards   []cardWeights
}

// cardWeights are the weights of a card that is kept in hand.
type cardWeights struct {
	id     string
	weight [phaseCount]float32
}

// others is the section for heroes that training hasn't seen; no hero can be called so.
const others = "*"

// cardPrefix begins the names of rows of cards.
const cardPrefix = "kept_"

// ReadLinear takes weights from a document. An error names the section and the row.
func ReadLinear(d *trained.Document) (*Linear, error) {
	if err := checkBrain(d, linearID); err != nil {
		return nil, err
	}
	l := &Linear{}
	hasOthers := false
	for i := range d.Sections {
		hero, err := readHero(&d.Sections[i])
		switch {
		case err != nil:
			return nil, fmt.Errorf("hero %s: %w", d.Sections[i].Name, err)
		case hero.id == others:
			l.others, hasOthers = hero.general, true
		default:
			l.heroes = append(l.heroes, hero)
		}
	}
	if !hasOthers {
		return nil, errNoOthers
	}
	return l, nil
}

func readHero(s *trained.Section) (heroWeights, error) {
	hero := heroWeights{id: s.Name}
	seen := map[string]bool{}
	for i := range s.Rows {
		row := &s.Rows[i]
		if err := row.Need(int(phaseCount)); err != nil {
			return hero, err
		}
		if seen[row.Name] {
			return hero, fmt.Errorf("row %s stands twice", row.Name)
		}
		seen[row.Name] = true
		if card, ok := strings.CutPrefix(row.Name, cardPrefix); ok {
			hero.cards = append(hero.cards, cardWeights{card, [phaseCount]float32(row.Numbers)})
			continue
		}
		id, ok := featureNamed(row.Name)
		if !ok {
			return hero, fmt.Errorf("there is no feature %q", row.Name)
		}
		for p, x := range row.Numbers {
			hero.general[p][id] = x
		}
	}
	return hero, nil
}

// featureNamed returns the feature with a name that isn't a card's.
func featureNamed(name string) (feature.ID, bool) { return feature.Find(&duel.Hero{}, name) }

// nameOf returns the name of a feature that isn't a card's.
func nameOf(id feature.ID) string { return feature.Name(&duel.Hero{}, id) }

func isCard(id feature.ID) bool { return id >= feature.Hand && id < feature.Bias }

// Sections returns the weights as a document holds them.
func (l *Linear) Sections() []trained.Section {
	var sections []trained.Section
	for i := range l.heroes {
		sections = append(sections, l.heroes[i].section())
	}
	rest := heroWeights{id: others, general: l.others}
	return append(sections, rest.section())
}

func (h *heroWeights) section() trained.Section {
	s := trained.Section{Name: h.id}
	for id := range feature.ID(feature.Count) {
		if isCard(id) {
			continue
		}
		row := trained.Row{Name: nameOf(id)}
		for p := range h.general {
			row.Numbers = append(row.Numbers, h.general[p][id])
		}
		s.Rows = append(s.Rows, row)
	}
	for i := range h.cards {
		s.Rows = append(s.Rows, trained.Row{Name: cardPrefix + h.cards[i].id, Numbers: h.cards[i].weight[:]})
	}
	return s
}

// newLinear takes the weights that training found for heroes and for all others, as precise as a file keeps them.
func newLinear(heroes []duel.Hero, found []weights, common weights) *Linear {
	l := &Linear{others: common.rounded()}
	for i := range heroes {
		l.heroes = append(l.heroes, newHeroWeights(&heroes[i], found[i].rounded()))
	}
	return l
}

func (w weights) rounded() weights {
	for p := range w {
		for id, x := range w[p] {
			w[p][id] = trained.Round(x)
		}
	}
	return w
}

func newHeroWeights(hero *duel.Hero, found weights) heroWeights {
	h := heroWeights{id: hero.ID, general: found}
	for i := range hero.Deck {
		card := cardWeights{id: hero.Deck[i].Card.ID}
		for p := range card.weight {
			card.weight[p] = found[p][feature.Hand+feature.ID(i)]
		}
		h.cards = append(h.cards, card)
	}
	for p := range h.general {
		forgetCards(&h.general[p])
	}
	return h
}

// of returns the weights for a hero. A card that they don't know counts as the average of those that they do.
func (l *Linear) of(hero *duel.Hero) weights {
	i := slices.IndexFunc(l.heroes, func(h heroWeights) bool { return h.id == hero.ID })
	if i < 0 {
		return l.others
	}
	known := &l.heroes[i]
	w := known.general
	for j := range hero.Deck {
		worth := known.card(hero.Deck[j].Card.ID)
		for p := range w {
			w[p][feature.Hand+feature.ID(j)] = worth[p]
		}
	}
	return w
}

func (h *heroWeights) card(id string) (w [phaseCount]float32) {
	if i := slices.IndexFunc(h.cards, func(c cardWeights) bool { return c.id == id }); i >= 0 {
		return h.cards[i].weight
	}
	for i := range h.cards {
		for p, x := range h.cards[i].weight {
			w[p] += x / float32(len(h.cards))
		}
	}
	return w
}
