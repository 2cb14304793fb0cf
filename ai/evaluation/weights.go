package evaluation

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/feature"
	"boardduels/ai/trained"
	"boardduels/runtime/duel"
)

// Linear is the weights of the linear evaluation function for some heroes. A card is known by its id, so that a deck may
// be put together in another way.
type Linear struct{ heroes []heroWeights }

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

// cardPrefix begins the names of rows of cards.
const cardPrefix = "kept_"

// ReadLinear takes weights from a document. An error names the section and the row.
func ReadLinear(d *trained.Document) (*Linear, error) {
	if err := checkBrain(d, linearID); err != nil {
		return nil, err
	}
	l := &Linear{}
	for i := range d.Sections {
		hero, err := readHero(&d.Sections[i])
		if err != nil {
			return nil, fmt.Errorf("hero %s: %w", d.Sections[i].Name, err)
		}
		l.heroes = append(l.heroes, hero)
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
		hero := &l.heroes[i]
		s := trained.Section{Name: hero.id}
		for id := range feature.ID(feature.Count) {
			if isCard(id) {
				continue
			}
			row := trained.Row{Name: nameOf(id)}
			for p := range hero.general {
				row.Numbers = append(row.Numbers, hero.general[p][id])
			}
			s.Rows = append(s.Rows, row)
		}
		for _, card := range hero.cards {
			s.Rows = append(s.Rows, trained.Row{Name: cardPrefix + card.id, Numbers: card.weight[:]})
		}
		sections = append(sections, s)
	}
	return sections
}

// newLinear takes the weights that training found for heroes, as precise as a file keeps them.
func newLinear(heroes []duel.Hero, found []weights) *Linear {
	l := &Linear{}
	for i := range heroes {
		hero := heroWeights{id: heroes[i].ID, general: found[i]}
		for p := range hero.general {
			for id, x := range hero.general[p] {
				hero.general[p][id] = trained.Round(x)
			}
		}
		for j := range heroes[i].Deck {
			card := cardWeights{id: heroes[i].Deck[j].Card.ID}
			for p := range card.weight {
				card.weight[p] = hero.general[p][feature.Hand+feature.ID(j)]
			}
			hero.cards = append(hero.cards, card)
		}
		for p := range hero.general {
			forgetCards(&hero.general[p])
		}
		l.heroes = append(l.heroes, hero)
	}
	return l
}

// of returns the weights for a hero. One that training hasn't seen gets the average of the others, and so does a card.
func (l *Linear) of(hero *duel.Hero) weights {
	known := l.heroes
	if i := slices.IndexFunc(known, func(h heroWeights) bool { return h.id == hero.ID }); i >= 0 {
		known = known[i : i+1]
	}
	w := average(known)
	for i := range hero.Deck {
		worth := cardWeight(known, hero.Deck[i].Card.ID)
		for p := range w {
			w[p][feature.Hand+feature.ID(i)] = worth[p]
		}
	}
	return w
}

func average(heroes []heroWeights) (w weights) {
	for p := range w {
		for id := range w[p] {
			for i := range heroes {
				w[p][id] += heroes[i].general[p][id]
			}
			w[p][id] /= float32(len(heroes))
		}
	}
	return w
}

// cardWeight is the average weight of a card among heroes, or of all their cards if none has it.
func cardWeight(heroes []heroWeights, id string) (w [phaseCount]float32) {
	sum := func(counts func(card *cardWeights) bool) bool {
		n := 0
		for i := range heroes {
			for j := range heroes[i].cards {
				if card := &heroes[i].cards[j]; counts(card) {
					n++
					for p := range w {
						w[p] += card.weight[p]
					}
				}
			}
		}
		for p := range w {
			w[p] /= float32(max(n, 1))
		}
		return n > 0
	}
	if !sum(func(card *cardWeights) bool { return card.id == id }) {
		sum(func(*cardWeights) bool { return true })
	}
	return w
}
