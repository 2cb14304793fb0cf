// Package tacticsprecedent is the thesis's brain in the tactical game: it describes the situation by 14 signals, finds
// the two precedents closest to it, trains the network toward their outputs, and has units do the kinds of deed in the
// order of their priorities; once it has learned, it compares whole turns by weights that bend with the precedents. The
// cases, the experts' tables and what was learned are documents as the duel's are, of a hero called tactics, and lie
// beside them in the classic pack.
package tacticsprecedent

import (
	"sync"

	"boardduels/ai/cbr/weighing"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/schema"
)

// Hero is the id of the documents: the tactical game has no heroes, so there is one knowledge for all.
const Hero = "tactics"

// documents are the classic pack's cases and experts' tables.
var documents = sync.OnceValue(func() *schema.Pack { return schema.ReadPack(kb.Classic()) })

// Initial returns the knowledge of the classic pack's documents, with what practice has taught.
var Initial = sync.OnceValue(func() *kb.Knowledge {
	k, err := kb.ForHero(documents(), Hero)
	if err != nil {
		panic(err) // they are the program's own
	}
	return k
})

// Known returns the knowledge of a pack: its own cases and experts' tables of the tactical game, and the classic ones
// where it has none. The error names the first place that is wrong in them.
func Known(pack *schema.Pack) (func() *kb.Knowledge, error) {
	own := documents()
	for _, kind := range []schema.Kind{schema.CasesKind, schema.PrioritiesKind} {
		if d := pack.Find(kind, Hero); d != nil && d.Game() == schema.Tactics && says(d) {
			own = own.With(d)
		}
	}
	k, err := kb.ForHero(own, Hero)
	return func() *kb.Knowledge { return k }, err
}

// says reports whether a document has anything to say: experts may not have entered anything yet.
func says(d *schema.Document) bool {
	experts, isTables := d.Experts()
	return !isTables || len(kb.Counting(experts)) > 0
}

// Weights are what a knowledge base has learned to want from a turn.
type Weights = weighing.Weights[trait.Vector]

// Learned returns what knowledge has learned, or nil if it has no weights.
func Learned(k *kb.Knowledge) *Weights {
	if len(k.Weights) == 0 {
		return nil
	}
	w := &Weights{Common: Vector(k.Weights), Cases: make([]trait.Vector, len(k.Cases))}
	for i := range k.Cases {
		w.Cases[i] = Vector(k.Cases[i].Weights)
	}
	return w
}

// Vector returns named weights as a vector.
func Vector(weights []schema.Weight) (v trait.Vector) {
	for _, w := range weights {
		if id, ok := trait.Find(w.Of); ok {
			v[id] = w.Value
		}
	}
	return v
}

// Named returns a vector as named weights, without those that are 0.
func Named(v *trait.Vector) (weights []schema.Weight) {
	for id, value := range v {
		if value != 0 {
			weights = append(weights, schema.Weight{Of: trait.Name(trait.ID(id)), Value: value})
		}
	}
	return weights
}
