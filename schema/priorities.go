package schema

import "slices"

// ExpertTables is a document of experts' priorities.
type ExpertTables struct {
	Experts []Expert
	Game    string // whose inputs are ranked, "" for the duel
}

// MaxExperts is the most experts of a document. The thesis asks 3.
const MaxExperts = 32

// MaxVoices is the greatest weight of an expert's table.
const MaxVoices = 100

// prioritiesRoot describes experts' tables (thesis, Table 3.4; the form of the document is ours).
var prioritiesRoot = Field{
	Name:   "priorities",
	Source: Source{"", "Table 3.4"},
	Fields: []Field{
		gameOf(in(func(t *ExpertTables) *string { return &t.Game })),
		{Name: "expert", Type: Group, Least: 1, Most: MaxExperts, Key: "id", Section: Table,
			check:  checkExpert,
			repeat: sliceOf[ExpertTables, Expert](func(t *ExpertTables) *[]Expert { return &t.Experts }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: ID, Presence: Required, Section: Identity,
					at: in(func(e *Expert) *string { return &e.ID })},
				{Name: "name", Attribute: true, Type: String, Longest: longestName, Presence: Always, Section: Identity,
					at: in(func(e *Expert) *string { return &e.Name })},
				{Name: "scale", Attribute: true, Type: Choice, Presence: Always, Choices: []string{Rank, Score}, Default: Rank, Section: Table,
					at: in(func(e *Expert) *string { return &e.Scale })},
				{Name: "draft", Attribute: true, Type: Bool, Default: "false", Section: Table,
					at: in(func(e *Expert) *bool { return &e.Draft })},
				{Name: "weight", Attribute: true, Type: Int, Min: 1, Max: MaxVoices, Default: "1", Section: Table,
					at: in(func(e *Expert) *int { return &e.Weight })},
				{Name: "note", Type: String, Longest: longestNote, Section: Identity,
					at: in(func(e *Expert) *string { return &e.Note })},
				indexed(Field{Name: "neuron", Type: Group, Section: Table,
					Source: Source{"W1…W4", "Table 3.4"},
					repeat: arrayOf[Expert, [Inputs]int](func(e *Expert) [][Inputs]int { return e.Priorities[:] }),
					Fields: []Field{
						indexed(Field{Name: "input", Type: Int, Min: -MaxScore, Max: MaxScore, Unit: Importance, Section: Table,
							Source: Source{"X0…X13", "Table 3.4"},
							repeat: arrayOf[[Inputs]int, int](func(row *[Inputs]int) []int { return row[:] }),
						}, Inputs),
					}}, Outputs),
			}},
	},
}

// BlankPriorities returns the table of somebody who hasn't said anything yet: each row ranks the inputs in their order.
func BlankPriorities() (blank Priorities) {
	for neuron := range blank {
		for input := range blank[neuron] {
			blank[neuron][input] = Inputs - 1 - input
		}
	}
	return blank
}

// IsBlank reports whether nothing has been entered into an expert's table yet: it is a draft that is still as it was
// begun, or in which nothing matters more than anything else.
func (e *Expert) IsBlank() bool {
	return e.Draft && (e.Priorities == BlankPriorities() || e.Priorities.isLevel())
}

// isLevel reports whether all inputs are equally important.
func (p *Priorities) isLevel() bool {
	for _, row := range p {
		if slices.Min(row[:]) != slices.Max(row[:]) {
			return false
		}
	}
	return true
}
