// Package tacticslearning is what a finished game of the tactical game teaches, as ai/duel/learning does of the duel: a
// pure function from what the AI knew, and the game, to what it knows now. The cases that decided are credited or
// blamed; the user's style is fitted to the turns that it chose; a session of simulated games, against that style and
// against the AI itself, improves the weights by which whole turns are compared; and a turn of either side may become a
// case.
package tacticslearning

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/cbr/retention"
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// Options bound a session.
type Options struct {
	Seed  uint64 // of all chance in learning
	Games int    // simulated games; 0 is no session
	// IsUniform has all situations share the common weights, to measure what those near each case are worth.
	IsUniform bool
}

// The purposes that a lesson's seed serves.
const (
	forStyle    = 0
	forSparring = 1
)

// Learn returns what the AI knows after a game. What it knew before is left as it was. If ctx ends during the session,
// the games so far count. An episode without turns teaches practice alone: nothing of a user is known then.
func Learn(ctx context.Context, g *tactics.Game, before *kb.Knowledge, e *Episode, o Options) *kb.Knowledge {
	k := before
	var own, user []retention.Situation
	if len(e.Turns) > 0 {
		own, user = e.situations(before)
		k = retention.Credit(k, e.use(before))
		k = observe(k, e, o.Seed)
	}
	k, met, metByMirror := spar(ctx, g, k, e.Seat, len(e.Turns) > 0, o)
	k, _ = retention.Keep(k, own, met, schema.ByAI)
	k, _ = retention.Keep(k, user, metByMirror, schema.ByUser)
	return k
}

// Practice returns what the AI knows after playing against itself alone.
func Practice(ctx context.Context, g *tactics.Game, before *kb.Knowledge, o Options) *kb.Knowledge {
	k, _, _ := spar(ctx, g, before, 0, false, o)
	return k
}

// spar holds the session. It returns situations that both sides met in it.
func spar(ctx context.Context, g *tactics.Game, k *kb.Knowledge, seat game.Seat, hasUser bool, o Options) (learned *kb.Knowledge, met, metByMirror []ai.Situation) {
	if o.Games == 0 {
		return k, nil, nil
	}
	l := newLearner(k)
	l.IsUniform = o.IsUniform
	me, mirror := newFencer(k, l), newFencer(k, l)
	mirror.isShared = true
	s := weighing.Session[tactics.State]{Rules: g, Seat: seat, Me: me, Mirror: mirror, Luck: game.NewStream(o.Seed, forSparring)}
	if hasUser {
		s.User = newDouble(k).turn
	}
	if s.Run(ctx, o.Games) == 0 {
		return k, nil, nil
	}
	return taught(k, l), me.met.Situations, mirror.met.Situations
}

// newLearner starts from what the knowledge has learned, or from common sense.
func newLearner(k *kb.Knowledge) *weighing.Learner[trait.Vector] {
	l := &weighing.Learner[trait.Vector]{Weights: tacticsprecedent.Learned(k), Games: k.Experience.Simulated, IsGeneral: true}
	if l.Weights == nil {
		l.Weights = &tacticsprecedent.Weights{Common: commonSense(), Cases: make([]trait.Vector, len(k.Cases))}
	}
	return l
}

// commonSense is what anyone would say before the first game: own units are good, the enemy's aren't, and who never
// gets there wins nothing.
func commonSense() (v trait.Vector) {
	v[trait.Strength], v[trait.Enemy+trait.Strength], v[trait.Far] = 6, -6, -1
	return v
}

// taught returns the knowledge with the weights that were learned.
func taught(k *kb.Knowledge, l *weighing.Learner[trait.Vector]) *kb.Knowledge {
	learned, mean := *k, l.Mean()
	learned.Weights = tacticsprecedent.Named(&mean.Common)
	learned.Cases = append([]schema.Case(nil), k.Cases...)
	for i := range learned.Cases {
		learned.Cases[i].Weights = tacticsprecedent.Named(&mean.Cases[i])
	}
	learned.Experience.Simulated = l.Games
	return &learned
}
