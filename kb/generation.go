package kb

import "boardduels/schema"

// generation is what a hero's AI knew after an entry.
type generation struct {
	hero string
	text string // a document of cases, or beginning
}

// beginning is the text of a generation in which the AI knows what it knew at the beginning.
const beginning = "<initial/>\n"

func newGeneration(k *Knowledge) generation { return generation{k.Hero, Document(k).Source()} }

// Document returns knowledge as a document of cases. Priorities aren't in it.
func Document(k *Knowledge) *schema.Document {
	e := k.Experience
	return schema.NewCaseBase(k.Hero, schema.Cases{
		Cases: k.Cases, Won: e.Won, Decisions: e.Decisions, Simulated: e.Simulated, Observed: e.Observed,
		AbovePeople: e.Trust.People, AboveLots: e.Trust.Lots, Weights: k.Weights,
		Enemies: k.Enemies, Style: k.Style, Habits: k.Habits,
	})
}

func (g generation) isInitial() bool { return g.text == beginning }

func (g generation) document() *schema.Document {
	return schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, g.hero), g.text)
}

// fault is what keeps a generation from being used.
func (g generation) fault() fault {
	if g.isInitial() {
		return nil
	}
	for _, d := range g.document().Diagnostics() {
		if d.Severity == schema.Error {
			return diagnosed{d}
		}
	}
	return nil
}

// knowledge returns what a good generation says.
func (g generation) knowledge(initial *Knowledge) *Knowledge {
	if g.isInitial() {
		return initial
	}
	return initial.With(g.document())
}
