// Package precedent is the thesis's brain: it describes the situation by 14 signals, finds the two precedents closest
// to it, trains the network toward their outputs, and walks a chain of actions from the highest priority down.
package precedent

import (
	"math"

	"boardduels/ai/cbr/network"
	"boardduels/ai/cbr/reuse"
	"boardduels/ai/duel/rollout"
	"boardduels/kb"
	"boardduels/runtime/duel"
)

// Options say which of the thesis's parts a brain uses as they were printed, and which as they were meant.
type Options struct {
	Learner   network.Learner
	Threshold float32 // of the neurons: network.Epsilon in formula 3.1, 0 in the listing
	Chain     Chain
	// CopyAbove is the efficacy above which a case that is close to the situation is proven: its outputs are copied
	// instead of training the network (thesis, section 3.4).
	CopyAbove float32
	// Learns compares whole turns by what the knowledge has learned, once it has; the chain decides until then.
	Learns bool
	// Thought is how much of whole turns is imagined before one is chosen; nothing decides quickly, by what the turns
	// leave behind and by the enemy's answer to the best.
	Thought rollout.Budget
	// Gentle is how much of the chance of winning, 0…1, a turn may give away for the enemy's sake: of the turns that
	// play a card and promise nearly as much as the best, the one is played that leaves it the most hp, unless one wins
	// the duel. It ends as soon as that gives no more away.
	Gentle float32
	// Content is the same for the one that promises least.
	Content float32
	// Patient is the strength at which turns are gentle or content instead, unless it is nil, against an enemy that
	// leaves as much of its energy unspent as is usual: the more it leaves, the milder they are.
	Patient *float32
	// Oracle tells what no player can know, to measure what knowing it would be worth.
	Oracle Oracle
	// LastOfEqual takes the last of equally close cases, as the listing does, instead of the first.
	LastOfEqual bool
}

// recall returns what gets from situations to priorities with these options.
func (o *Options) recall(k *kb.Knowledge) reuse.Recall {
	return reuse.Recall{
		Knowledge: k,
		Network:   network.Network{Learner: o.Learner, Threshold: o.Threshold},
		CopyAbove: o.CopyAbove, LastOfEqual: o.LastOfEqual,
	}
}

// Oracle is what a brain is told of its enemy in place of what it knows.
type Oracle struct {
	Enemy   rollout.Opponent                              // who answers in imagined duels, unless it is nil
	Imagine func(view *duel.View, seed uint64) duel.State // draws what is hidden, unless it is nil
}

// Intended is the brain that the thesis describes.
var Intended = Options{
	Learner:   network.Corrected{},
	Threshold: network.Epsilon,
	Chain:     IntendedChain,
	CopyAbove: 0.5,
	Learns:    true,
}

// Thinking is the same brain that thinks before it acts.
var Thinking = thinking(rollout.Budget{Plans: 6, Duels: 600, Rounds: 2})

func thinking(b rollout.Budget) Options {
	o := Intended
	o.Thought = b
	return o
}

// Printed is the brain of the thesis's listing (Appendix A), which never copies a proven case.
var Printed = Options{
	Learner:     network.Printed{},
	Chain:       PrintedChain,
	CopyAbove:   float32(math.Inf(1)),
	LastOfEqual: true,
}
