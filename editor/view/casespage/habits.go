package casespage

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// habitsPane shows what is said of the user who plays a hero, and lets an expert accept, edit or forbid it. What is
// only counted isn't shown. What the AI does about it is found when it is asked for, and asked for anew after an edit.
type habitsPane struct {
	texts   *i18n.Translator
	pack    func() *schema.Pack
	do      func(document.Edit)
	answers *answerSearch
	shown   string // the document, as text
	rows    *fyne.Container
	scroll  *container.Scroll
}

func newHabitsPane(desk Desk, t *i18n.Translator) *habitsPane {
	p := &habitsPane{texts: t, pack: desk.Pack, do: desk.Do, rows: container.NewVBox()}
	p.answers = newAnswerSearch(desk, t)
	p.scroll = container.NewVScroll(container.NewPadded(editorui.Dense(p.rows)))
	return p
}

// judgements are what an expert can say of a habit.
var judgements = []string{schema.Stated, schema.Accepted, schema.Edited, schema.Forbidden}

// judgementNames holds the keys of their names.
var judgementNames = []string{"editor.habit.stated", "editor.habit.accepted", "editor.habit.edited", "editor.habit.forbidden"}

// show brings the pane to a document of cases.
func (p *habitsPane) show(d *schema.Document) {
	if source := d.Source(); source != p.shown {
		p.shown = source
		p.answers.forget(d.ID())
	}
	p.rows.RemoveAll()
	base, _ := d.CaseBase()
	if len(explanation.Told(base.Habits)) > 0 {
		p.rows.Add(p.answers.object)
	}
	for i := range base.Habits {
		if base.Habits[i].Status != schema.Watched {
			p.rows.Add(p.habit(d.ID(), i, &base.Habits[i]))
		}
	}
	if len(p.rows.Objects) == 0 {
		p.rows.Add(editorui.Caption(p.texts.Text("editor.habits.none")))
	}
	p.answers.found = func() { p.show(d) }
	p.scroll.Refresh()
}

// habit shows a habit: the sentence, its figures, and what is to become of it.
func (p *habitsPane) habit(hero string, index int, h *schema.Habit) fyne.CanvasObject {
	var names []string
	for _, key := range judgementNames {
		names = append(names, p.texts.Text(key))
	}
	sentence := widget.NewLabel(explanation.Habit(p.texts, h, p.cardName))
	sentence.Wrapping = fyne.TextWrapWord
	status := editorui.NewSelect(names, nil)
	status.SetSelectedIndex(slices.Index(judgements, h.Status))
	status.OnChanged = func(string) {
		p.do(document.JudgeHabit{Hero: hero, Index: index, Status: judgements[status.SelectedIndex()], Share: hundredths(h.Told())})
	}
	rows := container.NewVBox(sentence, editorui.Caption(explanation.HabitFigures(p.texts, h)))
	if answer := p.answers.to(h); answer != "" {
		rows.Add(editorui.Caption(answer))
	}
	rows.Add(status)
	if h.Status == schema.Edited {
		rows.Add(p.share(hero, index, h))
	}
	rows.Add(widget.NewSeparator())
	return rows
}

// share lets the expert say in how many of the turns the user does it.
func (p *habitsPane) share(hero string, index int, h *schema.Habit) fyne.CanvasObject {
	number := widget.NewLabel(explanation.Share(h.Share))
	number.Alignment = fyne.TextAlignTrailing
	slider := widget.NewSlider(0, 1)
	slider.Step = 0.01
	slider.SetValue(float64(h.Share))
	slider.OnChanged = func(share float64) { number.SetText(explanation.Share(float32(share))) }
	slider.OnChangeEnded = func(share float64) {
		p.do(document.JudgeHabit{Hero: hero, Index: index, Status: schema.Edited, Share: hundredths(float32(share))})
	}
	return container.NewBorder(nil, nil, nil, editorui.Wide(50, number), slider)
}

// hundredths is a share as people write it.
func hundredths(share float32) float32 { return float32(math.Round(100*float64(share)) / 100) }

func (p *habitsPane) cardName(id string) string {
	card, ok := p.pack().Card(id)
	if !ok {
		return id
	}
	return schema.DisplayName(p.texts.Language(), id, card.Name, card.NameUK)
}
