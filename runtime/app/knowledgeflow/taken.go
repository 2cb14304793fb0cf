package knowledgeflow

import (
	"context"

	"boardduels/schema"
)

// Collector takes cases that an AI has learned into a pack.
type Collector interface {
	// Cases returns the cases that the pack has of a hero; false if it has no such hero.
	Cases(hero string) (cases []schema.Case, known bool)
	// Take puts a learned case into the pack.
	Take(hero string, learned schema.Case)
	// Leave is told that people go back.
	Leave()
}

// OpenLearned shows what the AI knows, beside what a pack has, to take cases into that.
func (k *Flow) OpenLearned(into Collector) {
	looking, stop := context.WithCancel(k.Living())
	leave := func() {
		stop()
		k.OpenHome()
		into.Leave()
	}
	take := func(hero string, learned schema.Case) {
		leave()
		into.Take(hero, learned)
	}
	k.Display(newKnowledge(looking, k.Translator(), k.Gallery, k.Heroes(), k, newTaking(k.Translator(), k.Edition.Pack, into.Cases, take), leave), nil, leave)
}
