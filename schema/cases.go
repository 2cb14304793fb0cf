package schema

import "slices"

// Cases is a document of precedent cases.
type Cases struct {
	Cases     []Case   // at most MaxCases
	Won       int      // matches on which potency rests, 0 in a base that nothing was learned by
	Decisions int      // on which frequency rests, 0 likewise
	Simulated int      // duels on which the weights rest, 0 likewise
	Observed  int      // turns of the user on which the style rests, 0 likewise
	Games     int      // of a user's double: the duels of which it is made, 0 if the user's hands were guessed
	Hero      string   // of a user's double: the id of the hero that the user plays, "" in any other document
	Weights   []Weight // what a turn should leave behind, whatever the situation
	Enemies   []Enemy  // by how much more, or less, against each other hero
	Style     []Weight // what the user seems to want of a turn
	Habits    []Habit  // of the user, at most MaxHabits of which are told
	Game      string   // whose situations the cases are, "" for the duel
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
	Name: "cases", Title: Label{"Precedent cases", "Прецеденти"},
	check:  checkCaseBase,
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
		{Name: "simulated", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			Title: Label{"Simulated duels", "Змодельовані дуелі"},
			Doc:   Label{"Duels on which the weights rest.", "Дуелі, на яких ґрунтуються ваги."},
			at:    in(func(c *Cases) *int { return &c.Simulated })},
		{Name: "observed", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			Title: Label{"Observed turns", "Побачені ходи"},
			Doc:   Label{"Turns of the user on which the user's weights rest.", "Ходи користувача, на яких ґрунтуються його ваги."},
			at:    in(func(c *Cases) *int { return &c.Observed })},
		{Name: "games", Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Statistics,
			Title: Label{"Games", "Партії"},
			Doc:   Label{"Of a user’s double: duels of which it is made.", "У двійника користувача: дуелі, з яких його створено."},
			at:    in(func(c *Cases) *int { return &c.Games })},
		{Name: "hero", Attribute: true, Type: ID, Section: Statistics,
			Title: Label{"Hero", "Герой"},
			Doc:   Label{"Of a user’s double: the hero that the user plays.", "У двійника користувача: герой, яким грає користувач."},
			at:    in(func(c *Cases) *string { return &c.Hero })},
		gameOf(in(func(c *Cases) *string { return &c.Game })),
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
				{Name: "origin", Attribute: true, Type: Choice, Choices: []string{ByAI, ByUser}, Section: Situation,
					Title: Label{"Origin", "Походження"},
					Doc:   Label{"Who decided so, if it wasn’t an expert: the AI itself, or the user.", "Хто так вирішив, якщо не експерт: сам ШІ чи користувач."},
					at:    in(func(c *Case) *string { return &c.Origin })},
				indexed(Field{Name: "input", Type: Float, Max: 1, Unit: Share, Section: Situation,
					Title:  Label{"Factor", "Чинник"},
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
					Title:  Label{"Used in wins", "У виграних партіях"},
					Doc:    Label{"Share of the won matches in which the case was used.", "Частка виграних партій, у яких прецедент було використано."},
					Source: Source{"potency", "Table 3.1"},
					at:     in(func(c *Case) *float32 { return &c.Potency })},
				{Name: "frequency", Type: Float, Presence: Always, Max: 1, Default: "0", Unit: Share, Section: Statistics,
					Title:  Label{"Frequency", "Частота"},
					Doc:    Label{"Share of the decisions in which the case was used.", "Частка рішень, у яких прецедент було використано."},
					Source: Source{"frequency", "Table 3.1"},
					at:     in(func(c *Case) *float32 { return &c.Frequency })},
				weights("weight", Label{"Weight", "Вага"},
					Label{"By how much a trait of a turn's end matters more, or less, near this case.", "Наскільки більше чи менше важить риса кінця ходу поблизу цього прецеденту."},
					sliceOf[Case, Weight](func(c *Case) *[]Weight { return &c.Weights })),
			}},
		weights("common", Label{"Common weight", "Спільна вага"},
			Label{"How much a trait of a turn's end matters, in log-odds of winning.", "Наскільки важить риса кінця ходу, у логарифмі шансів на перемогу."},
			sliceOf[Cases, Weight](func(c *Cases) *[]Weight { return &c.Weights })),
		{Name: "enemy", Type: Group, Most: maxEnemies, Key: "hero", Section: Learned,
			check:  checkTraits,
			Title:  Label{"Enemy", "Ворог"},
			Doc:    Label{"What matters more, or less, against a hero than against others.", "Що важить більше чи менше проти певного героя, ніж проти інших."},
			repeat: sliceOf[Cases, Enemy](func(c *Cases) *[]Enemy { return &c.Enemies }),
			Fields: []Field{
				{Name: "hero", Attribute: true, Type: ID, Presence: Required, Section: Learned,
					Title: Label{"Hero", "Герой"},
					Doc:   Label{"The other hero.", "Інший герой."},
					at:    in(func(e *Enemy) *string { return &e.Hero })},
				{Name: "ease", Attribute: true, Type: Int, Min: -100, Max: 100, Default: "0", Section: Learned,
					Title: Label{"Ease", "Легкість"},
					Doc: Label{"By how much stronger somebody new who plays the other hero is met than is usual; below 0 if that hero is hard to play, or this one is hard to beat.",
						"Наскільки сильніше, ніж зазвичай, зустрічають новачка, який грає тим героєм; менше 0, якщо ним важко грати або цього важко здолати."},
					at: in(func(e *Enemy) *int { return &e.Ease })},
				weights("against", Label{"Weight", "Вага"},
					Label{"By how much a trait of a turn's end matters more, or less, against this hero.", "Наскільки більше чи менше важить риса кінця ходу проти цього героя."},
					sliceOf[Enemy, Weight](func(e *Enemy) *[]Weight { return &e.Weights })),
			}},
		weights("style", Label{"User's weight", "Вага користувача"},
			Label{"How much the user seems to care for a trait of a turn.", "Наскільки користувач, схоже, дбає про рису ходу."},
			sliceOf[Cases, Weight](func(c *Cases) *[]Weight { return &c.Style })),
		habits(),
	},
}

// weights describes the elements of learned weights.
func weights(name string, title, doc Label, repeat repetition) Field {
	return Field{Name: name, Type: Float, Min: -maxWeight, Max: maxWeight, Most: maxWeights, Key: "of", Section: Learned,
		Title: title, Doc: doc,
		repeat: repeat,
		at:     in(func(w *Weight) *float32 { return &w.Value }),
		Fields: []Field{
			{Name: "of", Attribute: true, Type: ID, Presence: Required, Section: Learned,
				Title: Label{"Trait", "Риса"},
				Doc:   Label{"Which trait of a turn's end.", "Котра риса кінця ходу."},
				at:    in(func(w *Weight) *string { return &w.Of })},
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
