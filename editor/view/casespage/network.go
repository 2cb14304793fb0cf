package casespage

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
	before, After, Contributions *HeatMap
	object                       fyne.CanvasObject
}

func newNetworkPane(t *i18n.Translator) *networkPane {
	p := &networkPane{before: newHeatMap(t), After: newHeatMap(t), Contributions: newHeatMap(t)}
	rows := container.NewVBox(editorui.Caption(t.Text("editor.network.note")))
	for i, m := range []*HeatMap{p.After, p.before, p.Contributions} {
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
	p.After.show(&t.After, most)
	p.Contributions.show(&t.Contributions, largestOf(&t.Contributions))
}

// HeatMap is a table of a number for each input and kind of action, in hundredths, the stronger coloured the larger.
type HeatMap struct {
	texts  *i18n.Translator
	rows   []string
	kinds  []string
	Values [schema.Outputs][schema.Inputs]float32
	most   float32
	grid   *editorui.Grid
}

// shortKinds holds the keys of what kinds of action are called where there is little room.
var shortKinds = [schema.Outputs]string{"editor.network.attack", "editor.network.defence", "editor.network.major_attack", "editor.network.major_defence"}

func newHeatMap(t *i18n.Translator) *HeatMap {
	m := &HeatMap{texts: t, rows: inputNames(t)}
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
func (m *HeatMap) show(values *[schema.Outputs][schema.Inputs]float32, most float32) {
	m.Values, m.most = *values, most
	m.grid.Mark(-1)
}

// Rows, Columns, Cell, Edit and SelectColumn are what the grid asks of a table.
func (m *HeatMap) Rows() []string    { return m.rows }
func (m *HeatMap) Columns() []string { return m.kinds }

func (m *HeatMap) Cell(row, column int) editorui.Cell {
	value := m.Values[column][row]
	c := editorui.Cell{Text: m.texts.Decimal(100*float64(value), 1), Fixed: true}
	if m.most > 0 {
		c.Shade = value / m.most
	}
	return c
}

func (m *HeatMap) Edit(int, int, string) {}
func (m *HeatMap) SelectColumn(int)      {}
