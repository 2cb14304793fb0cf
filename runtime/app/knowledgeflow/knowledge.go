package knowledgeflow

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Known is what there is to show of an AI's knowledge of a hero.
type Known struct {
	Hero      string
	Numbers   duel.Numbers // of duels with its pack
	Knowledge *kb.Knowledge
	History   []kb.Entry // the oldest first
	CanUndo   bool       // the last rollback
	IsAwaited bool       // a duel is under way, which goes on with what the AI knew as it began
}

// knowledgeIntents are what a player can want where the AI's knowledge is shown.
type knowledgeIntents interface {
	dueltable.SheetHost
	Nemesis() string // the id of who knows all this
	// LastMatch calls show with the heroes of the match from which the AI learned last, its own and the player's, both
	// "" if it has learned nothing yet.
	LastMatch(show func(mine, theirs string))
	// knowledgeOf calls show with what the AI knows about playing a hero, once it is read.
	KnowledgeOf(hero string, show func(*Known))
	// RollBack asks for confirmation, makes the AI know what it knew after an entry, 0 the beginning, which is before
	// the step that is told, and then calls done.
	RollBack(now *Known, to int, step string, done func())
	// Forget does so with all that was learned.
	Forget(now *Known, done func())
	UndoRollBack(hero string, done func())
	// judgeHabit has the user say what is to become of a habit, and then calls done.
	JudgeHabit(hero string, key schema.HabitKey, status string, done func())
	// Learns reports whether the AI learns from the player's duels, and SetLearns has it do so, or not.
	Learns() bool
	SetLearns(on bool)
	// SaveKnowledge saves what the AI knows of a hero in a file, and OpenKnowledgeFile takes what a file says, and then
	// calls done.
	SaveKnowledge(now *Known)
	OpenKnowledgeFile(hero string, done func())
	// answersTo calls show with what the AIs do about the player, once it is found, unless ctx ends before.
	AnswersTo(ctx context.Context, now *Known, show func(habit.Answers))
}

// newKnowledge is the screen that shows what the AI knows, hero by hero, as long as somebody is looking. Cases can be
// taken, unless taking is nil.
func newKnowledge(looking context.Context, t *i18n.Translator, g *gallery.Gallery, heroes []duelrecord.Hero, intents knowledgeIntents, taking *taking, leave func()) fyne.CanvasObject {
	k := &knowledgePage{looking: looking, taking: taking, stop: func() {}, translator: t, cast: gallery.NewCast(g, heroes), intents: intents, unfolded: map[string]bool{}}
	k.first, k.beside, k.more = container.NewVBox(), container.NewVBox(), container.NewVBox()
	for i := range heroes {
		k.tiles = append(k.tiles, ui.NewTile(g.HeroName(&heroes[i].Hero), g.Portrait(&heroes[i].Hero), func() { k.choose(i) }))
	}
	head := container.NewVBox(ui.NewTileRow(k.tiles))
	if taking != nil {
		head = container.NewVBox(taking.about(), ui.NewTileRow(k.tiles))
	}
	k.page = container.New(&twoColumns{}, container.NewVBox(head, k.first), k.beside, k.more)
	k.scroll = container.NewVScroll(k.page)
	k.intents.LastMatch(k.begin)
	return ui.NewScreen(t.Text("knowledge.title"), leave, ui.Column(ui.Widest, k.scroll))
}

// knowledgePage shows the knowledge of the hero that is chosen.
type knowledgePage struct {
	looking    context.Context
	stop       context.CancelFunc // looking at the hero that is chosen
	isChosen   bool
	translator *i18n.Translator
	cast       gallery.Cast
	intents    knowledgeIntents
	taking     *taking // nil in the game
	tiles      []*ui.Tile
	// What there is to know, what stands beside it in a broad window, and what else there is.
	first, beside, more, page *fyne.Container
	scroll                    *container.Scroll
	steps                     fyne.CanvasObject // the heading of what changed the knowledge
	unfolded                  map[string]bool   // what else is shown, by the keys of its titles
}

// begin shows the hero that the player played last, in the editor the one that learned last, unless one was chosen
// meanwhile.
func (k *knowledgePage) begin(mine, theirs string) {
	last := theirs
	if k.taking != nil {
		last = mine
	}
	if !k.isChosen {
		k.choose(max(0, slices.IndexFunc(k.cast.Heroes, func(h duelrecord.Hero) bool { return h.ID == last })))
	}
}

