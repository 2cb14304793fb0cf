package boardscreens

import (
	"context"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// openWhy tells why a brain did what it did last. It decides again: a decision depends on nothing but its seed and what
// it sees.
func (p *page) openWhy() {
	ply := p.lastOfBrain()
	if ply == 0 {
		return
	}
	before, now := p.frames[ply-1].State, &p.frames[ply]
	seat := p.record.Seats[now.Seat]
	p.host.Background(func() func() {
		r, err := p.again(&before, &seat)
		return func() {
			if err == nil {
				p.host.OpenSheet(p.t.Text("boards.why_title"), p.newReason(ply, r))
			}
		}
	})
}

// again lets a brain decide once more.
func (p *page) again(at *dynamic.Position, seat *boardrecord.Seat) (*dynamicplayer.Rationale, error) {
	player, err := p.table.brain(seat)
	if err != nil {
		return nil, err
	}
	v := p.table.View(at, p.table.Mover(at))
	_, r, err := player.Decide(context.Background(), &v, p.table.Legal(at, nil))
	return r, err
}

// newReason writes out a rationale: what was done, how far it was thought of, and what the best candidates are worth.
func (p *page) newReason(ply int, r *dynamicplayer.Rationale) fyne.CanvasObject {
	const most = 5
	f, scene := &p.frames[ply], p.scene(ply-1)
	who := opponentName(p.t, p.record, f.Seat)
	plainly := ui.Paragraph(p.t.Text("boards.they_played", i18n.Args{"Who": who, "Action": p.actionText(f.Seat, f.Action, &scene)}))
	plainly.TextStyle.Bold = true
	told := p.beginReason(ply)
	rows := told.rows
	rows.Objects = []fyne.CanvasObject{plainly, told.still, ui.Paragraph(p.howText(f, r))}
	if len(r.Candidates) == 1 {
		rows.Add(ui.Paragraph(p.t.Text("boards.why_only")))
		return rows
	}
	listed := p.distinct(r.Candidates)
	if len(listed) == 1 {
		rows.Add(ui.Paragraph(p.t.Text("boards.why_alike")))
		listed = slices.DeleteFunc(listed, func(c board.Candidate[string]) bool { return len(c.Terms) == 0 })
	}
	if len(listed) > 0 {
		rows.Add(ui.Heading(p.t.Text("boards.why_candidates")))
		told.addNumbers(listed)
	}
	for i := range listed[:min(len(listed), most)] {
		told.addCandidate(f.Seat, &listed[i])
	}
	return rows
}

// distinct returns the first of those candidates of which the same is told.
func (p *page) distinct(candidates []board.Candidate[string]) (all []board.Candidate[string]) {
	for _, c := range candidates {
		isAlike := func(o board.Candidate[string]) bool {
			return p.scoreText(o.Score) == p.scoreText(c.Score) && slices.Equal(o.Terms, c.Terms)
		}
		if !slices.ContainsFunc(all, isAlike) {
			all = append(all, c)
		}
	}
	return all
}

// howText tells how a decision came about.
func (p *page) howText(f *boardrecord.Frame, r *dynamicplayer.Rationale) string {
	t := p.t
	text := p.family.Words.Brain(t, r.Brain) + ". " + p.family.Words.About(t, r.Brain)
	if model := p.family.Words.Model(t, r.Brain); model != "" {
		text += " " + model
	}
	if len(r.Candidates) == 1 {
		return text
	}
	switch {
	case r.Candidates[0].Action != f.Action:
		return text + " " + t.Text("boards.why_otherwise")
	case r.Slip:
		return text + " " + t.Text("boards.why_slip")
	case r.Exact:
		text += " " + t.Text("boards.why_exact")
	case r.Plies > 1:
		text += " " + t.Text("boards.why_plies", i18n.Args{"N": r.Plies})
	}
	if r.Work > 1 {
		text += " " + t.Text("boards.why_work", i18n.Args{"N": r.Work})
	}
	return text
}

// scoreText writes a score: a chance of winning in percent, else a number.
func (p *page) scoreText(score float64) string {
	if p.isChance(score) {
		return strconv.Itoa(int(100*score+0.5)) + "%"
	}
	return signed(p.t, score)
}

// isChance reports whether a score is a chance of winning.
func (p *page) isChance(score float64) bool {
	return p.family.Lead.Score == "" && score > 0 && score < 1
}

func signed(t *i18n.Translator, x float64) string {
	decimals := 2
	if x == math.Trunc(x) {
		decimals = 0
	}
	switch {
	case x == 0:
		return "0"
	case x < 0:
		return "−" + t.Decimal(-x, decimals)
	}
	return "+" + t.Decimal(x, decimals)
}
