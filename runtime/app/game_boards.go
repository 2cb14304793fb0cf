package app

import (
	"cmp"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/families"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// boardPage is a page on which a board game is shown, until it is left.
type boardPage interface{ Leave() }

func (g *Game) boardLibrary() boardLibrary { return boardLibrary{g.library, &g.boardFiles} }

// OpenBoards shows all board games, and those that are over.
func (g *Game) OpenBoards() {
	const most = 200
	left := g.boards
	if p, ok := g.boardPage.(*boardscreens.Session); ok {
		p.Leave()
	}
	g.Background(func() func() {
		if left != nil && left.HasLeft() {
			<-left.Ended // with its last file
		}
		shelf := &boardscreens.Shelf{UnderWay: map[string]*boardrecord.Record{}}
		var problems []error
		for _, f := range families.All() {
			if !boardscreens.IsShown(f.ID) {
				continue
			}
			shelf.Families = append(shelf.Families, f.ID)
			r, err := g.boardLibrary().underWay(f.ID)
			problems = append(problems, err)
			if r != nil {
				shelf.UnderWay[f.ID] = r
			}
		}
		var err error
		shelf.Saved, err = g.boardLibrary().savedBoards(most)
		problems = append(problems, err)
		return func() {
			g.display(boardscreens.NewShelf(g.translator, shelf, g), nil, g.OpenHome)
			g.reportAny(errors.Join(problems...))
		}
	})
}

// tableOf returns the game of a record, and who plays it: with the experts of the pack that is played with.
func (g *Game) tableOf(r *boardrecord.Record) (*boardscreens.Table, error) {
	f, err := g.findFamily(r.Family)
	if err != nil {
		return nil, err
	}
	t, err := f.Open(r.Setup)
	if err != nil {
		return nil, err
	}
	return &boardscreens.Table{Game: t.Game, Brains: t.Brains, Levels: t.Levels}, nil
}

// findFamily returns a family with the boards of the pack that is played with.
func (g *Game) findFamily(id string) (families.Family, error) {
	f, err := families.Find(id)
	if err != nil {
		return f, err
	}
	return f.With(g.edition.pack), nil
}

// familyOf returns a family with the table of one of its variants; the usual one's if there is none of that name.
func (g *Game) familyOf(id, variant string) (boardscreens.Family, *boardscreens.Table, error) {
	f, err := g.findFamily(id)
	if err != nil {
		return boardscreens.Family{}, nil, err
	}
	shown, language := boardscreens.Family{ID: f.ID}, g.translator.Language()
	for _, v := range f.Variants {
		shown.Variants = append(shown.Variants, boardscreens.Variant{ID: v.ID, Name: v.Name.In(language), About: v.About.In(language), Begins: func() game.Seat { return begins(f, v) }})
	}
	t, err := openTable(f, variantOf(f, variant))
	return shown, t, err
}

// variantOf returns a variant of a family; the usual one if there is none of that name.
func variantOf(f families.Family, id string) families.Variant {
	v, err := f.Variant(id)
	if err != nil {
		return f.Variants[0]
	}
	return v
}

func openTable(f families.Family, v families.Variant) (*boardscreens.Table, error) {
	t, err := f.Open(v.Setup)
	return &boardscreens.Table{Game: t.Game, Brains: t.Brains, Levels: t.Levels}, err
}

// begins returns the seat that begins a pack's board. In the games' own set-ups it is the first one, or lot decides.
func begins(f families.Family, v families.Variant) game.Seat {
	if v.Name.In("en") == "" {
		return 0
	}
	t, err := f.Open(v.Setup)
	if err != nil {
		return 0 // told when it is chosen
	}
	start := t.Start(0)
	return t.Mover(&start)
}

// OpenBoardChoice lets a game of a family be put together, as it was last.
func (g *Game) OpenBoardChoice(id string) {
	from := g.lastBoard(id)
	f, table, err := g.familyOf(id, from.Variant)
	if err != nil {
		g.report(err)
		return
	}
	g.display(boardscreens.NewSetup(g.translator, f, table, from, g.beginBoard, func() { g.openBoardRules(id, nil) }, g.OpenBoards), nil, g.OpenBoards)
}

// beginBoard begins a game. Where another one of the family could still be gone on with, it asks first.
func (g *Game) beginBoard(c boardscreens.Choice) {
	g.keepBoardChoice(c)
	g.Background(func() func() {
		r, err := g.boardLibrary().underWay(c.Family)
		return func() {
			g.reportAny(err)
			if r != nil {
				g.confirm("boards.replace_title", "boards.replace_about", "boards.begin", func() { g.beginBoardAtOnce(c) })
				return
			}
			g.beginBoardAtOnce(c)
		}
	})
}

func (g *Game) beginBoardAtOnce(c boardscreens.Choice) {
	f, err := g.findFamily(c.Family)
	if err != nil {
		g.report(err)
		return
	}
	v := variantOf(f, c.Variant)
	table, err := openTable(f, v)
	if err != nil {
		g.report(err)
		return
	}
	seed := g.options.Seed()
	me := c.Seat
	if me == game.Nobody {
		lot := game.NewStream(seed, 1)
		me = game.Seat(lot.Below(table.Seats()))
	}
	seats := make([]boardrecord.Seat, table.Seats())
	for i := range len(seats) - 1 { // each with chance of its own
		seats[(int(me)+1+i)%len(seats)] = boardrecord.Seat{Brain: c.Brain, Seed: seed + uint64(i)}
	}
	r, err := boardrecord.NewRecord(table, seed, seats)
	if err != nil {
		g.report(err)
		return
	}
	r.Date = g.options.Now()
	r.Call(boardrecord.Called(v.Name))
	g.sitDown(r)
}

// ResumeBoard goes on with the game of a family that is under way.
func (g *Game) ResumeBoard(family string) {
	g.Background(func() func() {
		r, err := g.boardLibrary().underWay(family)
		return func() {
			if err != nil || r == nil {
				g.reportAny(err)
				g.OpenBoards()
				return
			}
			g.sitDown(r)
		}
	})
}

// sitDown shows a game, and lets it go on once the one before has written its last file.
func (g *Game) sitDown(r *boardrecord.Record) {
	table, err := g.tableOf(r)
	if err != nil {
		g.report(err)
		return
	}
	s, err := boardscreens.NewSession(g.translator, g, table, r, g.stage, boardSaver{g.boardLibrary(), r.Family}, g.options.Do)
	if err != nil {
		g.report(err)
		return
	}
	before := g.boards
	g.boards = s
	g.showBoard(s, s.Content, s.OpenMenu)
	s.Start(before)
}

func (g *Game) showBoard(page boardPage, content fyne.CanvasObject, back func()) {
	g.display(content, nil, back)
	g.boardPage = page
}

// LeaveBoard implements [boardscreens.Host].
func (g *Game) LeaveBoard(s *boardscreens.Session) {
	t := g.translator
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, g.sheets.Close)
	about, label, importance := t.Text("boards.leave_about"), "leave.later", widget.MediumImportance
	if s.Unsaved != nil {
		about = t.Text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(t, s.Unsaved)})
		label, importance = "leave.unsaved", widget.DangerImportance
	}
	later := ui.BigButton(t.Text(label), theme.HomeIcon(), importance, g.OpenBoards)
	rules := ui.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, func() { g.openBoardRules(s.Record().Family, nil) })
	rows := container.NewVBox(ui.Paragraph(about), stay, later, rules)
	if s.CanResign() {
		rows.Add(ui.BigButton(t.Text("leave.resign"), theme.CancelIcon(), widget.DangerImportance, func() {
			g.confirm("boards.resign_title", "boards.resign_about", "leave.resign", s.Resign)
		}))
	}
	g.OpenSheet(t.Text("boards.leave_title"), rows)
}