func (k *knowledgePage) choose(chosen int) {
	k.isChosen = true
	for i, tile := range k.tiles {
		tile.SetChosen(i == chosen)
	}
	k.stop()
	var ctx context.Context
	ctx, k.stop = context.WithCancel(k.looking)
	k.intents.KnowledgeOf(k.cast.Heroes[chosen].ID, func(now *Known) {
		again := func() { k.choose(chosen) }
		if k.taking == nil {
			k.first.Objects, k.beside.Objects = k.ofThePlayer(ctx, now, again), k.besides(now, again)
		} else { // cases come early: they are what people have come for
			k.beside.Objects = k.newCases(now)
			k.first.Objects = append(append(k.experience(now), k.curve(now)...), k.rollbacks(now, again)...)
			more := append(k.habits(ctx, now, again), k.wishes(now)...)
			k.more.Objects = append(append(more, k.enemies(now)...), k.history(now, again)...)
		}
		k.relay()
	})
}

// ofThePlayer is what a player has come for: what the AI says of it, how it does against it, the figures of both, and
// files of all that.
func (k *knowledgePage) ofThePlayer(ctx context.Context, now *Known, again func()) []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{k.you(ctx, now, again)}, k.curve(now)...), k.figures(now), k.files(now, again))
}

// besides is what else there is: what the AI aims for, what changed the knowledge, and last what to do with it, what
// can't be undone at the very end.
func (k *knowledgePage) besides(now *Known, again func()) []fyne.CanvasObject {
	rows := append(k.enemies(now), k.history(now, again)...)
	rows = append(rows, ui.Heading(k.translator.Text("knowledge.manage")), k.newLearning())
	return append(rows, k.rollbacks(now, again)...)
}

// newLearning lets the AI learn from duels, or not.
func (k *knowledgePage) newLearning() fyne.CanvasObject {
	t, holds := k.translator, 0
	if !k.intents.Learns() {
		holds = 1
	}
	return ui.NewOptions([]string{t.Text("knowledge.learning"), t.Text("knowledge.paused")}, holds, func(i int) { k.intents.SetLearns(i == 0) })
}

// files lead out of the game with what is known of a hero, and back.
func (k *knowledgePage) files(now *Known, again func()) fyne.CanvasObject {
	t := k.translator
	save := ui.NewButton(t.Text("knowledge.save"), theme.DocumentSaveIcon(), func() { k.intents.SaveKnowledge(now) })
	open := ui.NewButton(t.Text("knowledge.open"), theme.FolderOpenIcon(), func() { k.intents.OpenKnowledgeFile(now.Hero, again) })
	return &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{save, open}}
}

// relay lays the page out anew: what wraps knows its height only at a width.
func (k *knowledgePage) relay() {
	k.page.Refresh()
	k.scroll.Refresh()
}

// experience tells what the knowledge rests on.
func (k *knowledgePage) experience(now *Known) []fyne.CanvasObject {
	t, e := k.translator, now.Knowledge.Experience
	about := t.Text("knowledge.experience", i18n.Args{"Decisions": e.Decisions, "Won": e.Won})
	switch {
	case e.IsPractice():
		about = t.Text("knowledge.fresh")
	case e.Decisions == 0:
		about = t.Text("knowledge.watched")
	}
	rows := []fyne.CanvasObject{ui.Paragraph(about)}
	if e.Simulated > 0 {
		rows = append(rows, ui.Paragraph(t.Text("knowledge.simulated", i18n.Args{"N": e.Simulated})))
	}
	return rows
}

// curve shows how the AI's duels went: those in which it played the hero, or in the game those in which the player did;
// nothing if there were less than two.
func (k *knowledgePage) curve(now *Known) []fyne.CanvasObject {
	t, won, about := k.translator, wins(now.History, now.Hero), "knowledge.curve_about"
	if k.taking == nil {
		won, about = winsAgainst(now.History, now.Hero), "knowledge.curve_yours"
	}
	if len(won) < 2 {
		return nil
	}
	return []fyne.CanvasObject{ui.NewPanel(container.NewVBox(
		ui.Heading(t.Text("knowledge.curve")), newWinCurve(t, won), ui.Paragraph(t.Text(about, i18n.Args{"Duels": winsTogether}))))}
}

