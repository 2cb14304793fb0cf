package balancepage

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/explanation"
	"boardduels/editor/balance"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// balanceMatrix shows how often each hero wins against each, as a heat map: with the edits, without, or the change.
type balanceMatrix struct {
	texts  *i18n.Translator
	brain  int    // whose hands
	side   int    // of sideKeys
	Hero   string // whose cards are shown
	brains *editorui.Select
	who    *widget.Label // what they are like
	sides  *editorui.Select
	heroes *editorui.Select
	Heat   *editorui.HeatMap
	about  *widget.Label // who starts, and how long duels are
	object fyne.CanvasObject
	chosen func()                      // told of another choice
	open   func(among []string) string // the hero that people look at; "" if there is none
	seen   string                      // the one that they looked at last
	ids    []string
}

// The sides of a comparison, and the keys of their names.
const (
	sideAfter = iota
	sideChange
	sideBefore
)

var sideKeys = []string{sideAfter: "editor.balance.side.after", sideChange: "editor.balance.side.change", sideBefore: "editor.balance.side.before"}

func newBalanceMatrix(t *i18n.Translator, open func(among []string) string, around func() fyne.Scrollable, chosen func()) *balanceMatrix {
	m := &balanceMatrix{texts: t, Heat: editorui.NewHeatMap(84), who: editorui.Caption(""), about: editorui.Caption(""), chosen: chosen, open: open}
	var sides []string
	for _, key := range sideKeys {
		sides = append(sides, t.Text(key))
	}
	m.brains = m.newChoice(&m.brain, nil)
	m.sides = m.newChoice(&m.side, sides)
	m.heroes = editorui.NewSelect(nil, nil)
	cards := editorui.Heading(t.Text("editor.balance.cards"))
	cards.Truncation = fyne.TextTruncateOff
	m.object = container.NewVBox(editorui.Wrap(m.brains, m.sides), m.who, editorui.Caption(t.Text("editor.balance.goal")), editorui.Sideways(m.Heat, around), m.about,
		container.NewBorder(nil, nil, cards, nil, m.heroes))
	return m
}

// newChoice returns a choice among names, whose number it keeps.
func (m *balanceMatrix) newChoice(number *int, names []string) *editorui.Select {
	s := editorui.NewSelect(names, nil)
	if len(names) > 0 {
		s.SetSelectedIndex(*number)
	}
	s.OnChanged = func(string) {
		if i := s.SelectedIndex(); i >= 0 && i != *number {
			*number = i
			m.chosen()
		}
	}
	return s
}

// offer gives a choice other names, and leaves it where it was.
func offer(s *editorui.Select, names []string, selected int) {
	if slices.Equal(s.Options, names) && s.SelectedIndex() == selected {
		return
	}
	told := s.OnChanged
	s.OnChanged = nil
	s.Options = names
	s.SetSelectedIndex(selected)
	s.Refresh()
	s.OnChanged = told
}

// brainOf returns the figures of the chosen hands.
func (m *balanceMatrix) brainOf(r *balance.Result) *arena.BrainBalance {
	return &r.Balance.Brains[m.brain]
}

// show brings the map to a result. Some players have been told of.
func (m *balanceMatrix) show(words balance.Words, r *balance.Result, told []string) {
	var names []string
	for _, b := range r.Balance.Brains {
		names = append(names, explanation.Brain(m.texts, b.Brain))
	}
	m.brain = min(m.brain, len(names)-1)
	offer(m.brains, names, m.brain)
	editorui.Visible(r.Verdict.Kind != balance.Unedited, m.sides)
	b := m.brainOf(r)
	editorui.Visible(!slices.Contains(told, b.Brain), m.who)
	m.who.SetText(words.Who(b.Brain))
	heroes := r.Balance.Heroes
	titles := make([]string, len(heroes))
	cells := make([][]editorui.HeatCell, len(heroes))
	for i, hero := range heroes {
		titles[i] = words.Hero(hero)
		for _, against := range heroes {
			cells[i] = append(cells[i], m.cell(words, r, hero, against))
		}
	}
	m.Heat.Set(titles, titles, cells)
	m.about.SetText(m.tell(words, b))
	m.offerHeroes(titles, heroes, r)
}

