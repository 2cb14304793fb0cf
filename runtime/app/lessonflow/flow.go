// Package lessonflow leads through the lesson, a duel in which who is new learns to play.
package lessonflow

import (
	"context"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/settings"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// lessonSeed deals a lesson in which each turn brings a card of another kind.
const lessonSeed = 89

// lessonBrain is the opponent of the lesson: one that strikes whatever waits for it, so that a trap springs.
const lessonBrain = "zombie"

// Lead leads from the lesson to the rest of the game.
type Lead interface {
	OpenHome()
	OpenChoice()
}

// Flow leads through the lesson.
type Flow struct {
	*edition.Present
	Lead
	Duels *duelflow.Flow // among which the lesson is one
}

// teaching is the flow while it gives the lesson: nothing of that is kept, and no AI learns from it.
type teaching struct {
	*Flow
	lesson *lesson
}

// OpenLesson begins the duel that teaches how to play. It is of the pack that comes with the game, whichever is chosen.
func (f *Flow) OpenLesson() {
	pictures := gallery.New(f.Own, f.Translator())
	f.Duels.Play(func(context.Context) (*duelflow.Setup, error) {
		record, err := f.newRecord()
		host := &teaching{Flow: f}
		return &duelflow.Setup{Record: record, Host: host, Pictures: pictures, Seated: host.begin}, err
	})
}

func (f *Flow) newRecord() (*duelrecord.Record, error) {
	var seats [2]duelrecord.Seat
	var err error
	if seats[0].Hero, seats[1].Hero, err = lessonHeroes(f.Own); err != nil {
		return nil, err
	}
	seats[1].Brain, seats[1].Seed = lessonBrain, lessonSeed
	pack := duelrecord.PackOf(f.Own)
	plain, err := duelrecord.New(pack, lessonSeed, seats)
	if err != nil {
		return nil, err
	}
	begun, err := plain.Duel()
	if err != nil {
		return nil, err
	}
	return duelrecord.NewFrom(lessonPosition(begun), pack, lessonSeed, seats)
}

// begin has the lesson told at its duel.
func (l *teaching) begin(s *screen.Session) { l.lesson = newLesson(s) }

// Occasion says that it is the lesson.
func (l *teaching) Occasion(*screen.Session) string { return l.Translator().Text("lesson.title") }

// OpenLeaving asks whether the lesson is to be left.
func (l *teaching) OpenLeaving(s *screen.Session) {
	t := l.Translator()
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, l.CloseSheet)
	leave := ui.BigButton(t.Text("lesson.leave"), theme.HomeIcon(), widget.MediumImportance, func() {
		s.Leave()
		l.OpenHome()
	})
	l.OpenSheet(t.Text("lesson.title"), container.NewVBox(ui.Paragraph(t.Text("lesson.leave_about")), stay, leave))
}

// DuelOver says what comes after the lesson.
func (l *teaching) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		l.Report(s.Failure)
		return
	}
	l.taught()
	t, about := l.Translator(), "lesson.lost"
	if s.Result.Winner == s.Me {
		about = "lesson.won_early"
		if l.lesson.isComplete() {
			about = ui.ByHand("lesson.won", "lesson.won.mouse")
		}
	}
	button := func(key string, importance widget.Importance, then func()) *ui.Button {
		return ui.BigButton(t.Text(key), nil, importance, func() {
			l.CloseSheet()
			then()
		})
	}
	l.OpenByItself(t.Text("lesson.title"), container.NewVBox(ui.Paragraph(t.Text(about)),
		button("lesson.real", widget.HighImportance, l.OpenChoice),
		button("lesson.again", widget.MediumImportance, l.OpenLesson),
		button("result.home", widget.MediumImportance, l.OpenHome)))
}

// taught notes that the lesson needn't be offered first any more.
func (f *Flow) taught() { f.ChangeSettings(func(s *settings.Settings) { s.Taught = true }) }

// IsNew reports whether whoever plays has neither had the lesson nor begun a duel.
func (f *Flow) IsNew() bool {
	set := f.Settings().Get()
	return !set.Taught && set.Duel.Hero == ""
}
