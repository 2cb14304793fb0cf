package dueltable

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Explanation writes out rationales.
type Explanation struct {
	Translator *i18n.Translator
	Names      rulestext.Names
	Numbers    duel.Numbers // of the duel
	Cards      explanation.CardNames
	Cases      []schema.Case    // that the AI knew
	Hidden     bool             // its hand: what would tell the cards in it is left out
	OpenCase   func(number int) // leads to where a case is written; nil if there is no way
	Detailed   bool             // the details are shown, too
	Unfolded   func(bool)       // told when they are shown or hidden, unless nil
}

// Of tells what was done and why, in short; below, to be unfolded, the situations it reminded the AI of, what those
// preferred, and each action that was considered.
func (e *Explanation) Of(why *Reason) fyne.CanvasObject {
	t := e.Translator
	plainly := ui.Paragraph(e.reason(why))
	plainly.TextStyle.Bold = true
	rows := container.NewVBox(plainly)
	more := []string{
		explanation.Taught(t, e.Names, why.Seat, why.Rationale, e.Hidden), explanation.NextBest(t, why.Rationale),
		why.told.tell(t, e.Names, why, e.Hidden), explanation.Reminded(t, why.Rationale, e.Cases), explanation.Rule(t, why.Rationale),
	}
	if told := strings.Join(slices.DeleteFunc(more, func(s string) bool { return s == "" }), " "); told != "" {
		rows.Add(ui.Paragraph(told))
	}
	opponent := ui.Paragraph(t.Text("why.opponent", i18n.Args{"Brain": why.opponent}))
	opponent.Importance = widget.LowImportance
	rows.Add(opponent)
	if details := e.details(why); len(details.Objects) > 0 {
		folds := ui.NewFolds()
		folds.Add(t.Text("why.details"), details)
		folds.Open(0, e.Detailed)
		folds.Changed = e.Unfolded
		rows.Add(folds.Object)
	}
	return rows
}

// reason tells what was done and the main reason for it; of a stance only the former.
func (e *Explanation) reason(why *Reason) string {
	if why.Action.Stance() != rule.NoStance {
		return e.Translator.Text("why.stance", i18n.Args{"Hero": e.Names.Hero(why.Seat), "Stance": rulestext.Action(e.Translator, e.Names, why.Seat, why.Action)})
	}
	return explanation.Reason(e.Translator, e.Names, why.Seat, why.Action, why.Rationale)
}

// details tells all else that there is to tell of a decision.
func (e *Explanation) details(why *Reason) *fyne.Container {
	t, r, rows := e.Translator, why.Rationale, container.NewVBox()
	if why.about != "" {
		rows.Add(ui.Paragraph(why.about))
	}
	if len(r.Imagined) > 0 {
		e.addImagined(rows, why)
	}
	if r.IsAppraised() {
		e.addPlan(rows, why)
	}
	if r.HasNetwork() {
		e.addRemembered(rows, r)
	}
	switch {
	case len(r.Chain) > 0 && e.Hidden:
		addPassedOver(rows, t, r.PassedOver())
	case len(r.Chain) > 0:
		rows.Add(ui.Heading(t.Text("why.considered")))
		for _, candidate := range r.Chain {
			rows.Add(newCandidateView(t, e.Names, why, candidate))
		}
	}
	return rows
}

// addRemembered tells the cases that were found, and what they made the AI prefer.
func (e *Explanation) addRemembered(rows *fyne.Container, r *ai.Rationale) {
	t := e.Translator
	rows.Add(ui.Heading(t.Text("why.remembered")))
	rows.Add(ui.Paragraph(t.Text(rememberedKey(r), i18n.Args{"N": len(r.Retrieved)})))
	for i := range r.Retrieved {
		rows.Add(e.newCaseView(&r.Retrieved[i]))
	}
	rows.Add(ui.Heading(t.Text("why.preferred")))
	rows.Add(ui.Paragraph(t.Text("why.preferred_note")))
	for kind, priority := range r.Outputs {
		rows.Add(ui.NewShare(rulestext.Kind(t, duel.Kind(kind)), explanation.Wish(t, priority), float64(priority), look.KindColor(duel.Kind(kind))))
	}
	rows.Add(ui.Paragraph(t.Text(orderKey(r))))
}

// addPlan tells the turn that was chosen, unless that is hidden, and what it brings against ending the turn at once.
func (e *Explanation) addPlan(rows *fyne.Container, why *Reason) {
	const shown = 8
	t, n, hidden, r := e.Translator, e.Names, e.Hidden, why.Rationale
	if plan := explanation.Plan(t, n, why.Seat, r); !hidden && plan != "" {
		rows.Add(ui.Heading(t.Text("why.plan")))
		rows.Add(ui.Paragraph(plan))
	}
	gains := slices.DeleteFunc(explanation.Gains(r, hidden), func(g ai.Gain) bool { return explanation.InEvenDuel(t, g.Amount) == explanation.InEvenDuel(t, 0) })
	if len(gains) == 0 {
		return
	}
	rows.Add(ui.Heading(t.Text("why.gains")))
	rows.Add(ui.Paragraph(t.Text("why.gains_note")))
	for _, g := range gains[:min(len(gains), shown)] {
		rows.Add(ui.NewBalance(ui.UpperFirst(explanation.GainTold(t, n, why.Seat, g, e.Cards)), explanation.InEvenDuel(t, g.Amount), g.Amount, gains[0].Amount))
	}
}

