// Package boardflow leads through the board games: the shelf of those that there are, a new one, the one under way, and
// those that are over.
package boardflow

import (
	"cmp"
	"errors"
	"slices"
	"sync"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/errtext"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// Lead leads from the board games to the rest of the game.
type Lead interface {
	OpenHome()
	OpenHowTo()
	// OpenFile opens what the player chooses.
	OpenFile()
	// ComeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
	ComeAway()
}

// Flow leads through the board games: the shelf of those that there are, a new one, the one under way, and those
// that are over.
type Flow struct {
	*edition.Present
	Lead
	Seed func() uint64 // of a new game

	Session *boardscreens.Session // the game under way, or the last one
	files   sync.Mutex
}

// Files returns where board games are kept.
func (b *Flow) Files() library.Boards {
	return library.Boards{Library: b.Library, Writing: &b.files}
}

// OpenBoards shows all board games, and those that are over.
func (b *Flow) OpenBoards() {
	const most = 200
	left := b.Session
	if p, ok := b.Board().(*boardscreens.Session); ok {
		p.Leave()
	}
	b.Background(func() func() {
		if left != nil && left.HasLeft() {
			<-left.Ended // with its last file
		}
		shelf := &boardscreens.Shelf{UnderWay: map[string]*boardrecord.Record{}}
		var problems []error
		for _, f := range games.All() {
			shelf.Families = append(shelf.Families, f.ID)
			r, err := b.Files().UnderWay(f.ID)
			problems = append(problems, err)
			if r != nil {
				shelf.UnderWay[f.ID] = r
			}
		}
		var err error
		shelf.Saved, err = b.Files().SavedBoards(most)
		problems = append(problems, err)
		return func() {
			b.Display(boardscreens.NewShelf(b.Translator(), shelf, b), nil, b.OpenHome)
			b.ReportAny(errors.Join(problems...))
		}
	})
}

// tableOf returns the game of a record, and who plays it: with the experts of the pack that is played with.
func (b *Flow) tableOf(r *boardrecord.Record) (*boardscreens.Table, error) {
	f, err := b.findFamily(r.Family)
	if err != nil {
		return nil, err
	}
	return openTable(f, games.Variant{Setup: r.Setup})
}

// findFamily returns a family with the boards of the pack that is played with.
func (b *Flow) findFamily(id string) (games.Family, error) {
	f, err := games.Find(id)
	if err != nil {
		return f, err
	}
	return f.With(b.Edition.Pack), nil
}

// familyOf returns a family with the table of one of its variants; the usual one's if there is none of that name.
func (b *Flow) familyOf(id, variant string) (boardscreens.Family, *boardscreens.Table, error) {
	f, err := b.findFamily(id)
	if err != nil {
		return boardscreens.Family{}, nil, err
	}
	shown, language := boardscreens.Family{ID: f.ID}, b.Translator().Language()
	for _, v := range f.Variants {
		shown.Variants = append(shown.Variants, boardscreens.Variant{ID: v.ID, Name: v.Name.In(language), About: v.About.In(language), Begins: func() game.Seat { return begins(f, v) }})
	}
	t, err := openTable(f, variantOf(f, variant))
	return shown, t, err
}

// variantOf returns a variant of a family; the usual one if there is none of that name.
func variantOf(f games.Family, id string) games.Variant {
	v, err := f.Variant(id)
	if err != nil {
		return f.Variants[0]
	}
	return v
}

func openTable(f games.Family, v games.Variant) (*boardscreens.Table, error) {
	t, err := f.Open(v.Setup)
	if err != nil {
		return nil, err
	}
	return &boardscreens.Table{Game: t.Game, Brains: t.Brains, Levels: t.Levels}, nil
}

// begins returns the seat that begins a pack's board. In the games' own set-ups it is the first one, or lot decides.
func begins(f games.Family, v games.Variant) game.Seat {
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
func (b *Flow) OpenBoardChoice(id string) {
	from := b.Last(id)
	f, table, err := b.familyOf(id, from.Variant)
	if err != nil {
		b.Report(err)
		return
	}
	b.Display(boardscreens.NewSetup(b.Translator(), f, table, from, b.beginBoard, func() { b.openBoardRules(id, nil) }, b.OpenBoards), nil, b.OpenBoards)
}

// beginBoard begins a game. Where another one of the family could still be gone on with, it asks first.
func (b *Flow) beginBoard(c boardscreens.Choice) {
	b.keepBoardChoice(c)
	b.Background(func() func() {
		r, err := b.Files().UnderWay(c.Family)
		return func() {
			b.ReportAny(err)
			if r != nil {
				b.Confirm("boards.replace_title", "boards.replace_about", "boards.begin", func() { b.BeginAtOnce(c) })
				return
			}
			b.BeginAtOnce(c)
		}
	})
}

// BeginAtOnce begins a game, whatever is under way.
func (b *Flow) BeginAtOnce(c boardscreens.Choice) {
	f, err := b.findFamily(c.Family)
	if err != nil {
		b.Report(err)
		return
	}
	v := variantOf(f, c.Variant)
	table, err := openTable(f, v)
	if err != nil {
		b.Report(err)
		return
	}
	seed := b.Seed()
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
		b.Report(err)
		return
	}
	r.Date = b.Now()
	r.Call(boardrecord.Called(v.Name))
	b.SitDown(r)
}

// ResumeBoard goes on with the game of a family that is under way.
func (b *Flow) ResumeBoard(family string) {
	b.Background(func() func() {
		r, err := b.Files().UnderWay(family)
		return func() {
			if err != nil || r == nil {
				b.ReportAny(err)
				b.OpenBoards()
				return
			}
			b.SitDown(r)
		}
	})
}

// SitDown shows a game, and lets it go on once the one before has written its last file.
func (b *Flow) SitDown(r *boardrecord.Record) {
	table, err := b.tableOf(r)
	if err != nil {
		b.Report(err)
		return
	}
	s, err := boardscreens.NewSession(b.Translator(), b, table, r, b.Stage(), library.BoardSaver{Boards: b.Files(), Family: r.Family}, b.Do)
	if err != nil {
		b.Report(err)
		return
	}
	before := b.Session
	b.Session = s
	b.ShowBoard(s, s.Content, s.OpenMenu)
	s.Start(before)
}

// LeaveBoard implements [boardscreens.Host].
func (b *Flow) LeaveBoard(s *boardscreens.Session) {
	t := b.Translator()
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, b.CloseSheet)
	about, label, importance := t.Text("boards.leave_about"), "leave.later", widget.MediumImportance
	if s.Unsaved != nil {
		about = t.Text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(t, s.Unsaved)})
		label, importance = "leave.unsaved", widget.DangerImportance
	}
	later := ui.BigButton(t.Text(label), theme.HomeIcon(), importance, b.OpenBoards)
	rules := ui.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, func() { b.openBoardRules(s.Record().Family, nil) })
	rows := container.NewVBox(ui.Paragraph(about), stay, later, rules)
	if s.CanResign() {
		rows.Add(ui.BigButton(t.Text("leave.resign"), theme.CancelIcon(), widget.DangerImportance, func() {
			b.Confirm("boards.resign_title", "boards.resign_about", "leave.resign", s.Resign)
		}))
	}
	b.OpenSheet(t.Text("boards.leave_title"), rows)
}

