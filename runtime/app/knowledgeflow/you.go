package knowledgeflow

import (
	"context"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// foremostSaid is how many sentences about the user stand first: as many as fit on a phone.
const foremostSaid = 3

// you tells what the AI says of whoever plays a hero: the surest sentences at once, all of them, with what it does
// about it and a way to say that it isn't so, by a tap.
func (k *knowledgePage) you(ctx context.Context, now *Known, again func()) fyne.CanvasObject {
	t := k.translator
	who := k.intents.Nemesis()
	title := t.Text("knowledge.you", i18n.Args{"Hero": k.cast.Hero(now.Hero), "Nemesis": explanation.Nemesis(t, who)})
	rows := container.NewVBox(container.NewBorder(nil, nil, ui.NewFramed(look.NemesisClose(who, nemeses.Calm), 40), nil, ui.NameHeading(title)))
	said := habit.Surest(explanation.Told(now.Knowledge.Habits))
	for i := range said[:min(len(said), foremostSaid)] {
		rows.Add(k.said(now.Hero, &said[i]))
	}
	if len(said) == 0 {
		rows.Add(ui.Paragraph(t.Text("knowledge.says_nothing", i18n.Args{"N": now.Knowledge.Experience.Observed})))
	}
	if slices.ContainsFunc(now.Knowledge.Habits, func(h schema.Habit) bool { return h.IsTold() || h.Status == schema.Forbidden }) {
		rows.Add(k.fold("knowledge.all_habits", func() []fyne.CanvasObject { return k.habits(ctx, now, again) }))
	}
	return ui.NewPanel(rows)
}

// said shows a habit in a sentence, and in how many turns that was so.
func (k *knowledgePage) said(hero string, h *schema.Habit) fyne.CanvasObject {
	t := k.translator
	figures := explanation.HabitFigures(t, h)
	if h.Seen > 0 {
		figures = t.Text("habit.compared", i18n.Args{"Done": h.Done, "N": h.Seen, "Usual": int(math.Round(float64(h.Usual) * float64(h.Seen)))})
	}
	below := ui.Paragraph(figures)
	below.Importance = widget.LowImportance
	return container.New(layout.NewCustomPaddedVBoxLayout(-8), ui.Paragraph(explanation.Habit(t, h, k.cast.Cards(hero))), below)
}

// figures are what there is to know besides in numbers: what the AI has gone through, what it thinks of the user's
// style, what it aims for, and the cases that it goes by.
func (k *knowledgePage) figures(now *Known) fyne.CanvasObject {
	return k.fold("knowledge.in_figures", func() []fyne.CanvasObject {
		rows := append([]fyne.CanvasObject{ui.Paragraph(k.translator.Text("knowledge.about"))}, k.experience(now)...)
		return append(append(rows, k.wishes(now)...), k.newCases(now)...)
	})
}

// fold shows rows by a tap on a title; they are made as they are wanted. What was shown stays so when the page is made
// anew.
func (k *knowledgePage) fold(title string, create func() []fyne.CanvasObject) fyne.CanvasObject {
	folds, rows := ui.NewFolds(), container.NewVBox()
	folds.Add(k.translator.Text(title), rows)
	folds.Changed = func(isOpen bool) {
		k.unfolded[title] = isOpen
		if isOpen && len(rows.Objects) == 0 {
			rows.Objects = create()
		}
		k.relay()
	}
	if k.unfolded[title] {
		folds.Open(0, true)
	}
	return folds.Object
}
