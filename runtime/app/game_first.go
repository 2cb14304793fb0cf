package app

import (
	"context"
	"time"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// lessonSeed deals a lesson in which each turn brings a card of another kind.
const lessonSeed = 89

// lessonBrain is the opponent of the lesson: one that strikes whatever waits for it, so that a trap springs.
const lessonBrain = "zombie"

// teaching is the game while it gives the lesson: nothing of that is kept, and no AI learns from it.
type teaching struct {
	*Game
	lesson *screen.Lesson
}

// OpenLesson begins the duel that teaches how to play. It is of the pack that comes with the game, whichever is chosen.
func (g *Game) OpenLesson() {
	pictures := gallery.New(g.options.Pack, g.translator)
	g.start(func(context.Context) func() {
		record, err := g.newLesson()
		if err != nil {
			return func() { g.report(err) }
		}
		g.drawings(pictures, heroesOf(record), enemyIn(record))()
		seating, err := screen.NewSeating(record, g.options.Brains)
		if err != nil {
			return func() { g.report(err) }
		}
		return func() { g.teach(seating, pictures) }
	})
}

func (g *Game) newLesson() (*duelrecord.Record, error) {
	var seats [2]duelrecord.Seat
	var err error
	if seats[0].Hero, seats[1].Hero, err = screen.LessonHeroes(g.options.Pack); err != nil {
		return nil, err
	}
	seats[1].Brain, seats[1].Seed = lessonBrain, lessonSeed
	pack := duelrecord.Pack{Name: g.options.Pack.Title().Name, Hash: g.options.Pack.Hash()}
	plain, err := duelrecord.New(pack, lessonSeed, seats)
	if err != nil {
		return nil, err
	}
	d, err := plain.Duel()
	if err != nil {
		return nil, err
	}
	return duelrecord.NewFrom(screen.LessonPosition(d), pack, lessonSeed, seats)
}

// teach shows the lesson.
func (g *Game) teach(seating *screen.Seating, pictures *gallery.Gallery) {
	before := g.session
	if before != nil {
		before.Leave()
	}
	host := &teaching{Game: g}
	s, err := screen.NewSession(g.translator, pictures, host, seating, g.stage, nil, g.options.Do)
	if err != nil {
		g.report(err)
		return
	}
	g.session = s
	host.lesson = screen.NewLesson(s)
	g.display(s.Table.Root, s.Table, s.OpenMenu)
	s.Start(before)
}

// Occasion says that it is the lesson.
func (l *teaching) Occasion(*screen.Session) string { return l.translator.Text("lesson.title") }

// OpenLeaving asks whether the lesson is to be left.
func (l *teaching) OpenLeaving(s *screen.Session) {
	t := l.translator
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, l.sheets.Close)
	leave := ui.BigButton(t.Text("lesson.leave"), theme.HomeIcon(), widget.MediumImportance, func() {
		s.Leave()
		l.OpenHome()
	})
	l.OpenSheet(t.Text("lesson.title"), container.NewVBox(ui.Paragraph(t.Text("lesson.leave_about")), stay, leave))
}

// DuelOver says what comes after the lesson.
func (l *teaching) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		l.report(s.Failure)
		return
	}
	l.taught()
	t, about := l.translator, "lesson.lost"
	if s.Result.Winner == s.Me {
		about = "lesson.won_early"
		if l.lesson.IsComplete() {
			about = ui.ByHand("lesson.won", "lesson.won.mouse")
		}
	}
	button := func(key string, importance widget.Importance, then func()) *ui.Button {
		return ui.BigButton(t.Text(key), nil, importance, func() {
			l.sheets.Close()
			then()
		})
	}
	l.openByItself(t.Text("lesson.title"), container.NewVBox(ui.Paragraph(t.Text(about)),
		button("lesson.real", widget.HighImportance, l.OpenChoice),
		button("lesson.again", widget.MediumImportance, l.OpenLesson),
		button("result.home", widget.MediumImportance, l.OpenHome)))
}

// After implements [screen.SessionHost].
func (l *teaching) After(wait time.Duration) <-chan time.Time { return l.Game.After(wait) }

// taught notes that the lesson needn't be offered first any more.
func (g *Game) taught() { g.set(func(s *settings.Settings) { s.Taught = true }) }

// isNew reports whether whoever plays has neither had the lesson nor begun a duel.
func (g *Game) isNew() bool {
	set := g.options.Settings.Get()
	return !set.Taught && set.Duel.Hero == ""
}