// boardRules are the rules of all board games, which lead back to those of the duel.
func (g *Game) boardRules() (all []screen.OtherRules) {
	for _, f := range families.All() {
		if boardscreens.IsShown(f.ID) {
			all = append(all, screen.OtherRules{
				Game: boardscreens.FamilyName(g.translator, f.ID), Open: func() { g.openBoardRules(f.ID, g.OpenHowTo) },
			})
		}
	}
	return all
}

// openBoardRules shows the rules of a board game; back, unless nil, is where closing them leads.
func (g *Game) openBoardRules(family string, back func()) {
	f, err := families.Find(family)
	if err != nil {
		g.report(err)
		return
	}
	rules := boardscreens.NewRules(g.translator, family, func(setup []string) (*boardscreens.Table, error) {
		return openTable(f, families.Variant{Setup: setup})
	})
	g.OpenSheet(boardscreens.FamilyName(g.translator, family), rules)
	if back != nil {
		g.sheets.Closed = back
	}
}

// BoardOver keeps a game that is over.
func (g *Game) BoardOver(s *boardscreens.Session) {
	if s.Failure != nil {
		g.report(s.Failure)
		return
	}
	r := s.Record().Clone()
	g.Background(func() func() {
		<-s.Ended
		err := g.boardLibrary().keepBoard(r)
		return func() {
			if err != nil {
				g.OpenSheet(g.translator.Text("error.title"), ui.Paragraph(g.translator.Text("boards.not_kept", i18n.Args{"Reason": errtext.Unsaved(g.translator, err)})))
			}
		}
	})
}

// RematchBoard implements [boardscreens.Host].
func (g *Game) RematchBoard(r *boardrecord.Record) {
	me := r.Person()
	other := (int(me) + 1) % len(r.Seats)
	c := boardscreens.Choice{Family: r.Family, Brain: r.Seats[other].Brain, Seat: me, Variant: g.lastBoard(r.Family).Variant}
	if f, err := g.findFamily(r.Family); err == nil {
		c.Variant = cmp.Or(f.Named(r.Setup), c.Variant)
	}
	g.beginBoardAtOnce(c)
}

// HasShelf implements [boardscreens.Host].
func (g *Game) HasShelf() bool { return true }

// Cue lets something be heard.
func (g *Game) Cue(name sound.Name) { g.options.Speaker.Play(name) }
