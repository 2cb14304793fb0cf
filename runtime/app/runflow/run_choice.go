package runflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// runChoiceIntents are what a player can want where runs begin.
type runChoiceIntents interface {
	dueltable.SheetHost
	// SetOut begins a run; seed is as typed, "" for one by lot; day is the day whose run it is, or "".
	SetOut(plan schema.Run, hero, seed, day string)
	OpenPastRun(library.PastRun)
	OpenFile()
	OpenHome()
	OpenHowTo()
}

// runChoice is the screen on which a run is chosen.
type runChoice struct {
	translator *i18n.Translator
	gallery    *gallery.Gallery
	heroes     []duelrecord.Hero
	plans      []schema.Run
	past       []library.PastRun
	intents    runChoiceIntents
	plan       int
	hero       string
	onOther    func()          // the heroes have another height now
	deck, way  *fyne.Container // of the hero, and of the run, shown where there is room
}

// newRunChoice is where a run begins: which one, and with which hero, the given one at first. Below are runs that are
// over. today is the day as "2026-11-25".
func newRunChoice(t *i18n.Translator, g *gallery.Gallery, heroes []duelrecord.Hero, plans []schema.Run, past []library.PastRun, hero, today string, intents runChoiceIntents) fyne.CanvasObject {
	c := &runChoice{translator: t, gallery: g, heroes: heroes, plans: plans, past: past, intents: intents, hero: hero, onOther: func() {}, deck: container.NewStack(), way: container.NewStack()}
	about := ui.Paragraph(t.Text("runs.about"))
	content := container.NewVBox(about)
	rest := container.NewVBox()
	foot := container.NewVBox()
	if len(plans) == 0 {
		content.Add(ui.Paragraph(t.Text("runs.none")))
	} else {
		bySeed := ui.NewButton(t.Text("runs.by_seed"), theme.SearchReplaceIcon(), c.askSeed)
		bySeed.Importance = widget.LowImportance
		content = container.NewBorder(about, nil, nil, nil, c.newPlans())
		rest.Add(ui.NewPanel(container.NewVBox(container.NewBorder(nil, nil, nil, bySeed, ui.Heading(t.Text("choice.mine"))), c.newHeroes())))
		setOut := ui.BigButton(t.Text("runs.set_out"), theme.NavigateNextIcon(), widget.HighImportance, func() { intents.SetOut(c.plans[c.plan], c.hero, "", "") })
		daily := ui.BigButton(t.Text("runs.today", i18n.Args{"Day": screen.DayOf(t, today)}), theme.HistoryIcon(), widget.MediumImportance, func() { intents.SetOut(c.plans[c.plan], c.hero, "", today) })
		foot.Add(&fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{setOut, daily}})
	}
	rest.Add(ui.NewButton(t.Text("replays.open"), theme.FolderOpenIcon(), intents.OpenFile))
	page := ui.NewFooted(container.NewVBox(halves(content, rest), c.newPast()), container.NewPadded(foot), halves(c.deck, c.way))
	c.onOther = func() { page.Unfold(rest) }
	return ui.NewScreenBeside(t.Text("runs.title"), intents.OpenHome, screen.NewHowToWay(t, intents.OpenHowTo), ui.Column(ui.Widest, page.Object))
}

// halves lays two things side by side where there is room, else below each other.
func halves(a, b fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: &ui.TwoUp{From: ui.Wide}, Objects: []fyne.CanvasObject{a, b}}
}

// newPast lists the runs that are over, in two columns where there is room.
func (c *runChoice) newPast() fyne.CanvasObject {
	rows := container.NewVBox()
	past := c.past[:min(len(c.past), mostPast)]
	if len(past) > 0 {
		rows.Add(ui.Heading(c.translator.Text("runs.past")))
	}
	row := func(p library.PastRun) fyne.CanvasObject {
		return ui.NewPressable(ui.NewPanel(ui.Paragraph(c.pastLine(p))), func() { c.intents.OpenPastRun(p) })
	}
	for i := 0; i < len(past); i += 2 {
		if i+1 == len(past) {
			rows.Add(row(past[i]))
			break
		}
		rows.Add(halves(row(past[i]), row(past[i+1])))
	}
	return rows
}

// newWay shows who waits along a run, and how strong they are.
func (c *runChoice) newWay(plan *schema.Run) fyne.CanvasObject {
	t, rows := c.translator, container.NewVBox()
	for i := range plan.Stages {
		stage := &plan.Stages[i]
		key, sign := "runs.stage", screen.StrengthOf(stage.Rival).Object
		if i == len(plan.Stages)-1 {
			key, sign = "runs.stage_boss", container.NewHBox(ui.Icon(look.Symbol("major"), 20), sign)
		}
		told := []fyne.CanvasObject{ui.BoldLine(t.Text(key, i18n.Args{"N": i + 1, "Rival": explanation.Brain(t, stage.Rival)}))}
		told = append(told, caption(explanation.BrainAbout(t, stage.Rival)))
		if i > 0 && stage.Rest > 0 {
			told = append(told, caption(t.Text("run.rest", i18n.Args{"HP": stage.Rest})))
		}
		rows.Add(ui.NewPanel(container.NewBorder(nil, nil, nil, container.NewCenter(sign), ui.Tight(told...))))
	}
	return container.NewVBox(ui.Heading(t.Text("runs.way")), rows)
}

