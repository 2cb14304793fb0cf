package balance

import (
	"context"
	"slices"

	"boardduels/ai/arena"
	"boardduels/schema"
)

// newcomers are the heroes that can play with an edit and couldn't before. With them nothing can be compared: they are
// counted with the edit alone, as they would be once it is saved.
type newcomers struct {
	plan    *arena.Plan
	cast    arena.Cast
	options arena.Options
	result  *arena.Result
}

// leastJoined is how many duels newcomers play with each hero before there is an answer.
const leastJoined = 1000

// joined returns the heroes that can play with the edit and couldn't before, in order.
func (c *Comparison) joined() []string {
	return slices.DeleteFunc(c.After.IDs(schema.HeroKind), func(hero string) bool { return playable(c.Before, hero) || !playable(c.After, hero) })
}

// greet plans the duels of newcomers among some heroes, with each other and with the rest.
func (c *Comparison) greet(heroes, joined []string, m *Memory) (*newcomers, error) {
	joined = joined[:min(len(joined), maxHeroes-len(heroes))]
	if len(joined) == 0 {
		return nil, nil
	}
	all := append(slices.Clone(heroes), joined...)
	slices.Sort(all)
	test := arena.BalanceTest{Pack: c.After, Name: "after", Brains: c.Brains.IDs(), Heroes: all, Duels: c.Most, Seed: c.Seed}
	plan, err := test.Plan()
	if err != nil {
		return nil, err
	}
	n := &newcomers{plan: plan, cast: arena.Cast{Packs: []*schema.Pack{c.After}, Brains: c.Brains}}
	n.options = arena.Options{Workers: workers(), Play: m.play(m.tablesOf(plan, n.cast), 1), Only: func(fixture int) bool {
		seats := plan.Fixtures[fixture].Legs[0].Seats
		return slices.Contains(joined, seats[0].Hero) || slices.Contains(joined, seats[1].Hero)
	}}
	return n, nil
}

// play plays as many seeds of each fixture.
func (n *newcomers) play(ctx context.Context, seeds int) (err error) {
	if n == nil {
		return nil
	}
	n.options.Seeds, n.options.Resume = seeds, n.result
	n.result, err = arena.Run(ctx, n.plan, n.cast, n.options)
	return err
}

// join adds to a balance how the newcomers fare with the edit.
func (n *newcomers) join(b *arena.Balance) {
	if n == nil {
		return
	}
	own, _ := n.result.Balance() // it is one
	old := b.Heroes
	isOld := func(hero string) bool { return slices.Contains(old, hero) }
	b.Heroes, b.Duels, b.Planned = own.Heroes, b.Duels+own.Duels, b.Planned+own.Planned
	for i := range b.Brains {
		to, from := &b.Brains[i].Packs[1], &own.Brains[i].Packs[0]
		to.Cells = append(to.Cells, slices.DeleteFunc(from.Cells, func(c arena.Cell) bool { return c.Duels == 0 })...)
		to.ShutOuts = append(to.ShutOuts, slices.DeleteFunc(from.ShutOuts, func(s arena.ShutOut) bool { return s.Duels == 0 })...)
		to.Cards = append(to.Cards, slices.DeleteFunc(from.Cards, func(u arena.CardUse) bool { return isOld(u.Hero) })...)
	}
}
