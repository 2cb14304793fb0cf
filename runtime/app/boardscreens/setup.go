package boardscreens

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/board/wording"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// Choice is what a new game is made of. Its seat is Nobody if lots are to be drawn.
type Choice struct {
	Family  string
	Variant string
	Brain   string
	Seat    game.Seat
}

// setup is the page on which a game is put together.
type setup struct {
	t      *i18n.Translator
	family Family
	game   games.Family
	table  *Table
	now    Choice
	behind *fyne.Container // what belongs to the group of opponents that is open
	page   *ui.Footed
	panel  fyne.CanvasObject
}

// NewSetup returns the page, with a choice to begin from; parts of it that don't exist are replaced. rules shows those
// of the game.
func NewSetup(t *i18n.Translator, family Family, table *Table, from Choice, begin func(Choice), rules, back func()) fyne.CanvasObject {
	described, _ := games.Find(family.ID)
	s := &setup{t: t, family: family, game: described, table: table, now: from, behind: container.NewStack()}
	s.now.Family = family.ID
	if s.game.Lots {
		s.now.Seat = game.Nobody
	}
	if !slices.ContainsFunc(family.Variants, func(v Variant) bool { return v.ID == from.Variant }) {
		s.now.Variant = family.Variants[0].ID
	}
	if !slices.Contains(table.Brains.IDs(), from.Brain) && !slices.Contains(table.Levels.IDs(), from.Brain) {
		s.now.Brain = table.Levels[len(table.Levels)/3].ID
	}
	start := ui.BigButton(t.Text("boards.begin"), look.Symbol("coin"), widget.HighImportance, func() { begin(s.now) })
	s.panel = ui.NewPanel(s.newOpponents())
	content := &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{s.newRules(), s.panel}}
	s.page = ui.NewFooted(content, container.NewPadded(start), container.NewStack())
	way := ui.NewWay(t.Text("home.how_to"), theme.QuestionIcon(), rules)
	return ui.NewScreenBeside(FamilyName(t, family.ID), back, way, ui.Column(820, s.page.Object))
}

// newRules is where the variant and the own side are chosen.
func (s *setup) newRules() fyne.CanvasObject {
	options := container.NewStack()
	sides := ui.NewPanel(container.NewVBox(ui.Heading(s.t.Text("boards.side")), options))
	if len(s.family.Variants) < 2 {
		options.Add(s.newSides(s.family.Variants[0]))
		return sides
	}

	var variants []string
	chosen := 0
	for i, v := range s.family.Variants {
		variants = append(variants, cmp.Or(v.Name, s.game.VariantName(s.t, v.ID)))
		if v.ID == s.now.Variant {
			chosen = i
		}
	}
	var rules fyne.CanvasObject
	about := container.NewVBox()
	tell := func(v Variant) {
		about.RemoveAll()
		if v.About != "" {
			about.Add(ui.Paragraph(v.About))
		}
		options.RemoveAll()
		options.Add(s.newSides(v))
	}
	tell(s.family.Variants[chosen])
	rules = ui.NewPanel(container.NewVBox(ui.Heading(s.t.Text("boards.variant")), ui.NewOptions(variants, chosen, func(i int) {
		s.now.Variant = s.family.Variants[i].ID
		tell(s.family.Variants[i])
		s.page.Unfold(rules)
	}), about))
	if s.game.Lots {
		return rules
	}
	return container.NewVBox(rules, sides)
}

// newSides lets the own side be chosen.
func (s *setup) newSides(v Variant) fyne.CanvasObject {
	return ui.NewOptions(s.sideNames(v), int(s.now.Seat)+1, func(i int) { s.now.Seat = game.Seat(i - 1) })
}

func (s *setup) sideNames(v Variant) []string {
	begins := game.Nobody
	if s.game.FirstKnown {
		begins = v.Begins()
	}
	list := []string{s.t.Text("boards.side.lot")}
	for seat := range game.Seat(s.table.Seats()) {
		name := s.game.SeatName(s.t, seat)
		if seat == begins {
			name = s.t.Text("boards.side.first", i18n.Args{"Side": name})
		}
		list = append(list, name)
	}
	return list
}

// group is opponents of one kind.
type group struct {
	key, symbol string
	ids         []string
}

