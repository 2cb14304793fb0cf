package trialpage

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// PositionForm sets up where a trial begins.
type PositionForm struct {
	desk     Desk
	Duel     *duel.Duel
	at       playtest.Position
	names    [2]string // of the heroes
	Fields   []*PlaceField
	round    *PlaceField // stays where the others are made anew
	Starter  *editorui.Select
	Drawn    [2]*editorui.Check
	Armed    [2]*editorui.Select
	reactive [2][]duel.CardIndex // in the order of the choice, after none
	relics   [2][]*editorui.Check
	told     *widget.Label   // what is wrong first, or what to do
	body     *fyne.Container // the parts, and what chooses one
	part     int             // that is seen
	showing  bool            // the position, which nobody edits meanwhile
	Sheet    *editorui.Sheet
}

// askPosition lets people set up a position of a duel, beginning with one, and tells which they chose.
func askPosition(e Desk, d *duel.Duel, from playtest.Position, chosen func(playtest.Position)) *PositionForm {
	f := &PositionForm{desk: e, Duel: d, at: from, told: widget.NewLabel("")}
	for seat := range game.Seat(2) {
		f.names[seat] = naming.Of(e.Pack(), schema.FileOf(schema.HeroKind, d.Hero(seat).ID), e.Texts())
	}
	if f.names[0] == f.names[1] {
		f.names[0], f.names[1] = f.names[0]+" 1", f.names[1]+" 2"
	}
	t := e.Texts()
	f.told.Wrapping = fyne.TextWrapWord
	round, wrong := f.newRound()
	f.body = container.NewStack(f.newParts())
	reset := editorui.NewButton(f.text("editor.position.reset"), theme.MediaReplayIcon(), f.Reset)
	begins := container.NewHBox(widget.NewLabel(f.text("editor.position.starter")), f.newStarter(), round)
	head := editorui.Tight(container.NewBorder(nil, nil, begins, reset), wrong)
	content := container.NewBorder(head, f.told, nil, nil, f.body)
	f.Sheet = e.Sheet("editor.position.title", content,
		editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance},
		editorui.Answer{Text: f.text("editor.position.use"), Importance: widget.HighImportance, Taken: func() { chosen(f.at) }})
	f.show()
	f.Sheet.Raise(840, 660)
	e.Focus(f.Fields[0].Entry)
	return f
}

// text returns a text of this form.
func (f *PositionForm) text(key string, args ...i18n.Args) string {
	return f.desk.Texts().Text(key, args...)
}

// newParts returns the parts of the form, of which one is seen, and buttons that choose it: the toolkit's tabs don't
// take the focus.
func (f *PositionForm) newParts() fyne.CanvasObject {
	f.Fields, f.reactive, f.relics = nil, [2][]duel.CardIndex{}, [2][]*editorui.Check{}
	parts, choice := container.NewStack(), container.NewHBox()
	turned := 0 // fields whose wheel is told what to turn
	add := func(title string, part fyne.CanvasObject) {
		scroll, at := container.NewScroll(part), len(parts.Objects)
		for ; turned < len(f.Fields); turned++ {
			f.Fields[turned].Entry.Around = scroll
		}
		button := editorui.NewButton(f.text(title), nil, nil)
		button.OnTapped = func() {
			f.part = at
			for i, other := range parts.Objects {
				editorui.Visible(i == at, other)
				mark(choice.Objects[i].(*editorui.Button), i == at)
			}
			f.desk.Focus(button)
		}
		mark(button, at == f.part)
		editorui.Visible(at == f.part, scroll)
		parts.Add(scroll)
		choice.Add(button)
	}
	add("editor.position.numbers", f.newNumbers())
	add("editor.position.periodic", f.newPeriodic())
	add("editor.position.cards", f.newCards())
	if !f.Duel.IsClassic() {
		add("editor.position.earlier", f.newEarlier())
		add("editor.position.left", f.newLeft())
		add("editor.position.listening", f.newListening())
	}
	if len(f.desk.Pack().IDs(schema.RelicKind)) > 0 {
		add("editor.position.relics", f.newRelics())
	}
	f.Fields = append(f.Fields, f.round)
	whole := container.New(layout.NewBorderLayout(choice, nil, nil, nil), choice, parts) // in the order of Tab
	return editorui.Fold(choice.MinSize().Width, whole, func(narrow bool) {
		choice.Layout = layout.NewHBoxLayout()
		if narrow {
			choice.Layout = layout.NewGridLayoutWithColumns(3)
		}
		whole.Refresh()
	})
}

