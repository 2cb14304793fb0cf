package run

import (
	"errors"
	"fmt"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Find is a relic that lies by the way.
type Find struct {
	Relic  schema.Relic
	Brings []schema.Card // that its rules name, and what these name in turn
}

// Pool is what runs of a pack offer, and whom they meet.
type Pool struct {
	Cards  []schema.Card // of which changes are made
	Finds  []Find
	Heroes []duelrecord.Hero // with whom the next duel may be
}

// PoolOf returns what runs of a pack offer: the cards of some heroes, who are those whom they meet, and its relics. It
// returns an error if a relic's document, or that of a card that it brings, has errors.
func PoolOf(pack *schema.Pack, heroes []duelrecord.Hero) (Pool, error) {
	pool := Pool{Heroes: heroes}
	for i := range heroes {
		pool.Cards = append(pool.Cards, heroes[i].Cards...)
	}
	for _, id := range pack.IDs(schema.RelicKind) {
		relic, brings, err := duelrecord.PackRelic(pack, id)
		if err != nil {
			return pool, err
		}
		pool.Finds = append(pool.Finds, Find{relic, brings})
	}
	return pool, nil
}

// carriedBy returns a hero that has taken the relic, too. It returns an error if it can't.
func (f *Find) carriedBy(h duelrecord.Hero) (duelrecord.Hero, error) {
	switch {
	case len(h.Relics) >= rule.MostRelics:
		return h, fmt.Errorf("%s carries %d relics, which are the most", h.ID, len(h.Relics))
	case slices.ContainsFunc(h.Relics, func(r schema.Relic) bool { return r.ID == f.Relic.ID }):
		return h, fmt.Errorf("%s carries %s already", h.ID, f.Relic.ID)
	}
	h.Relics = append(slices.Clone(h.Relics), f.Relic)
	h.Cards = slices.Clone(h.Cards)
	for _, card := range f.Brings {
		if !slices.ContainsFunc(h.Cards, func(known schema.Card) bool { return known.ID == card.ID }) {
			h.Cards = append(h.Cards, card)
		}
	}
	return h, nil
}

// find returns one of a plan's relics that a hero lacks, by lot; none where there is none that it can carry into each
// duel.
func (p *Pool) find(n duel.Numbers, plan *schema.Run, h *duelrecord.Hero, lot *game.Stream) []Change {
	var fit []Change
	for i := range p.Finds {
		f := &p.Finds[i]
		if slices.Contains(plan.Relics, f.Relic.ID) && p.fits(n, f, h) {
			fit = append(fit, Change{Kind: Carry, Find: *f})
		}
	}
	if len(fit) == 0 {
		return nil
	}
	return []Change{fit[lot.Below(len(fit))]}
}

// fits reports whether a hero can take a relic, and go into a duel with each of the heroes then.
func (p *Pool) fits(n duel.Numbers, f *Find, h *duelrecord.Hero) bool {
	with, err := f.carriedBy(*h)
	for i := range p.Heroes {
		if err == nil {
			_, err = n.New(with.Duel(), p.Heroes[i].Duel())
		}
	}
	return err == nil
}

// checkFind returns an error for a relic that doesn't lie by the way of a run.
func checkFind(plan *schema.Run, c *Change) error {
	switch {
	case c.Kind != Carry:
		return nil
	case c.Relic.ID == "":
		return errors.New("no relic is named")
	case !slices.Contains(plan.Relics, c.Relic.ID):
		return fmt.Errorf("relic %s isn't one of those of the run", c.Relic.ID)
	}
	return nil
}
