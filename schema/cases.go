package schema

import "slices"

// Cases is a document of precedent cases.
type Cases struct {
	Cases     []Case // at most MaxCases
	Won       int    // matches on which potency rests, 0 in a base that nothing was learned by
	Decisions int    // on which frequency rests, 0 likewise
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
	return clone, true
}

// casesRoot describes a case base (thesis, Figure 3.5 and Table 3.1).
var casesRoot = Field{
	Name: "cases", Title: Label{"Precedent cases", "Прецеденти"},
	Doc:    Label{"What a hero's AI has seen, and how it decided.", "Що бачив ШІ героя і як вирішував."},
	Source: Source{"cases", "Figure 3.5"},
	Fields: []Field{
		{Name: "won", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			Title: Label{"Won matches", "Виграні партії"},
			Doc:   Label{"Matches of which potency is a share.", "Партії, часткою яких є потенціал."},
			at:    in(func(c *Cases) *int { return &c.Won })},
		{Name: "decisions", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			Title: Label{"Decisions", "Рішення"},
			Doc:   Label{"Decisions of which frequency is a share.", "Рішення, часткою яких є частота."},
			at:    in(func(c *Cases) *int { return &c.Decisions })},
		{Name: "case", Type: Group, Least: 1, Most: MaxCases, Key: "id", Section: Situation,
			check:  checkCase,
			Title:  Label{"Case", "Прецедент"},
			Doc:    Label{"A situation and how strongly each kind of action was preferred in it.", "Ситуація і те, наскільки кожному виду дії віддавали в ній перевагу."},
			Source: Source{"case", "Table 3.1"},
			repeat: sliceOf[Cases, Case](func(c *Cases) *[]Case { return &c.Cases }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: Int, Presence: Required, Max: maxCaseID, Default: "0", Section: Situation,
					Title:  Label{"Number", "Номер"},
					Doc:    Label{"Number of the case, each once.", "Номер прецеденту, кожен один раз."},
					Source: Source{"id", "Figure 3.5"},
					at:     in(func(c *Case) *int { return &c.ID })},
				indexed(Field{Name: "input", Type: Float, Max: 1, Unit: Share, Section: Situation,
					Title:  Label{"Input", "Вхід"},
					Doc:    Label{"An input signal: one parameter of the situation.", "Вхідний сигнал: один із параметрів ситуації."},
					Source: Source{"input", "Table 3.1"},
					repeat: arrayOf[Case, float32](func(c *Case) []float32 { return c.Inputs[:] }),
				}, Inputs),
				indexed(Field{Name: "output", Type: Float, Max: 1, Unit: Share, Section: Decision,
					Title:  Label{"Output", "Вихід"},
					Doc:    Label{"A model output signal: the priority of one kind of action.", "Еталонний вихідний сигнал: пріоритет одного з видів дії."},
					Source: Source{"output", "Table 3.1"},
					repeat: arrayOf[Case, float32](func(c *Case) []float32 { return c.Outputs[:] }),
				}, Outputs),
				{Name: "potency", Type: Float, Presence: Always, Max: 1, Default: "0", Unit: Share, Section: Statistics,
					Title:  Label{"Potency", "Потенціал"},
					Doc:    Label{"Share of the won matches in which the case was used.", "Частка виграних партій, у яких прецедент було використано."},
					Source: Source{"potency", "Table 3.1"},
					at:     in(func(c *Case) *float32 { return &c.Potency })},
				{Name: "frequency", Type: Float, Presence: Always, Max: 1, Default: "0", Unit: Share, Section: Statistics,
					Title:  Label{"Frequency", "Частота"},
					Doc:    Label{"Share of the decisions in which the case was used.", "Частка рішень, у яких прецедент було використано."},
					Source: Source{"frequency", "Table 3.1"},
					at:     in(func(c *Case) *float32 { return &c.Frequency })},
			}},
	},
}

// maxCaseID bounds the number of a case; numbers grow as cases come and go, so they aren't bounded by MaxCases.
const maxCaseID = 1_000_000

// maxCounted bounds what is counted over all matches.
const maxCounted = 1_000_000_000

// indexed completes the description of an element that stands exactly n times, told apart by ids from 0.
func indexed(f Field, n int) Field {
	f.Presence, f.Least, f.Most, f.Indexed, f.Key = Required, n, n, true, "id"
	if f.Type != Group {
		f.Default = "0"
	}
	id := Field{Name: "id", Attribute: true, Type: Int, Presence: Required, Max: n - 1, Section: f.Section,
		Title: Label{"Number", "Номер"},
		Doc:   Label{"Which one this is.", "Котрий це за рахунком."}}
	f.Fields = append([]Field{id}, f.Fields...)
	return f
}
