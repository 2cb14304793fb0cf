package boardpage

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/board/contest"
	"boardduels/editor/boardtrial"
	"boardduels/editor/editorui"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// fairnessSeed is that of all chance of a measurement: the same board gives the same figures.
const fairnessSeed = 1

// fairnessRow measures how often each seat of a board wins, in the background, with the edits as they are, and leads to
// a trial of it.
type fairnessRow struct {
	desk     Desk
	texts    *i18n.Translator
	document *schema.Document
	table    *boardtrial.Table // nil while the board can't be played
	measured *schema.Document
	Ids      []string
	family   string
	stop     context.CancelFunc // nil unless games are under way
	said     string             // of the measured document

	Brain   *editorui.Select
	measure *editorui.Button
	try     *editorui.Button
	bar     *widget.ProgressBar
	text    *widget.Label
	Suggest *boardSuggest
	object  fyne.CanvasObject
}

func newFairnessRow(desk Desk, t *i18n.Translator) *fairnessRow {
	r := &fairnessRow{desk: desk, texts: t, Brain: editorui.NewSelect(nil, nil), bar: editorui.NewCount(), text: editorui.Caption("")}
	r.measure = editorui.NewButton(t.Text("editor.fairness.measure"), editorui.ScalesIcon(), r.toggle)
	r.try = editorui.NewButton(t.Text("editor.fairness.try"), theme.MediaPlayIcon(), desk.TryBoard)
	r.try.Importance = widget.HighImportance
	r.text.Wrapping = fyne.TextWrapWord
	said := editorui.Reserve(fyne.NewSize(0, 3*widget.NewLabel("").MinSize().Height*0.62), container.NewVBox(r.bar, r.text))
	r.Suggest = newBoardSuggest(desk, t, r.chosen)
	r.Suggest.started = r.cancel
	r.object = container.NewVBox(editorui.Wrap(r.try, r.measure, r.Suggest.Work.Object, editorui.Wide(190, r.Brain)), said, r.Suggest.lines)
	return r
}

// show brings the row to a document as it is now.
func (r *fairnessRow) show(d *schema.Document) {
	if r.document == d {
		return
	}
	if r.document == nil || r.document.File() != d.File() {
		r.cancel()
		r.measured, r.said = nil, ""
	}
	r.document = d
	r.table, _ = boardtrial.Open(d, r.desk.Pack())
	editorui.Enable(r.table != nil, r.try)
	editorui.Enable(r.table != nil || r.stop != nil, r.measure)
	if r.table != nil {
		r.offer()
	}
	r.Suggest.show(d, r.table != nil)
	r.tell()
}

// chosen returns who plays.
func (r *fairnessRow) chosen() string {
	if len(r.Ids) == 0 { // nothing could be played here yet
		return usualBrain
	}
	return r.Ids[max(r.Brain.SelectedIndex(), 0)]
}

// offer lists who can play, the levels first.
func (r *fairnessRow) offer() {
	if r.family == r.table.Family() {
		return
	}
	r.family, r.Ids = r.table.Family(), r.table.IDs()
	r.Brain.Options = nil
	for _, id := range r.Ids {
		r.Brain.Options = append(r.Brain.Options, games.Words(r.family).Brain(r.texts, id))
	}
	r.Brain.SetSelectedIndex(UsualLevel(r.table))
}

// usualBrain is a level that plays with sense, and doesn't take long.
const usualBrain = "level_40"

// UsualLevel is its place among those who play at a table.
func UsualLevel(t *boardtrial.Table) int { return max(slices.Index(t.IDs(), usualBrain), 0) }

// cancel ends the games that are under way.
func (r *fairnessRow) cancel() {
	if r.stop == nil {
		return
	}
	r.stop()
	r.stop = nil
	r.bar.Hide()
	r.measure.SetText(r.texts.Text("editor.fairness.measure"))
	editorui.Enable(r.table != nil, r.measure)
}

func (r *fairnessRow) toggle() {
	if r.stop != nil {
		r.cancel()
		r.tell()
		return
	}
	r.start()
}