// follow shows what changes with a field that was typed in.
func (f *PositionForm) follow(typed *PlaceField) {
	for _, field := range f.Fields {
		if field != typed && field.follows == typed.follows && field.follows != nil {
			field.show()
		}
	}
}

// mark shows whether a button's part is the one that is seen.
func mark(b *editorui.Button, chosen bool) {
	b.Importance = widget.LowImportance
	if chosen {
		b.Importance = widget.MediumImportance
	}
	b.Refresh()
}

func (f *PositionForm) newStarter() fyne.CanvasObject {
	f.Starter = editorui.NewSelect([]string{f.text("editor.position.by_lot"), f.names[0], f.names[1]}, nil)
	f.Starter.OnChanged = func(string) {
		f.at.At.Starter = game.Nobody
		if i := f.Starter.SelectedIndex(); i > 0 {
			f.at.At.Starter = game.Seat(i - 1)
		}
	}
	return f.Starter
}

// Reset shows the position in which all duels of the heroes begin.
func (f *PositionForm) Reset() { f.become(f.at.Afresh(f.desk.Pack())) }

// become shows another position, of a duel that may be another one, too, unless there is none.
func (f *PositionForm) become(p playtest.Position, d *duel.Duel, err error) {
	if err != nil {
		f.desk.Report(err)
	} else {
		f.at, f.Duel = p, d
	}
	editorui.Fill(f.body, f.newParts())
	f.show()
}

// show shows the position in all fields.
func (f *PositionForm) show() {
	f.showing = true
	p := &f.at.At
	f.Starter.SetSelectedIndex(int(p.Starter) + 1) // by lot for Nobody
	for seat := range f.Drawn {
		f.Drawn[seat].SetChecked(p.Drawn[seat])
		f.Armed[seat].SetSelectedIndex(slices.Index(f.reactive[seat], p.Fighters[seat].Armed) + 1)
	}
	for _, field := range f.Fields {
		field.show()
	}
	f.showing = false
	f.check()
}

// check tells what is wrong, at the fields and below; a position with faults can't be taken.
func (f *PositionForm) check() {
	if f.showing || f.Sheet == nil {
		return
	}
	for _, field := range f.Fields {
		field.again()
	}
	faults := f.Duel.Faults(&f.at.At)
	first := ""
	rows := map[*widget.Label]string{}
	for _, field := range f.Fields {
		if field.Name == "hand" || field.Name == "shown" {
			editorui.Enable(!f.at.At.Drawn[field.Seat], field.Entry)
		}
		text := field.fault(faults)
		if first == "" {
			first = text
		}
		if rows[field.problem] == "" {
			rows[field.problem] = text
		}
	}
	for problem, text := range rows {
		problem.SetText(text)
		editorui.Visible(text != "", problem)
	}
	for _, fault := range faults {
		if first == "" {
			first = f.tell(fault.Seat, f.whole(fault.Name), &fault)
		}
	}
	editorui.Enable(first == "", f.Sheet.Main)
	f.told.Importance = widget.DangerImportance
	if first == "" {
		first, f.told.Importance = f.text("editor.position.help"), widget.LowImportance
	}
	f.told.SetText(first)
}

// whole returns what people call a fault's place that is no field's.
func (f *PositionForm) whole(name string) string {
	switch name {
	case "cards":
		return f.text("editor.position.all_cards")
	case "played":
		return f.text("editor.position.all_played")
	}
	return f.text("editor.position.whole_hand")
}

// tell tells a fault of a place.
func (f *PositionForm) tell(seat game.Seat, place string, fault *duel.Fault) string {
	key := "editor.position.fault"
	if fault.Min == fault.Max {
		key = "editor.position.fault.only"
	}
	return f.text(key, i18n.Args{"Hero": f.whose(seat), "Place": place, "Value": fault.Value, "Min": fault.Min, "Max": fault.Max})
}

// whose returns what is called the one of whom a place tells: a hero, or the duel.
func (f *PositionForm) whose(seat game.Seat) string {
	if seat == game.Nobody {
		return f.text("editor.position.duel")
	}
	return f.names[seat]
}

// newRound returns the field of the round in which the duel begins, and the place where it is told what is wrong with
// it.
func (f *PositionForm) newRound() (field, wrong fyne.CanvasObject) {
	problem, title := newProblem(), f.text("editor.position.round")
	entry := f.newField(game.Nobody, duel.NoCard, "round", title, problem)
	f.round = f.Fields[0]
	return container.NewHBox(widget.NewLabel(title), entry), problem
}
