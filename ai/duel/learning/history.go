package learning

import "boardduels/kb"

// History returns the changes as a store keeps them.
func (l *Lesson) History() []kb.Change {
	history := make([]kb.Change, len(l.Changes))
	for i, c := range l.Changes {
		history[i] = kb.Change{Kind: c.Kind.String(), Hero: c.Hero, Case: c.Case, Origin: c.Origin, Trait: c.Trait, From: c.From, To: c.To}
	}
	return history
}

// Knowledge returns what is known of each hero once.
func (k Known) Knowledge() []*kb.Knowledge {
	if k.Mine == k.Theirs {
		return []*kb.Knowledge{k.Mine}
	}
	return []*kb.Knowledge{k.Mine, k.Theirs}
}
