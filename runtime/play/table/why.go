package table

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/prose"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
	"boardduels/schema"
)

// NewReasonView writes out a rationale: what was done and why, then the situations it reminded the AI of, what those
// preferred, and each action that was considered. cases are those that the AI knew. While the AI's hand is hidden it
// leaves out what would tell the cards in it. Cases lead to where they are written, unless openCase is nil.
func NewReasonView(t *i18n.Translator, n prose.Names, cards wording.CardNames, cases []schema.Case, why *Reason, hidden bool, openCase func(number int)) fyne.CanvasObject {
	r := why.Rationale
	plainly := own.Paragraph(wording.Reason(t, n, why.Seat, why.Action, r))
	plainly.TextStyle.Bold = true
	opponent := own.Paragraph(t.Text("why.opponent", i18n.Args{"Brain": why.opponent}))
	opponent.Importance = widget.LowImportance
	rows := container.NewVBox(plainly)
	if told := why.told.tell(t, n, why, hidden); told != "" {
		rows.Add(own.Paragraph(told))
	}
	rows.Add(opponent)
	if len(r.Imagined) > 0 {
		addImagined(rows, t, n, why, hidden)
	}
	if r.IsAppraised() {
		addPlan(rows, t, n, cards, why, hidden)
	}
	if r.HasNetwork() {
		rows.Add(own.Heading(t.Text("why.remembered")))
		rows.Add(own.Paragraph(t.Text(rememberedKey(r), i18n.Args{"N": len(r.Retrieved)})))
		for i := range r.Retrieved {
			rows.Add(newCaseView(t, &r.Retrieved[i], cases, hidden, openCase))
		}
		rows.Add(own.Heading(t.Text("why.preferred")))
		rows.Add(own.Paragraph(t.Text("why.preferred_note")))
		for kind, priority := range r.Outputs {
			rows.Add(own.NewShare(prose.Kind(t, duel.Kind(kind)), wording.Share(priority), float64(priority), look.KindColor(duel.Kind(kind))))
		}
		rows.Add(own.Paragraph(t.Text(orderKey(r))))
	}
	switch {
	case len(r.Chain) > 0 && hidden:
		addPassedOver(rows, t, r.PassedOver())
	case len(r.Chain) > 0:
		rows.Add(own.Heading(t.Text("why.considered")))
		for _, candidate := range r.Chain {
			rows.Add(newCandidateView(t, n, why, candidate))
		}
	case !r.HasNetwork():
		rows.Add(own.Paragraph(t.Text("why.nothing")))
	}
	return rows
}

// addPlan tells the turn that was chosen, unless that is hidden, and what it brings against ending the turn at once.
func addPlan(rows *fyne.Container, t *i18n.Translator, n prose.Names, cards wording.CardNames, why *Reason, hidden bool) {
	const shown = 8
	r := why.Rationale
	if plan := wording.Plan(t, n, why.Seat, r); !hidden && plan != "" {
		rows.Add(own.Heading(t.Text("why.plan")))
		rows.Add(own.Paragraph(plan))
	}
	gains := wording.Gains(r, hidden)
	if len(gains) == 0 {
		return
	}
	rows.Add(own.Heading(t.Text("why.gains")))
	rows.Add(own.Paragraph(t.Text("why.gains_note")))
	for _, g := range gains[:min(len(gains), shown)] {
		rows.Add(own.NewBalance(own.UpperFirst(wording.GainTold(t, n, why.Seat, g, cards)), wording.InEvenDuel(t, g.Amount), g.Amount, gains[0].Amount))
	}
}

