package perceptron

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
)

// Linear is the weights of the linear evaluation function for some heroes, and those for all others, which know no
// cards. A card is known by its id, so that a deck may be put together in another way.
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

// readLinear takes weights from a document. An error names the line, the section and the row.
func readLinear(d *trained.Document) (*Linear, error) {
	l := &Linear{}
	return l, d.EachHero(linearID, l.read)
}

func (l *Linear) read(s *trained.Section) error {
	hero := heroWeights{id: s.Name}
	if err := s.EachRow(hero.read); err != nil {
		return err
	}
	if hero.id == trained.Others {
		l.others = hero.general
	} else {
		l.heroes = append(l.heroes, hero)
	}
	return nil
}

func (h *heroWeights) read(row *trained.Row) error {
	if err := row.Need(int(phaseCount)); err != nil {
		return err
	}
	if card, ok := strings.CutPrefix(row.Name, turnfeature.KeptPrefix); ok {
		h.cards = append(h.cards, cardWeights{card, [phaseCount]float32(row.Numbers)})
		return nil
	}
	id, err := featureNamed(row.Name)
	if err != nil {
		return err
	}
	for p, x := range row.Numbers {
		h.general[p][id] = x
	}
	return nil
}

// featureNamed returns the feature with a name that isn't a card's.
func featureNamed(name string) (turnfeature.ID, error) {
	id, ok := turnfeature.Find(&duel.Hero{}, name)
	if !ok {
		return id, fmt.Errorf("there is no feature %q; allowed are those of positions, as own_hp, and %s with the id of a card", name, turnfeature.KeptPrefix)
	}
	return id, nil
}

// nameOf returns the name of a feature that isn't a card's.
func nameOf(id turnfeature.ID) string { return turnfeature.Name(&duel.Hero{}, id) }

// Sections returns the weights as a document holds them.
func (l *Linear) Sections() []trained.Section {
	var sections []trained.Section
	for i := range l.heroes {
		sections = append(sections, l.heroes[i].section())
	}
	rest := heroWeights{id: trained.Others, general: l.others}
	return append(sections, rest.section())
}

func (h *heroWeights) section() trained.Section {
	s := trained.Section{Name: h.id}
	for id := range turnfeature.ID(turnfeature.Count) {
		row := trained.Row{Name: nameOf(id)}
		for p := range h.general {
			row.Numbers = append(row.Numbers, h.general[p][id])
		}
		if !id.IsKept() && !isUnlearned(id, row.Numbers) {
			s.Rows = append(s.Rows, row)
		}
	}
	for i := range h.cards {
		s.Rows = append(s.Rows, trained.Row{Name: turnfeature.KeptPrefix + h.cards[i].id, Numbers: h.cards[i].weight[:]})
	}
	return s
}

// isUnlearned reports whether numbers of a feature are of what rules leave, and none of the duels had any.
func isUnlearned(id turnfeature.ID, numbers []float32) bool {
	return id.IsRuled() && !slices.ContainsFunc(numbers, func(x float32) bool { return x != 0 })
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
			card.weight[p] = found[p][turnfeature.Hand+turnfeature.ID(i)]
		}
		h.cards = append(h.cards, card)
	}
	for p := range h.general {
		forgetCards(&h.general[p])
	}
	return h
}

// of returns the weights for a hero. What rules leave counts as much as the hp that it comes to, if nothing was learned
// of it.
func (l *Linear) of(hero *duel.Hero) weights {
	w := l.ofCards(hero)
	for p := range w {
		if isUnlearned(turnfeature.Ruled, w[p][turnfeature.Ruled:]) {
			turnfeature.WeighRules(&w[p])
		}
	}
	return w
}

// ofCards returns the weights for a hero. A card that they don't know counts as the average of those that they do.
func (l *Linear) ofCards(hero *duel.Hero) weights {
	i := slices.IndexFunc(l.heroes, func(h heroWeights) bool { return h.id == hero.ID })
	if i < 0 {
		return l.others
	}
	known := &l.heroes[i]
	w := known.general
	for j := range hero.Deck {
		worth := known.card(hero.Deck[j].Card.ID)
		for p := range w {
			w[p][turnfeature.Hand+turnfeature.ID(j)] = worth[p]
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
