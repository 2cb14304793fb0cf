package view

import (
	"context"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/merge"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
)

// watchStep is how long a change of the pack's files by another program stays unnoticed at most.
const watchStep = 2 * time.Second

// outside minds what other programs change in the place of the open pack.
type outside struct {
	editor *Editor
	stop   context.CancelFunc
	half   map[string]string // texts that looked half-written, by file
	asking bool
	taking bool // changes of others come in just now
	waits  bool // a question that people have put off
}

func newOutside(e *Editor) *outside {
	return &outside{editor: e, stop: func() {}, half: map[string]string{}}
}

// watch looks from time to time whether files of the open pack were written.
func (o *outside) watch() {
	o.stop()
	ctx, stop := context.WithCancel(context.Background())
	o.stop = stop
	place := o.editor.work.Place()
	if place.Path() == "" {
		return
	}
	go func() {
		known := "" // so that what was written since the pack was read is found, too
		tick := time.NewTicker(watchStep)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
			}
			if now := document.Signature(place); now != known {
				known = now
				o.editor.deps.Do(func() { o.look(func() {}) })
			}
		}
	}()
}

// look takes in what others have changed, asks where both have changed one field, and goes on once that is settled.
func (o *outside) look(then func()) {
	looking := o.editor.work.StartLook()
	go func() {
		looking.Run()
		o.editor.deps.Do(func() {
			o.leaveHalf(looking)
			o.take(looking, then)
		})
	}()
}

// leaveHalf leaves files that another program may be writing, unless they were the same at the last look.
func (o *outside) leaveHalf(looking *document.Looking) {
	var leave []string
	half := map[string]string{}
	for _, file := range looking.Unfinished() {
		half[file] = looking.Text(file)
		if o.half[file] != half[file] {
			leave = append(leave, file)
		}
	}
	o.half = half
	looking.Leave(leave)
	if len(leave) > 0 {
		time.AfterFunc(watchStep, func() { o.editor.deps.Do(func() { o.look(func() {}) }) })
	}
}

func (o *outside) take(looking *document.Looking, then func()) {
	clashes := looking.Clashes()
	if len(clashes) == 0 {
		o.remind(false)
		o.finish(looking, nil, then)
		return
	}
	if !o.asking {
		o.ask(looking, clashes, then)
	}
}

// finish takes the changes in; in clashes what people have chosen counts, else mine.
func (o *outside) finish(looking *document.Looking, chosen map[string]merge.Side, then func()) {
	if !looking.Found() {
		then()
		return
	}
	o.taking = true
	changes, err := looking.Finish(func(c merge.Clash) merge.Side { return chosen[c.Key()] })
	o.taking = false
	if err != nil {
		o.editor.ask.Report(err)
		return
	}
	if len(changes) > 0 {
		t := o.editor.texts
		lines := naming.Changes(t, changes)
		o.editor.desk.problems.notify(t.Text("editor.outside.taken", i18n.Args{"What": strings.Join(lines[:min(len(lines), 3)], "; "), "N": len(lines)}), widget.WarningImportance)
	}
	then()
}

// remind shows, or no longer shows, that a question waits for its answer.
func (o *outside) remind(waits bool) {
	o.waits = waits
	editorui.Visible(waits, o.editor.desk.problems.waiting)
}

// ask shows the places that both have changed, with what stood there, what is mine and what is theirs.
func (o *outside) ask(looking *document.Looking, clashes []merge.Clash, then func()) {
	t := o.editor.texts
	chosen := map[string]merge.Side{}
	var choices []*widget.RadioGroup
	lines := container.NewVBox()
	for _, c := range clashes {
		choice := widget.NewRadioGroup(o.sides(looking, c), nil)
		choice.Required = true
		choice.SetSelected(choice.Options[0])
		choice.OnChanged = func(option string) { chosen[c.Key()] = merge.Side(slices.Index(choice.Options, option)) }
		choices = append(choices, choice)
		lines.Add(editorui.Heading(o.editor.placeOf(c)))
		if c.Path != "" && !looking.HasBase(c) {
			lines.Add(editorui.Caption(t.Text("editor.outside.before", i18n.Args{"Text": merge.TellSide(t, c, c.Base)})))
		}
		lines.Add(choice)
	}
	all := editorui.NewButton(t.Text("editor.outside.all_theirs"), nil, func() {
		for _, choice := range choices {
			choice.SetSelected(choice.Options[1])
		}
	})
	scroll := container.NewVScroll(lines)
	scroll.SetMinSize(fyne.NewSize(0, min(lines.MinSize().Height, 380)))
	sheet := o.editor.ask.Sheet("editor.outside.title", container.NewBorder(editorui.Paragraph(t.Text("editor.outside.text")), container.NewHBox(all), nil, nil, scroll),
		editorui.Answer{Text: t.Text("editor.outside.later"), Importance: widget.MediumImportance},
		editorui.Answer{Text: t.Text("editor.outside.apply"), Importance: widget.HighImportance, Taken: func() {
			o.remind(false)
			o.finish(looking, chosen, then)
		}})
	o.asking = true
	o.remind(true)
	sheet.Closed = func() { o.asking = false }
	sheet.Raise(560, 0)
}

// sides tells what can count in a clash, in the order of [merge.Side].
func (o *outside) sides(looking *document.Looking, c merge.Clash) []string {
	t := o.editor.texts
	sides := []string{
		t.Text("editor.outside.mine", i18n.Args{"Text": merge.TellSide(t, c, c.Mine)}),
		t.Text("editor.outside.theirs", i18n.Args{"Text": merge.TellSide(t, c, c.Theirs)}),
	}
	switch {
	case !looking.HasBase(c):
	case c.Path == "":
		sides = append(sides, t.Text("editor.outside.whole_base"))
	default:
		sides = append(sides, t.Text("editor.outside.base", i18n.Args{"Text": merge.TellSide(t, c, c.Base)}))
	}
	return sides
}
