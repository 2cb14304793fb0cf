package duelflow

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/rating"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
)

// opponentChoice is where an opponent is chosen: a door for each group, and below them what is behind the open one. The
// group whose door is open holds the one that is chosen.
type opponentChoice struct {
	translator *i18n.Translator
	groups     []opponentGroup
	chosen     string
	onChosen   func(id string)
	intents    opponentIntents
	onOpened   func() // the choice has another height now

	opened  int // the door
	doors   []*ui.Pressable
	behind  *fyne.Container
	content fyne.CanvasObject
}

// opponentIntents are what a player can want while choosing an opponent.
type opponentIntents interface {
	acquaintances
	standing(show func(string)) // of an even match, once it is known
	// double tells what the player's double with the enemy hero is made of, or why there is none, once it is known.
	double(show func(about string, exists bool))
	saveDouble()
	meetDouble() // of somebody else
}

func newOpponentChoice(t *i18n.Translator, groups []opponentGroup, chosen string, intents opponentIntents, onChosen func(id string), onOpened func()) *opponentChoice {
	c := &opponentChoice{translator: t, groups: groups, chosen: chosen, intents: intents, onChosen: onChosen, onOpened: func() {}, behind: container.NewStack()}
	row := &fyne.Container{Layout: &doorLayout{}}
	for i, group := range groups {
		door := ui.NewPressable(newDoor(group.kind.symbol(), group.kind.name(t)), func() {
			c.choose(groups[i].first)
			c.open(i)
		})
		c.doors = append(c.doors, door)
		row.Add(door)
	}
	c.content = container.NewBorder(ui.Heading(t.Text("choice.brain")), nil, nil, nil, &fyne.Container{
		Layout: openDoors{}, Objects: []fyne.CanvasObject{row, ui.Below(c.behind)},
	})
	present := slices.IndexFunc(groups, func(g opponentGroup) bool { return slices.Contains(g.ids, chosen) })
	groups[present].first = chosen
	c.open(present)
	c.onOpened = onOpened
	return c
}

func (c *opponentChoice) choose(id string) {
	c.chosen = id
	c.onChosen(id)
}

// renew shows anew what depends on the heroes.
func (c *opponentChoice) renew() {
	switch c.groups[c.opened].kind {
	case Equal, Double:
		c.open(c.opened)
	}
}

// open shows what is behind a door.
func (c *opponentChoice) open(i int) {
	c.opened = i
	for j, door := range c.doors {
		door.SetChosen(i == j)
	}
	group := &c.groups[i]
	keep := func(id string) {
		group.first = id // when the door is opened again
		c.choose(id)
	}
	show := [...]func(*opponentGroup, func(string)) fyne.CanvasObject{c.showEqual, c.showLearner, c.showDouble, c.showLevels, c.showCharacters, c.showRivals}[group.kind]
	c.behind.Objects = []fyne.CanvasObject{show(group, keep)}
	c.behind.Refresh()
	c.onOpened()
}

func (c *opponentChoice) showEqual(*opponentGroup, func(string)) fyne.CanvasObject {
	about := ui.Paragraph(explanation.BrainAbout(c.translator, difficulty.Match))
	c.intents.standing(func(text string) {
		about.SetText(about.Text + " " + text)
		if c.chosen == difficulty.Match {
			c.onOpened()
		}
	})
	return container.NewVBox(ui.Tight(ui.BoldLine(explanation.Brain(c.translator, difficulty.Match)), about), c.showNemeses())
}

func (c *opponentChoice) showLearner(*opponentGroup, func(string)) fyne.CanvasObject {
	about := ui.Tight(besides(ui.BoldLine(explanation.Brain(c.translator, c.chosen)), screen.StrengthOf(c.chosen).Object), ui.Paragraph(explanation.BrainAbout(c.translator, c.chosen)))
	return container.NewVBox(about, c.showNemeses())
}

// besides puts something at the end of a line.
func besides(line, last fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, nil, container.NewCenter(last), line)
}

// showLevels lets a difficulty be set.
func (c *opponentChoice) showLevels(group *opponentGroup, keep func(string)) fyne.CanvasObject {
	t := c.translator
	name, strength, about := ui.BoldLine(explanation.Brain(t, c.chosen)), screen.StrengthOf(c.chosen), ui.Paragraph(explanation.BrainAbout(t, c.chosen))
	slider := ui.NewSlider(0, float64(len(group.ids)-1))
	slider.Value = float64(slices.Index(group.ids, c.chosen))
	slider.OnChanged = func(place float64) {
		keep(group.ids[int(place)])
		name.SetText(explanation.Brain(t, c.chosen))
		strength.Set(rating.Step(c.chosen))
		if told := explanation.BrainAbout(t, c.chosen); told != about.Text {
			about.SetText(told)
			c.onOpened()
		}
	}
	way := container.NewBorder(nil, nil, container.NewCenter(ui.Muted(t.Text("choice.easier"))), container.NewCenter(ui.Muted(t.Text("choice.harder"))),
		look.NewThemed(slider, look.Grooved(look.Live())))
	return ui.Tight(besides(name, strength.Object), container.NewPadded(way), about)
}