// groups returns the levels, the characters and the other brains; no group is empty.
func (s *setup) groups() []group {
	all := []group{{"boards.group.levels", "major", s.table.Levels.IDs()}, {"boards.group.characters", "defence", nil}, {"boards.group.brains", "attack", nil}}
	for _, id := range s.table.Brains.IDs() {
		if s.game.Words.IsCharacter(id) {
			all[1].ids = append(all[1].ids, id)
		} else {
			all[2].ids = append(all[2].ids, id)
		}
	}
	return slices.DeleteFunc(all, func(g group) bool { return len(g.ids) == 0 })
}

// newOpponents is a door for each group, and below them what is behind the open one.
func (s *setup) newOpponents() fyne.CanvasObject {
	groups := s.groups()
	doors := container.NewGridWithColumns(len(groups))
	var list []*ui.Pressable
	open := func(i int) {
		for j, door := range list {
			door.SetChosen(i == j)
		}
		if g := &groups[i]; !slices.Contains(g.ids, s.now.Brain) {
			s.now.Brain = g.ids[len(g.ids)/3]
		}
		s.behind.Objects = []fyne.CanvasObject{s.newGroup(&groups[i])}
		s.behind.Refresh()
		if s.page != nil {
			s.page.Unfold(s.panel)
		}
	}
	opened := 0
	for i := range groups {
		list = append(list, ui.NewPressable(newDoor(look.Symbol(groups[i].symbol), s.t.Text(groups[i].key)), func() { open(i) }))
		doors.Add(list[i])
		if slices.Contains(groups[i].ids, s.now.Brain) {
			opened = i
		}
	}
	open(opened)
	return container.NewVBox(ui.Heading(s.t.Text("boards.opponent")), doors, s.behind)
}

func (s *setup) newGroup(g *group) fyne.CanvasObject {
	if _, isLevel := wording.Level(g.ids[0]); isLevel {
		return s.newLevels(g.ids)
	}
	var entries []*ui.Pressable
	columns := [2]*fyne.Container{container.NewVBox(), container.NewVBox()}
	mark := func() {
		for i, id := range g.ids {
			entries[i].SetChosen(id == s.now.Brain)
		}
	}
	for i, id := range g.ids {
		name, about := widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true}), ui.Paragraph("")
		about.SizeName = theme.SizeNameCaptionText
		entries = append(entries, ui.NewPressable(s.described(id, name, about), func() {
			s.now.Brain = id
			mark()
		}))
		columns[2*i/len(g.ids)].Add(entries[i])
	}
	mark()
	return &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{columns[0], columns[1]}}
}

// newLevels lets a difficulty be set.
func (s *setup) newLevels(ids []string) fyne.CanvasObject {
	name, about := widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true}), ui.Paragraph("")
	told := container.NewStack(s.described(s.now.Brain, name, about))
	slider := ui.NewSlider(0, float64(len(ids)-1))
	slider.Value = float64(slices.Index(ids, s.now.Brain))
	slider.OnChanged = func(place float64) {
		s.now.Brain = ids[int(place)]
		told.Objects = []fyne.CanvasObject{s.described(s.now.Brain, name, about)}
		told.Refresh()
	}
	way := container.NewBorder(nil, nil, widget.NewLabel(s.t.Text("choice.easier")), widget.NewLabel(s.t.Text("choice.harder")),
		look.NewThemed(slider, look.Grooved(look.Live())))
	return container.NewVBox(told, way)
}

// described tells a brain's name, its strength, and how it plays.
func (s *setup) described(id string, name, about *widget.Label) fyne.CanvasObject {
	name.SetText(s.game.Words.Brain(s.t, id))
	about.SetText(s.game.Words.About(s.t, id))
	strength := ui.NewSteps("attack", wording.Steps)
	strength.Set(s.game.Words.Step(id))
	return container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()-theme.Padding()),
		container.NewBorder(nil, nil, nil, container.NewCenter(strength.Object), name), about)
}

// newDoor is a symbol with a word under it.
func newDoor(symbol fyne.Resource, text string) fyne.CanvasObject {
	label := look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignCenter, look.Color(theme.ColorNameForeground))
	label.SetText(text)
	picture := ui.Icon(symbol, 22)
	door := &fyne.Container{Objects: []fyne.CanvasObject{picture, label.Object()}}
	door.Layout = ui.NewGrowing(fyne.NewSize(80, 54), func(size fyne.Size, unit float32) {
		r := ui.RectOf(size)
		top := r.CutTop(26*unit, 0)
		ui.NewRect(top.X+top.W/2-11*unit, top.Y+3*unit, 22*unit, 22*unit).Put(picture)
		label.Layout(r.Pos(), r.Size(), 9, 14*unit)
	})
	return ui.NewPanel(door)
}
