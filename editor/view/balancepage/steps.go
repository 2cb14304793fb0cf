package balancepage

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/editor/balance"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// stepDuels is how many duels of each two heroes a step is tried with, in each hands.
const stepDuels = 400

// balanceSteps tries the single steps of the numbers of the open card or hero, in the background, and offers them as
// edits.
type balanceSteps struct {
	desk     Desk
	texts    *i18n.Translator
	balancer *Balancer
	item     document.Item
	pack     *schema.Pack // that was tried
	Effects  []balance.Effect
	brain    int
	Running  bool
	stop     context.CancelFunc

	about  *widget.Label // whose steps can be tried
	ask    *editorui.Button
	halt   *editorui.Button
	bar    *widget.ProgressBar
	brains *editorui.Select
	Heat   *editorui.HeatMap
	takes  *fyne.Container // a button for each row
	table  *fyne.Container
	object fyne.CanvasObject
}

func newBalanceSteps(b *Balancer, around func() fyne.Scrollable) *balanceSteps {
	t := b.desk.Texts()
	s := &balanceSteps{desk: b.desk, texts: t, balancer: b, stop: func() {}, bar: widget.NewProgressBar(), Heat: editorui.NewHeatMap(128), takes: container.New(rowsLayout{})}
	s.about = editorui.Paragraph("")
	s.ask = editorui.NewButton(t.Text("editor.balance.steps.ask"), theme.SearchIcon(), s.start)
	s.halt = editorui.NewButton(t.Text("editor.balance.halt"), theme.MediaStopIcon(), s.forget)
	var names []string
	for _, brain := range b.Brains {
		names = append(names, explanation.Brain(t, brain.ID))
	}
	s.brains = editorui.NewSelect(names, nil)
	if len(names) > 0 {
		s.brains.SetSelectedIndex(0)
	}
	s.brains.OnChanged = func(string) {
		s.brain = s.brains.SelectedIndex()
		s.refresh()
	}
	s.table = container.NewVBox(s.brains, editorui.Caption(t.Text("editor.balance.steps.note")), container.NewBorder(nil, nil, nil, s.takes, editorui.Sideways(s.Heat, around)))
	s.object = container.NewVBox(widget.NewSeparator(), s.about, s.ask, container.NewBorder(nil, nil, nil, s.halt, s.bar), s.table)
	s.refresh()
	return s
}

// forget gives up what is being tried, and what was found.
func (s *balanceSteps) forget() {
	s.stop()
	s.stop, s.Running, s.Effects = func() {}, false, nil
	s.refresh()
}

// start tries all steps of the open card or hero.
func (s *balanceSteps) start() {
	s.forget()
	s.balancer.Halt()
	ctx, stop := context.WithCancel(context.Background())
	s.stop, s.Running, s.pack = stop, true, s.desk.Workspace().Pack()
	s.bar.SetValue(0)
	search := balance.Search{Pack: s.pack, Kind: s.item.Type, ID: s.item.ID, Brains: s.balancer.Brains, Duels: stepDuels}
	memory, do := s.balancer.memory, s.desk.Later
	show := func(f func()) {
		do(func() {
			if ctx.Err() == nil {
				f()
				s.refresh()
			}
		})
	}
	go func() {
		err := search.Run(ctx, memory, func(effects []balance.Effect, done, total int) {
			show(func() {
				s.Effects = effects
				s.bar.SetValue(float64(done) / float64(total))
			})
		})
		show(func() {
			s.Running = false
			if err != nil {
				s.desk.Report(err)
			}
		})
	}()
	s.refresh()
}

// follow forgets what was found of another pack, card or hero.
func (s *balanceSteps) follow() {
	item, _ := s.desk.Item()
	if item == s.item && (s.pack == nil || s.pack == s.desk.Workspace().Pack()) {
		return
	}
	s.stop()
	s.item, s.pack, s.Effects, s.Running, s.stop = item, nil, nil, false, func() {}
}