// addImagined tells what came of the turns after which duels were imagined: while the hand is hidden, of the chosen one
// alone, without its cards.
func (e *Explanation) addImagined(rows *fyne.Container, why *Reason) {
	t, n, r := e.Translator, e.Names, why.Rationale
	duels := i18n.Args{"N": r.DuelsImagined()}
	rows.Add(ui.Heading(t.Text("why.imagined")))
	if e.Hidden {
		rows.Add(ui.Paragraph(t.Text("why.imagined_hidden", duels)))
		rows.Add(newWon(ui.UpperFirst(t.Text("why.this_turn")), r.Imagined[0].Share))
		return
	}
	rows.Add(ui.Paragraph(t.Text("why.imagined_note", duels)))
	for i := range r.Imagined {
		m := &r.Imagined[i]
		told := ui.UpperFirst(explanation.Turn(t, n, why.Seat, m))
		if cards := explanation.Answer(t, n, 1-why.Seat, m); cards != "" {
			told += "\n" + t.Text("why.imagined_answer", i18n.Args{"Cards": cards})
		}
		rows.Add(ui.Paragraph(told))
		rows.Add(newWon(t.Text("count.duels", i18n.Args{"N": m.Duels}), m.Share))
	}
	if looked := explanation.AtFirstSight(t, n, why.Seat, r); looked != "" {
		rows.Add(ui.Paragraph(looked))
	}
}

// newWon is the labelled share of duels that were won.
func newWon(label string, share float32) fyne.CanvasObject {
	return ui.NewShare(label, explanation.Share(share), float64(share), look.Color(look.ColorHelp))
}

// addPassedOver tells of the chain what doesn't give away the hand.
func addPassedOver(rows *fyne.Container, t *i18n.Translator, kinds []duel.Kind) {
	if len(kinds) > 0 {
		rows.Add(ui.Heading(t.Text("why.passed_over")))
	}
	for _, kind := range kinds {
		rows.Add(container.NewBorder(nil, nil, container.NewCenter(ui.Icon(look.KindSymbol(kind), 22)), nil, widget.NewLabel(rulestext.Kind(t, kind))))
	}
	secret := ui.Paragraph(t.Text("why.hidden"))
	secret.Importance = widget.LowImportance
	rows.Add(secret)
}

func rememberedKey(r *ai.Rationale) string {
	if r.Copied {
		return "why.copied"
	}
	return "why.averaged"
}

// orderKey tells why an AI doesn't always do what it gives the highest priority.
func orderKey(r *ai.Rationale) string {
	switch {
	case len(r.Imagined) > 0:
		return "why.order.imagined"
	case r.IsAppraised():
		return "why.order.appraised"
	case r.Brain == "printed":
		return "why.order.printed"
	}
	return "why.order"
}

// newCaseView shows a case that was found: how far it is from the situation, and the inputs in which they differ most,
// without those that tell a hidden hand.
func (e *Explanation) newCaseView(found *ai.Retrieved) fyne.CanvasObject {
	const shown = 4
	t, cases := e.Translator, e.Cases
	var order []int
	for i := range found.ByInput {
		if !e.Hidden || !ai.IsHandInput(i) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return int(1e6 * (found.ByInput[b] - found.ByInput[a]))
	})
	name, taught := "", ""
	if found.Index < len(cases) && cases[found.Index].ID == found.ID {
		name, taught = explanation.CaseNames(t, cases)[found.Index], explanation.TaughtBy(t, cases[found.Index].Origin)
	}
	number := found.Index + 1 // as on the page of what the AI knows
	if e.OpenCase != nil {
		number = found.ID // as where it leads
	}
	var title fyne.CanvasObject = ui.Paragraph(t.Text("why.case", i18n.Args{
		"Case": number, "Name": name, "Likeness": fmt.Sprintf("%.0f", 100*(1-found.Distance)),
	}))
	if e.OpenCase != nil {
		open := ui.NewButton(t.Text("why.open_case"), nil, func() { e.OpenCase(found.ID) })
		title = container.NewBorder(nil, nil, nil, open, title)
	}
	rows := container.NewVBox(title)
	if taught != "" {
		told := ui.Note("why", taught)
		rows.Add(told)
	}
	for _, i := range order[:shown] {
		if explanation.IsTold(e.Numbers, i, found.ByInput[i]) {
			rows.Add(ui.NewShare(explanation.Input(t, i), explanation.Signal(t, e.Numbers, i, found.ByInput[i]), float64(found.ByInput[i]), look.Color(look.ColorMuted)))
		}
	}
	return rows
}

func newCandidateView(t *i18n.Translator, n rulestext.Names, why *Reason, c ai.Candidate) fyne.CanvasObject {
	name := t.Text("why.end_turn")
	symbol := look.Symbol("end_turn")
	if c.Action != duel.EndTurn {
		name = rulestext.Action(t, n, why.Seat, c.Action)
		symbol = look.KindSymbol(c.Kind)
	}
	if stance := c.Action.Stance(); stance != rule.NoStance {
		symbol = look.StanceSymbol(stance)
	}
	label := widget.NewLabel(name)
	label.TextStyle.Bold = c.Verdict == ai.Taken
	label.Truncation = fyne.TextTruncateEllipsis
	verdict := widget.NewLabel(explanation.Verdict(t, c.Verdict))
	verdict.Importance = widget.LowImportance
	if c.Verdict == ai.Taken {
		verdict.Importance = widget.SuccessImportance
	}
	return container.NewBorder(nil, nil, container.NewCenter(ui.Icon(symbol, 22)), verdict, label)
}