// Rules are the rules of a board game, and what opens them.
type Rules struct {
	Game string // its name
	Open func()
}

// Rules are the rules of all board games, which lead back to those of the duel.
func (b *Flow) Rules() (all []Rules) {
	for _, f := range games.All() {
		all = append(all, Rules{
			Game: boardscreens.FamilyName(b.Translator(), f.ID), Open: func() { b.openBoardRules(f.ID, b.OpenHowTo) },
		})
	}
	return all
}

// openBoardRules shows the rules of a board game; back, unless nil, is where closing them leads.
func (b *Flow) openBoardRules(family string, back func()) {
	f, err := games.Find(family)
	if err != nil {
		b.Report(err)
		return
	}
	rules := boardscreens.NewRules(b.Translator(), family, func(setup []string) (*boardscreens.Table, error) {
		return openTable(f, games.Variant{Setup: setup})
	})
	b.OpenSheet(boardscreens.FamilyName(b.Translator(), family), rules)
	if back != nil {
		b.WhenSheetCloses(back)
	}
}

// BoardOver keeps a game that is over.
func (b *Flow) BoardOver(s *boardscreens.Session) {
	if s.Failure != nil {
		b.Report(s.Failure)
		return
	}
	r := s.Record().Clone()
	b.Background(func() func() {
		<-s.Ended
		err := b.Files().KeepBoard(r)
		return func() {
			if err != nil {
				b.OpenSheet(b.Translator().Text("error.title"), ui.Paragraph(b.Translator().Text("boards.not_kept", i18n.Args{"Reason": errtext.Unsaved(b.Translator(), err)})))
			}
		}
	})
}

// RematchBoard implements [boardscreens.Host].
func (b *Flow) RematchBoard(r *boardrecord.Record) {
	me := r.Person()
	other := (int(me) + 1) % len(r.Seats)
	c := boardscreens.Choice{Family: r.Family, Brain: r.Seats[other].Brain, Seat: me, Variant: b.Last(r.Family).Variant}
	if f, err := b.findFamily(r.Family); err == nil {
		c.Variant = cmp.Or(f.Named(r.Setup), c.Variant)
	}
	b.BeginAtOnce(c)
}

// HasShelf implements [boardscreens.Host].
func (b *Flow) HasShelf() bool { return true }

// HasGame reports whether there is a board game to go on with. One that is over may still lie in the place of the one
// under way.
func (b *Flow) HasGame() bool {
	return slices.ContainsFunc(games.All(), func(f games.Family) bool {
		r, err := b.Files().Current(f.ID).Load()
		return err == nil && !r.Finished()
	})
}
