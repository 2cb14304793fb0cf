package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/look"
	"boardduels/runtime/replay"
)

// pairing is what a new duel is made of: ids of the own hero, the opponent's, and its brain.
type pairing struct{ mine, theirs, brain string }

// choiceIntents are what a player can want while choosing a duel.
type choiceIntents interface {
	begin(pairing)
	standing(show func(string)) // of an even match, once it is known
	// doubleOf tells what the player's double with a hero is made of, or why there is none, once it is known.
	doubleOf(hero string, show func(about string, exists bool))
	saveDouble(hero string)
	meetDouble(pairing) // of somebody else
	openHome()
	sheetHost
}

// choice is the screen on which a duel is put together.
type choice struct {
	translator *i18n.Translator
	gallery    *Gallery
	heroes     []replay.Hero
	intents    choiceIntents
	now        pairing
	onHero     func() // another one is chosen
}

func (c *choice) standing(show func(string)) { c.intents.standing(show) }

func (c *choice) double(show func(about string, exists bool)) { c.intents.doubleOf(c.now.theirs, show) }

func (c *choice) saveDouble() { c.intents.saveDouble(c.now.theirs) }

func (c *choice) meetDouble() { c.intents.meetDouble(c.now) }

// newChoice returns the screen with a pairing to begin from; parts of it that don't exist are replaced. packs, unless
// nil, is where another pack can be chosen.
func newChoice(t *i18n.Translator, g *Gallery, heroes []replay.Hero, opponents []opponentGroup, packs fyne.CanvasObject, from pairing, intents choiceIntents) fyne.CanvasObject {
	c := &choice{translator: t, gallery: g, heroes: heroes, intents: intents, now: from}
	c.now.mine = c.existing(from.mine, 0)
	c.now.theirs = c.existing(from.theirs, 1)
	if !slices.ContainsFunc(opponents, func(g opponentGroup) bool { return slices.Contains(g.ids, from.brain) }) {
		c.now.brain = opponents[0].first
	}
	begin := bigButton(t.Text("choice.begin"), look.Symbol("attack"), widget.HighImportance, func() { intents.begin(c.now) })
	myDeck, theirDeck := container.NewStack(), container.NewStack()
	heroRows := &fyne.Container{Layout: &twoUp{}, Objects: []fyne.CanvasObject{
		newPanel(c.newHeroes("choice.mine", &c.now.mine, myDeck)), newPanel(c.newHeroes("choice.theirs", &c.now.theirs, theirDeck)),
	}}
	decks := &fyne.Container{Layout: &twoUp{}, Objects: []fyne.CanvasObject{myDeck, theirDeck}}
	var page *footed
	var opponent fyne.CanvasObject
	rivals := newOpponentChoice(t, opponents, c.now.brain, c, func(id string) { c.now.brain = id }, func() { page.unfold(opponent) })
	c.onHero = rivals.renew
	opponent = newPanel(rivals.content)
	content := container.NewVBox(heroRows, opponent)
	if packs != nil {
		content.Add(newPanel(container.NewVBox(heading(t.Text("choice.pack")), packs)))
	}
	page = newFooted(content, container.NewPadded(begin), decks)
	return newScreen(t.Text("choice.title"), intents.openHome, column(820, page.object))
}

func (c *choice) existing(id string, instead int) string {
	if slices.ContainsFunc(c.heroes, func(h replay.Hero) bool { return h.ID == id }) {
		return id
	}
	return c.heroes[min(instead, len(c.heroes)-1)].ID
}

// newHeroes is a row of heroes of which one is chosen, with a way to look through its deck. Where there is room, its
// cards are shown too.
func (c *choice) newHeroes(titleKey string, chosen *string, cards *fyne.Container) fyne.CanvasObject {
	tiles := make([]*heroTile, len(c.heroes))
	facts := canvas.NewText("", look.Color(look.ColorMuted))
	facts.TextSize = 13
	mark := func() {
		for i, tile := range tiles {
			hero := &c.heroes[i]
			tile.setChosen(hero.ID == *chosen)
			if hero.ID == *chosen {
				facts.Text = c.translator.Text("choice.facts", i18n.Args{"HP": hero.HP, "EP": hero.EP, "Regen": hero.Regen})
				facts.Refresh()
				cards.Objects = []fyne.CanvasObject{newDeckView(c.translator, c.gallery, hero, [duel.DeckSize]uint8{}, c.intents.enlarge)}
				cards.Refresh()
			}
		}
	}
	for i := range c.heroes {
		hero := &c.heroes[i]
		tiles[i] = newHeroTile(c.gallery.HeroName(&hero.Hero), c.gallery.Portrait(&hero.Hero), func() {
			*chosen = hero.ID
			mark()
			c.onHero()
		})
	}
	mark()
	deck := widget.NewButtonWithIcon(c.translator.Text("choice.deck"), look.Symbol("deck"), func() { c.showDeck(*chosen) })
	deck.Importance = widget.LowImportance
	return container.NewVBox(container.NewBorder(nil, nil, nil, deck, heading(c.translator.Text(titleKey))), newTileRow(tiles), facts)
}

func (c *choice) showDeck(id string) {
	i := slices.IndexFunc(c.heroes, func(h replay.Hero) bool { return h.ID == id })
	hero := &c.heroes[i]
	t := c.translator
	c.intents.openSheet(c.gallery.HeroName(&hero.Hero), container.NewVBox(
		note("hp", t.Text("hero.hp", i18n.Args{"HP": hero.HP, "Max": hero.HP})),
		note("ep", t.Text("hero.ep", i18n.Args{"EP": hero.EP, "Max": hero.EP, "Regen": hero.Regen})),
		newDeckView(t, c.gallery, hero, [duel.DeckSize]uint8{}, c.intents.enlarge),
	))
}
