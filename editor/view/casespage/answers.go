package casespage

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// answerSearch finds, in the background, what the AI does about the user of a hero.
type answerSearch struct {
	desk    Desk
	texts   *i18n.Translator
	hero    string
	answers habit.Answers // once isFound
	isFound bool
	found   func() // is called then
	stop    context.CancelFunc

	ask    *editorui.Button
	bar    *widget.ProgressBarInfinite
	search *fyne.Container // the bar, and a button that stops it
	object fyne.CanvasObject
}

func newAnswerSearch(desk Desk, t *i18n.Translator) *answerSearch {
	s := &answerSearch{desk: desk, texts: t, stop: func() {}, found: func() {}, bar: widget.NewProgressBarInfinite()}
	s.ask = editorui.NewButton(t.Text("editor.habits.ask"), theme.QuestionIcon(), s.start)
	cancel := editorui.NewButton("", theme.CancelIcon(), func() { s.forget(s.hero) })
	s.search = container.NewBorder(nil, nil, nil, cancel, s.bar)
	s.object = container.NewStack(s.ask, s.search)
	s.forget("")
	return s
}

// forget gives up what is being looked for, and what was found.
func (s *answerSearch) forget(hero string) {
	s.stop()
	s.hero, s.answers, s.isFound = hero, nil, false
	s.rest()
}

// rest shows that nothing is being looked for.
func (s *answerSearch) rest() {
	s.bar.Stop()
	editorui.Visible(false, s.search)
	editorui.Visible(!s.isFound, s.ask)
}

func (s *answerSearch) start() {
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	editorui.Visible(false, s.ask)
	editorui.Visible(true, s.search)
	s.bar.Start()
	desk, pack, hero := s.desk, s.desk.Pack(), s.hero
	go func() {
		answers, err := desk.Answer(ctx, pack, hero)
		desk.Later(func() {
			switch {
			case ctx.Err() != nil:
			case err != nil:
				s.rest()
				desk.Report(err)
			default:
				s.answers, s.isFound = answers, true
				s.rest()
				s.found()
			}
		})
	}()
}

// to tells what the AI does about a habit; "" as long as that isn't known.
func (s *answerSearch) to(h *schema.Habit) string {
	if !s.isFound || !h.IsTold() {
		return ""
	}
	return explanation.HabitAnswer(s.texts, s.answers, h)
}
