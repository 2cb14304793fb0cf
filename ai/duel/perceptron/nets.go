package perceptron

import (
	"slices"
	"strings"

	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
)

// Nets are perceptrons for some heroes, and one for all others, which knows no cards.
type Nets struct {
	heroes []heroNet
	others net
}

type heroNet struct {
	id    string
	net   net      // without the cards
	cards []cardIn // what the cards of the hand add to the hidden neurons
}

type cardIn struct {
	id string
	in layer
}

// answerRow is the row of the weights between the hidden neurons and the answer, with its bias.
const answerRow = "answer"

// readNets takes nets from a document. An error names the line, the section and the row.
func readNets(d *trained.Document) (*Nets, error) {
	n := &Nets{}
	return n, d.EachHero(netID, n.read)
}

func (n *Nets) read(s *trained.Section) error {
	hero := heroNet{id: s.Name}
	if err := s.EachRow(hero.read); err != nil {
		return err
	}
	if err := s.NeedRow(answerRow); err != nil {
		return err
	}
	if hero.id == trained.Others {
		n.others = hero.net
	} else {
		n.heroes = append(n.heroes, hero)
	}
	return nil
}

func (h *heroNet) read(row *trained.Row) error {
	if row.Name == answerRow {
		if err := row.Need(hidden + 1); err != nil {
			return err
		}
		h.net.out = [hidden + 1]float32(row.Numbers)
		return nil
	}
	if err := row.Need(hidden); err != nil {
		return err
	}
	if card, ok := strings.CutPrefix(row.Name, turnfeature.KeptPrefix); ok {
		h.cards = append(h.cards, cardIn{card, layer(row.Numbers)})
		return nil
	}
	id, err := featureNamed(row.Name)
	if err != nil {
		return err
	}
	h.net.in[id] = layer(row.Numbers)
	return nil
}

// Sections returns the nets as a document holds them.
func (n *Nets) Sections() []trained.Section {
	var sections []trained.Section
	for i := range n.heroes {
		sections = append(sections, n.heroes[i].section())
	}
	rest := heroNet{id: trained.Others, net: n.others}
	return append(sections, rest.section())
}

func (h *heroNet) section() trained.Section {
	s := trained.Section{Name: h.id}
	for id := range turnfeature.ID(turnfeature.Count) {
		if !id.IsKept() && !isUnlearned(id, h.net.in[id][:]) {
			s.Rows = append(s.Rows, trained.Row{Name: nameOf(id), Numbers: h.net.in[id][:]})
		}
	}
	for i := range h.cards {
		s.Rows = append(s.Rows, trained.Row{Name: turnfeature.KeptPrefix + h.cards[i].id, Numbers: h.cards[i].in[:]})
	}
	s.Rows = append(s.Rows, trained.Row{Name: answerRow, Numbers: h.net.out[:]})
	return s
}

// newHeroNet takes the net that training found for a hero.
func newHeroNet(hero *duel.Hero, found *net) heroNet {
	h := heroNet{id: hero.ID, net: *found}
	for i := range hero.Deck {
		at := &h.net.in[turnfeature.Hand+turnfeature.ID(i)]
		h.cards = append(h.cards, cardIn{hero.Deck[i].Card.ID, *at})
		*at = layer{}
	}
	return h
}

// round makes a net as precise as a file keeps it.
func (n *net) round() {
	for i := range n.in {
		for k, x := range n.in[i] {
			n.in[i][k] = trained.Round(x)
		}
	}
	for k, x := range n.out {
		n.out[k] = trained.Round(x)
	}
}

// of returns the net for a hero, and whether it knows no cards. In a deck that isn't the trained one, a card that the
// net doesn't know counts as the average of those that it does.
func (n *Nets) of(hero *duel.Hero) (found *net, blind bool) {
	i := slices.IndexFunc(n.heroes, func(h heroNet) bool { return h.id == hero.ID })
	if i < 0 {
		copied := n.others
		copied.weighRules()
		return &copied, true
	}
	known := &n.heroes[i]
	copied := known.net
	copied.weighRules()
	for j := range hero.Deck {
		copied.in[turnfeature.Hand+turnfeature.ID(j)] = known.card(hero.Deck[j].Card.ID)
	}
	return &copied, false
}

// weighRules has what rules leave count as much as the hp that it comes to, if nothing was learned of it.
func (n *net) weighRules() {
	for k := range hidden {
		var of turnfeature.Vector
		for i := range n.in {
			of[i] = n.in[i][k]
		}
		if !isUnlearned(turnfeature.Ruled, of[turnfeature.Ruled:]) {
			continue
		}
		turnfeature.WeighRules(&of)
		for i := turnfeature.Ruled; i < turnfeature.ID(turnfeature.Count); i++ {
			n.in[i][k] = of[i]
		}
	}
}

func (h *heroNet) card(id string) (in layer) {
	if i := slices.IndexFunc(h.cards, func(c cardIn) bool { return c.id == id }); i >= 0 {
		return h.cards[i].in
	}
	for i := range h.cards {
		for k, x := range h.cards[i].in {
			in[k] += x / float32(len(h.cards))
		}
	}
	return in
}