// wishes shows what the AI wants from a turn, and what it believes the user to want.
func (k *knowledgePage) wishes(now *Known) (rows []fyne.CanvasObject) {
	t, cards := k.translator, k.cast.Cards(now.Hero)
	if style := explanation.Style(t, now.Knowledge.Style, cards); style != "" {
		rows = append(rows, ui.NewPanel(container.NewVBox(
			ui.Heading(t.Text("knowledge.style")),
			ui.Paragraph(t.Text("knowledge.style_about", i18n.Args{"N": now.Knowledge.Experience.Observed})),
			ui.Paragraph(style), ui.Paragraph(t.Text("knowledge.style_figures")),
			newWorths(explanation.Sought(t, now.Knowledge.Style, cards, worthsShown)))))
	}
	if len(now.Knowledge.Weights) > 0 {
		rows = append(rows, ui.NewPanel(container.NewVBox(
			ui.Heading(t.Text("knowledge.weights")), ui.Paragraph(t.Text("knowledge.weights_about")),
			newWorths(explanation.Wanted(t, now.Knowledge.Weights, cards, worthsShown)))))
	}
	return rows
}

// worthsShown is how many traits a list has.
const worthsShown = 8

// newWorths shows what traits are worth, the weightiest first.
func newWorths(list []explanation.Worth) fyne.CanvasObject {
	bars := container.NewVBox()
	for _, w := range list {
		bars.Add(ui.NewBalance(ui.UpperFirst(w.Trait), w.Figure, w.Amount, list[0].Amount))
	}
	return bars
}

// newCases shows each case of the knowledge base.
func (k *knowledgePage) newCases(now *Known) []fyne.CanvasObject {
	t, cases := k.translator, now.Knowledge.Cases
	rows := []fyne.CanvasObject{ui.Heading(t.Text("knowledge.cases"))}
	if len(cases) == 0 {
		rows = append(rows, ui.Paragraph(t.Text("knowledge.none")))
	}
	if k.taking != nil {
		rows = append(rows, k.taking.missing(now.Hero, cases)...)
	}
	names := explanation.CaseNames(t, cases)
	for i := range cases {
		number := i + 1
		if k.taking != nil {
			number = cases[i].ID // as the editor has it
		}
		box := newKnownCase(t, now, i, number, names[i])
		if k.taking != nil {
			for _, o := range k.taking.beside(now.Hero, &cases[i]) {
				box.Add(o)
			}
		}
		rows = append(rows, ui.NewPanel(box))
	}
	return rows
}

// newKnownCase shows a case: where it comes from, the situation in its strongest signals, what it prefers, and how it
// has proved itself.
func newKnownCase(t *i18n.Translator, now *Known, place, number int, called string) *fyne.Container {
	c := &now.Knowledge.Cases[place]
	bars := container.NewGridWithColumns(2)
	for kind, priority := range c.Outputs {
		bars.Add(ui.NewShare(rulestext.Kind(t, duel.Kind(kind)), explanation.Wish(t, priority), float64(priority), look.KindColor(duel.Kind(kind))))
	}
	situation := ui.NewFolds()
	situation.Add(t.Text("knowledge.situation"), newSituation(t, now.Numbers, c))
	origin := ui.Paragraph(t.Text("knowledge.origin", i18n.Args{"Origin": explanation.Origin(t, c.Origin)}))
	origin.Importance = widget.LowImportance
	name := ui.Paragraph(t.Text("knowledge.case", i18n.Args{"Case": number, "Name": called}))
	name.TextStyle.Bold = true
	rows := container.NewVBox(name, origin)
	if told := explanation.Proven(t, c, now.Knowledge.Experience); told != "" {
		rows.Add(ui.Paragraph(told))
	}
	rows.Add(bars)
	rows.Add(situation.Object)
	return rows
}

func newSituation(t *i18n.Translator, n duel.Numbers, c *schema.Case) fyne.CanvasObject {
	bars := container.NewVBox()
	for i, input := range c.Inputs {
		bars.Add(ui.NewShare(explanation.Input(t, i), explanation.Signal(t, n, i, input), float64(input), look.Color(look.ColorEnergy)))
	}
	return bars
}