// addImagined tells what came of the turns after which duels were imagined: while the hand is hidden, of the chosen one
// alone, without its cards.
func addImagined(rows *fyne.Container, t *i18n.Translator, n prose.Names, why *Reason, hidden bool) {
	r := why.Rationale
	duels := i18n.Args{"N": r.DuelsImagined()}
	rows.Add(own.Heading(t.Text("why.imagined")))
	if hidden {
		rows.Add(own.Paragraph(t.Text("why.imagined_hidden", duels)))
		rows.Add(newWon(own.UpperFirst(t.Text("why.this_turn")), r.Imagined[0].Share))
		return
	}
	rows.Add(own.Paragraph(t.Text("why.imagined_note", duels)))
	for i := range r.Imagined {
		m := &r.Imagined[i]
		told := own.UpperFirst(wording.Turn(t, n, why.Seat, m))
		if cards := wording.Answer(t, n, 1-why.Seat, m); cards != "" {
			told += "\n" + t.Text("why.imagined_answer", i18n.Args{"Cards": cards})
		}
		rows.Add(own.Paragraph(told))
		rows.Add(newWon(t.Text("count.duels", i18n.Args{"N": m.Duels}), m.Share))
	}
	if looked := wording.AtFirstSight(t, n, why.Seat, r); looked != "" {
		rows.Add(own.Paragraph(looked))
	}
}

// newWon is the labelled share of duels that were won.
func newWon(label string, share float32) fyne.CanvasObject {
	return own.NewShare(label, wording.Share(share), float64(share), look.Color(look.ColorHelp))
}

// addPassedOver tells of the chain what doesn't give away the hand.
func addPassedOver(rows *fyne.Container, t *i18n.Translator, kinds []duel.Kind) {
	if len(kinds) > 0 {
		rows.Add(own.Heading(t.Text("why.passed_over")))
	}
	for _, kind := range kinds {
		rows.Add(container.NewBorder(nil, nil, container.NewCenter(own.Icon(look.KindSymbol(kind), 22)), nil, widget.NewLabel(prose.Kind(t, kind))))
	}
	secret := own.Paragraph(t.Text("why.hidden"))
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

// taughtKeys tell who taught an AI a case, if that wasn't an expert.
var taughtKeys = map[string]string{schema.ByUser: "why.taught.user", schema.ByAI: "why.taught.ai"}

// newCaseView shows a case that was found: how far it is from the situation, and the inputs in which they differ most,
// without those that tell a hidden hand.
func newCaseView(t *i18n.Translator, found *ai.Retrieved, cases []schema.Case, hidden bool, openCase func(number int)) fyne.CanvasObject {
	const shown = 4
	var order []int
	for i := range found.ByInput {
		if !hidden || !ai.IsHandInput(i) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return int(1e6 * (found.ByInput[b] - found.ByInput[a]))
	})
	name, taught := "", ""
	if found.Index < len(cases) && cases[found.Index].ID == found.ID {
		name, taught = wording.CaseNames(t, cases)[found.Index], taughtKeys[cases[found.Index].Origin]
	}
	var title fyne.CanvasObject = own.Paragraph(t.Text("why.case", i18n.Args{
		"Case": found.ID, "Name": name, "Likeness": fmt.Sprintf("%.0f", 100*(1-found.Distance)),
	}))
	if openCase != nil {
		open := own.NewButton(t.Text("why.open_case"), nil, func() { openCase(found.ID) })
		title = container.NewBorder(nil, nil, nil, open, title)
	}
	rows := container.NewVBox(title)
	if taught != "" {
		told := own.Note("why", t.Text(taught))
		rows.Add(told)
	}
	for _, i := range order[:shown] {
		if wording.IsTold(i, found.ByInput[i]) {
			rows.Add(own.NewShare(wording.Input(t, i), wording.Signal(t, i, found.ByInput[i]), float64(found.ByInput[i]), look.Color(look.ColorMuted)))
		}
	}
	return rows
}

func newCandidateView(t *i18n.Translator, n prose.Names, why *Reason, c ai.Candidate) fyne.CanvasObject {
	name := t.Text("why.end_turn")
	symbol := look.Symbol("end_turn")
	if c.Action != duel.EndTurn {
		name, symbol = n.Card(why.Seat, c.Action.Card), look.KindSymbol(c.Kind)
	}
	label := widget.NewLabel(name)
	label.TextStyle.Bold = c.Verdict == ai.Taken
	label.Truncation = fyne.TextTruncateEllipsis
	verdict := widget.NewLabel(wording.Verdict(t, c.Verdict))
	verdict.Importance = widget.LowImportance
	if c.Verdict == ai.Taken {
		verdict.Importance = widget.SuccessImportance
	}
	return container.NewBorder(nil, nil, container.NewCenter(own.Icon(symbol, 22)), verdict, label)
}
