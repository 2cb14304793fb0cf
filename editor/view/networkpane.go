package view

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/duel/competence"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// networkPane shows the weights of the network as heat maps: before and after it was trained on a situation, and what
// each input contributes to each answer.
type networkPane struct {
	before, after, contributions *heatMap
	object                       fyne.CanvasObject
}

func newNetworkPane(t *i18n.Translator) *networkPane {
	p := &networkPane{before: newHeatMap(t), after: newHeatMap(t), contributions: newHeatMap(t)}
	rows := container.NewVBox(editorui.Caption(t.Text("editor.network.note")))
	for i, m := range []*heatMap{p.after, p.before, p.contributions} {
		rows.Add(editorui.Heading(t.Text([]string{"editor.network.after", "editor.network.before", "editor.network.contributions"}[i])))
		rows.Add(editorui.Sideways(m.grid, func() fyne.Scrollable { return p.object.(*container.Scroll) }))
	}
	p.object = container.NewVScroll(container.NewPadded(rows))
	return p
}

// show brings the pane to a training.
func (p *networkPane) show(t *competence.Training) {
	most := max(largestOf(&t.Before), largestOf(&t.After))
	p.before.show(&t.Before, most)
	p.after.show(&t.After, most)
	p.contributions.show(&t.Contributions, largestOf(&t.Contributions))
}

// heatMap is a table of a number for each input and kind of action, in hundredths, the stronger coloured the larger.
type heatMap struct {
	texts  *i18n.Translator
	rows   []string
	kinds  []string
	values [schema.Outputs][schema.Inputs]float32
	most   float32
	grid   *editorui.Grid
}

// shortKinds holds the keys of what kinds of action are called where there is little room.
var shortKinds = [schema.Outputs]string{"editor.network.attack", "editor.network.defence", "editor.network.major_attack", "editor.network.major_defence"}

func newHeatMap(t *i18n.Translator) *heatMap {
	m := &heatMap{texts: t, rows: inputNames(t)}
	for _, key := range shortKinds {
		m.kinds = append(m.kinds, t.Text(key))
	}
	m.grid = editorui.NewGrid(m, 46)
	return m
}

func largestOf(values *[schema.Outputs][schema.Inputs]float32) (most float32) {
	for _, row := range values {
		most = max(most, slices.Max(row[:]))
	}
	return most
}

// show shows values, the largest possible of which has the strongest colour.
func (m *heatMap) show(values *[schema.Outputs][schema.Inputs]float32, most float32) {
	m.values, m.most = *values, most
	m.grid.Mark(-1)
}

func (m *heatMap) Rows() []string    { return m.rows }
func (m *heatMap) Columns() []string { return m.kinds }

func (m *heatMap) Cell(row, column int) editorui.Cell {
	value := m.values[column][row]
	c := editorui.Cell{Text: m.texts.Decimal(100*float64(value), 1), Fixed: true}
	if m.most > 0 {
		c.Shade = value / m.most
	}
	return c
}

func (m *heatMap) Edit(int, int, string) {}
func (m *heatMap) SelectColumn(int)      {}
