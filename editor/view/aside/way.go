package aside

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// wayPane edits the stages of a run.
type wayPane struct {
	texts  *i18n.Translator
	tips   *editorui.Tips
	pack   func() *schema.Pack
	do     func(document.Edit)
	settle func()
	run    string
	heroes []string // ids, "" first

	stages []*stageRow
	rows   *fyne.Container
	Object fyne.CanvasObject
}

// NewWayPane returns what stands beside the form of a run.
func NewWayPane(t *i18n.Translator, tips *editorui.Tips, pack func() *schema.Pack, do func(document.Edit), settle func()) *wayPane {
	p := &wayPane{texts: t, tips: tips, pack: pack, do: do, settle: settle, rows: container.NewVBox()}
	add := editorui.NewButton(t.Text("editor.way.add"), theme.ContentAddIcon(), func() { do(document.AddStage{Run: p.run}) })
	about := editorui.Caption(t.Text("editor.way.about"))
	about.Wrapping = fyne.TextWrapWord
	head := container.NewVBox(editorui.Heading(t.Text("editor.way.title")), about)
	p.Object = container.NewBorder(head, editorui.Wrap(add), nil, nil, container.NewVScroll(container.NewPadded(p.rows)))
	return p
}

// Show brings the pane to a run. Rows stay while there are as many, so that who types goes on typing.
func (p *wayPane) Show(file string) {
	d := p.pack().Document(file)
	run, _ := d.Run()
	p.run = d.ID()
	heroes := append([]string{""}, naming.ByName(p.pack(), schema.HeroKind, p.texts)...)
	if len(p.stages) != len(run.Stages) || !slices.Equal(heroes, p.heroes) {
		p.heroes = heroes
		p.rows.RemoveAll()
		p.stages = nil
		for i := range run.Stages {
			row := p.newRow(i, len(run.Stages))
			p.stages = append(p.stages, row)
			p.rows.Add(row.object)
		}
	}
	for i, row := range p.stages {
		row.show(d, run.Stages[i])
	}
}

// heroNames are what the heroes that an enemy can have are called.
func (p *wayPane) heroNames() []string {
	names := []string{p.texts.Text("editor.way.by_lot")}
	for _, id := range p.heroes[1:] {
		names = append(names, naming.Of(p.pack(), schema.FileOf(schema.HeroKind, id), p.texts))
	}
	return names
}

// stageRow edits a stage.
type stageRow struct {
	pane        *wayPane
	stage       int
	rival, hero *editorui.Select
	numbers     map[string]editorui.Control // by attribute
	object      fyne.CanvasObject
}

func (p *wayPane) newRow(i, count int) *stageRow {
	r := &stageRow{pane: p, stage: i, numbers: map[string]editorui.Control{}}
	var rivals []string
	for _, id := range schema.Rivals {
		rivals = append(rivals, explanation.Brain(p.texts, id))
	}
	r.rival, r.hero = editorui.NewSelect(rivals, nil), editorui.NewSelect(p.heroNames(), nil)
	sign := func(icon fyne.Resource, key string, edit document.Edit) *editorui.TipButton {
		return p.tips.Button(icon, p.texts.Text(key), func() { p.do(edit) })
	}
	file := schema.FileOf(schema.RunKind, p.run)
	up := sign(theme.MoveUpIcon(), "editor.way.up", document.MoveElement{File: file, Name: "stage", From: i, To: i - 1})
	down := sign(theme.MoveDownIcon(), "editor.way.down", document.MoveElement{File: file, Name: "stage", From: i, To: i + 1})
	remove := sign(theme.DeleteIcon(), "editor.way.remove", document.RemoveElement{File: file, Name: "stage", At: i})
	editorui.Enable(i > 0, up)
	editorui.Enable(i < count-1, down)
	editorui.Enable(count > 1, remove)
	number := widget.NewLabelWithStyle(strconv.Itoa(i+1)+".", fyne.TextAlignTrailing, fyne.TextStyle{Bold: true})
	first := container.NewBorder(nil, nil, editorui.Wide(34, number), container.NewHBox(up, down, remove), editorui.Beside(400, 0.5, r.rival, r.hero))
	var values []fyne.CanvasObject
	for _, attribute := range []string{"rest", "more_hp"} {
		values = append(values, r.labelled(attribute, r.number(attribute).Object))
	}
	r.object = container.NewVBox(first, container.NewBorder(nil, nil, editorui.Wide(34, widget.NewLabel("")), nil, editorui.Wrap(values...)), widget.NewSeparator())
	if i == count-1 {
		boss := editorui.Caption(p.texts.Text("editor.way.boss"))
		boss.Wrapping = fyne.TextWrapOff // at the edge it has the width that it needs
		r.object.(*fyne.Container).Objects[0] = container.NewBorder(nil, nil, nil, boss, first)
	}
	return r
}

// labelled is what edits an attribute, behind the attribute's title.
func (r *stageRow) labelled(attribute string, edits fyne.CanvasObject) fyne.CanvasObject {
	field := schema.Fields(schema.RunKind).Field("stage").Field("@" + attribute)
	return container.NewHBox(widget.NewLabel(field.Title.In(r.pane.texts.Language())), container.NewCenter(edits))
}

// number returns what edits an attribute that is a number.
func (r *stageRow) number(attribute string) editorui.Control {
	field := schema.Fields(schema.RunKind).Field("stage").Field("@" + attribute)
	c := editorui.NewControl(field, nil, func(text string) { r.set(attribute, text) }, r.pane.settle)
	r.numbers[attribute] = c
	return c
}

func (r *stageRow) set(attribute, value string) {
	r.pane.do(document.SetStage{Run: r.pane.run, Stage: r.stage, Attribute: attribute, Value: value})
}

// show brings the row to a stage.
func (r *stageRow) show(d *schema.Document, s schema.Stage) {
	choose := func(choice *editorui.Select, place int, chosen func(place int)) {
		choice.OnChanged = nil
		if place < 0 {
			choice.ClearSelected()
		} else {
			choice.SetSelectedIndex(place)
		}
		choice.OnChanged = func(string) {
			chosen(choice.SelectedIndex())
			r.pane.settle()
		}
	}
	choose(r.rival, slices.Index(schema.Rivals, s.Rival), func(place int) { r.set("", schema.Rivals[place]) })
	choose(r.hero, slices.Index(r.pane.heroes, s.Hero), func(place int) { r.set("hero", r.pane.heroes[place]) })
	for attribute, c := range r.numbers {
		text, _ := d.Value("stage[" + strconv.Itoa(r.stage) + "]@" + attribute)
		c.Show(text, schema.Fields(schema.RunKind).Field("stage").Field("@"+attribute).Default)
	}
}

// Focus puts the cursor into what a path of a run is about; false if that isn't a stage.
func (p *wayPane) Focus(path string, canvas fyne.Canvas) bool {
	for i, row := range p.stages {
		step := "stage[" + strconv.Itoa(i) + "]"
		switch path {
		case step:
			canvas.Focus(row.rival)
		case step + "@hero":
			canvas.Focus(row.hero)
		case step + "@rest", step + "@more_hp":
			canvas.Focus(row.numbers[path[len(step)+1:]].Focus)
		default:
			continue
		}
		return true
	}
	return false
}