// start plays the games, and tells what they say so far.
func (r *fairnessRow) start() {
	if r.table == nil {
		return
	}
	r.Suggest.Work.Forget()
	ctx, stop := context.WithCancel(context.Background())
	r.stop, r.measured, r.said = stop, r.document, ""
	r.measure.SetText(r.texts.Text("editor.fairness.stop"))
	table, brain := r.table, r.chosen()
	r.bar.Max = float64(table.Deals() * table.Seats())
	r.bar.SetValue(0)
	r.bar.Show()
	r.tell()
	show := func(f func()) {
		r.desk.Later(func() {
			if ctx.Err() == nil {
				f()
			}
		})
	}
	go func() {
		s, err := table.Measure(ctx, brain, fairnessSeed, func(s contest.Seats) {
			show(func() { r.report(table, &s, brain, false) })
		})
		show(func() {
			r.cancel()
			if err != nil {
				r.desk.Report(err)
				return
			}
			r.report(table, &s, brain, true)
		})
	}()
}

// report takes in what is known, the last time when all games have been played.
func (r *fairnessRow) report(table *boardtrial.Table, s *contest.Seats, brain string, isOver bool) {
	r.bar.SetValue(float64(s.Games()))
	r.said = fairnessText(r.texts, table, s, brain, isOver)
	r.tell()
}

// tell shows what is known of the board.
func (r *fairnessRow) tell() {
	t := r.texts
	switch {
	case r.table == nil && r.stop == nil:
		r.text.SetText(t.Text("editor.fairness.errors"))
	case r.said != "" && r.measured != r.document:
		r.text.SetText(t.Text("editor.fairness.outdated") + " " + r.said)
	case r.said == "" && r.stop == nil:
		r.text.SetText(t.Text("editor.fairness.about"))
	default:
		r.text.SetText(r.said)
	}
}

// fairnessText tells how often each seat has won, and what that says: "Orange wins 52 % (48–56) of 400 games. Fair…"
func fairnessText(t *i18n.Translator, table *boardtrial.Table, s *contest.Seats, brain string, isOver bool) string {
	args := i18n.Args{"N": s.Games(), "Decided": s.Decided(), "Drawn": s.Drawn, "Even": t.Decimal(100*s.Even(), 0), "Seed": fairnessSeed,
		"Brain": games.Words(table.Family()).Brain(t, brain), "Plies": table.Opening()}
	text := resultText(t, table, s, args)
	if !isOver {
		return text
	}
	verdict, best := boardtrial.Judge(s)
	if best != game.Nobody {
		args["Seat"] = boardscreens.SeatName(t, table.Family(), best)
	}
	key := verdictKeys[verdict]
	if verdict == boardtrial.Alike && best != game.Nobody {
		key = "editor.fairness.alike_for"
	}
	text += " " + t.Text(key, args) + " " + t.Text("editor.fairness.how", args)
	if table.Opening() > 0 {
		text += " " + t.Text("editor.fairness.opening", args)
	}
	return text
}

// resultText tells how many of the decided games each seat has won, and how many of all were drawn.
func resultText(t *i18n.Translator, table *boardtrial.Table, s *contest.Seats, args i18n.Args) string {
	if s.Decided() == 0 {
		return t.Text("editor.fairness.result_none", args)
	}
	var scores []string
	shown := len(s.Won)
	if shown == 2 {
		shown = 1 // the other one has the rest
	}
	for seat := range game.Seat(shown) {
		score := boardtrial.Score(s, seat)
		percent := func(share float64) string { return t.Decimal(100*share, 0) }
		scores = append(scores, t.Text("editor.fairness.seat", i18n.Args{"Seat": boardscreens.SeatName(t, table.Family(), seat),
			"Percent": percent(score.Value), "Low": percent(score.Low), "High": percent(score.High)}))
	}
	args["Scores"] = strings.Join(scores, ", ")
	if s.Drawn > 0 {
		return t.Text("editor.fairness.result_drawn", args)
	}
	return t.Text("editor.fairness.result", args)
}

var verdictKeys = map[boardtrial.Verdict]string{
	boardtrial.Fair: "editor.fairness.fair", boardtrial.Favoured: "editor.fairness.favoured",
	boardtrial.Unclear: "editor.fairness.unclear", boardtrial.Alike: "editor.fairness.alike",
	boardtrial.Drawn: "editor.fairness.drawn",
}
