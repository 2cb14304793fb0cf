package schema

import "slices"

// Cases is a document of precedent cases.
type Cases struct {
	Cases     []Case // at most MaxCases
	Won       int    // matches on which potency rests, 0 in a base that nothing was learned by
	Decisions int    // on which frequency rests, 0 likewise
	Simulated int    // duels on which the weights rest, 0 likewise
	Observed  int    // turns of the user on which the style rests, 0 likewise
	// By how much more the style foretold of the user's last turns than others would have, in thousandths of a
	// logarithm of chances, −8000…8000; both are 0 where that wasn't measured.
	AbovePeople, AboveLots int

	Games   int      // of a user's double: the duels of which it is made, 0 if the user's hands were guessed
	Hero    string   // of a user's double: the id of the hero that the user plays, "" in any other document
	Weights []Weight // what a turn should leave behind, whatever the situation
	Enemies []Enemy  // by how much more, or less, against each other hero
	Style   []Weight // what the user seems to want of a turn
	Habits  []Habit  // of the user, at most MaxHabits of which are told
	Game    string   // whose situations the cases are, "" for the duel
}

// NewCaseBase returns a new document of a hero's cases with what they rest on, cases/<hero>.xml.
func NewCaseBase(hero string, base Cases) *Document { return newDocument(CasesKind, hero, &base) }

// CaseBase returns what a document of cases says, like [Document.Card].
func (d *Document) CaseBase() (Cases, bool) {
	cases, ok := d.value.(*Cases)
	if !ok {
		return Cases{}, false
	}
	clone := *cases
	clone.Cases = slices.Clone(cases.Cases)
	clone.Weights, clone.Style = slices.Clone(cases.Weights), slices.Clone(cases.Style)
	clone.Enemies, clone.Habits = slices.Clone(cases.Enemies), slices.Clone(cases.Habits)
	return clone, true
}

// casesRoot describes a case base (thesis, Figure 3.5 and Table 3.1).
var casesRoot = Field{
	Name:   "cases",
	check:  checkCaseBase,
	Source: Source{"cases", "Figure 3.5"},
	Fields: []Field{
		{Name: "won", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.Won })},
		{Name: "decisions", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.Decisions })},
		{Name: "simulated", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.Simulated })},
		{Name: "observed", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.Observed })},
		{Name: "above_people", Attribute: true, Type: Int, Min: -MostTrust, Max: MostTrust, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.AbovePeople })},
		{Name: "above_lots", Attribute: true, Type: Int, Min: -MostTrust, Max: MostTrust, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.AboveLots })},
		{Name: "games", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			at: in(func(c *Cases) *int { return &c.Games })},
		{Name: "hero", Attribute: true, Type: ID, Section: Statistics,
			at: in(func(c *Cases) *string { return &c.Hero })},
		gameOf(in(func(c *Cases) *string { return &c.Game })),
		{Name: "case", Type: Group, Least: 1, Most: MaxCases, Key: "id", Section: Situation,
			check:  checkCase,
			Source: Source{"case", "Table 3.1"},
			repeat: sliceOf[Cases, Case](func(c *Cases) *[]Case { return &c.Cases }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: Int, Presence: Required, Max: maxCaseID, Default: "0", Section: Situation,
					Source: Source{"id", "Figure 3.5"},
					at:     in(func(c *Case) *int { return &c.ID })},
				{Name: "origin", Attribute: true, Type: Choice, Choices: []string{ByAI, ByUser}, Section: Situation,
					at: in(func(c *Case) *string { return &c.Origin })},
				indexed(Field{Name: "input", Type: Float, Max: 1, Unit: Share, Section: Situation,
					Source: Source{"input", "Table 3.1"},
					repeat: arrayOf[Case, float32](func(c *Case) []float32 { return c.Inputs[:] }),
				}, Inputs),
				indexed(Field{Name: "output", Type: Float, Max: 1, Unit: Share, Section: Decision,
					Source: Source{"output", "Table 3.1"},
					repeat: arrayOf[Case, float32](func(c *Case) []float32 { return c.Outputs[:] }),
				}, Outputs),
				{Name: "potency", Type: Float, Presence: Always, Max: 1, Default: "0", Unit: Share, Section: Statistics,
					Source: Source{"potency", "Table 3.1"},
					at:     in(func(c *Case) *float32 { return &c.Potency })},
				{Name: "frequency", Type: Float, Presence: Always, Max: 1, Default: "0", Unit: Share, Section: Statistics,
					Source: Source{"frequency", "Table 3.1"},
					at:     in(func(c *Case) *float32 { return &c.Frequency })},
				weights("weight", sliceOf[Case, Weight](func(c *Case) *[]Weight { return &c.Weights })),
			}},
		weights("common", sliceOf[Cases, Weight](func(c *Cases) *[]Weight { return &c.Weights })),
		{Name: "enemy", Type: Group, Most: maxEnemies, Key: "hero", Section: Learned,
			check:  checkTraits,
			repeat: sliceOf[Cases, Enemy](func(c *Cases) *[]Enemy { return &c.Enemies }),
			Fields: []Field{
				{Name: "hero", Attribute: true, Type: ID, Presence: Required, Section: Learned,
					at: in(func(e *Enemy) *string { return &e.Hero })},
				{Name: "ease", Attribute: true, Type: Int, Min: -100, Max: 100, Default: "0", Section: Learned,
					at: in(func(e *Enemy) *int { return &e.Ease })},
				weights("against", sliceOf[Enemy, Weight](func(e *Enemy) *[]Weight { return &e.Weights })),
			}},
		weights("style", sliceOf[Cases, Weight](func(c *Cases) *[]Weight { return &c.Style })),
		habits(),
	},
}

// weights describes the elements of learned weights.
func weights(name string, repeat repetition) Field {
	return Field{Name: name, Type: Float, Min: -maxWeight, Max: maxWeight, Most: maxWeights, Key: "of", Section: Learned,
		repeat: repeat,
		at:     in(func(w *Weight) *float32 { return &w.Value }),
		Fields: []Field{
			{Name: "of", Attribute: true, Type: ID, Presence: Required, Section: Learned,
				at: in(func(w *Weight) *string { return &w.Of })},
		},
	}
}

// Weights are bounded so that sums of them stay well within float32.
const (
	maxWeight  = 100
	maxWeights = 92 // those of a turn, and a card's place in it for each of a deck
	maxEnemies = 40
)

// maxCaseID bounds the number of a case; numbers grow as cases come and go, so they aren't bounded by MaxCases.
const maxCaseID = 1_000_000

// MostTrust bounds by how much more is foretold of a user than others would, in thousandths: whoever was foretold well
// for long is doubted as fast as anybody.
const MostTrust = 8000

// maxCounted bounds what is counted over all matches.
const maxCounted = 1_000_000_000

// indexed completes the description of an element that stands exactly n times, told apart by ids from 0.
func indexed(f Field, n int) Field {
	f.Presence, f.Least, f.Most, f.Indexed, f.Key = Required, n, n, true, "id"
	if f.Type != Group {
		f.Default = "0"
	}
	id := Field{Name: "id", Attribute: true, Type: Int, Presence: Required, Max: n - 1, Section: f.Section}
	f.Fields = append([]Field{id}, f.Fields...)
	return f
}
