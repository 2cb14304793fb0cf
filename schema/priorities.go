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
	Name: "priorities", Title: Label{"Experts’ priorities", "Пріоритети експертів"},
	Doc:    Label{"How much each factor matters to each kind of action, by expert.", "Наскільки кожен чинник важливий для кожного виду дії, за оцінкою експертів."},
	Source: Source{"", "Table 3.4"},
	Fields: []Field{
		gameOf(in(func(t *ExpertTables) *string { return &t.Game })),
		{Name: "expert", Type: Group, Least: 1, Most: MaxExperts, Key: "id", Section: Table,
			check:  checkExpert,
			Title:  Label{"Expert", "Експерт"},
			Doc:    Label{"One expert's table.", "Таблиця одного експерта."},
			repeat: sliceOf[ExpertTables, Expert](func(t *ExpertTables) *[]Expert { return &t.Experts }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: ID, Presence: Required, Section: Identity,
					Title: Label{"Id", "Ідентифікатор"},
					Doc:   Label{"Which expert this is, each once.", "Котрий це експерт, кожен один раз."},
					at:    in(func(e *Expert) *string { return &e.ID })},
				{Name: "name", Attribute: true, Type: String, Longest: longestName, Presence: Always, Section: Identity,
					Title: Label{"Name", "Ім’я"},
					Doc:   Label{"The expert's name.", "Ім’я експерта."},
					at:    in(func(e *Expert) *string { return &e.Name })},
				{Name: "scale", Attribute: true, Type: Choice, Presence: Always, Choices: []string{Rank, Score}, Default: Rank, Section: Table,
					Title: Label{"Scale", "Шкала"},
					Doc:   Label{"rank: each row is a ranking from 0 to 13; score: any whole numbers.", "rank: кожен рядок є ранжуванням від 0 до 13; score: будь-які цілі числа."},
					at:    in(func(e *Expert) *string { return &e.Scale })},
				{Name: "draft", Attribute: true, Type: Bool, Default: "false", Section: Table,
					Title: Label{"Draft", "Чернетка"},
					Doc:   Label{"The table is unfinished, and doesn't count beside those that are finished.", "Таблицю не закінчено, тож поруч із закінченими вона не враховується."},
					at:    in(func(e *Expert) *bool { return &e.Draft })},
				{Name: "weight", Attribute: true, Type: Int, Min: 1, Max: MaxVoices, Default: "1", Section: Table,
					Title: Label{"Weight", "Вага"},
					Doc:   Label{"How many experts’ voices the table has among the others.", "Скільки голосів експертів має таблиця серед інших."},
					at:    in(func(e *Expert) *int { return &e.Weight })},
				{Name: "note", Type: String, Longest: longestNote, Section: Identity,
					Title: Label{"Note", "Примітка"},
					Doc:   Label{"Who the expert is, where the table comes from.", "Хто цей експерт, звідки таблиця."},
					at:    in(func(e *Expert) *string { return &e.Note })},
				indexed(Field{Name: "neuron", Type: Group, Section: Table,
					Title:  Label{"Kind of action", "Вид дії"},
					Doc:    Label{"The importance of the factors for one kind of action: attack, defence, major attack, major defence.", "Важливість чинників для одного виду дії: атака, захист, старша атака, старший захист."},
					Source: Source{"W1…W4", "Table 3.4"},
					repeat: arrayOf[Expert, [Inputs]int](func(e *Expert) [][Inputs]int { return e.Priorities[:] }),
					Fields: []Field{
						indexed(Field{Name: "input", Type: Int, Min: -MaxScore, Max: MaxScore, Unit: Importance, Section: Table,
							Title:  Label{"Factor", "Чинник"},
							Doc:    Label{"Importance of a factor, the more the higher; in a ranking 0 to 13, each once.", "Важливість чинника, що більше, то важливіший; у ранжуванні від 0 до 13, кожне число один раз."},
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
