// Package learning is what a finished match teaches: a pure function from what the AI knew of both heroes, and what its
// seat saw of the match, to what it knows now, and why.
//
// The cases that decided are credited or blamed; the user's decisions become cases of the hero that the user played;
// the user's style is fitted to the turns that it chose, and its habits are counted. The weights by which whole turns
// are compared, near each precedent on its own, no match moves: heroes get them by practice with each other, before
// they meet anybody, or once they have if nobody had them practise.
package learning

import (
	"boardduels/ai"
	"boardduels/ai/cbr/retention"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/schema"
)

// Options say how a match is learned from.
type Options struct {
	Seed       uint64 // of all chance in learning
	KeepsCases bool   // takes over none from the match, to measure what that is worth
}

// Known is what the AI knows of the two heroes of a match. If both play the same hero, both are the same pointer.
type Known struct {
	Mine, Theirs *kb.Knowledge
}

// Lesson is what a match taught.
type Lesson struct {
	Known
	Changes []Change
}

// Learn returns what the AI knows after a match. What it knew before is left as it was.
func Learn(before Known, m *Episode, o Options) Lesson {
	l := Lesson{Known: before}
	l.setMine(Credit(l.Mine, m))
	l.note(credited(before.Mine, l.Mine)...)
	l.setTheirs(l.observe(l.Theirs, m, o.Seed))
	l.setTheirs(l.watch(l.Theirs, m, o.Seed))
	if !o.KeepsCases {
		l.setMine(l.retain(l.Mine, m.ownSituations(), schema.ByAI))
		l.setTheirs(l.retain(l.Theirs, m.userSituations(o.Seed), schema.ByUser))
	}
	return l
}

// setMine replaces the knowledge of the AI's hero, which is that of the user's if both play the same one.
func (l *Lesson) setMine(k *kb.Knowledge) {
	if l.Mine == l.Theirs {
		l.Theirs = k
	}
	l.Mine = k
}

func (l *Lesson) setTheirs(k *kb.Knowledge) {
	if l.Mine == l.Theirs {
		l.Mine = k
	}
	l.Theirs = k
}

func (l *Lesson) note(changes ...Change) { l.Changes = append(l.Changes, changes...) }

// retain takes over the situation of the match that a hero misses most, if it is worth a case. The cases stand for all
// that the hero has met before: by one match alone the case that this match had no use for would go, and with every
// match the one that came with the last.
func (l *Lesson) retain(k *kb.Knowledge, match []retention.Situation, origin string) *kb.Knowledge {
	k, r := retention.Keep(k, match, remembered(k), origin)
	if r.Added != nil {
		l.note(Change{Kind: CaseAdded, Hero: k.Hero, Case: r.Added.ID, Origin: origin, To: r.Worth})
	}
	if r.Dropped != nil {
		l.note(Change{Kind: CaseDropped, Hero: k.Hero, Case: r.Dropped.ID, Origin: r.Dropped.Origin, From: r.Lost})
	}
	return k
}

// remembered returns the situations of a hero's cases.
func remembered(k *kb.Knowledge) (all []ai.Situation) {
	for i := range k.Cases {
		all = append(all, k.Cases[i].Inputs)
	}
	return all
}

// observe fits the user's style to one more match.
func (l *Lesson) observe(k *kb.Knowledge, m *Episode, seed uint64) *kb.Knowledge {
	hero := m.Duel.Hero(1 - m.Seat)
	before := Belief{usermodel.Believed(hero, k.Style), k.Experience.Observed, k.Experience.Trust}
	after := m.Style(before, seed)
	learned := *k
	learned.Style = usermodel.Weights(hero, &after.Weights)
	learned.Experience.Observed, learned.Experience.Trust = after.Turns, after.Trust
	name := func(trait int) string { return usermodel.Name(hero, usermodel.ID(trait)) }
	l.note(moved(Change{Kind: StyleMoved, Hero: k.Hero}, name, before.Weights[:], after.Weights[:])...)
	return &learned
}

// The purposes that a lesson's seed serves: each draws its own chance, so that what one takes changes nothing for
// another.
const (
	forStyle     = 0 // hands that the user may have held, by which its style is fitted
	forRetention = 1 // hands that it may have held, by which its cases are described
	forRehearsal = 2 // practice of heroes who never did
	forPeople    = 3 // hands, and people who hold them, with whom its habits are compared
)

// The purposes that seeds serve elsewhere, be they a lesson's or not.
const (
	forResponse = 0 // duels against one partner
	forRegret   = 3 // hands that the user may have held, by which its turns are judged: nothing is learned from that
)

// Credit returns what knowledge becomes by the decisions and the end of a match, see [retention.Credit].
func Credit(k *kb.Knowledge, m *Episode) *kb.Knowledge {
	return retention.Credit(k, &retention.Use{Won: m.Won, Decisions: m.Decisions, Cases: m.Uses})
}
