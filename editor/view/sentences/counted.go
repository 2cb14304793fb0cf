package sentences

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Counted tells below a rule what the counter does that it names, and leads to where that is changed.
type Counted struct {
	list   *List
	Text   *widget.Label
	Lead   *widget.Hyperlink
	at     int // of the counter among the pack's
	object fyne.CanvasObject
}

func newCounted(l *List) *Counted {
	c := &Counted{list: l, Text: editorui.Caption("")}
	c.Lead = editorui.NewLink(l.around.Words().Text("editor.rule.counter"), c.lead)
	c.Lead.Wrapping = fyne.TextWrapOff
	c.object = container.NewBorder(nil, nil, nil, container.NewVBox(c.Lead), c.Text)
	c.object.Hide()
	return c
}

// show brings the line to a rule of a document. Of one that names no counter of the pack it is hidden.
func (c *Counted) show(d *schema.Document, index int) {
	r := d.Said()[index]
	known, t := c.list.around.Pack(), c.list.around.Words()
	there := known.Rules()
	c.at = slices.IndexFunc(there.Counters, func(of schema.Counter) bool { return r.UsesCounter() && of.ID == r.Counter })
	editorui.Visible(c.at >= 0, c.object)
	if c.at >= 0 {
		c.Text.SetText(rulestext.Counter(t, known.Dictionary(t.Language()), there.Counters[c.at].Counter))
	}
}

func (c *Counted) lead() { c.list.around.Lead(schema.RulesFile, fmt.Sprintf("counter[%d]", c.at)) }
