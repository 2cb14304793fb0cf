package boardscreens

import (
	"fmt"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// openHistory lists all that has been done, the newest first; each line leads to the position that it led to.
func (p *page) openHistory() {
	rows := container.NewVBox()
	for ply := len(p.frames) - 1; ply > 0; ply-- {
		line := ui.NewButton(p.line(ply), nil, func() {
			p.host.CloseSheet()
			p.jump(ply)
		})
		line.Alignment, line.Importance = widget.ButtonAlignLeading, widget.LowImportance
		rows.Add(line)
	}
	if len(p.frames) == 1 {
		rows.Add(ui.Paragraph(p.t.Text("boards.history_empty")))
	}
	p.host.OpenSheet(p.t.Text("boards.history"), rows)
}

// line tells of an action.
func (p *page) line(ply int) string {
	f, before := &p.frames[ply], p.scene(ply-1)
	line := fmt.Sprintf("%d. %s: %s", ply, SeatName(p.t, p.record.Family, f.Seat), p.actionText(f.Seat, f.Action, &before))
	if ply <= p.record.Drawn() {
		line += " " + p.t.Text("boards.by_lot")
	}
	return line
}

// outcomeText tells how a record ended.
func outcomeText(t *i18n.Translator, r *boardrecord.Record) string {
	winner := r.Result.Points.Winner()
	if !r.Finished() {
		return t.Text("boards.unfinished")
	}
	if winner == game.Nobody {
		return t.Text("boards.draw")
	}
	text := winnerText(t, r, winner)
	if points := r.Result.Points[winner]; points > 1 {
		text += " " + t.Text("boards.counts", i18n.Args{"N": points})
	}
	return text
}

func winnerText(t *i18n.Translator, r *boardrecord.Record, winner game.Seat) string {
	me := r.Person()
	switch {
	case winner == me && r.Seats[me].IsPerson():
		return t.Text("boards.won")
	case r.Result.Forfeit != "" && r.Seats[me].IsPerson():
		return t.Text("boards.resigned")
	}
	return t.Text("boards.wins", i18n.Args{"Who": opponentName(t, r, winner)})
}