// showCharacters lets a character be chosen by its portrait.
func (c *opponentChoice) showCharacters(group *opponentGroup, keep func(string)) fyne.CanvasObject {
	t, about, strength := c.translator, ui.Paragraph(""), screen.StrengthOf(c.chosen)
	tiles := make([]*ui.Tile, len(group.ids))
	mark := func() {
		for i, id := range group.ids {
			tiles[i].SetChosen(id == c.chosen)
		}
		about.SetText(explanation.BrainAbout(t, c.chosen))
		strength.Set(rating.Step(c.chosen))
	}
	for i, id := range group.ids {
		tiles[i] = ui.NewTile(explanation.Brain(t, id), look.Character(id), func() {
			keep(id)
			mark()
		})
	}
	mark()
	return container.NewVBox(ui.NewTileRow(tiles), container.NewHBox(container.NewPadded(strength.Object)), about)
}

// showRivals lists opponents, in two columns where there is room.
func (c *opponentChoice) showRivals(group *opponentGroup, keep func(string)) fyne.CanvasObject {
	t := c.translator
	entries := make([]*ui.Pressable, len(group.ids))
	mark := func() {
		for i, id := range group.ids {
			entries[i].SetChosen(id == c.chosen)
		}
	}
	columns := [2]*fyne.Container{container.NewVBox(), container.NewVBox()}
	for i, id := range group.ids {
		about := ui.Paragraph(explanation.BrainAbout(t, id))
		about.SizeName = theme.SizeNameCaptionText
		entries[i] = ui.NewPressable(ui.Tight(besides(ui.BoldLine(explanation.Brain(t, id)), screen.StrengthOf(id).Object), about), func() {
			keep(id)
			mark()
		})
		columns[2*i/len(group.ids)].Add(entries[i])
	}
	mark()
	return &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{columns[0], columns[1]}}
}

// openDoors lays doors over what is behind the open one. Of height that is left over the doors take what they can use.
type openDoors struct{}

// highestDoors is how much higher than they need to be doors become.
const highestDoors = 1.7

func (openDoors) MinSize(objects []fyne.CanvasObject) fyne.Size {
	doors, behind := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(doors.Width, behind.Width), doors.Height+ui.Space()+behind.Height)
}

func (openDoors) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r := ui.RectOf(size)
	for _, o := range objects {
		o.Resize(fyne.NewSize(size.Width, o.Size().Height)) // what wraps knows its height only at a width
	}
	least := objects[0].MinSize().Height
	r.CutTop(min(max(r.H-ui.Space()-objects[1].MinSize().Height, least), highestDoors*least), ui.Space()).Put(objects[0])
	r.Put(objects[1])
}

// newDoor is a symbol with a few words beside it, on a ground that looks like something to press.
func newDoor(symbol fyne.Resource, text string) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(theme.ColorNameButton))
	ground.CornerRadius = 10
	picture := ui.Icon(symbol, 24)
	label := look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, look.Color(theme.ColorNameForeground))
	label.SetText(text)
	door := &fyne.Container{Objects: []fyne.CanvasObject{ground, picture, label.Object()}}
	door.Layout = ui.NewGrowing(fyne.NewSize(leastDoor, doorHeight), func(size fyne.Size, u float32) {
		r := ui.RectOf(size)
		r.Put(ground)
		r = r.Inset(8 * u)
		r.CutLeft(24*u, 8*u).Put(picture)
		label.Layout(r.Pos(), r.Size(), 10*u, 15*u)
	})
	return door
}

const (
	leastDoor  = 140
	doorHeight = 46
)

// doorLayout lays doors side by side, or in rows of like length where there is little room, two doors at least.
type doorLayout struct{ width float32 }

func (l *doorLayout) columns(count int) int {
	space := ui.Space()
	fit := max(2, int((l.width+space)/(leastDoor*look.Unit()+space)))
	rows := (count + fit - 1) / fit
	return (count + rows - 1) / rows
}

func (l *doorLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	columns, unit := l.columns(len(objects)), look.Unit()
	rows := (len(objects) + columns - 1) / columns
	return fyne.NewSize((2*leastDoor+ui.Gap)*unit, (float32(rows)*(doorHeight+ui.Gap)-ui.Gap)*unit)
}

func (l *doorLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	columns, space := l.columns(len(objects)), ui.Space()
	rows := (len(objects) + columns - 1) / columns
	height := max((size.Height+space)/float32(rows)-space, doorHeight*look.Unit())
	width := (size.Width+space)/float32(columns) - space
	for i, o := range objects {
		ui.NewRect(float32(i%columns)*(width+space), float32(i/columns)*(height+space), width, height).Put(o)
	}
}
