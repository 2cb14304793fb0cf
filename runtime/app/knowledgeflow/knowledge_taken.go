package knowledgeflow

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// taking shows beside each case what a pack has in its place, and takes it into that.
type taking struct {
	translator *i18n.Translator
	learnedIn  *schema.Pack // with which the AI learned
	cases      func(hero string) ([]schema.Case, bool)
	take       func(hero string, learned schema.Case)
}

// newTaking returns a way to take cases that were learned with one pack into another, of which cases tells what it has.
func newTaking(t *i18n.Translator, learnedIn *schema.Pack, cases func(hero string) ([]schema.Case, bool), take func(hero string, learned schema.Case)) *taking {
	return &taking{t, learnedIn, cases, take}
}

// about says with which pack the AI learned.
func (t *taking) about() fyne.CanvasObject {
	title := t.learnedIn.Title()
	name := schema.DisplayName(t.translator.Language(), t.translator.Text("editor.unnamed"), title.Name, title.NameUK)
	return ui.Paragraph(t.translator.Text("knowledge.learned_in", i18n.Args{"Pack": name}))
}

// beside returns what there is to tell and to do of a learned case.
func (t *taking) beside(hero string, learned *schema.Case) []fyne.CanvasObject {
	had, known := t.cases(hero)
	if !known {
		return nil
	}
	text := t.translator.Text("knowledge.not_in_pack")
	for i := range had {
		if had[i].ID != learned.ID {
			continue
		}
		changes := caseChanges(t.translator, &had[i], learned)
		if len(changes) == 0 {
			return []fyne.CanvasObject{ui.Paragraph(t.translator.Text("knowledge.as_in_pack"))}
		}
		text = t.translator.Text("knowledge.since_pack", i18n.Args{"Changes": strings.Join(changes, "; ")})
	}
	take := ui.NewButton(t.translator.Text("knowledge.take"), theme.DownloadIcon(), func() { t.take(hero, *learned) })
	return []fyne.CanvasObject{ui.Paragraph(text), container.NewHBox(take)}
}

// missing tells which cases of the pack the AI has given up.
func (t *taking) missing(hero string, learned []schema.Case) []fyne.CanvasObject {
	had, _ := t.cases(hero)
	names := explanation.CaseNames(t.translator, had)
	var gone []string
	for i := range had {
		there := false
		for k := range learned {
			there = there || learned[k].ID == had[i].ID
		}
		if !there {
			gone = append(gone, t.translator.Text("knowledge.case", i18n.Args{"Case": had[i].ID, "Name": names[i]}))
		}
	}
	if len(gone) == 0 {
		return nil
	}
	return []fyne.CanvasObject{ui.Paragraph(t.translator.Text("knowledge.given_up", i18n.Args{"Cases": strings.Join(gone, ", ")}))}
}

// caseChanges tells how a case that was learned differs from the pack's: signals, priorities, learned weights.
func caseChanges(t *i18n.Translator, was, now *schema.Case) (changes []string) {
	change := func(name string, a, b float32) {
		if a != b {
			changes = append(changes, name+" "+t.Decimal(float64(a), 2)+" → "+t.Decimal(float64(b), 2))
		}
	}
	for i := range was.Inputs {
		change(explanation.Input(t, i), was.Inputs[i], now.Inputs[i])
	}
	for kind := range was.Outputs {
		change("→ "+rulestext.Kind(t, duel.Kind(kind)), was.Outputs[kind], now.Outputs[kind])
	}
	weights := map[string]float32{}
	for _, w := range was.Weights {
		weights[w.Of] = w.Value
	}
	differing := 0
	for _, w := range now.Weights {
		if weights[w.Of] != w.Value {
			differing++
		}
	}
	if differing > 0 {
		changes = append(changes, t.Text("knowledge.weights_changed", i18n.Args{"N": differing}))
	}
	return changes
}
