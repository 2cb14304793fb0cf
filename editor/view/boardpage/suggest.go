package boardpage

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/balance"
	"boardduels/editor/boardbalance"
	"boardduels/editor/boardedit"
	"boardduels/editor/editorui"
	"boardduels/editor/view/measuring"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/schema"
)

// boardSuggest looks for single changes that bring a level or a map nearer to even, and offers them as edits.
type boardSuggest struct {
	desk    Desk
	texts   *i18n.Translator
	brain   func() string // who plays
	Rounds  []int         // of the search; nil for the usual
	Work    *measuring.Measurement
	of      *schema.Document // that is looked at
	looked  *schema.Document // that was searched
	lines   *fyne.Container
	started func() // told that a search begins
}

func newBoardSuggest(desk Desk, t *i18n.Translator, brain func() string) *boardSuggest {
	s := &boardSuggest{desk: desk, texts: t, brain: brain, lines: container.NewVBox(), started: func() {}}
	s.Work = measuring.NewMeasurement(desk.Later, t.Text("editor.suggest"), s.search)
	s.Work.Ask.SetIcon(theme.SearchIcon())
	return s
}

// show brings the suggestions to a document as it is now: those of another one, or of before an edit, go.
func (s *boardSuggest) show(d *schema.Document, canPlay bool) {
	s.of = d
	if s.looked != d {
		s.Work.Forget()
		s.lines.RemoveAll()
		s.looked = nil
	}
	editorui.Visible(d.Kind() != schema.PositionKind, s.Work.Object)
	editorui.Enable(canPlay, s.Work.Ask)
}

// search begins a search.
func (s *boardSuggest) search() measuring.Task {
	s.started()
	s.lines.RemoveAll()
	s.looked = s.of
	search := boardbalance.Search{Pack: s.desk.Pack(), File: s.of.File(), Brain: s.brain(), Seed: fairnessSeed, Rounds: s.Rounds}
	if s.Rounds != nil {
		search.Last = s.Rounds[len(s.Rounds)-1]
	}
	return func(ctx context.Context, progress func(done, of int)) (func(), error) {
		result, err := search.Run(ctx, progress)
		return func() { s.offer(&result, search.Brain) }, err
	}
}

// offer shows what was found: the changes that surely bring the board nearer to even, or that none does.
func (s *boardSuggest) offer(r *boardbalance.Result, brain string) {
	t := s.texts
	sheet, ok := boardedit.Of(s.of)
	if !ok {
		return
	}
	how := i18n.Args{"Tried": r.Tried, "Games": r.Before.Games(), "Brain": games.Words(sheet.Family()).Brain(t, brain), "Seed": fairnessSeed}
	found := false
	for i := range r.Effects {
		e := &r.Effects[i]
		if e.Nearer.Low <= 0 {
			continue
		}
		if !found {
			found = true
			s.lines.Add(editorui.Caption(t.Text("editor.suggest.found", how)))
		}
		take := editorui.NewButton(t.Text("editor.balance.steps.take"), nil, func() {
			s.desk.Seal()
			s.desk.Do(e.Edit())
			s.desk.Seal()
		})
		s.lines.Add(container.NewBorder(nil, nil, nil, container.NewCenter(take), editorui.Paragraph(suggestionText(t, sheet, e))))
	}
	if !found {
		s.lines.Add(editorui.Caption(t.Text("editor.suggest.none", how)))
	}
	s.lines.Refresh()
}

// changeKeys say what a change does.
var changeKeys = [...]string{
	boardbalance.Remove: "editor.suggest.remove", boardbalance.Put: "editor.suggest.put", boardbalance.Move: "editor.suggest.move", boardbalance.Lay: "editor.suggest.put",
	boardbalance.More: "editor.suggest.more", boardbalance.Less: "editor.suggest.less", boardbalance.Give: "editor.suggest.give",
}

// suggestionText tells what a change is, and what it does: "archer of Orange on c3, no longer: Orange wins 51 % …"
func suggestionText(t *i18n.Translator, sheet boardedit.Sheet, e *boardbalance.Effect) string {
	args := i18n.Args{"What": brushName(t, sheet.Family(), e.Brush), "Place": sheet.About(e.Cell).Place, "Area": sheet.About(e.Cell).Area,
		"To": sheet.About(e.To).Place, "Seat": boardscreens.SeatName(t, sheet.Family(), 0)}
	words := balance.Words{Translator: t}
	args["Nearer"], args["Between"] = words.Points(e.Nearer.Value), words.Between(e.Nearer.Interval)
	text := t.Text(changeKeys[e.Kind], args)
	if len(e.After.Won) == 2 {
		was, is := e.Before.Score(0), e.After.Score(0)
		args["Was"], args["Is"], args["Low"], args["High"] = words.Percent(was.Value), words.Percent(is.Value), words.Percent(is.Low), words.Percent(is.High)
		text += ": " + t.Text("editor.suggest.shares", args)
	}
	return text + " – " + t.Text("editor.suggest.nearer", args)
}
