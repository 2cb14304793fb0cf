package knowledgeflow

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// habits shows what the AI says of the user, each with what the AI does about it, as soon as that is found, and with a
// way to say that it isn't so; and what it may not say.
func (k *knowledgePage) habits(ctx context.Context, now *Known, again func()) (rows []fyne.CanvasObject) {
	t := k.translator
	told, forbidden := container.NewVBox(), container.NewVBox()
	var answers []*widget.Label // of the habits that are told
	for i := range now.Knowledge.Habits {
		h := &now.Knowledge.Habits[i]
		judge := func(status string) func() {
			return func() { k.intents.JudgeHabit(now.Hero, h.HabitKey, status, again) }
		}
		switch {
		case h.IsTold():
			answer := ui.Paragraph(t.Text("knowledge.habit.answer"))
			answers = append(answers, answer)
			told.Add(k.habit(now.Hero, h, ui.NewButton(t.Text("knowledge.habit.forbid"), theme.CancelIcon(), judge(schema.Forbidden)), answer))
		case h.Status == schema.Forbidden:
			forbidden.Add(k.habit(now.Hero, h, ui.NewButton(t.Text("knowledge.habit.allow"), theme.ContentUndoIcon(), judge(schema.Watched))))
		}
	}
	if len(told.Objects) > 0 {
		k.intents.AnswersTo(ctx, now, func(found habit.Answers) {
			for i, h := range explanation.Told(now.Knowledge.Habits) {
				answers[i].SetText(explanation.HabitAnswer(t, found, &h))
			}
			k.relay()
		})
		rows = append(rows, ui.NewPanel(container.NewVBox(ui.Heading(t.Text("knowledge.habits")), ui.Paragraph(t.Text("knowledge.habits_about")), told)))
	}
	if len(forbidden.Objects) > 0 {
		rows = append(rows, ui.NewPanel(container.NewVBox(ui.Heading(t.Text("knowledge.habits_forbidden")), forbidden)))
	}
	return rows
}

// habit shows a habit in a sentence, what it rests on, what there is to add, and a button.
func (k *knowledgePage) habit(hero string, h *schema.Habit, button *ui.Button, more ...fyne.CanvasObject) fyne.CanvasObject {
	figures := ui.Paragraph(explanation.HabitFigures(k.translator, h))
	figures.Importance, button.Importance = widget.LowImportance, widget.LowImportance
	text := container.New(layout.NewCustomPaddedVBoxLayout(-8), ui.Paragraph(explanation.Habit(k.translator, h, k.cast.Cards(hero))), figures)
	rows := container.New(layout.NewCustomPaddedVBoxLayout(-8), container.NewBorder(nil, nil, nil, container.NewCenter(button), text))
	rows.Objects = append(rows.Objects, more...)
	return rows
}

// enemies shows what matters more, or less, against each other hero.
func (k *knowledgePage) enemies(now *Known) (rows []fyne.CanvasObject) {
	against := ui.NewFolds()
	for _, enemy := range now.Knowledge.Enemies {
		title := k.translator.Text("knowledge.enemy", i18n.Args{"Hero": k.cast.Hero(enemy.Hero)})
		against.Add(title, newWorths(explanation.Wanted(k.translator, enemy.Weights, k.cast.Cards(now.Hero), worthsShown)))
	}
	if len(now.Knowledge.Enemies) > 0 {
		rows = append(rows, ui.NewPanel(container.NewVBox(ui.Heading(k.translator.Text("knowledge.enemies")), against.Object)))
	}
	return rows
}