// refresh shows what has been found.
func (s *balanceSteps) refresh() {
	if _, ready := s.desk.Item(); !ready {
		return
	}
	s.follow()
	isOne := s.item.ID != "" && (s.item.Type == schema.CardKind || s.item.Type == schema.HeroKind)
	editorui.Visible(isOne, s.about)
	editorui.Visible(isOne && !s.Running, s.ask)
	editorui.Visible(s.Running, s.bar)
	editorui.Visible(s.Running, s.halt)
	editorui.Visible(len(s.Effects) > 0, s.table)
	if isOne {
		s.about.SetText(s.texts.Text("editor.balance.steps", i18n.Args{"Name": naming.Of(s.desk.Workspace().Pack(), schema.FileOf(s.item.Type, s.item.ID), s.texts)}))
	}
	if len(s.Effects) > 0 {
		s.fill()
	}
}

// pair names two heroes.
type pair struct{ hero, against string }

// fill shows the steps, with what each does to each pair in the chosen hands.
func (s *balanceSteps) fill() {
	words := balance.Words{Translator: s.texts, Pack: s.pack}
	brain := s.balancer.Brains[s.brain].ID
	var pairs []pair
	for _, c := range s.Effects[0].Moves {
		if p := (pair{c.Hero, c.Against}); c.Brain == brain && !slices.Contains(pairs, p) {
			pairs = append(pairs, p)
		}
	}
	isOne := !slices.ContainsFunc(pairs, func(p pair) bool { return p.hero != pairs[0].hero })
	var rows, columns []string
	for _, p := range pairs {
		name := words.Hero(p.against)
		if !isOne {
			name = words.Hero(p.hero) + "–" + name
		}
		columns = append(columns, name)
	}
	columns = append(columns, s.texts.Text("editor.balance.steps.nearer"))
	var cells [][]editorui.HeatCell
	s.takes.RemoveAll()
	for _, e := range s.Effects {
		rows = append(rows, s.nameOf(e.Step))
		cells = append(cells, s.line(words, e, brain, pairs))
		take := editorui.NewButton(s.texts.Text("editor.balance.steps.take"), nil, func() { s.desk.Do(e.Edit()) })
		s.takes.Add(take)
	}
	s.Heat.Set(rows, columns, cells)
}

func (s *balanceSteps) line(words balance.Words, e balance.Effect, brain string, pairs []pair) (cells []editorui.HeatCell) {
	for _, p := range pairs {
		i := slices.IndexFunc(e.Moves, func(c balance.Change) bool {
			return c.Brain == brain && c.Hero == p.hero && c.Against == p.against
		})
		if i < 0 {
			cells = append(cells, editorui.HeatCell{})
			continue
		}
		cells = append(cells, moved(words, e.Moves[i].Change))
	}
	return append(cells, editorui.HeatCell{Text: words.Points(e.Nearer / 100)})
}

// nameOf returns what a step does: "Cost 1 → 2".
func (s *balanceSteps) nameOf(step balance.Step) string {
	field, _ := schema.FieldAt(s.item.Type, step.Path) // of the documents of the kind
	name := fmt.Sprintf("%s %d → %d", field.Title.In(s.texts.Language()), step.From, step.To)
	if at, inRule := strings.CutPrefix(step.Path, "rule["); inRule {
		index, _, _ := strings.Cut(at, "]")
		number, _ := strconv.Atoi(index)
		return s.texts.Text("editor.balance.steps.rule", i18n.Args{"N": number + 1, "Step": name})
	}
	return name
}

// rowsLayout lays objects beside the rows of a heat map.
type rowsLayout struct{}

func (rowsLayout) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, o := range objects {
		size.Width = max(size.Width, o.MinSize().Width)
	}
	size.Height = editorui.HeatHead + editorui.HeatRow*float32(len(objects))
	return size
}

func (rowsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		height := o.MinSize().Height
		o.Move(fyne.NewPos(0, editorui.HeatHead+editorui.HeatRow*float32(i)+(editorui.HeatRow-height)/2))
		o.Resize(fyne.NewSize(size.Width, height))
	}
}
