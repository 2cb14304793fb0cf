package trialpage

import (
	"math/rand/v2"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/arena"
	"boardduels/ai/duel/explanation"
	"boardduels/editor/balance"
	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// TrialForm asks for the heroes and brains of a duel with the unsaved edits.
type TrialForm struct {
	stage  *Stage
	desk   Desk
	heroes []string // ids of those that can play
	unfit  []string // ids of those that can't
	mine   *editorui.Select
	Theirs *editorui.Select
	Brains [2]*editorui.Select
	who    *widget.Label // what they are like
	place  *widget.Label // tells where duels begin
	count  *trialCount
	sheet  *editorui.Sheet
}

// Ask opens the choice of a duel with the cards as they are now, or says why no hero can play and returns nil.
func (s *Stage) Ask() *TrialForm {
	e := s.desk
	f := &TrialForm{stage: s, desk: e}
	pack := e.Pack()
	for _, id := range naming.ByName(pack, schema.HeroKind, e.Texts()) {
		if _, err := pack.DuelHero(id); err == nil {
			f.heroes = append(f.heroes, id)
		} else {
			f.unfit = append(f.unfit, id)
		}
	}
	if len(f.heroes) == 0 {
		content := container.NewVBox(editorui.Paragraph(e.Texts().Text("editor.trial.nobody")), f.newObstacles())
		f.sheet = e.Sheet("editor.trial.title", content, editorui.Answer{Text: e.Texts().Text("editor.close"), Importance: widget.MediumImportance, Taken: nil}).Raise(640, 0)
		return nil
	}
	f.show(DefaultHero(e, f.heroes))
	return f
}

// askOf is [stage.ask] of two heroes, if they can play.
func (s *Stage) askOf(heroes [2]string) {
	f := s.Ask()
	if f == nil {
		return
	}
	for seat, choice := range []*editorui.Select{f.mine, f.Theirs} {
		if i := slices.Index(f.heroes, heroes[seat]); i >= 0 {
			choice.SetSelectedIndex(i)
		}
	}
}

// DefaultHero returns the hero that is open, or one that has the open card; the first of some if there is none.
func DefaultHero(e Desk, among []string) string {
	hero := e.OpenHero(among)
	switch {
	case hero != "":
		return hero
	case len(among) > 0:
		return among[0]
	}
	return e.Current().ID
}

func (f *TrialForm) show(hero string) {
	e := f.desk
	t := e.Texts()
	var names []string
	for _, id := range f.heroes {
		names = append(names, naming.Of(e.Pack(), schema.FileOf(schema.HeroKind, id), t))
	}
	mine := slices.Index(f.heroes, hero)
	f.mine, f.Theirs = editorui.NewSelect(names, nil), editorui.NewSelect(names, nil)
	f.mine.SetSelectedIndex(max(mine, 0))
	f.Theirs.SetSelectedIndex((max(mine, 0) + 1) % len(names))
	for seat := range f.Brains {
		f.Brains[seat] = editorui.NewSelect(f.brainNames(), nil)
		f.Brains[seat].SetSelectedIndex(0)
	}
	f.who = editorui.Caption("")
	for seat := range f.Brains {
		f.Brains[seat].OnChanged = func(string) { f.tellWho() }
	}
	f.tellWho()
	f.count = newTrialCount(e)
	place := f.newPlace()
	play := editorui.NewButton(t.Text("editor.trial.play"), theme.MediaPlayIcon(), func() { f.Start(false) })
	play.Importance = widget.HighImportance
	watch := editorui.NewButton(t.Text("editor.trial.watch"), theme.VisibilityIcon(), func() { f.Start(true) })
	count := editorui.NewButton(t.Text("editor.trial.count"), theme.MediaFastForwardIcon(), func() { f.count.start(f.Match()) })
	content := container.NewVBox(
		widget.NewForm(
			widget.NewFormItem(t.Text("editor.trial.mine"), container.NewGridWithColumns(2, f.mine, f.Brains[0])),
			widget.NewFormItem(t.Text("editor.trial.theirs"), container.NewGridWithColumns(2, f.Theirs, f.Brains[1])),
		),
		editorui.Reserve(whoRoom, f.who),
		editorui.Caption(t.Text("editor.trial.note")),
		place,
		f.newObstacles(),
		container.NewGridWithColumns(3, play, watch, count),
		f.count.object,
	)
	f.sheet = e.Sheet("editor.trial.title", content, editorui.Answer{Text: t.Text("editor.close"), Importance: widget.MediumImportance, Taken: nil})
	f.sheet.Closed = f.count.cancel
	f.sheet.Raise(640, 0)
}

// whoRoom has room for what two players are like, so that nothing below moves as others are chosen.
var whoRoom = fyne.NewSize(1, 64)

// tellWho tells what the players are like that are chosen.
func (f *TrialForm) tellWho() {
	words := balance.Words{Translator: f.desk.Texts(), Pack: f.desk.Pack()}
	var told []string
	for _, choice := range f.Brains {
		if who := words.Who(f.desk.Brains()[choice.SelectedIndex()].ID); who != "" && !slices.Contains(told, who) {
			told = append(told, who)
		}
	}
	f.who.SetText(strings.Join(told, "\n"))
}

// newObstacles lists the heroes that can't play, each with what must be mended first and a way there.
func (f *TrialForm) newObstacles() fyne.CanvasObject {
	e, lines := f.desk, container.NewVBox()
	if len(f.unfit) == 0 {
		return lines
	}
	problems := schema.Essential(e.Pack().Diagnostics())
	for _, hero := range f.unfit {
		args := i18n.Args{"Hero": naming.Of(e.Pack(), schema.FileOf(schema.HeroKind, hero), e.Texts())}
		i := obstacle(e.Pack(), problems, hero)
		if i < 0 {
			lines.Add(editorui.Paragraph(e.Texts().Text("editor.trial.left_out", args)))
			continue
		}
		args["Problem"] = naming.Tell(e.Pack(), e.Texts(), problems[i])
		way := editorui.NewButton(e.Texts().Text("editor.trial.mend"), nil, func() {
			f.sheet.Close()
			e.Lead(problems[i])
		})
		icon := container.NewPadded(widget.NewIcon(editorui.SeverityIcon(schema.Error)))
		lines.Add(container.NewBorder(nil, nil, icon, container.NewCenter(way), editorui.Paragraph(e.Texts().Text("editor.trial.because", args))))
	}
	return lines
}

// obstacle returns which of some problems keeps a hero from playing: the first error in its document or in those of its
// cards; -1 if there is none.
func obstacle(pack *schema.Pack, problems []schema.Diagnostic, hero string) int {
	files := []string{schema.FileOf(schema.HeroKind, hero)}
	h, _ := pack.Hero(hero)
	for _, line := range h.Deck {
		files = append(files, schema.FileOf(schema.CardKind, line.Card))
	}
	return slices.IndexFunc(problems, func(d schema.Diagnostic) bool {
		return d.Severity == schema.Error && slices.Contains(files, d.File)
	})
}

func (f *TrialForm) brainNames() []string {
	names := make([]string, len(f.desk.Brains()))
	for i, id := range f.desk.Brains().IDs() {
		names[i] = explanation.Brain(f.desk.Texts(), id)
	}
	return names
}

// Setup returns the duel that has been chosen.
func (f *TrialForm) Setup() playtest.Setup {
	brains := f.desk.Brains()
	return playtest.Setup{
		Pack:     f.desk.Pack(),
		Heroes:   f.fighters(),
		Brains:   [2]string{brains[f.Brains[0].SelectedIndex()].ID, brains[f.Brains[1].SelectedIndex()].ID},
		Seed:     rand.Uint64(),
		Position: f.position(),
	}
}

// fighters returns the ids of the heroes that have been chosen.
func (f *TrialForm) fighters() [2]string {
	return [2]string{f.heroes[f.mine.SelectedIndex()], f.heroes[f.Theirs.SelectedIndex()]}
}

// Match returns the count of such duels with the cards as they are now and, if there are unsaved edits, without them.
func (f *TrialForm) Match() balance.Match {
	now := f.Setup()
	m := balance.Match{After: now.Pack, Brains: f.desk.Brains(), Duels: trialDuels}
	for i := range m.Seats {
		m.Seats[i] = arena.Seat{Hero: now.Heroes[i], Brain: now.Brains[i]}
	}
	now.Position = nil // counted duels are whole ones
	before := now
	before.Pack = f.desk.SavedPack()
	if _, err := before.Record(f.desk.Brains()); err == nil && len(f.desk.Dirty()) > 0 {
		m.Before = before.Pack
	}
	return m
}

// Start shows a duel in place of the desk, which comes back as it was.
func (f *TrialForm) Start(watch bool) {
	e, setup := f.desk, f.Setup()
	if setup.Position != nil && !f.allowed(setup.Position) {
		f.ChoosePosition()
		return
	}
	f.sheet.Close() // before the duel takes the keys and the focus, which a sheet gives back
	if watch {
		f.stage.Watch(setup)
		return
	}
	if err := f.stage.play(setup); err != nil {
		e.Report(err)
	}
}
