package duelflow

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// choiceIntents are what a player can want while choosing a duel.
type choiceIntents interface {
	acquaintances
	Begin(edition.Pairing)
	// Standing tells how strongly an even match of a pairing is played, once it is known.
	Standing(p edition.Pairing, show func(string))
	// DoubleOf tells what the player's double with a hero is made of, or why there is none, once it is known.
	DoubleOf(hero string, show func(about string, exists bool))
	SaveDouble(hero string)
	MeetDouble(edition.Pairing) // of somebody else
	OpenHome()
	OpenHowTo()
	dueltable.SheetHost
}

// choice is the screen on which a duel is put together.
type choice struct {
	acquaintances
	translator *i18n.Translator
	gallery    *gallery.Gallery
	heroes     []duelrecord.Hero
	intents    choiceIntents
	now        edition.Pairing
	onHero     func() // another one is chosen
	onOther    func() // a row of heroes has another height now
}

func (c *choice) standing(show func(string)) { c.intents.Standing(c.now, show) }

func (c *choice) double(show func(about string, exists bool)) { c.intents.DoubleOf(c.now.Theirs, show) }

func (c *choice) saveDouble() { c.intents.SaveDouble(c.now.Theirs) }

func (c *choice) meetDouble() { c.intents.MeetDouble(c.now) }

// newChoice returns the screen with a pairing to begin from; parts of it that don't exist are replaced. packs, unless
// nil, is where another pack can be chosen.
func newChoice(t *i18n.Translator, g *gallery.Gallery, heroes []duelrecord.Hero, opponents []opponentGroup, packs fyne.CanvasObject, from edition.Pairing, intents choiceIntents) fyne.CanvasObject {
	c := &choice{acquaintances: intents, translator: t, gallery: g, heroes: heroes, intents: intents, now: from, onOther: func() {}}
	c.now.Mine = c.existing(from.Mine, "")
	c.now.Theirs = c.existing(from.Theirs, c.now.Mine)
	if !slices.ContainsFunc(opponents, func(g opponentGroup) bool { return slices.Contains(g.ids, from.Brain) }) {
		c.now.Brain = opponents[0].first
	}
	begin := ui.BigButton(t.Text("choice.begin"), look.Symbol("attack"), widget.HighImportance, func() { intents.Begin(c.now) })
	myDeck, theirDeck := container.NewStack(), container.NewStack()
	heroRows := &fyne.Container{Layout: &ui.TwoUp{From: 700}, Objects: []fyne.CanvasObject{
		ui.NewPanel(c.newHeroes("choice.mine", &c.now.Mine, myDeck, g.Always)), ui.NewPanel(c.newHeroes("choice.theirs", &c.now.Theirs, theirDeck, g.TheirAlways)),
	}}
	decks := &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{myDeck, theirDeck}}
	var page *ui.Footed
	var opponent fyne.CanvasObject
	rivals := newOpponentChoice(t, opponents, c.now.Brain, c, func(id string) { c.now.Brain = id }, func() { page.Unfold(opponent) })
	c.onHero = rivals.renew
	c.onOther = func() { page.Unfold(heroRows) }
	opponent = ui.NewPanel(rivals.content)
	rest := container.NewBorder(nil, nil, nil, nil, opponent) // beside the heroes it becomes as high as they are
	if packs != nil {
		rest = container.NewBorder(nil, ui.NewPanel(container.NewVBox(ui.Heading(t.Text("choice.pack")), packs)), nil, nil, opponent)
	}
	content := &fyne.Container{Layout: &ui.TwoUp{From: ui.Wide}, Objects: []fyne.CanvasObject{heroRows, rest}}
	page = ui.NewFooted(content, container.NewPadded(begin), decks)
	return ui.NewScreenBeside(t.Text("choice.title"), intents.OpenHome, screen.NewHowToWay(t, intents.OpenHowTo), ui.Column(ui.Widest, page.Object))
}

// existing returns the id of a hero, if there is such a one, or else the first one that is another than one, which
// doesn't depend on the language in which they are sorted: whoever is new meets the same in each.
func (c *choice) existing(id, another string) string {
	var ids []string
	for _, hero := range c.heroes {
		ids = append(ids, hero.ID)
	}
	if slices.Contains(ids, id) {
		return id
	}
	slices.Sort(ids)
	if ids[0] == another && len(ids) > 1 {
		return ids[1]
	}
	return ids[0]
}

// newHeroes is a row of heroes of which one is chosen, with a way to look through its deck. Where there is room, its
// cards are shown too. What its rules and relics do at all times, tell returns.
func (c *choice) newHeroes(titleKey string, chosen *string, cards *fyne.Container, tell func(*duelrecord.Hero) []string) fyne.CanvasObject {
	tiles := make([]*ui.Tile, len(c.heroes))
	facts, always := canvas.NewText("", look.Color(look.ColorMuted)), screen.NewAlways(tell)
	mark := func() {
		for i, tile := range tiles {
			hero := &c.heroes[i]
			tile.SetChosen(hero.ID == *chosen)
			if hero.ID == *chosen {
				key := "choice.facts"
				if c.gallery.Numbers().FullEnergy {
					key = "choice.facts.full"
				}
				facts.Text = c.translator.Text(key, i18n.Args{"HP": hero.HP, "EP": hero.EP, "Regen": hero.Regen})
				facts.Refresh()
				if always.Show(hero) {
					c.onOther()
				}
				cards.Objects = []fyne.CanvasObject{gallery.NewDeck(c.translator, c.gallery, hero, [duel.LineCapacity]uint8{}, c.intents.Enlarge)}
				cards.Refresh()
			}
		}
	}
	for i := range c.heroes {
		hero := &c.heroes[i]
		tiles[i] = ui.NewTile(c.gallery.HeroName(&hero.Hero), c.gallery.Portrait(&hero.Hero), func() {
			*chosen = hero.ID
			mark()
			c.onHero()
		})
	}
	mark()
	deck := ui.NewButton(c.translator.Text("choice.deck"), look.Symbol("deck"), func() { c.showDeck(*chosen, tell) })
	deck.Importance = widget.LowImportance
	return container.NewVBox(container.NewBorder(nil, nil, nil, deck, ui.Heading(c.translator.Text(titleKey))), ui.NewTileRow(tiles), ui.GrownText(facts, 13), always.Object)
}

func (c *choice) showDeck(id string, tell func(*duelrecord.Hero) []string) {
	i := slices.IndexFunc(c.heroes, func(h duelrecord.Hero) bool { return h.ID == id })
	hero := &c.heroes[i]
	t := c.translator
	rows := container.NewVBox(
		ui.Note("hp", t.Text("hero.hp", i18n.Args{"HP": hero.HP, "Max": hero.HP})),
		ui.Note("ep", gallery.Energy(t, c.gallery.Numbers(), hero.EP, hero.EP, hero.Regen)),
	)
	for _, text := range tell(hero) {
		rows.Add(ui.Note("log", text))
	}
	rows.Add(gallery.NewDeck(t, c.gallery, hero, [duel.LineCapacity]uint8{}, c.intents.Enlarge))
	c.intents.OpenSheet(c.gallery.HeroName(&hero.Hero), rows)
}
