package kb

import (
	"fmt"
	"slices"

	"boardduels/schema"
)

// ForHero returns the initial knowledge of a hero: the cases of cases/<hero>.xml with the weights that practice gave
// them, and the consensus of the experts of priorities/<hero>.xml. A hero that has no such document, or experts who
// haven't entered anything, begins with the thesis's own, those of the classic Knight; the signals mean the same for
// every hero, the weights don't. What was learned from a user isn't taken over from a document, but for habits of which
// an expert has said something. A document with errors is an error.
func ForHero(pack *schema.Pack, hero string) (*Knowledge, error) {
	cases, err := document(pack, schema.CasesKind, hero)
	if err != nil {
		return nil, err
	}
	tables, err := document(pack, schema.PrioritiesKind, hero)
	if err != nil {
		return nil, err
	}
	k := &Knowledge{Hero: hero}
	base, _ := cases.CaseBase()
	k.Cases, k.Weights, k.Enemies, k.Experience.Simulated = base.Cases, base.Weights, base.Enemies, base.Simulated
	k.Habits = slices.DeleteFunc(base.Habits, func(h schema.Habit) bool { return !h.IsDecided() })
	if pack.Find(schema.CasesKind, hero) == nil {
		k = k.Untrained()
		k.Habits = nil
	}
	experts, _ := tables.Experts()
	if len(Counting(experts)) == 0 {
		experts, _ = fallback(schema.PrioritiesKind).Experts()
	}
	k.Priorities = Consensus(experts)
	return k, nil
}

// ForHeroes is [ForHero] for both heroes of a duel. If they are one, both are the same pointer.
func ForHeroes(pack *schema.Pack, mine, theirs string) (own, foe *Knowledge, err error) {
	if own, err = ForHero(pack, mine); err != nil || mine == theirs {
		return own, own, err
	}
	foe, err = ForHero(pack, theirs)
	return own, foe, err
}

// fallbackHero is the hero whose knowledge the thesis prints.
const fallbackHero = "knight"

// document returns a hero's document of knowledge, or the fallback's if the pack has none.
func document(pack *schema.Pack, kind schema.Kind, hero string) (*schema.Document, error) {
	if d := pack.Find(kind, hero); d != nil {
		return d, check(d)
	}
	if err := pack.Unread(kind, hero); err != nil {
		return nil, err
	}
	return fallback(kind), nil
}

// fallback returns the document of the hero whose knowledge the thesis prints.
func fallback(kind schema.Kind) *schema.Document {
	classic, _ := schema.LoadPack(Classic())
	return classic.Find(kind, fallbackHero)
}

// check returns the first error of a document.
func check(d *schema.Document) error {
	for _, diagnostic := range d.Diagnostics() {
		if diagnostic.Severity == schema.Error {
			return fmt.Errorf("%s", diagnostic)
		}
	}
	return nil
}
