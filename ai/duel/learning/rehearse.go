package learning

import (
	"context"

	"boardduels/ai/fit/selfplay"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// rehearsal is about how many duels two heroes practise, once, if one of them never did: half a second on a desktop.
// Whoever makes a pack may leave it at that; `duel train precedent` has its heroes practise more, and before they meet
// anybody.
const rehearsal = 12_000

// Rehearse has the heroes of a match practise with each other and with themselves where one of them never has, as those
// of a pack that somebody has just made. Those who have stay as they are. It is no part of [Learn], so that what
// matches teach is measured by itself. If ctx ends before, nothing was practised, and the next match leads to it again.
func (l *Lesson) Rehearse(ctx context.Context, m *Episode, seed uint64) {
	if isPractised(l.Mine) && isPractised(l.Theirs) {
		return
	}
	task := selfplay.Task{Numbers: m.Duel.Numbers(), Heroes: []duel.Hero{m.Duel.Hero(m.Seat).Alone()}, Games: rehearsal}
	known := []*kb.Knowledge{l.Mine}
	if l.Theirs != l.Mine {
		task.Heroes, known = append(task.Heroes, m.Duel.Hero(1-m.Seat).Alone()), append(known, l.Theirs)
	}
	luck := game.NewStream(seed, forRehearsal)
	task.Seed = luck.Next()
	taught, err := Practice(ctx, task, known)
	if err != nil {
		return // since ctx ended: the heroes of a match can always meet
	}
	set := []func(*kb.Knowledge){l.setMine, l.setTheirs}
	for i, before := range known {
		if !isPractised(before) {
			l.note(Change{Kind: Sparred, Hero: before.Hero, To: float32(taught[i].Experience.Simulated - before.Experience.Simulated)})
			set[i](taught[i])
		}
	}
}

// isPractised reports whether a hero has weights of whole turns.
func isPractised(k *kb.Knowledge) bool { return len(k.Weights) > 0 }