// offerHeroes lets people choose whose cards they see: those of the hero that was opened last, or else that the edits
// change.
func (m *balanceMatrix) offerHeroes(titles, heroes []string, r *balance.Result) {
	open := m.open(heroes)
	switch {
	case open != "" && open != m.seen:
		m.seen, m.Hero = open, open
	case slices.Contains(heroes, m.Hero):
	case len(r.Changes) > 0:
		m.Hero = r.Changes[0].Hero
	default:
		m.Hero = heroes[0]
	}
	m.ids = heroes
	m.heroes.OnChanged = nil
	offer(m.heroes, titles, slices.Index(heroes, m.Hero))
	m.heroes.OnChanged = func(string) {
		m.Hero = m.ids[m.heroes.SelectedIndex()]
		m.chosen()
	}
}

// fullTone is how far from one half, or from no change, the colours are strongest.
const fullTone = 0.25

func (m *balanceMatrix) cell(words balance.Words, r *balance.Result, hero, against string) editorui.HeatCell {
	b := m.brainOf(r)
	switch {
	case hero == against:
		return editorui.HeatCell{}
	case m.side == sideChange && (slices.Contains(r.Joined, hero) || slices.Contains(r.Joined, against)):
		return editorui.HeatCell{}
	case m.side == sideChange && r.Verdict.Kind != balance.Unedited:
		return changeCell(words, r, b.Brain, hero, against)
	}
	pack := &b.Packs[1]
	if m.side == sideBefore {
		pack = &b.Packs[0]
	}
	wins, ok := pack.Cell(hero, against)
	if !ok || !isPlayed(pack, hero, against) {
		return editorui.HeatCell{}
	}
	return editorui.HeatCell{Text: words.Percent(wins.Value), Note: words.Percent(wins.Low) + "–" + words.Percent(wins.High),
		Tone: (wins.Value - 0.5) / fullTone, Framed: wins.Low > 0.55 || wins.High < 0.45}
}

// isPlayed reports whether two heroes have played with a pack yet.
func isPlayed(b *arena.PackBalance, hero, against string) bool {
	return slices.ContainsFunc(b.Cells, func(c arena.Cell) bool {
		return c.Duels > 0 && (c.Hero == hero && c.Against == against || c.Hero == against && c.Against == hero)
	})
}

// changeCell shows by how much a share has changed. What the edits can't touch hasn't.
func changeCell(words balance.Words, r *balance.Result, brain, hero, against string) editorui.HeatCell {
	for _, c := range r.Changes {
		switch {
		case c.Brain != brain:
			continue
		case c.Hero == against && c.Against == hero:
			c = c.Flipped()
		case c.Hero != hero || c.Against != against:
			continue
		}
		return moved(words, c.Change)
	}
	return editorui.HeatCell{Text: words.Points(0)}
}

// moved shows a change with its interval.
func moved(words balance.Words, change stats.Estimate) editorui.HeatCell {
	return editorui.HeatCell{Text: words.Points(change.Value), Note: words.Tightly(change.Interval), Tone: change.Value / fullTone}
}

// tell says who starts, and how long duels are, with and without the edits.
func (m *balanceMatrix) tell(words balance.Words, b *arena.BrainBalance) string {
	about := func(p *arena.PackBalance) i18n.Args {
		return i18n.Args{"Wins": m.texts.Decimal(100*p.Starter.Value, 1), "Low": m.texts.Decimal(100*p.Starter.Low, 1), "High": m.texts.Decimal(100*p.Starter.High, 1),
			"Rounds": m.texts.Decimal(p.Rounds.Mean, 1), "Tenth": p.Rounds.Tenth, "Ninetyth": p.Rounds.Ninetyth}
	}
	now := m.texts.Text("editor.balance.starter", about(&b.Packs[1]))
	if b.Packs[0].Starter == b.Packs[1].Starter && b.Packs[0].Rounds.Mean == b.Packs[1].Rounds.Mean {
		return now
	}
	return now + "\n" + m.texts.Text("editor.balance.starter_before", about(&b.Packs[0]))
}
