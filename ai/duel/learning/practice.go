package learning

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai/cbr/weighing"
	"boardduels/ai/fit/selfplay"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// bout is how many duels two heroes fight in a row before they change partners.
const bout = 250

// Practice returns what heroes know after practising with each other, and each with itself, without any user: known are
// what they know before, in the order of the task's heroes. About the task's games are played in all. The same seed and
// games teach the same on every machine. It returns the error of a context that ends.
func Practice(ctx context.Context, t selfplay.Task, known []*kb.Knowledge) ([]*kb.Knowledge, error) {
	duels, err := t.Duels()
	if err != nil {
		return nil, err
	}
	if len(known) != len(t.Heroes) {
		return nil, fmt.Errorf("knowledge of %d heroes, there are %d", len(known), len(t.Heroes))
	}
	p := practice{task: &t, duels: duels}
	ruled := slices.ContainsFunc(duels, func(d *duel.Duel) bool { return !d.IsClassic() })
	for i := range t.Heroes {
		p.learners = append(p.learners, newLearner(&t.Heroes[i], known[i], ruled))
	}
	if err := p.run(ctx); err != nil {
		return nil, err
	}
	taught := make([]*kb.Knowledge, len(known))
	for i, l := range p.learners {
		taught[i] = l.taught()
	}
	return taught, nil
}

// practice is heroes that spar with each other.
type practice struct {
	task     *selfplay.Task
	duels    []*duel.Duel // by the places of both heroes
	learners []*learner
}

// run lets heroes spar until there were enough duels. Bouts of one round share no hero, so how many of them are fought
// at once makes no difference to what they teach.
func (p *practice) run(ctx context.Context) error {
	for round, played := 0, 0; played < p.task.Games; round++ {
		pairs := p.pairs(round)
		err := selfplay.Each(ctx, len(pairs), func(i int) { p.spar(ctx, pairs[i], uint64(round)) })
		if err != nil {
			return err
		}
		played += len(pairs) * bout
		p.task.Tell(played)
	}
	return nil
}

// pairs returns who spars with whom in a round. Within as many rounds as there are heroes everybody meets everybody and
// itself. Seats don't matter: lots are drawn for who begins.
func (p *practice) pairs(round int) (pairs [][2]int) {
	n := len(p.learners)
	for a := range n {
		if b := (round%n - a + n) % n; a <= b {
			pairs = append(pairs, [2]int{a, b})
		}
	}
	return pairs
}

// spar fights the bout of a pair in a round, unless ctx ends. It has a seed of its own.
func (p *practice) spar(ctx context.Context, pair [2]int, round uint64) {
	n := len(p.learners)
	d, first, second := p.duels[pair[0]*n+pair[1]], p.learners[pair[0]], p.learners[pair[1]]
	first.meet(second.hero.ID)
	second.meet(first.hero.ID)
	me, mirror := newFencer(d, 0, first), newFencer(d, 1, second)
	mirror.isShared = first == second
	s := weighing.Session[duel.State]{
		Rules: d, Me: me, Mirror: mirror, Luck: game.NewStream(p.task.Seed, round*uint64(n)+uint64(pair[0])),
	}
	s.Run(ctx, bout)
}
