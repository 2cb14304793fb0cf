package view

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/internal/prose"
	"boardduels/kb"
	"boardduels/schema"
)

// agreement shows how all experts of a table rank the inputs of one kind of action, the most important by consensus first.
type agreement struct {
	texts     *i18n.Translator
	experts   []schema.Expert
	consensus [schema.Inputs]int
	neuron    int
	order     []int
	grid      *grid
	legend    *fyne.Container
	object    fyne.CanvasObject
}

func newAgreement(t *i18n.Translator) *agreement {
	a := &agreement{texts: t, legend: container.NewVBox()}
	a.grid = newGrid(a, 36)
	head := tight(heading(t.Text("editor.agreement.title")), caption(t.Text("editor.agreement.note")))
	a.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, container.NewHScroll(a.grid), a.legend)))
	return a
}

// show brings the panel to a kind of action.
func (a *agreement) show(experts []schema.Expert, neuron int) {
	a.experts, a.neuron = experts, neuron
	table := kb.Consensus(experts)
	a.consensus = table[neuron]
	a.order = document.Order(&a.consensus)
	a.grid.selected(-1)
	a.legend.RemoveAll()
	for i, e := range experts {
		a.legend.Add(caption(fmt.Sprintf("%d. %s", i+1, e.Name)))
	}
	a.object.Refresh()
}

func (a *agreement) rows() []string {
	names := make([]string, len(a.order))
	for i, input := range a.order {
		names[i] = prose.Input(a.texts, input)
	}
	return names
}

func (a *agreement) columns() []string {
	names := []string{"Σ"}
	for i := range a.experts {
		names = append(names, fmt.Sprint(i+1))
	}
	return names
}

// cell shades an expert's number by how far it departs from the consensus.
func (a *agreement) cell(row, column int) cell {
	input := a.order[row]
	if column == 0 {
		return cell{text: fmt.Sprint(a.consensus[input]), fixed: true}
	}
	rank := ranks(&a.experts[column-1].Priorities[a.neuron])[input]
	gap := max(rank-a.consensus[input], a.consensus[input]-rank)
	return cell{text: fmt.Sprint(a.experts[column-1].Priorities[a.neuron][input]), shade: float32(gap) / (schema.Inputs - 1), fixed: true}
}

// ranks returns the place of each input in a row, 0 the least important.
func ranks(row *[schema.Inputs]int) (places [schema.Inputs]int) {
	order := document.Order(row)
	slices.Reverse(order)
	for rank, input := range order {
		places[input] = rank
	}
	return places
}

func (a *agreement) edit(int, int, string) {}
func (a *agreement) selectColumn(int)      {}
