package boardscreens

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/board"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// reason explains a decision. Whatever its lines name lights up on a board of its own, since it covers the one that is
// played on; a press lets it be seen right under the line, wherever that was scrolled to, and has other words
// explained.
type reason struct {
	page  *page
	ply   int
	rows  *fyne.Container
	board boardview.Board // of the position in which it was decided, with what was done there
	still fyne.CanvasObject
}

func (p *page) beginReason(ply int) *reason {
	r := &reason{page: p, ply: ply, rows: container.NewVBox()}
	r.board, r.still = r.drawn(p.frames[ply].Action)
	return r
}

// drawn draws the position in which it was decided, with an action lit up.
func (r *reason) drawn(action string) (boardview.Board, fyne.CanvasObject) {
	const widest, highest = 260, 200
	p := r.page
	b := p.dress.board(p.t, nil, boardview.Intents{Choose: func(string) {}, Drafted: func() {}, Refused: func() {}})
	b.Present(&boardview.Moment{Scene: p.scene(r.ply - 1), Viewer: p.seats[0]})
	b.Advise(action)
	_, broad := b.Shape()
	return b, container.NewCenter(boardview.NewStill(b, min(widest, highest*broad)))
}

// light lights up what an action does.
func (r *reason) light(action string) {
	r.board.Advise(action)
	r.still.Refresh()
}

// unfolding adds a line that unfolds something under it when it is pressed, and folds it again.
func (r *reason) unfolding(line fyne.CanvasObject, unfold func() fyne.CanvasObject) *ui.Pressable {
	below := container.NewVBox()
	pressed := ui.NewPressable(line, func() {
		if len(below.Objects) > 0 {
			below.RemoveAll()
		} else {
			below.Add(unfold())
		}
		r.rows.Refresh()
		r.page.host.RelaySheet()
	})
	r.rows.Add(pressed)
	r.rows.Add(below)
	return pressed
}

// addCandidate tells what a candidate of a seat is worth, and of what that is made.
func (r *reason) addCandidate(seat game.Seat, c *board.Candidate[string]) {
	const most = 6
	p := r.page
	key := "boards.candidate"
	if c.Rough {
		key = "boards.candidate_rough"
	}
	line := ui.Paragraph(p.t.Text(key, i18n.Args{"Action": p.actionText(seat, c.Action, &game.Scene{}), "Score": p.scoreText(c.Score)}))
	line.TextStyle.Bold = true
	action := c.Action
	pressed := r.unfolding(line, func() fyne.CanvasObject {
		_, still := r.drawn(action)
		return still
	})
	pressed.Pointed = func(is bool) {
		if is {
			r.light(action)
		} else {
			r.light(p.frames[r.ply].Action)
		}
	}
	terms := slices.DeleteFunc(slices.Clone(c.Terms), func(term board.Term) bool { return math.Abs(term.Amount) < 0.005 })
	slices.SortStableFunc(terms, func(a, b board.Term) int { return int(math.Copysign(1, math.Abs(b.Amount)-math.Abs(a.Amount))) })
	for _, term := range terms[:min(len(terms), most)] {
		r.addTerm(term, terms[0].Amount)
	}
}

// addTerm tells of a part of a score; a press explains what it is.
func (r *reason) addTerm(term board.Term, most float64) {
	p := r.page
	line := ui.NewBalance(ui.UpperFirst(p.family.Words.Term(p.t, term.Name)), signed(p.t, term.Amount), float32(term.Amount), float32(most))
	about := p.family.Words.AboutTerm(p.t, term.Name)
	if about == "" {
		r.rows.Add(line)
		return
	}
	r.unfolding(line, func() fyne.CanvasObject { return small(about) })
}

// addNumbers explains what the numbers of candidates say.
func (r *reason) addNumbers(listed []board.Candidate[string]) {
	t := r.page.t
	key := "boards.why_numbers"
	if slices.ContainsFunc(listed, func(c board.Candidate[string]) bool { return r.page.isChance(c.Score) }) {
		key = "boards.why_chances"
	}
	r.rows.Add(small(t.Text(key) + " " + t.Text("boards.why_press")))
}

// small is what is told in small letters.
func small(text string) *widget.Label {
	told := ui.Paragraph(text)
	told.SizeName, told.Importance = theme.SizeNameCaptionText, widget.LowImportance
	return told
}
