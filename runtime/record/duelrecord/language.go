package duelrecord

import (
	"fmt"
	"slices"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/schema"
)

// languageVersion is the first format that carries what is said in the language. Duels without it are written in the
// format before, so that each program reads those that it can play.
const languageVersion = 5

// Pack names a pack, and the content that it had. The heroes and cards themselves stand in the record.
type Pack struct {
	Name string // "" if the heroes came from no pack
	Hash string // hexadecimal digest of the pack's content, or ""
	// Rules are what rules.xml set; nil of a pack without it. They never change.
	Rules *schema.Rules
}

// PackOf names a pack, with what it sets of the rules.
func PackOf(pack *schema.Pack) Pack {
	return Pack{Name: pack.Title().Name, Hash: pack.Hash(), Rules: RulesOf(pack)}
}

// RulesOf returns what a pack sets of the rules; nil if that is nothing.
func RulesOf(pack *schema.Pack) *schema.Rules {
	if rules := pack.Rules(); !rules.IsClassic() {
		return &rules
	}
	return nil
}

// Numbers are what duels with the pack's heroes are played by.
func (p *Pack) Numbers() duel.Numbers {
	if p.Rules == nil {
		return duel.Classic()
	}
	return p.Rules.Duel()
}

// lay gives each hero its cards in the order of its lines in the duel: those of its deck, then those that rules of
// either hero bring to it.
func (r *Record) lay(d *duel.Duel) {
	own := [2][]schema.Card{r.Seats[0].Hero.Cards, r.Seats[1].Hero.Cards}
	for seat := range r.Seats {
		h := &r.Seats[seat].Hero
		if h.isLaid(d, game.Seat(seat)) {
			continue
		}
		known := slices.Concat(own[seat], own[1-seat])
		lines := d.Hero(game.Seat(seat)).Deck
		h.Cards = make([]schema.Card, len(lines))
		for i := range lines {
			h.Cards[i] = known[slices.IndexFunc(known, func(c schema.Card) bool { return c.Card == lines[i].Card })]
		}
	}
}

// isLaid reports whether the hero's cards stand like its lines in a duel, and do what these do.
func (h *Hero) isLaid(d *duel.Duel, seat game.Seat) bool {
	lines := d.Hero(seat).Deck
	if len(lines) != len(h.Cards) {
		return false
	}
	for i := range lines {
		if lines[i].Card != h.Cards[i].Card {
			return false
		}
	}
	return true
}

// language writes that a record speaks the language, and what its pack sets of the rules.
func (w *writer) language(r *Record) {
	if r.Pack.Rules == nil {
		w.Line("language", strconv.Itoa(duel.Language))
		return
	}
	source := schema.NewRules(*r.Pack.Rules).Source()
	w.Line("language", strconv.Itoa(duel.Language), "rules", strconv.Itoa(len(source)))
	w.Text(source)
}

// language takes "language 1", or "language 1 rules 412" and a document of as many bytes, of a record that speaks the
// language.
func (p *parser) language() error {
	if p.Format < languageVersion {
		return nil
	}
	if err := p.Need("language"); err != nil {
		return err
	}
	if _, err := p.Int("the version", 1, duel.Language); err != nil {
		return err
	}
	if p.Words == "" && p.Format < clashVersion {
		return p.Done()
	}
	if err := p.Literal("rules"); err != nil {
		return err
	}
	size, err := p.Int("the size", 1, MaxSize)
	if err != nil {
		return err
	}
	if err := p.Over(); err != nil {
		return err
	}
	texts, err := p.Texts(size)
	if err != nil {
		return err
	}
	if p.record.Pack.Rules, err = ReadRules(texts[0]); err != nil {
		return p.Fault("language: %v", err)
	}
	if p.Format >= clashVersion && !p.record.HasClash() {
		return p.Fault("language: the rules have no clash, format %d is of duels with one", clashVersion)
	}
	return nil
}

// ReadRules returns what a document, such as rules.xml of a pack, sets of the rules. It returns the first error of the
// document.
func ReadRules(source string) (*schema.Rules, error) {
	d := schema.Parse(schema.RulesKind, schema.RulesFile, source)
	if err := check(d); err != nil {
		return nil, err
	}
	rules, _ := d.Rules()
	return &rules, nil
}

// brought takes the cards that rules bring to a hero, and its relics.
func (p *parser) brought(h *Hero) error {
	if p.Format < languageVersion {
		return nil
	}
	for {
		more, err := h.readMore(p.Line)
		if err != nil {
			return p.Fault("%v", err)
		}
		if !more {
			return nil
		}
		if err := p.Next(); err != nil {
			return err
		}
	}
}

// orderError says that a hero's cards don't stand as a duel with it has them.
func orderError(h *Hero, d *duel.Duel, seat game.Seat) error {
	lines := d.Hero(seat).Deck
	for i := range min(len(lines), len(h.Cards)) {
		if h.Cards[i].Card != lines[i].Card {
			return fmt.Errorf("hero %s: card %s isn't the one of its deck or of rules that stands there, which is %s",
				h.ID, record.Excerpt(h.Cards[i].ID), lines[i].Card.ID)
		}
	}
	return fmt.Errorf("hero %s: it has %d cards with those that rules bring, %d are told", h.ID, len(lines), len(h.Cards))
}