// askSeed begins the run that belongs to a seed that somebody has told.
func (c *runChoice) askSeed() {
	t := c.translator
	var seed *ui.Entry
	setOut := func() { c.intents.SetOut(c.plans[c.plan], c.hero, seed.Text, "") }
	seed = ui.NewEntry(t.Text("runs.seed"), setOut)
	begin := ui.BigButton(t.Text("runs.set_out"), theme.NavigateNextIcon(), widget.HighImportance, setOut)
	c.intents.OpenSheet(t.Text("runs.by_seed"), container.NewVBox(ui.Paragraph(t.Text("runs.seed_about")), seed, begin))
}

// mostPast is how many runs that are over are listed.
const mostPast = 20

// newPlans is the runs that there are, of which one is chosen.
func (c *runChoice) newPlans() fyne.CanvasObject {
	t, rows := c.translator, container.NewVBox()
	var entries []*ui.Pressable
	mark := func() {
		for i, entry := range entries {
			entry.SetChosen(i == c.plan)
		}
		c.way.Objects = []fyne.CanvasObject{c.newWay(&c.plans[c.plan])}
		c.way.Refresh()
	}
	for i := range c.plans {
		plan := &c.plans[i]
		about := schema.DisplayName(t.Language(), "", plan.About, plan.AboutUK)
		line := t.Text("count.rivals", i18n.Args{"N": len(plan.Stages)})
		if best, ok := c.best(plan); ok {
			line += " · " + scoreLine(t, best, len(plan.Stages))
		}
		told := ui.Muted(line)
		entry := ui.NewPressable(ui.NewPanel(container.NewVBox(ui.NameHeading(screen.PlanName(t, plan)), ui.Paragraph(about), container.NewPadded(told))), func() {
			c.plan = i
			mark()
		})
		entries = append(entries, entry)
		rows.Add(entry)
	}
	mark()
	if len(entries) == 2 {
		return &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{entries[0], entries[1]}}
	}
	return rows
}

// best returns the best score with a run.
func (c *runChoice) best(plan *schema.Run) (best run.Score, ok bool) {
	for _, p := range c.past {
		if p.Plan == plan.ID && p.Stages == len(plan.Stages) && (!ok || p.Score.Compare(best) > 0) {
			best, ok = p.Score, true
		}
	}
	return best, ok
}

func (c *runChoice) newHeroes() fyne.CanvasObject {
	tiles, always := make([]*ui.Tile, len(c.heroes)), screen.NewAlways(c.gallery.Always)
	mark := func() {
		for i := range c.heroes {
			tiles[i].SetChosen(c.heroes[i].ID == c.hero)
			if c.heroes[i].ID == c.hero {
				c.deck.Objects = []fyne.CanvasObject{newDeckOf(c.translator, c.gallery, &c.heroes[i], c.intents)}
				c.deck.Refresh()
				if always.Show(&c.heroes[i]) {
					c.onOther()
				}
			}
		}
	}
	known := false
	for i := range c.heroes {
		hero := &c.heroes[i]
		known = known || hero.ID == c.hero
		tiles[i] = ui.NewTile(c.gallery.HeroName(&hero.Hero), c.gallery.Portrait(&hero.Hero), func() {
			c.hero = hero.ID
			mark()
		})
	}
	if !known {
		c.hero = c.heroes[0].ID
	}
	mark()
	return container.NewVBox(ui.NewTileRow(tiles), always.Object)
}

// pastLine tells of a run that is over.
func (c *runChoice) pastLine(p library.PastRun) string {
	name, hero := p.Plan, p.Hero
	for i := range c.plans {
		if c.plans[i].ID == p.Plan {
			name = screen.PlanName(c.translator, &c.plans[i])
		}
	}
	for i := range c.heroes {
		if c.heroes[i].ID == p.Hero {
			hero = c.gallery.HeroName(&c.heroes[i].Hero)
		}
	}
	return c.translator.Text("runs.row", i18n.Args{"Run": name, "Hero": hero, "Score": scoreLine(c.translator, p.Score, p.Stages), "Date": replayflow.DateOf(c.translator, p.Date)})
}

// scoreLine tells how far a run came.
func scoreLine(t *i18n.Translator, s run.Score, stages int) string {
	if s.Won {
		return t.Text("runs.score_won", i18n.Args{"HP": s.HP})
	}
	return t.Text("runs.score", i18n.Args{"Beaten": s.Beaten, "Of": stages})
}
